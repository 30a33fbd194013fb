/* What the library keeps for its callers; not part of the interface. */
#ifndef DUALSTRIP_HANDLES_H
#define DUALSTRIP_HANDLES_H

#include <stddef.h>
#include <stdint.h>

/* Keeps a pointer to something of a kind, and returns its handle; 0 if there is no memory. */
uint64_t dualstrip_keep(void *value, uint32_t kind);
/* Returns the pointer of a handle; NULL for a handle that is unknown, released or of another kind. */
void *dualstrip_find(uint64_t handle, uint32_t kind);
/* Forgets a handle, and returns its pointer; NULL as above. */
void *dualstrip_forget(uint64_t handle, uint32_t kind);
/* Sets the words of this thread's last error. */
void dualstrip_say(const uint8_t *text, size_t length);

#endif
