import Domain
import Turkish

/// A message as the safety rules read it: folded words and numbers, in sentences and clauses.
///
/// Number words count as numbers and are joined: `iki yüz on beş` is one word with the value 215.
struct Saying {
  struct Word {
    /// Folded, with what followed an apostrophe; for a number, as said.
    var text: String
    /// What was glued to a number: `48'e` has `e`.
    var suffix = ""
    var value: Double?
    var kind: Token.Kind
    var sentence: Int
    var clause: Int
    /// As written.
    var source: String
  }

  let words: [Word]
  /// Whether a question mark or a question word stands in it.
  let asks: Bool
  /// Where the words of each sentence stand; empty for one without words.
  private let sentences: [Range<Int>]

  private static let breaks: Set<String> = [".", "!", "?", ";"]
  private static let signs: Set<String> = ["/", "+", "-", "=", "%", "÷", "×", "*", "(", ")", ":"]
  private static let turns: Set<String> = [
    "ama", "fakat", "ancak", "lakin", "simdi", "sonra", "sonrasinda", "derken", "halbuki",
  ]

  private static let questions: Set<String> = [
    "mi", "mu", "miyim", "muyum", "misin", "miyiz", "muyuz", "misiniz", "midir", "mudur", "ne",
    "nasil", "neden", "niye", "nicin", "kac", "kacta", "hangi", "nedir",
  ]

  init(_ text: String) { self.init(Turkish.tokens(of: text)) }

  private init(words: [Word], asks: Bool) {
    self.words = words
    self.asks = asks || words.contains { Self.questions.contains($0.text) }
    var sentences: [Range<Int>] = []
    for (place, word) in words.enumerated() {
      while sentences.count <= word.sentence { sentences.append(place..<place) }
      sentences[word.sentence] = sentences[word.sentence].lowerBound..<place + 1
    }
    self.sentences = sentences
  }

  /// A message of which the tokens are known.
  init(_ tokens: [Token]) {
    var words: [Word] = []
    words.reserveCapacity(tokens.count)
    var (sentence, clause) = (0, 0)
    var asks = false
    for token in tokens {
      if token.startsLine, !words.isEmpty { (sentence, clause) = (sentence + 1, clause + 1) }
      if token.kind == .mark {
        asks = asks || token.folded == "?"
        if Self.breaks.contains(token.folded) { sentence += 1 }
        if Self.breaks.contains(token.folded) || token.folded == "," { clause += 1 }
        if Self.signs.contains(token.folded) { words.append(Self.mark(token, sentence, clause)) }
        continue
      }
      if Self.turns.contains(token.folded) { clause += 1 }
      let isEnding = token.isGlued || ["a", "e", "ye"].contains(token.folded)
      if isEnding, let last = words.last, last.value != nil, last.kind == .number,
        last.suffix.isEmpty, token.kind == .word, token.folded != "u",
        NumberWords.endings.contains(token.folded)
      {
        words[words.count - 1].suffix = token.folded
        continue
      }
      let word = Self.word(token, sentence, clause)
      if Self.join(word, to: &words) { continue }
      words.append(word)
    }
    self.init(words: words, asks: asks)
  }

  private static func mark(_ token: Token, _ sentence: Int, _ clause: Int) -> Word {
    Word(
      text: token.folded, kind: .mark, sentence: sentence, clause: clause, source: token.text)
  }

  private static func word(_ token: Token, _ sentence: Int, _ clause: Int) -> Word {
    var word = Word(
      text: token.folded, suffix: token.suffix, kind: token.kind, sentence: sentence,
      clause: clause, source: token.text)
    switch token.kind {
    case .number: word.value = NumberWords.value(ofDigits: token.folded)
    case .word:
      if let number = NumberWords.number(in: token.folded) {
        word.value = number.value
        word.suffix = number.ending + token.suffix
      } else {
        word.text += token.suffix
        word.suffix = ""
      }
    default: break
    }
    return word
  }

  /// Joins a number word to the one before it (`kırk` `bir`); false where they are not one number.
  private static func join(_ word: Word, to words: inout [Word]) -> Bool {
    if let sum = decimal(word, after: words) {
      words.removeLast()
      words[words.count - 1].value = sum
      words[words.count - 1].suffix = word.suffix
      words[words.count - 1].text += " " + word.text
      return true
    }
    guard word.kind == .word, let value = word.value, let last = words.last, last.kind == .word,
      let before = last.value, last.suffix.isEmpty, last.clause == word.clause,
      let sum = NumberWords.sum(before, value)
    else { return false }
    words[words.count - 1].value = sum
    words[words.count - 1].suffix = word.suffix
    words[words.count - 1].text += " " + word.text
    return true
  }

  /// `2 nokta 5`, `iki virgül beş`.
  private static func decimal(_ word: Word, after words: [Word]) -> Double? {
    guard let part = word.value, (0...9).contains(part), part == part.rounded(),
      let mark = words.last, mark.text == "nokta" || mark.text == "virgul",
      let whole = words.dropLast().last, let value = whole.value, whole.suffix.isEmpty,
      value == value.rounded(), (0..<50).contains(value), whole.clause == word.clause
    else { return nil }
    return value + part / 10
  }

  /// The words of one sentence.
  func sentence(_ number: Int) -> ArraySlice<Word> {
    sentences.indices.contains(number) ? words[sentences[number]] : []
  }

