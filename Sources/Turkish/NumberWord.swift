/// What follows a number, as an inflection: `8'i`, `ikisini`, `üçüncü`, `ikişer`, `92'ydi`.
package struct NumberSuffix: Sendable, Equatable {
  package enum Derivation: Sendable { case none, ordinal, distributive, with, ness }

  package var grammaticalCase = NounForm.Case.bare
  /// `ikisi`, `üçünü`: so many of what was named.
  package var isPossessive = false
  package var derivation = Derivation.none
  /// `yedi buçuktu`, `92'ydi`, `sekizdir`.
  package var hasCopula = false
  /// What the letter before must be.
  var condition = SuffixPattern.Condition.any

  /// The reading of a bare number.
  package static let none = NumberSuffix()

  /// The inflection that folded letters after a number are, whatever the vowel harmony; nil for none.
  package static func of(_ letters: String) -> NumberSuffix? { table[letters] }

  private static let table: [String: NumberSuffix] = {
    var table: [String: NumberSuffix] = ["": .none]
    for (pattern, suffix) in patterns {
      for text in spellings(of: pattern) where table[text] == nil { table[text] = suffix }
    }
    return table
  }()

  private static var patterns: [(String, NumberSuffix)] {
    var all: [(String, NumberSuffix)] = []
    let cases: [(String, SuffixPattern.Condition, NounForm.Case)] = [
      ("I", .consonant, .accusative), ("yI", .vowel, .accusative), ("A", .consonant, .dative),
      ("yA", .vowel, .dative), ("DA", .any, .locative), ("DAn", .any, .ablative),
      ("In", .consonant, .genitive), ("nIn", .vowel, .genitive), ("lA", .consonant, .instrumental),
      ("ylA", .vowel, .instrumental),
    ]
    for (text, condition, value) in cases {
      all.append((text, NumberSuffix(grammaticalCase: value, condition: condition)))
    }
    let afterThird: [(String, NounForm.Case)] = [
      ("", .bare), ("nI", .accusative), ("nA", .dative), ("ndA", .locative), ("ndAn", .ablative),
      ("nIn", .genitive), ("ylA", .instrumental),
    ]
    for (third, condition) in [("I", SuffixPattern.Condition.consonant), ("sI", .vowel)] {
      for (text, value) in afterThird {
        all.append(
          (
            third + text,
            NumberSuffix(grammaticalCase: value, isPossessive: true, condition: condition)
          ))
      }
      all.append(
        (third + "ydI", NumberSuffix(isPossessive: true, hasCopula: true, condition: condition)))
    }
    all += derived + copulas
    return all
  }

  private static var derived: [(String, NumberSuffix)] {
    var all: [(String, NumberSuffix)] = []
    let rules: [(String, SuffixPattern.Condition, Derivation)] = [
      ("IncI", .consonant, .ordinal), ("ncI", .vowel, .ordinal), ("Ar", .consonant, .distributive),
      ("sAr", .any, .distributive), ("lI", .any, .with), ("lIk", .any, .ness),
    ]
    for (text, condition, value) in rules {
      all.append((text, NumberSuffix(derivation: value, condition: condition)))
      guard value == .ordinal else { continue }
      let endings: [(String, NounForm.Case)] = [
        ("sI", .bare), ("sInI", .accusative), ("sInA", .dative), ("sIndA", .locative),
        ("yI", .accusative), ("yA", .dative), ("DA", .locative), ("DAn", .ablative),
      ]
      for (ending, grammaticalCase) in endings {
        all.append(
          (
            text + ending,
            NumberSuffix(grammaticalCase: grammaticalCase, derivation: value, condition: condition)
          ))
      }
    }
    return all
  }

  private static var copulas: [(String, NumberSuffix)] {
    let past: [(String, SuffixPattern.Condition)] = [
      ("DI", .consonant), ("ydI", .vowel), ("mIs", .consonant), ("ymIs", .vowel), ("DIr", .any),
      ("sA", .consonant), ("ysA", .vowel), ("yken", .vowel), ("ken", .consonant),
    ]
    let located: [String] = [
      "DAydI", "DAymIs", "DAyken", "DAydIm", "DAyIm", "DAydIk", "DAki", "DAkini", "DAkinin",
      "DAkine",
    ]
    return past.map { ($0, NumberSuffix(hasCopula: true, condition: $1)) }
      + located.map { ($0, NumberSuffix(grammaticalCase: .locative, hasCopula: true)) }
  }

  private static func spellings(of pattern: String) -> [String] {
    var texts = [""]
    for letter in pattern {
      let choices: String =
        switch letter {
        case "A": "ae"
        case "I": "iu"
        case "D": "dt"
        default: String(letter)
        }
      texts = texts.flatMap { text in choices.map { text + String($0) } }
    }
    return texts
  }
}

