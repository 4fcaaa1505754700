/// The words for units.
enum MeasureWords {
  struct Word: Sendable {
    var measure: Measure
    var factor = 1.0
    var isGeneric = false
    var isFoodToo = false
    /// Too short to be a unit without a number before it.
    var needsNumber = false
  }

  /// What the first word of a two-word unit makes of the second.
  static let compounds: [String: [String: Measure]] = [
    "su": ["bardak": .glass],
    "cay": ["bardak": .teaGlass, "kasik": .teaspoon, "tabak": .saucer],
    "ince": ["bardak": .teaGlass], "ajda": ["bardak": .teaGlass],
    "yemek": ["kasik": .tablespoon, "tabak": .plate],
    "corba": ["kasik": .tablespoon, "kase": .bowl],
    "sorba": ["kasik": .tablespoon], "tatli": ["kasik": .dessertSpoon, "tabak": .plate],
    "kahve": ["fincan": .cup, "kasik": .teaspoon], "kibrit": ["kutu": .matchbox],
    "servis": ["kasik": .tablespoon, "tabak": .plate], "pasta": ["tabak": .plate],
    "meyve": ["tabak": .plate, "kase": .bowl], "yogurt": ["kase": .bowl],
    "nescafe": ["fincan": .cup],
    "puding": ["kase": .bowl],
  ]

  /// The head and the suffixes of the second word of a two-word unit.
  static func head(of folded: String) -> (String, NounForm)? {
    for reading in heads.readings(of: folded) {
      guard let form = reading.noun, form.derivation == nil || form.derivation == .ness else {
        continue
      }
      return (headNames[Int(reading.entry)], form)
    }
    return nil
  }

  /// The unit that a word is, with its suffixes.
  static func word(of token: Token) -> (Word, NounForm)? {
    // "330 mllik"
    let plain = ["lik", "luk"].first { token.folded.hasSuffix($0) }
    if let plain, let word = short[String(token.folded.dropLast(plain.count))] {
      var form = NounForm.bare
      form.derivation = .ness
      return (word, form)
    }
    if let word = short[token.folded] {
      var form = NounForm.bare
      if let suffix = NumberSuffix.of(token.suffix) {
        form.grammaticalCase = suffix.grammaticalCase
        if suffix.derivation == .ness { form.derivation = .ness }
        if suffix.isPossessive { form.possessor = 3 }
      }
      return (word, form)
    }
    if let joined = joined(token) { return joined }
    for reading in stems.readings(of: token.folded) {
      guard let form = reading.noun else { continue }
      switch form.derivation {
      case nil, .ness, .diminutive: return (words[Int(reading.entry)], form)
      case .with, .without, .agent: continue
      }
    }
    return slips[token.folded].map { ($0, .bare) } ?? drawn(token.folded)
  }

  /// "kiloo", "pakettt": a unit whose last letter is drawn out, behind a number.
  private static func drawn(_ folded: String) -> (Word, NounForm)? {
    guard let last = folded.last, folded.dropLast().last == last else { return nil }
    let calm = String(folded.reversed().drop { $0 == last }.reversed()) + [last]
    let place = table.firstIndex { $0.0 == calm }
    guard calm != folded, let place else { return nil }
    var word = table[place].1
    word.needsNumber = true
    return (word, .bare)
  }

  /// "100 grda", "100mlsinde", "100 grında": an abbreviation with the ending right behind it.
  private static func joined(_ token: Token) -> (Word, NounForm)? {
    guard token.suffix.isEmpty else { return nil }
    let folded = token.folded
    let name = abbreviations.first { folded.count > $0.count + 1 && folded.hasPrefix($0) }
    guard let name, var word = short[name] else { return nil }
    let letters = String(folded.dropFirst(name.count))
    // "günde" is no "g": what follows one letter is written as it is spoken.
    guard name.count > 1 || ["da", "dan", "inda"].contains(letters),
      let suffix = NumberSuffix.of(letters), !suffix.hasCopula, suffix.derivation == .none,
      suffix.grammaticalCase != .instrumental
    else { return nil }
    var form = NounForm.bare
    form.grammaticalCase = suffix.grammaticalCase
    if suffix.isPossessive { form.possessor = 3 }
    word.needsNumber = true
    return (word, form)
  }

  /// What is weighed and measured in, longest first.
  private static let abbreviations = ["grm", "gr", "kg", "ml", "lt", "cl", "dl", "cc", "g"]

