import Analysis
import Turkish

/// How the dose rules read a sentence whose look may deceive.
enum DoseText {
  /// The sentence in plain letters and digits: without tags, emphasis, hidden signs and spaced words.
  static func plain(_ sentence: String) -> String {
    var text = LookAlikes.plain(sentence)
    // Most sentences hold none of what is taken out here; bytes say so fastest.
    if text.utf8.contains(UInt8(ascii: "<")) { text = withoutTags(text) }
    if text.utf8.contains(where: mayBeOfEmphasis) {
      text = String(text.map { "_|~`\u{2022}".contains($0) ? " " : $0 })
      text = text.split(separator: "*", omittingEmptySubsequences: true).joined(separator: "")
    }
    if text.utf8.contains(UInt8(ascii: ":")) { text = withRatios(text) }
    text = withoutHyphens(withoutHeads(text))
    return SpacedLetters.mayStand(in: text) ? joined(text) : text
  }

  /// Whether a byte is of `*`, `_`, `~`, `` ` ``, `|` or `•`.
  private static func mayBeOfEmphasis(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
      UInt8(ascii: "|"), 0xE2:
      true
    default: false
    }
  }

  /// A line of a source without its number and its address, which are no amounts and no words:
  /// `- [2] Metformin. MedlinePlus, 2015 · https://…/3ECD1ED4796887CA`.
  static func withoutSourceMarks(_ sentence: String) -> String {
    var text = sentence[...]
    if text.hasPrefix("- ["), let end = text.firstRange(of: "] "),
      text[..<end.lowerBound].dropFirst(3).allSatisfy(\.isNumber)
    {
      text = text[end.upperBound...]
    }
    if text.utf8.contains(where: mayBeOfDot), let mark = text.firstRange(of: " · http"),
      !text[mark.upperBound...].contains(where: \.isWhitespace)
    {
      text = text[..<mark.lowerBound]
    }
    return String(text)
  }

  /// Whether a byte is the last of `·`, in one of its two places.
  private static func mayBeOfDot(_ byte: UInt8) -> Bool { byte == 0xB7 || byte == 0x87 }

  /// A sentence without the questions that it only names, which hold no number and order nothing:
  /// `Yakın olanlar: “insülin direncini ne artırır”`.
  static func withoutQuotedQuestions(_ sentence: String) -> String {
    var out = ""
    var rest = sentence[...]
    while let start = rest.firstIndex(of: "“"), let end = rest[start...].firstIndex(of: "”") {
      let quoted = Utterance(String(rest[start...end].dropFirst().dropLast()))
      let isQuestion =
        quoted.asks && quoted.words.count <= 12
        && quoted.words.indices.allSatisfy { place in
          quoted.words[place].value == nil || quoted.fits(place - 1, "doseQuestion.isKind")
        }
      out += isQuestion ? rest[..<start] : rest[...end]
      rest = rest[rest.index(after: end)...]
    }
    return out + rest
  }

  private static func withoutTags(_ text: String) -> String {
    var out = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      out += rest[..<start]
      let after = rest[start...]
      guard let end = after.firstIndex(of: ">"), after.distance(from: start, to: end) < 60 else {
        return out + after
      }
      rest = rest[rest.index(after: end)...]
    }
    return out + rest
  }

  /// `1:8`, which is no clock time, as `1'e 8`.
  private static func withRatios(_ text: String) -> String {
    let letters = Array(text)
    var out = ""
    for (place, letter) in letters.enumerated() {
      let isRatio =
        letter == ":" && place > 0 && letters[place - 1] == "1"
        && (place == 1 || !letters[place - 2].isNumber)
        && place + 1 < letters.count && letters[place + 1].isNumber
        && (place + 2 == letters.count || !letters[place + 2].isNumber)
      out += isRatio ? "'e " : String(letter)
    }
    return out
  }

  /// `3 baş sarımsak` as `3 adet sarımsak`: folded, the head that garlic is counted in looks like the verb of
  /// injecting; only where it is spelled as the noun and a vegetable of that kind follows.
  static func withoutHeads(_ text: String) -> String {
    guard mayHoldHead(text), text.contains("baş ") else { return text }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for place in words.indices.dropFirst().dropLast()
    where words[place] == "baş" && Turkish.fold(words[place + 1]).fits("doseText.headed") {
      words[place] = Texts.piece
    }
    return words.joined(separator: " ")
  }

  /// Whether the bytes of `baş` stand in it, in one of the two ways to write its last letter.
  private static func mayHoldHead(_ text: String) -> Bool {
    var (first, second) = (UInt8(0), UInt8(0))
    return text.utf8.contains { byte in
      defer { (first, second) = (second, byte) }
      return first == UInt8(ascii: "b") && second == UInt8(ascii: "a")
        && (byte == 0xC5 || byte == UInt8(ascii: "s"))
    }
  }

  /// `4-ünite` as `4 ünite`; a range of numbers stays.
  private static func withoutHyphens(_ text: String) -> String {
    guard text.utf8.contains(where: mayBeOfNumber) else { return text }
    let letters = Array(text)
    var out = ""
    for (place, letter) in letters.enumerated() {
      let isJoint =
        "-–—·.".contains(letter) && place > 0 && place + 1 < letters.count
        && letters[place - 1].isNumber && letters[place + 1].isLetter
      out.append(isJoint ? " " : letter)
    }
    return out
  }

  /// Whether a byte is a digit or of a letter beyond those of Turkish, as all other numbers are.
  private static func mayBeOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), 0xC2, 0xC6...: true
    default: false
    }
  }

  /// `ü n i t e`, `ü.n.i.t.e` and `ü-n-i-t-e` as `ünite`.
  private static func joined(_ text: String) -> String {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    var out: [String] = []
    var run = ""
    for part in parts {
      let isSingle = part.first?.isLetter == true && part.dropFirst().isEmpty
      if isSingle {
        run += part
        continue
      }
      flush(&run, into: &out)
      let hasDots = part.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
      let dots = hasDots ? part.split { $0 == "." || $0 == "-" } : []
      let isDotted =
        dots.count > 3 && dots.allSatisfy { $0.count == 1 && $0.first?.isLetter == true }
      out.append(isDotted ? dots.joined() : written(String(part)))
    }
    flush(&run, into: &out)
    return out.joined(separator: " ")
  }

  /// Bytes, however its letters are put together.
  private static let longestAbbreviation = 8

  /// Abbreviations of the unit, written out.
  private static func written(_ word: String) -> String {
    guard word.utf8.count <= longestAbbreviation else { return word }
    return switch word {
    case "ün", "ün.", "Ün.", "ÜN.", "ünt", "ünt.": "ünite"
    case "I.U.", "I.U", "i.u.", "i.u", "İ.Ü.", "İ.U.", "I.E.", "e.ü.": "IU"
    default: word
    }
  }

  private static func flush(_ run: inout String, into out: inout [String]) {
    guard !run.isEmpty else { return }
    if run.count > 3 { out.append(run) } else { out += run.map { String($0) } }
    run = ""
  }

  /// The numbers of units, IU or tablets in a text; concentrations (`100 ünite/ml`) are none.
  static func amounts(in text: String, _ tokens: [Token]? = nil) -> Set<Double> {
    let tokens = tokens ?? Turkish.tokens(of: text)
    guard tokens.contains(where: mayBeUnit) else { return [] }
    var found: Set<Double> = []
    for figure in FigureReader.figures(in: text, tokens) {
      // `Ayşe 6 vurdu`: of nothing else is it said so.
      if figure.dimension == nil, figure.next.fits("doseText.shots"),
        !figure.before.contains(where: { $0.fits("doseText.shots.others") })
      {
        found.formUnion([figure.low, figure.high])
      }
      guard figure.dimension == .dose else { continue }
      guard !figure.unit.fits("unit.plain"), !figure.unit.fits("unit.pill"),
        !figure.unit.fits("unit.drop"),
        figure.unit.fits("stem.insulinUnit") || figure.unit.fits("unit.iu")
          || figure.unit.fits("unit.letter"),
        figure.next != "/"
      else { continue }
      if isStrength(figure, tokens) { continue }
      found.formUnion([figure.low, figure.high])
    }
    return found
  }

  /// Whether it is what a millilitre, a cartridge or a vial holds: `mililitrede 100 ünite`, `U-100`.
  private static func isStrength(_ figure: Figure, _ tokens: [Token]) -> Bool {
    figure.low == figure.high && strengths.contains(figure.low)
      && tokens.contains { $0.folded.fits("doseText.containers") }
      && tokens.contains { $0.folded.fits("doseText.holding") }
  }

  private static let strengths = Set(WordSets.list("doseText.strengths").compactMap(Double.init))

  private static func mayBeUnit(_ token: Token) -> Bool {
    token.folded.fits("doseText.unit") || token.folded.fits("doseText.shots")
  }
}

