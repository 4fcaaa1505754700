#ifndef BALLI_CLIBEDIT_SHIM_H
#define BALLI_CLIBEDIT_SHIM_H

#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>

// libedit's settings are variadic, which Swift cannot call: one typed function for each in use.

typedef unsigned char (*balli_key_function)(EditLine *, int);
typedef char *(*balli_prompt_function)(EditLine *);
typedef int (*balli_read_function)(EditLine *, wchar_t *);

static inline int balli_el_add_function(EditLine *el, const char *name, balli_key_function run) {
  return el_set(el, EL_ADDFN, name, "", run);
}

static inline int balli_el_bind(EditLine *el, const char *keys, const char *name) {
  return el_set(el, EL_BIND, keys, name, NULL);
}

/// What stands between two \1 in a prompt takes no room on the screen.
static inline int balli_el_set_prompt(EditLine *el, balli_prompt_function prompt) {
  return el_set(el, EL_PROMPT_ESC, prompt, '\1');
}

static inline int balli_el_set_reader(EditLine *el, balli_read_function read) {
  return el_wset(el, EL_GETCFN, read);
}

static inline int balli_el_set_client_data(EditLine *el, void *data) {
  return el_set(el, EL_CLIENTDATA, data);
}

static inline void *balli_el_client_data(EditLine *el) {
  void *data = NULL;
  return el_get(el, EL_CLIENTDATA, &data) == 0 ? data : NULL;
}

static inline int balli_el_use_emacs_keys(EditLine *el) {
  return el_set(el, EL_EDITOR, "emacs");
}

static inline int balli_el_leave_signals_alone(EditLine *el) {
  return el_set(el, EL_SIGNAL, 0);
}

/// While a line is edited Ctrl-C, Ctrl-Z and Ctrl-\ are keys and line ends arrive as typed (libedit
/// swaps CR and NL otherwise); between lines nothing is echoed, and what is typed waits in the
/// terminal, through Ctrl-C too.
static inline void balli_el_set_modes(EditLine *el) {
  el_set(el, EL_SETTY, "-d", "-isig", "-icrnl", "-inlcr", NULL);
  el_set(el, EL_SETTY, "-x", "-icanon", "-echo", "+noflsh", NULL);
}

/// Puts the terminal into the mode for editing; libedit would do so only after it shows the prompt.
static inline void balli_el_begin_editing(EditLine *el) {
  el_set(el, EL_PREP_TERM, 1);
}

/// Edits without any escape sequence, whatever `TERM` says.
static inline void balli_el_use_plain_terminal(EditLine *el) { el_set(el, EL_TERMINAL, "dumb"); }

/// Whether the character encoding of the locale in use is UTF-8.
static inline int balli_locale_is_utf8(void) {
  return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

/// Columns of the terminal behind a descriptor; 0 where there is none or it does not tell.
static inline int balli_terminal_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

#endif
