import Turkish

/// The automatic name of a thread: its first words.
enum Title {
  private static let limit = 40
  private static let greetings: Set<String> = [
    "merhaba", "merhabalar", "selam", "selamlar", "selamun", "aleykum", "gunaydin", "iyi", "gunler",
    "aksamlar", "geceler", "balli", "nasilsin", "nasilsiniz", "hey", "hocam", "sa",
  ]

  /// At most 40 characters, whole words, capitalised; nil where the text holds no word.
  ///
  ///     Title.of("içtim bir bardak süt.")  // "İçtim bir bardak süt"
  static func of(_ text: String) -> String? {
    let words = text.split { $0.isWhitespace || $0.isNewline }
    var title = ""
    for word in words {
      let longer = title.isEmpty ? String(word) : title + " " + word
      if longer.count > limit { break }
      title = longer
    }
    if title.isEmpty, let first = words.first { title = String(first.prefix(limit)) }
    while let last = title.last, !last.isLetter, !last.isNumber, !")%".contains(last) {
      title.removeLast()
    }
    guard let first = title.first else { return nil }
    return capital(of: first) + title.dropFirst()
  }

  /// Whether a text only greets, so that the next message names the thread better.
  static func isGreeting(_ text: String) -> Bool {
    Turkish.tokens(of: text).filter { $0.kind != .mark }.allSatisfy {
      greetings.contains($0.folded)
    }
  }

  private static func capital(of letter: Character) -> String {
    switch letter {
    case "i": "İ"
    case "ı": "I"
    default: letter.uppercased()
    }
  }
}
