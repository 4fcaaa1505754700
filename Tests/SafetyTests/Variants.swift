/// The ways in which people type one sentence.
enum Variants {
  /// As it is, with ASCII letters, in capitals, in ASCII capitals, and without punctuation.
  static func of(_ text: String) -> [String] {
    let bare = withoutPunctuation(text)
    return [text, ascii(text), capitals(text), capitals(ascii(text)), bare, ascii(bare)]
  }

  private static let letters: [Character: Character] = [
    "ç": "c", "ğ": "g", "ı": "i", "ö": "o", "ş": "s", "ü": "u", "Ç": "C", "Ğ": "G", "İ": "I",
    "Ö": "O", "Ş": "S", "Ü": "U", "â": "a", "î": "i", "û": "u",
  ]

  private static func ascii(_ text: String) -> String { String(text.map { letters[$0] ?? $0 }) }

  private static func capitals(_ text: String) -> String {
    text.reduce(into: "") { out, letter in
      switch letter {
      case "i": out += "İ"
      case "ı": out += "I"
      default: out += letter.uppercased()
      }
    }
  }

  /// Without marks; a decimal comma and a point between digits stay.
  private static func withoutPunctuation(_ text: String) -> String {
    let letters = Array(text)
    var out = ""
    for (index, letter) in letters.enumerated() {
      let isBetween =
        index > 0 && index + 1 < letters.count && letters[index - 1].isNumber
        && letters[index + 1].isNumber
      if ".,!?;…'’\"".contains(letter), !isBetween { continue }
      out.append(letter)
    }
    return out
  }
}
