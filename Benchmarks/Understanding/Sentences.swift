import Domain
import Foundation

/// The sentences of files, and what becomes of them by mutation.
struct Sentences {
  let all: [String]

  /// One a line, or the `turns` of a line of JSON; nil where a file cannot be read or all hold none.
  init?(files: [String]) {
    var all: [String] = []
    for file in files {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
      for line in text.split(separator: "\n") {
        let json = line.hasPrefix("{") ? try? JSON(reading: Array(line.utf8)) : nil
        all += json?["turns"]?.array?.compactMap(\.string) ?? [String(line)]
      }
    }
    self.all = all
    if all.isEmpty { return nil }
  }

  /// The mutated sentence with this number: the same for the same seed, whatever came before.
  func mutated(_ number: Int, seed: UInt64) -> String {
    var chance = Chance(seed: seed, number: number)
    var text = all[chance.below(all.count)]
    for _ in 0..<(1 + chance.below(4)) { text = mutation(of: text, &chance) }
    return String(text.unicodeScalars.prefix(Self.limit))
  }

  /// The program takes no longer message.
  private static let limit = 100_000

  private func mutation(of text: String, _ chance: inout Chance) -> String {
    switch chance.below(100) {
    case 0..<14: letters(text, &chance)
    case 14..<28: bytes(text, &chance)
    case 28..<38: String(text.unicodeScalars.prefix(chance.below(text.unicodeScalars.count + 1)))
    case 38..<46: String(text.unicodeScalars.dropFirst(chance.below(text.unicodeScalars.count + 1)))
    case 46..<58: text + Self.joints[chance.below(Self.joints.count)] + all[chance.below(all.count)]
    case 58..<70: words(text, &chance)
    case 70..<76: random(text, &chance)
    case 76..<84: figures(text, &chance)
    case 84..<88: text.uppercased()
    case 88..<92: text.decomposedStringWithCanonicalMapping
    case 92..<95: text.filter { !$0.isPunctuation }
    case 95..<98: text.filter { !$0.isWhitespace }
    case 98: chance.below(2) == 0 ? long(text, &chance) : stretched(text, &chance)
    default: chance.below(100) == 0 ? huge(text, &chance) : letters(text, &chance)
    }
  }

  private static let joints = [
    " ", "", ", ", ". ", "\n", " ve ", " ama ", "; ", " - ", "\u{0}", "'",
  ]

  // MARK: Small

  private func letters(_ text: String, _ chance: inout Chance) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<(1 + chance.below(5)) where !scalars.isEmpty {
      let place = chance.below(scalars.count)
      switch chance.below(4) {
      case 0: scalars.remove(at: place)
      case 1: scalars.insert(chance.scalar(), at: place)
      case 2: scalars.swapAt(place, chance.below(scalars.count))
      default: scalars[place] = chance.scalar()
      }
    }
    return string(scalars)
  }

  /// Bytes are changed blindly; what is no UTF-8 any more becomes replacement characters.
  private func bytes(_ text: String, _ chance: inout Chance) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<(1 + chance.below(6)) where !bytes.isEmpty {
      let place = chance.below(bytes.count)
      switch chance.below(3) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] ^= 1 << UInt8(chance.below(8))
      default: bytes.insert(UInt8(chance.below(256)), at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func words(_ text: String, _ chance: inout Chance) -> String {
    var words = text.split(separator: " ").map(String.init)
    for _ in 0..<(1 + chance.below(4)) where !words.isEmpty {
      let place = chance.below(words.count)
      switch chance.below(4) {
      case 0: words.remove(at: place)
      case 1: words.insert(words[chance.below(words.count)], at: place)
      case 2: words.swapAt(place, chance.below(words.count))
      default:
        let other = all[chance.below(all.count)].split(separator: " ").map(String.init)
        words[place] = other[chance.below(other.count)]
      }
    }
    return words.joined(separator: " ")
  }

  // MARK: Strange

  private func random(_ text: String, _ chance: inout Chance) -> String {
    let noise = (0..<chance.below(40)).map { _ in chance.scalar() }
    return chance.below(3) == 0 ? string(noise) : text + string(noise)
  }

  private func figures(_ text: String, _ chance: inout Chance) -> String {
    let figure = Self.figures[chance.below(Self.figures.count)]
    var words = text.split(separator: " ").map(String.init)
    words.insert(figure, at: chance.below(words.count + 1))
    return words.joined(separator: " ")
  }

  private static let figures = [
    "0", "-1", "99999999999999999999999999", "9223372036854775807", "9223372036854775808", "1e400",
    "1/0", "0/0", "½½", "1,2,3", "1.2.3.4", "%", "25:61", "24:00", "29.02.2026", "31.02", "٣", "②",
    "Ⅳ",
    "-", "−5", "1000000000 yıl önce", "milyar milyar milyar", "yüz bin milyon trilyon", "nan",
    "inf",
    "buçuk buçuk", "yarım yarım", "-9223372036854775808 gün önce", "99999999 ay sonra",
    "saat 99'da",
    "ayın 99'u", "0 kala", "10000000000'ü çeyrek geçe", "0,0000000000000001", "1..2", "5'er'er",
    "''",
    "2026-13-45", "2026-11-21T99:99", "iki iki iki iki", "on on on", "sıfır gün önce",
  ]

  // MARK: Long

  private func long(_ text: String, _ chance: inout Chance) -> String {
    var long = text
    for _ in 0..<chance.below(60) { long += " " + all[chance.below(all.count)] }
    return long
  }

  /// One word of up to 4,000 letters among the others.
  private func stretched(_ text: String, _ chance: inout Chance) -> String {
    var words = text.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return text }
    let place = chance.below(words.count)
    let word = words[place]
    words[place] = String(repeating: word, count: 1 + chance.below(4000 / word.utf8.count + 1))
    return words.joined(separator: " ")
  }

  /// Up to some hundred thousand letters.
  private func huge(_ text: String, _ chance: inout Chance) -> String {
    let piece =
      switch chance.below(5) {
      case 0: text + " "
      case 1: "bir "
      case 2: string([chance.scalar()])
      case 3: "9"
      default: text.filter { !$0.isWhitespace }
      }
    return String(repeating: piece, count: chance.below(3000))
  }

  private func string(_ scalars: [Unicode.Scalar]) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}

/// Random numbers that a seed repeats: SplitMix64.
struct Chance {
  private var state: UInt64

  init(seed: UInt64, number: Int) {
    state =
      seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: number) &* 0xD134_2543_DE82_EF95
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 up to but not `limit`, which is positive.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// A letter of any kind: mostly Turkish, sometimes a combining mark, an emoji, a control character.
  mutating func scalar() -> Unicode.Scalar {
    let pool: ClosedRange<UInt32> =
      switch below(10) {
      case 0...2: 0x20...0x7E
      case 3: 0xA0...0x17F
      case 4: 0x300...0x36F
      case 5: 0x0...0x1F
      case 6: 0x2000...0x206F
      case 7: 0x1F300...0x1FAFF
      case 8: 0x1...0xD7FF
      default: 0xE000...0x10FFFF
      }
    let range = UInt64(pool.upperBound - pool.lowerBound + 1)
    let value = pool.lowerBound + UInt32(next() % range)
    return Unicode.Scalar(value) ?? "?"
  }
}
