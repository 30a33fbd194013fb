// Handles with generations: a handle that has been released is found out, not followed.
//
// Slots stand in chunks that never move and are never freed, so a handle is looked up without a lock
// while other threads make viewers.
#define _POSIX_C_SOURCE 200112L
#include "handles.h"

#include "dualstrip.h"

#include <stdatomic.h>
#ifdef __wasm__
// There is no system below; the runtime of the playground has these.
int posix_memalign(void **result, size_t alignment, size_t count);
void *memcpy(void *restrict to, const void *restrict from, size_t count);
void *memset(void *to, int byte, size_t count);
#else
#include <stdlib.h>
#include <string.h>
#endif

struct slot {
  _Atomic uint32_t generation;  // odd while the slot is in use
  void *value;
  uint32_t kind;
  uint32_t next_free;
};

enum { first_chunk = 64, chunk_count = 26 };
static struct slot *_Atomic chunks[chunk_count];
static atomic_flag busy = ATOMIC_FLAG_INIT;
static uint32_t used;        // slots that have ever been used
static uint32_t first_free;  // from 1; 0 for none

static void lock(void) {
  while (atomic_flag_test_and_set_explicit(&busy, memory_order_acquire)) {
  }
}

static void unlock(void) { atomic_flag_clear_explicit(&busy, memory_order_release); }

// The slot of a number, which counts from 1; chunk k has first_chunk·2^k slots. With `makes`, a chunk that is not
// there is made; without, or if there is no memory, its slots are NULL.
static struct slot *slot_of(uint32_t number, int makes) {
  uint32_t place = number - 1, length = first_chunk;
  for (int k = 0; k < chunk_count; k++, length *= 2) {
    if (place >= length) {
      place -= length;
      continue;
    }
    struct slot *chunk = atomic_load_explicit(&chunks[k], memory_order_acquire);
    if (!chunk && makes) {
      void *memory;
      if (posix_memalign(&memory, 16, length * sizeof(struct slot))) return NULL;
      chunk = memset(memory, 0, length * sizeof(struct slot));
      atomic_store_explicit(&chunks[k], chunk, memory_order_release);
    }
    return chunk ? chunk + place : NULL;
  }
  return NULL;
}

uint64_t dualstrip_keep(void *value, uint32_t kind) {
  lock();
  uint32_t number = first_free ? first_free : used + 1;
  struct slot *slot = slot_of(number, 1);
  if (!slot) {
    unlock();
    return 0;
  }
  if (first_free) {
    first_free = slot->next_free;
  } else {
    used = number;
  }
  slot->value = value;
  slot->kind = kind;
  uint32_t generation = atomic_load_explicit(&slot->generation, memory_order_relaxed) + 1;
  atomic_store_explicit(&slot->generation, generation, memory_order_release);
  unlock();
  return (uint64_t)generation << 32 | number;
}

static struct slot *find(uint64_t handle, uint32_t kind) {
  uint32_t number = (uint32_t)handle, generation = (uint32_t)(handle >> 32);
  struct slot *slot = number && generation % 2 ? slot_of(number, 0) : NULL;
  if (!slot || atomic_load_explicit(&slot->generation, memory_order_acquire) != generation)
    return NULL;
  return slot->kind == kind ? slot : NULL;
}

void *dualstrip_find(uint64_t handle, uint32_t kind) {
  struct slot *slot = find(handle, kind);
  return slot ? slot->value : NULL;
}

void *dualstrip_forget(uint64_t handle, uint32_t kind) {
  lock();
  struct slot *slot = find(handle, kind);
  void *value = NULL;
  if (slot) {
    value = slot->value;
    uint32_t generation = (uint32_t)(handle >> 32) + 1;
    atomic_store_explicit(&slot->generation, generation, memory_order_release);
    // A slot whose generations are used up is not used again.
    if (generation) {
      slot->next_free = first_free;
      first_free = (uint32_t)handle;
    }
  }
  unlock();
  return value;
}

static _Thread_local char message[512];
static _Thread_local size_t message_length;

void dualstrip_say(const uint8_t *text, size_t length) {
  message_length = length < sizeof message ? length : sizeof message - 1;
  // Not in the middle of a character.
  if (length > message_length)
    while (message_length && (text[message_length] & 0xc0) == 0x80) message_length--;
  memcpy(message, text, message_length);
}

__attribute__((visibility("default"))) size_t ds_message(char *text, size_t room) {
  if (text && room) {
    size_t copied = message_length < room ? message_length : room - 1;
    memcpy(text, message, copied);
    text[copied] = 0;
  }
  return message_length;
}
