/// How a word sounds at its end: what decides the form of a suffix.
struct Ending {
  var isFront: Bool
  var isRounded: Bool
  var endsInVowel: Bool
  var isVoiceless: Bool

  /// Reads the last letters of a word; a word without a vowel sounds as its last letter's name.
  init(of word: String) {
    let letters = Array(Turkish.lowercased(word))
    let vowel = letters.last { Self.vowels[$0] != nil }
    let (front, rounded) = vowel.flatMap { Self.vowels[$0] } ?? (true, false)
    isFront = front || Self.isFrontLoan(word)
    isRounded = rounded
    endsInVowel = letters.last.map { Self.vowels[$0] != nil } ?? true
    isVoiceless = letters.last.map { Self.voiceless.contains($0) } ?? false
    if vowel == nil { endsInVowel = true }
  }

  /// The suffix pattern with its letters in harmony: A is a/e, I is ı/i/u/ü, D is d/t.
  func harmonised(_ pattern: String) -> String {
    var rounded = isRounded
    var out = ""
    for letter in pattern {
      switch letter {
      case "A":
        out.append(isFront ? "e" : "a")
        rounded = false
      case "I": out.append(isFront ? (rounded ? "ü" : "i") : (rounded ? "u" : "ı"))
      case "D": out.append(isVoiceless && out.isEmpty ? "t" : "d")
      default: out.append(letter)
      }
    }
    return out
  }

  static let vowels: [Character: (Bool, Bool)] = [
    "a": (false, false), "ı": (false, false), "o": (false, true), "u": (false, true),
    "e": (true, false), "i": (true, false), "ö": (true, true), "ü": (true, true),
    "â": (false, false),
    "î": (true, false), "û": (false, true),
  ]
  private static let voiceless: Set<Character> = ["f", "s", "t", "k", "ç", "ş", "h", "p"]

  /// Loans with a back vowel that take front suffixes: `saati`, `kalbi`, `kolesterolü`.
  private static func isFrontLoan(_ word: String) -> Bool {
    let lower = Turkish.lowercased(word)
    return frontLoans.contains { lower == $0 || lower.hasSuffix(" " + $0) }
  }

  private static let frontLoans: Set<String> = [
    "saat", "kalp", "alkol", "kolesterol", "kontrol", "mineral", "normal", "hal", "rol", "gol",
    "sembol",
    "protokol", "dikkat", "seyahat", "sıhhat", "sürat", "kabul", "ihtimal", "ideal", "terminal",
    "harf",
    "şefkat", "kabahat", "istirahat", "ihtiyat", "petrol", "mentol", "festival", "moral", "hayal",
    "meşgul",
    "usul", "general", "metanol", "etanol", "sorbitol", "ksilitol", "maltitol",
    "eritritol", "mannitol", "total", "sinyal", "metal", "kristal",
  ]
}

/// The last word of a number or an abbreviation as people say it aloud.
enum Spoken {
  /// The word that decides the suffix of `8`, `1.250`, `1,5`, `08.30`, `%45`, `kg`; nil for a word.
  static func last(of text: String) -> String? {
    guard let last = text.last else { return nil }
    if last.isASCII, last.isNumber { return number(text) }
    let unit = text.split(separator: " ").last.map(String.init) ?? text
    if let word = abbreviations[unit.filter { !$0.isNumber }] { return word }
    return nil
  }

  private static func number(_ text: String) -> String {
    let tail = text.reversed().prefix { $0.isNumber || ",.:".contains($0) }.reversed()
    let parts = String(tail).split { ".:".contains($0) }
    if parts.count == 2, parts[1].count == 2, parts[0].count <= 2 {
      // A clock time: on the hour only the hour is said.
      return word(Int(parts[1]) == 0 ? String(parts[0]) : String(parts[1]))
    }
    if let comma = tail.lastIndex(of: ",") {
      return word(String(tail[tail.index(after: comma)...]))
    }
    return word(tail.filter(\.isNumber).map(String.init).joined())
  }

  /// The last word of an integer.
  private static func word(_ digits: String) -> String {
    let digits = Array(digits.drop { $0 == "0" }.compactMap(\.wholeNumberValue))
    guard let last = digits.last else { return "sıfır" }
    if last != 0 { return units[last] }
    let zeros = digits.reversed().prefix { $0 == 0 }.count
    switch zeros {
    case 1: return tens[digits[digits.count - 2]]
    case 2: return "yüz"
    case 3...5: return "bin"
    case 6...8: return "milyon"
    default: return "milyar"
    }
  }

  private static let units = [
    "sıfır", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz",
  ]
  private static let tens = [
    "", "on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan",
  ]

  private static let abbreviations: [String: String] = [
    "g": "gram", "gr": "gram", "kg": "kilogram", "mg": "miligram", "ml": "mililitre",
    "mL": "mililitre",
    "l": "litre", "L": "litre", "lt": "litre", "cl": "santilitre", "dl": "desilitre",
    "dL": "desilitre",
    "cm": "santimetre", "km": "kilometre", "mm": "milimetre", "m": "metre", "dk": "dakika",
    "sa": "saat", "sn": "saniye", "kcal": "kilokalori", "mg/dL": "desilitre", "mg/dl": "desilitre",
    "mmol/L": "litre", "TL": "lira", "%": "yüzde", "HbA1c": "ce", "CGM": "em", "PDF": "fe",
  ]
}