/// A word that every number is made of.
struct NumberRoot: Sendable {
  enum Kind: Sendable {
    case zero, unit, ten, hundred, thousand, million, half, quarter, halfAlone, pack
  }

  let letters: [UInt8]
  let value: Double
  let kind: Kind
  /// Whether the last vowel is a back vowel, and whether it is rounded (for the suffix).
  let isBack: Bool
  let isRounded: Bool
  /// Whether the bare word is another word too: yedi, altı, on, yüz, bin.
  let isAmbiguous: Bool

  private init(_ text: String, _ value: Double, _ kind: Kind, _ harmony: String, ambiguous: Bool) {
    letters = Array(text.utf8)
    self.value = value
    self.kind = kind
    isBack = harmony.hasPrefix("a")
    isRounded = harmony.hasSuffix("u")
    isAmbiguous = ambiguous
  }

  /// The roots by first letter (index 0 is `a`), longer ones first.
  static let byLetter: [[NumberRoot]] = {
    var lists = [[NumberRoot]](repeating: [], count: 26)
    for root in all { lists[Int(root.letters[0]) - 97].append(root) }
    return lists.map { $0.sorted { $0.letters.count > $1.letters.count } }
  }()

  private static let all: [NumberRoot] = {
    let plain: [(String, Double, Kind, String)] = [
      ("sifir", 0, .zero, "ai"), ("iki", 2, .unit, "ei"), ("uc", 3, .unit, "eu"),
      ("dort", 4, .unit, "eu"), ("dord", 4, .unit, "eu"), ("bes", 5, .unit, "ei"),
      ("sekiz", 8, .unit, "ei"), ("dokuz", 9, .unit, "au"), ("yirmi", 20, .ten, "ei"),
      ("otuz", 30, .ten, "au"), ("altmis", 60, .ten, "ai"), ("yetmis", 70, .ten, "ei"),
      ("seksen", 80, .ten, "ee"), ("doksan", 90, .ten, "aa"), ("milyon", 1e6, .million, "au"),
      ("bucuk", 0.5, .half, "au"), ("bucug", 0.5, .half, "au"), ("ceyrek", 0.25, .quarter, "ee"),
      ("ceyreg", 0.25, .quarter, "ee"), ("yarim", 0.5, .halfAlone, "ai"),
      ("yarm", 0.5, .halfAlone, "ai"), ("yari", 0.5, .halfAlone, "ai"),
      ("duzine", 12, .pack, "ee"),
    ]
    let ambiguous: [(String, Double, Kind, String)] = [
      ("bir", 1, .unit, "ei"), ("bi", 1, .unit, "ei"), ("alti", 6, .unit, "ai"),
      ("yedi", 7, .unit, "ei"), ("on", 10, .ten, "au"), ("kirk", 40, .ten, "ai"),
      ("elli", 50, .ten, "ei"), ("yuz", 100, .hundred, "eu"), ("bin", 1000, .thousand, "ei"),
      ("cift", 2, .pack, "ei"), ("deste", 10, .pack, "ee"), ("tek", 1, .unit, "ee"),
      ("yek", 1, .unit, "ee"),
    ]
    return plain.map { NumberRoot($0, $1, $2, $3, ambiguous: false) }
      + ambiguous.map { NumberRoot($0, $1, $2, $3, ambiguous: true) }
  }()
}