  /// "kaşk", "bradak": everyday units with a letter left out within, or two of them swapped.
  private static let slips: [String: Word] = {
    let everyday = [
      "kasik", "bardak", "dilim", "tabak", "porsiyon", "paket", "fincan", "kilo", "demet",
      "kavanoz",
    ]
    let known = Set(table.map(\.0)).union(short.keys)
    var found: [String: Word] = [:]
    for (name, word) in plain where everyday.contains(name) {
      var slip = word
      slip.needsNumber = true
      let letters = Array(name)
      for place in 1..<letters.count - 1 {
        var (shorter, swapped) = (letters, letters)
        shorter.remove(at: place)
        swapped.swapAt(place, place + 1)
        for form in [String(shorter), String(swapped)] where !known.contains(form) {
          found[form] = slip
        }
      }
    }
    return found
  }()

  private static let headNames = ["bardak", "kasik", "fincan", "kutu", "tabak", "kase"]

  private static let heads: Lexicon = {
    var lexicon = Lexicon()
    for (entry, name) in headNames.enumerated() { lexicon.add(name, entry: Int32(entry), .noun) }
    return lexicon
  }()

  private static let stems: Lexicon = {
    var lexicon = Lexicon()
    for (entry, name) in table.map(\.0).enumerated() {
      lexicon.add(name, entry: Int32(entry), .noun)
    }
    return lexicon
  }()

  private static let words: [Word] = table.map(\.1)

  private static let table: [(String, Word)] = plain + candidates

  private static let plain: [(String, Word)] = [
    ("dilim", Word(measure: .slice)), ("dilm", Word(measure: .slice)),
    ("dlim", Word(measure: .slice)), ("dene", Word(measure: .piece)),
    ("bardak", Word(measure: .glass, isGeneric: true)),
    ("bardk", Word(measure: .glass, isGeneric: true)),
    ("fincan", Word(measure: .cup)), ("kupa", Word(measure: .cup)), ("mug", Word(measure: .cup)),
    ("kase", Word(measure: .bowl)), ("kap", Word(measure: .bowl, needsNumber: true)),
    ("canak", Word(measure: .bowl)),
    ("tabak", Word(measure: .plate)),
    ("tabk", Word(measure: .plate)), ("porsiyon", Word(measure: .portion)),
    ("porsyon", Word(measure: .portion)), ("kasik", Word(measure: .tablespoon, isGeneric: true)),
    // As people of the east and of the middle speak.
    ("gasik", Word(measure: .tablespoon, isGeneric: true)),
    ("gassik", Word(measure: .tablespoon, isGeneric: true)),
    ("bardah", Word(measure: .glass, isGeneric: true)), ("tabah", Word(measure: .plate)),
    ("avuc", Word(measure: .handful)), ("demet", Word(measure: .bunch)),
    ("kepce", Word(measure: .ladle)),
    ("paket", Word(measure: .packet)), ("pakt", Word(measure: .packet)),
    ("poset", Word(measure: .bag)),
    ("sise", Word(measure: .bottle)), ("gram", Word(measure: .gram)),
    ("kilogram", Word(measure: .kilogram)), ("kilo", Word(measure: .kilogram)),
    ("mililitre", Word(measure: .milliliter)), ("militre", Word(measure: .milliliter)),
    ("litre", Word(measure: .liter)), ("santilitre", Word(measure: .milliliter, factor: 10)),
    ("desilitre", Word(measure: .milliliter, factor: 100)),
    ("miligram", Word(measure: .gram, factor: 0.001)),
    ("adet", Word(measure: .piece)), ("tane", Word(measure: .piece)),
    ("tne", Word(measure: .piece)), ("dane", Word(measure: .piece, needsNumber: true)),
    ("parca", Word(measure: .chunk)), ("tepsi", Word(measure: .tray)),
    ("tencere", Word(measure: .pot)), ("tutam", Word(measure: .pinch)),
    ("yudum", Word(measure: .sip)), ("kadeh", Word(measure: .wineGlass)),
    ("kulah", Word(measure: .cone)),
    ("salkim", Word(measure: .cluster)), ("kavanoz", Word(measure: .jar)),
    ("surahi", Word(measure: .jug)), ("somun", Word(measure: .loaf)),
    ("kocan", Word(measure: .cob)), ("sikim", Word(measure: .piece)),
    ("cimdik", Word(measure: .pinch)),
    ("duzine", Word(measure: .piece, factor: 12)),
    ("koli", Word(measure: .carton, needsNumber: true)),
    ("kasa", Word(measure: .crate, needsNumber: true)),
    ("karton", Word(measure: .cardboard, needsNumber: true)),
    ("cuval", Word(measure: .sack, needsNumber: true)),
    ("torba", Word(measure: .cloth, needsNumber: true)),
    ("file", Word(measure: .net, needsNumber: true)),
    ("teneke", Word(measure: .tin, needsNumber: true)),
    ("bidon", Word(measure: .canister, needsNumber: true)),
    ("viyol", Word(measure: .eggTray, needsNumber: true)),
    ("rulo", Word(measure: .roll, needsNumber: true)),
    ("tup", Word(measure: .tube, needsNumber: true)),
    ("makara", Word(measure: .spool, needsNumber: true)),
    ("deste", Word(measure: .pack, needsNumber: true)),
    ("damacana", Word(measure: .demijohn, needsNumber: true)),
    // As people write who live abroad.
    ("slice", Word(measure: .slice, needsNumber: true)),
    ("slices", Word(measure: .slice, needsNumber: true)),
    ("cup", Word(measure: .glass, needsNumber: true)),
    ("cups", Word(measure: .glass, needsNumber: true)),
    ("glass", Word(measure: .glass, needsNumber: true)),
    ("bowl", Word(measure: .bowl, needsNumber: true)),
    ("plate", Word(measure: .plate, needsNumber: true)),
    ("piece", Word(measure: .piece, needsNumber: true)),
    ("pieces", Word(measure: .piece, needsNumber: true)),
    ("tbsp", Word(measure: .tablespoon, needsNumber: true)),
    ("tsp", Word(measure: .teaspoon, needsNumber: true)),
    ("handful", Word(measure: .handful, needsNumber: true)),
  ]

