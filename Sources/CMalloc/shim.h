#include <malloc.h>

/// Lets all threads take memory from one heap.
///
/// glibc gives each thread that allocates a heap of its own, grown by a system call every few kilobytes.
static inline void balli_share_heap(void) { mallopt(M_ARENA_MAX, 1); }
