#ifndef BALLI_CTABLES_H
#define BALLI_CTABLES_H

#include <stddef.h>

/// A TSV file that is compiled into the binary.
typedef struct {
  /// `Foods/breads`, `Language/words`.
  const char *_Nonnull name;
  const char *_Nonnull bytes;
  size_t count;
} balli_table;

/// The table at `index`; its name is empty past the last one.
balli_table balli_table_at(size_t index);

/// How many bytes stand before the first `mark`; `count` where there is none.
size_t balli_length_before(const void *_Nonnull bytes, size_t count, char mark);

/// Takes the pages of a table out of memory; whoever reads them again gets them from the program's file.
void balli_let_go(const void *_Nonnull bytes, size_t count);

#endif
