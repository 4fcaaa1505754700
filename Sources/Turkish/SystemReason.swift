import Glibc

/// Why a system call failed, in Turkish; the system's own words for what is rare.
///
///     SystemReason.text(ENOSPC)  // "diskte yer kalmadı"
package enum SystemReason {
  /// The words for an `errno`.
  package static func text(_ code: Int32) -> String {
    known[code] ?? String(cString: strerror(code))
  }

  private static let known: [Int32: String] = [
    EACCES: "izin yok", EPERM: "izin yok", EROFS: "orası salt okunur",
    ENOENT: "böyle bir yer yok", ENOTDIR: "böyle bir yer yok", EISDIR: "bu bir klasör",
    EEXIST: "orada başka bir şey var", ELOOP: "bağlantılar birbirini gösteriyor",
    ENAMETOOLONG: "ad çok uzun", ENOSPC: "diskte yer kalmadı", EDQUOT: "disk kotanız doldu",
    EFBIG: "dosya çok büyük", EIO: "aygıt okunamıyor ya da yazılamıyor", EBADF: "akış kapalı",
    EMFILE: "çok fazla dosya açık", ENFILE: "çok fazla dosya açık",
  ]
}