/// A quick look for what `DoseText` puts together: letters that stand apart, short forms of the unit.
///
/// One pass over the bytes: nearly every sentence of an answer has none, and taking it apart costs
/// more than all other rules.
private struct SpacedLetters {
  private var scalars = 0
  private var dots = 0
  /// The first and the third byte of the word.
  private var (first, third, length) = (UInt8(0), UInt8(0), 0)
  /// How many words of one letter stand in a row.
  private var singles = 0

  /// Whether a text may hold any; letters with marks of their own are always looked at closely.
  static func mayStand(in text: String) -> Bool {
    var look = SpacedLetters()
    for byte in text.utf8 {
      if byte >= 0xCC { return true }
      if byte != UInt8(ascii: " ") { look.take(byte) } else if look.endsWord() { return true }
    }
    return look.endsWord()
  }

  private mutating func take(_ byte: UInt8) {
    if byte & 0xC0 != 0x80 { scalars += 1 }
    if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") { dots += 1 }
    if length == 0 { first = byte } else if length == 2 { third = byte }
    length += 1
  }

  /// Whether the word that ends here is one of them.
  private mutating func endsWord() -> Bool {
    defer { (scalars, dots, first, third, length) = (0, 0, 0, 0, 0) }
    singles = scalars == 1 ? singles + 1 : 0
    if singles > 3 || dots > 2 { return true }
    return scalars < 6 && (isShortOfTwoWords || isShortOfUnit)
  }

  /// Whether it may be short for two words, as in `I.U.` or `e.ü.`.
  private var isShortOfTwoWords: Bool {
    switch first {
    case UInt8(ascii: "I"), UInt8(ascii: "i"), UInt8(ascii: "e"), 0xC4: dots > 0
    default: false
    }
  }

  /// Whether it may be short for the unit, as in `ün.` or `ÜN.`.
  private var isShortOfUnit: Bool {
    first == 0xC3 && (third == UInt8(ascii: "n") || third == UInt8(ascii: "N"))
  }
}
