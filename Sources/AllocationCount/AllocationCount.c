// Stands before the C library's allocator, and counts. Linked into the bench alone.
#include "AllocationCount.h"
#include <errno.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

// What is measured runs on one thread.
static unsigned long count;

unsigned long allocationCount(void) { return count; }

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *place, size_t size) {
  count++;
  return __libc_realloc(place, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **place, size_t alignment, size_t size) {
  count++;
  *place = __libc_memalign(alignment, size);
  return *place ? 0 : ENOMEM;
}