/// A written word that is one or more joined number words with a suffix: `onüç`, `yüzkırkbeşi`.
struct NumberWord: Sendable {
  var roots: [NumberRoot]
  var suffixText: String
  var suffix: NumberSuffix

  /// Reads a word as it was written: `önünü` is no ten, though its letters fold to those of one.
  init?(_ token: Token) {
    let isFront = token.text.hasPrefix("ö") || token.text.hasPrefix("Ö")
    guard token.kind == .word, !isFront else { return nil }
    self.init(token.folded)
  }

  /// Reads a folded word; nil where it is no number, or where the rest is no suffix in harmony.
  init?(_ folded: String) {
    guard let first = folded.utf8.first, first >= 97, first <= 122,
      !NumberRoot.byLetter[Int(first) - 97].isEmpty, folded.utf8.count < 48
    else { return nil }
    let letters = Array(folded.utf8)
    var parts: [NumberRoot] = []
    guard let (suffix, start) = Self.read(letters, 0, &parts) else { return nil }
    roots = parts
    self.suffix = suffix
    suffixText = start == letters.count ? "" : String(decoding: letters[start...], as: UTF8.self)
  }

  private static func read(
    _ letters: [UInt8], _ place: Int, _ parts: inout [NumberRoot]
  ) -> (NumberSuffix, Int)? {
    guard place < letters.count, letters[place] >= 97, letters[place] <= 122 else { return nil }
    for root in NumberRoot.byLetter[Int(letters[place]) - 97] where stands(root, letters, place) {
      // Joined words are never made with the short and the packing words.
      if !parts.isEmpty || place > 0, root.kind == .pack || root.letters == [98, 105] { continue }
      parts.append(root)
      let after = place + root.letters.count
      if after == letters.count {
        // dörd, buçuğ, çeyreğ and yarı stand only before a suffix.
        if root.isWhole { return (.none, after) }
      } else if let suffix = suffix(letters, after, root) {
        return (suffix, after)
      } else if let rest = read(letters, after, &parts) {
        return rest
      }
      parts.removeLast()
    }
    return nil
  }

  private static func stands(_ root: NumberRoot, _ letters: [UInt8], _ place: Int) -> Bool {
    let count = root.letters.count
    guard place + count <= letters.count else { return false }
    for offset in 0..<count where letters[place + offset] != root.letters[offset] { return false }
    return true
  }

  private static func suffix(
    _ letters: [UInt8], _ start: Int, _ root: NumberRoot
  ) -> NumberSuffix? {
    guard letters.count - start <= 9 else { return nil }
    let text = String(decoding: letters[start...], as: UTF8.self)
    guard let suffix = NumberSuffix.of(text), suffix.condition.holds(after: letters[start - 1]),
      harmonise(letters[start...], root)
    else { return nil }
    // "bi" is bare; of "yarı" only "yarısı" counts.
    if root.letters == [98, 105] || (root.isHalved && !suffix.isPossessive) { return nil }
    return suffix
  }

  private static func harmonise(_ letters: ArraySlice<UInt8>, _ root: NumberRoot) -> Bool {
    let isBack = root.isBack
    var isRounded = root.isRounded
    for letter in letters {
      switch letter {
      case UInt8(ascii: "a"), UInt8(ascii: "e"):
        guard (letter == UInt8(ascii: "a")) == isBack else { return false }
        isRounded = false
      case UInt8(ascii: "i"): if isRounded { return false }
      case UInt8(ascii: "u"): if !isRounded { return false }
      default: break
      }
    }
    return true
  }
}

extension NumberRoot {
  /// Whether the spelling stands alone, without a suffix.
  fileprivate var isWhole: Bool {
    letters.last != UInt8(ascii: "g") && letters.last != UInt8(ascii: "d") && !isHalved
  }

  /// Whether this is `yarı`, which is a number in `yarısı` alone.
  fileprivate var isHalved: Bool { letters == [0x79, 0x61, 0x72, 0x69] }
}