  private static let candidates: [(String, Word)] = [
    ("durum", Word(measure: .wrap, isFoodToo: true)),
    ("top", Word(measure: .piece, isFoodToo: true)),
    ("dis", Word(measure: .clove, isFoodToo: true)), ("kutu", Word(measure: .box, isFoodToo: true)),
    ("lokma", Word(measure: .bite, isFoodToo: true)),
    ("tas", Word(measure: .bowl, isFoodToo: true)),
    ("bas", Word(measure: .head, isFoodToo: true)),
    ("yaprak", Word(measure: .leaf, isFoodToo: true)),
    ("kare", Word(measure: .square, isFoodToo: true)),
    ("duble", Word(measure: .double, isFoodToo: true)),
    ("bag", Word(measure: .bunch, isFoodToo: true, needsNumber: true)),
    ("degisim", Word(measure: .exchange, needsNumber: true)),
    ("isirik", Word(measure: .bite, needsNumber: true)),
    ("sira", Word(measure: .row, needsNumber: true)),
    ("catal", Word(measure: .forkful, isFoodToo: true, needsNumber: true)),
    ("cubuk", Word(measure: .stick, isFoodToo: true, needsNumber: true)),
    ("dal", Word(measure: .stalk, needsNumber: true)),
    ("halka", Word(measure: .ring, isFoodToo: true, needsNumber: true)),
    ("serit", Word(measure: .strip, needsNumber: true)),
    ("kalip", Word(measure: .block, needsNumber: true)),
    ("parmak", Word(measure: .fingerful, isFoodToo: true, needsNumber: true)),
  ]

  private static let short: [String: Word] = [
    "gr": Word(measure: .gram, needsNumber: true), "g": Word(measure: .gram, needsNumber: true),
    "grm": Word(measure: .gram, needsNumber: true), "kg": Word(measure: .kilogram),
    "ml": Word(measure: .milliliter), "lt": Word(measure: .liter, needsNumber: true),
    "l": Word(measure: .liter, needsNumber: true), "cl": Word(measure: .milliliter, factor: 10),
    "dl": Word(measure: .milliliter, factor: 100, needsNumber: true),
    "cc": Word(measure: .milliliter, needsNumber: true), "mg": Word(measure: .gram, factor: 0.001),
    "yk": Word(measure: .tablespoon, needsNumber: true),
    "tk": Word(measure: .dessertSpoon, needsNumber: true),
    "ck": Word(measure: .teaspoon, needsNumber: true),
    "sb": Word(measure: .glass, needsNumber: true),
    "cb": Word(measure: .teaGlass, needsNumber: true),
    "ad": Word(measure: .piece, needsNumber: true),
    "por": Word(measure: .portion, needsNumber: true),
    "prs": Word(measure: .portion, needsNumber: true),
    "pk": Word(measure: .packet, needsNumber: true),
    "pkt": Word(measure: .packet, needsNumber: true),
    "pors": Word(measure: .portion, needsNumber: true),
    "dil": Word(measure: .slice, needsNumber: true),
    "dlm": Word(measure: .slice, needsNumber: true),
    "bard": Word(measure: .glass, isGeneric: true, needsNumber: true),
    "brd": Word(measure: .glass, isGeneric: true, needsNumber: true),
    "ks": Word(measure: .tablespoon, isGeneric: true, needsNumber: true),
    "ksk": Word(measure: .tablespoon, isGeneric: true, needsNumber: true),
    "tbk": Word(measure: .plate, needsNumber: true),
    "kse": Word(measure: .bowl, needsNumber: true),
    "fnc": Word(measure: .cup, needsNumber: true),
  ]
}
