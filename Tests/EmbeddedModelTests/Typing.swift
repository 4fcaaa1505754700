import Foundation
import Turkish

/// A way to type the same sentence that must not change what is understood.
enum Typing: String, CaseIterable, Sendable {
  case capitals
  case ascii
  case asciiCapitals
  case decomposed
  case withoutFinalMark
  case doubledSpaces

  /// The sentence typed in this way.
  func typed(_ text: String) -> String {
    switch self {
    case .capitals: Turkish.uppercased(text)
    case .ascii: Self.ascii(text)
    case .asciiCapitals: Self.ascii(text).uppercased()
    case .decomposed: text.decomposedStringWithCanonicalMapping
    case .withoutFinalMark:
      text.last.map { ".?!".contains($0) } == true ? String(text.dropLast()) : text
    case .doubledSpaces:
      "  " + text.split(separator: " ").joined(separator: "  ") + "  "
    }
  }

  private static func ascii(_ text: String) -> String {
    let letters: [Character: Character] = [
      "ç": "c", "ğ": "g", "ı": "i", "ö": "o", "ş": "s", "ü": "u", "Ç": "C", "Ğ": "G", "İ": "I",
      "Ö": "O", "Ş": "S", "Ü": "U",
    ]
    return String(text.map { letters[$0] ?? $0 })
  }
}