  /// The words of the sentence of the one at a place, up to `reach` of them to each side: what is
  /// farther off says nothing of a number, and a huge message stays linear.
  func surroundings(of place: Int, reach: Int = 16) -> ArraySlice<Word> {
    let whole = sentence(words[place].sentence)
    return whole[max(whole.startIndex, place - reach)..<min(whole.endIndex, place + reach + 1)]
  }

  /// The same without some of the marks among its words.
  func without(_ marks: Set<String>) -> Saying {
    let isMark = { (word: Word) in word.kind == .mark && marks.contains(word.text) }
    guard words.contains(where: isMark) else { return self }
    return Saying(words: words.filter { !isMark($0) }, asks: asks)
  }

  /// The word at a place as folded; empty beyond both ends.
  func text(at place: Int) -> String { words.indices.contains(place) ? words[place].text : "" }

  func has(_ wanted: Set<String>) -> Bool { words.contains { wanted.contains($0.text) } }

  func has(prefix: String) -> Bool { words.contains { $0.text.begins(with: prefix) } }

  /// Whether a word begins with one of the stems.
  func has(anyPrefix stems: [String]) -> Bool { stems.contains(where: has(prefix:)) }
}

/// Turkish number words, for values that are said instead of typed.
enum NumberWords {
  private static let roots: [(text: String, value: Double)] = [
    ("sifir", 0), ("bir", 1), ("iki", 2), ("uc", 3), ("dort", 4), ("dord", 4), ("bes", 5),
    ("alti", 6), ("yedi", 7), ("sekiz", 8), ("dokuz", 9), ("on", 10), ("yirmi", 20), ("otuz", 30),
    ("kirk", 40), ("elli", 50), ("altmis", 60), ("yetmis", 70), ("seksen", 80), ("doksan", 90),
    ("yuz", 100), ("bucuk", 0.5), ("yarim", 0.5),
  ]

  /// What may be glued to a number: cases and the past copula.
  static let endings: Set<String> = [
    "e", "a", "ye", "ya", "i", "yi", "yu", "u", "de", "da", "te", "ta", "den", "dan", "ten", "tan",
    "di", "du", "ti", "tu", "ydi", "ydu", "dir", "dur", "tir", "tur", "mis", "mus", "ymis", "ymus",
    "in", "un", "nin", "nun", "lerde", "larda", "lere", "lara", "ler", "lar", "yken", "ken",
    "im", "yim", "um", "yum", "er", "ar", "ser", "sar",
  ]
  /// Words that only look like a number with an ending.
  private static let others: Set<String> = [
    "onu", "ona", "onda", "ondan", "onun", "onlar", "onlara", "onlarda", "birim", "biri", "birde",
    "birden", "yuzu", "yuzum", "yuzde", "yuzun", "ucu", "ucta", "uca", "bini", "ondu", "onum",
    "yuzden", "yedim", "yediler",
  ]
  private static let beginnings = Beginnings(roots.map(\.text))
  /// Numbers written as one word: `kirkbir`.
  private static let tens = roots.filter { $0.value >= 10 }

  /// The value and the ending of one word: `kirka` is 40 and `a`.
  static func number(in word: String) -> (value: Double, ending: String)? {
    guard beginnings.hasStem(of: word), !others.contains(word) else { return nil }
    if let plain = simple(word) { return plain }
    if let hundreds = hundreds(in: word) { return hundreds }
    for root in tens where word.hasPrefix(root.text) {
      let rest = String(word.dropFirst(root.text.count))
      if !rest.isEmpty, let unit = simple(rest), let sum = sum(root.value, unit.value) {
        return (sum, unit.ending)
      }
    }
    return nil
  }

  /// Hundreds written as one word: `ikiyuz`, `ucyuzelli`.
  private static func hundreds(in word: String) -> (value: Double, ending: String)? {
    for root in roots where (2...9).contains(root.value) && word.hasPrefix(root.text + "yuz") {
      let rest = String(word.dropFirst(root.text.count + 3))
      if rest.isEmpty || endings.contains(rest) { return (root.value * 100, rest) }
      if let below = number(in: rest), let sum = sum(root.value * 100, below.value) {
        return (sum, below.ending)
      }
    }
    return nil
  }

  private static func simple(_ word: String) -> (value: Double, ending: String)? {
    for root in roots where word.hasPrefix(root.text) {
      let rest = String(word.dropFirst(root.text.count))
      if rest.isEmpty || endings.contains(rest) { return (root.value, rest) }
    }
    return nil
  }

  /// What two number words after each other make: 40 and 1 are 41, 2 and 100 are 200; nil for 3 and 5.
  static func sum(_ first: Double, _ second: Double) -> Double? {
    if second == 100 { return (2...9).contains(first) ? first * 100 : nil }
    if second == 0.5 { return first >= 1 && first == first.rounded() ? first + 0.5 : nil }
    let hundreds = first.truncatingRemainder(dividingBy: 100)
    if first >= 100, hundreds == 0, second < 100, second >= 1 { return first + second }
    let tens = first.truncatingRemainder(dividingBy: 10)
    return first >= 10 && tens == 0 && (1...9).contains(second) ? first + second : nil
  }

  /// The value of digits with a Turkish or an English decimal mark: `7,1`, `1.250`.
  static func value(ofDigits text: String) -> Double? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 2, parts[1].count == 3, !text.contains(",") {
      return Double(parts.joined())
    }
    return Double(text.split(separator: ",", maxSplits: 1).joined(separator: "."))
  }
}
