import CLibedit
import Glibc

/// The character encoding that libedit works in.
enum TextLocale {
  /// Makes the C library read and write UTF-8, whatever `LANG` says; nothing but LC_CTYPE changes.
  ///
  /// `C.UTF-8` comes first: it is always there on Debian, while `tr_TR.UTF-8` is often named without
  /// being installed, and its rules for I and i would reach every C library in the program.
  static func useUTF8() {
    for name in ["C.UTF-8", "C.utf8", "", "en_US.UTF-8", "tr_TR.UTF-8"] {
      if setlocale(LC_CTYPE, name) != nil, balli_locale_is_utf8() != 0 { return }
    }
  }
}
