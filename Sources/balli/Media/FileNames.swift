import Domain
import struct Foundation.Date
import Turkish

/// Names of files that the program makes for a person.
enum FileNames {
  /// A moment: `20261121-083000`.
  static func stamp(_ date: Date, _ zone: Zone) -> String {
    let text = zone.civil(at: date).text
    let digits = text.prefix(19).filter(\.isNumber)
    return digits.prefix(8) + "-" + digits.dropFirst(8)
  }

  /// A name of plain letters: `Kıymalı börek!` becomes `kiymali-borek`.
  static func plain(_ name: String, orElse other: String) -> String {
    let words = Turkish.fold(name).split { character in
      !(character.isASCII && (character.isLetter || character.isNumber))
    }
    let text = words.joined(separator: "-").prefix(60)
    return text.isEmpty ? other : String(text)
  }
}
