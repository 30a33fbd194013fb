// What Swift and its compiler ask for at run time, and WebAssembly without a system does not have: memory,
// a product of 128 bits, and a seed for hashing.

#include <stddef.h>
#include <stdint.h>

// Memory is given out in blocks of certain sizes, four to a power of two. A block begins with its size's
// number, in as much room as an alignment; one that is given back waits in the list of its size. What is left
// of the memory is taken from the front.

enum { ALIGNMENT = 16, PAGE = 65536, SIZES = 4 * 27 };

typedef struct Block {
  uint32_t size;
  struct Block *next;
} Block;

extern unsigned char __heap_base;
static uintptr_t front;
static Block *waiting[SIZES];

// 16, 20, 24, 28, 32, 40, … times the alignment over 16.
static size_t bytes(uint32_t size) { return (size_t)(4 + size % 4) * 4 << (size / 4); }

static uint32_t size_for(size_t count) {
  uint32_t size = 0;
  while (size < SIZES && bytes(size) < count) size++;
  return size;
}

static Block *fresh(uint32_t size) {
  if (!front) front = ((uintptr_t)&__heap_base + ALIGNMENT - 1) & ~(uintptr_t)(ALIGNMENT - 1);
  size_t length = (bytes(size) + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
  uint64_t end = (uint64_t)front + ALIGNMENT + length;
  uint64_t have = (uint64_t)__builtin_wasm_memory_size(0) * PAGE;
  if (end > have) {
    uint64_t pages = (end - have + PAGE - 1) / PAGE;
    if (end > UINT32_MAX || __builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return NULL;
  }
  Block *block = (Block *)front;
  front = (uintptr_t)end;
  block->size = size;
  return block;
}

// Nothing here asks for a greater alignment than that of every block.
int posix_memalign(void **result, size_t alignment, size_t count) {
  if (alignment > ALIGNMENT) __builtin_trap();
  uint32_t size = size_for(count);
  if (size == SIZES) return 12;
  Block *block = waiting[size];
  if (block) waiting[size] = block->next; else block = fresh(size);
  if (!block) return 12;
  *result = (unsigned char *)block + ALIGNMENT;
  return 0;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = (Block *)((unsigned char *)memory - ALIGNMENT);
  block->next = waiting[block->size];
  waiting[block->size] = block;
}

// Each becomes one instruction.
void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (; count; a++, b++, count--)
    if (*a != *b) return *a - *b;
  return 0;
}

// By halves of 32 bits: a product of 64 is an instruction, one of 128 would call this.
unsigned __int128 __multi3(unsigned __int128 a, unsigned __int128 b) {
  uint64_t a0 = (uint32_t)a, a1 = (uint64_t)a >> 32, b0 = (uint32_t)b, b1 = (uint64_t)b >> 32;
  uint64_t low = a0 * b0, left = a1 * b0 + (low >> 32), right = a0 * b1 + (uint32_t)left;
  uint64_t high = a1 * b1 + (left >> 32) + (right >> 32);
  high += (uint64_t)a * (uint64_t)(b >> 64) + (uint64_t)(a >> 64) * (uint64_t)b;
  return (unsigned __int128)high << 64 | (right << 32 | (uint32_t)low);
}

// Nothing may depend on how things are hashed: everybody's seed is the same.
void arc4random_buf(void *to, size_t count) { memset(to, 0x5a, count); }
