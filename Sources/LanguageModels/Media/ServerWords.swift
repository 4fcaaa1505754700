/// What a server said, made fit to stand inside a sentence of ours.
enum ServerWords {
  /// The words on one line, without control characters, at most 160 characters.
  static func short(_ text: String, orElse other: String) -> String {
    let scalars = text.unicodeScalars.prefix(2_000).map { scalar -> Character in
      let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      return isControl ? " " : Character(scalar)
    }
    let words = String(scalars).split(separator: " ").joined(separator: " ")
    var line = words.count > 160 ? words.prefix(159) + "…" : Substring(words)
    while let last = line.last, ".;,".contains(last) { line.removeLast() }
    return line.isEmpty ? other : String(line)
  }
}
