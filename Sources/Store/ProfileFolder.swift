import Glibc
import Turkish

/// The folder that holds a database file for each profile.
///
///     ProfileFolder(home: "/home/ayse/.local/share/balli").file(of: "Ayşe")
///     // /home/ayse/.local/share/balli/profiles/Ayşe.sqlite
///
/// Makes nothing on disk: a profile begins with the first use of its `ProfileStore`.
package struct ProfileFolder: Sendable {
  /// The folder of the files themselves, inside balli's data folder.
  package let path: String

  /// The profile of a person who names none.
  package static let defaultName = Texts.defaultProfile

  /// Takes balli's own data folder.
  package init(home: String) {
    path = home + "/profiles"
  }

  /// The file of the profile called `name`, whether it exists or not.
  ///
  /// A profile that exists is found with or without Turkish letters and in either case, so that
  /// `AYSE` opens `Ayşe`. Throws `invalidProfileName` for what cannot be a name.
  package func file(of name: String = defaultName) throws(StoreFailure) -> String {
    let name = try Self.validated(name)
    let direct = "\(path)/\(name)\(Self.ending)"
    if access(direct, F_OK) == 0 { return direct }
    let key = Turkish.fold(name)
    let known = try list().first { Turkish.fold($0) == key }
    return "\(path)/\(known ?? name)\(Self.ending)"
  }

  /// The names of the profiles that exist, the default one first, then by letter.
  package func list() throws(StoreFailure) -> [String] {
    guard let folder = opendir(path) else {
      if errno == ENOENT { return [] }
      throw StoreFailure(errno: errno, path: path)
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let file = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard file.hasSuffix(Self.ending), !file.hasPrefix(".") else { continue }
      names.append(String(file.dropLast(Self.ending.count)))
    }
    return names.sorted { Self.order($0) < Self.order($1) }
  }

  /// The name as it is kept: trimmed, with single spaces.
  ///
  /// Letters and digits of any script, spaces, dots, hyphens and underscores, at most 40 characters;
  /// the first is a letter or a digit, so that no name is hidden, an option or a way out of the folder.
  package static func validated(_ name: String) throws(StoreFailure) -> String {
    let words = name.split { $0 == " " }.joined(separator: " ")
    let scalars = words.unicodeScalars
    guard let first = scalars.first, isLetterOrDigit(first), words.count <= 40,
      words.utf8.count <= 160, scalars.allSatisfy(isAllowed)
    else { throw .invalidProfileName(Line.clean(name, limit: 60)) }
    return words
  }

  private static let ending = ".sqlite"

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    isLetterOrDigit(scalar) || " .-_".unicodeScalars.contains(scalar)
      || (0x300...0x36F).contains(scalar.value)
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return Character(scalar).isLetter || Character(scalar).isNumber }
    return scalar.properties.isAlphabetic
  }

  private static func order(_ name: String) -> (Int, String, String) {
    (name == defaultName ? 0 : 1, Turkish.fold(name), name)
  }
}
