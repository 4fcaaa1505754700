package import Turkish

/// A message as folded words and numbers, in sentences and clauses: a flat view for rules that look
/// for words near each other.
///
/// Number words count as numbers and are joined: `iki yüz on beş` is one word with the value 215.
package struct Utterance: Sendable {
  package struct Word: Sendable {
    /// Folded, with what followed an apostrophe; for a number, as said.
    package var text: String
    /// What was glued to a number: `48'e` has `e`.
    package var suffix = ""
    package var value: Double?
    package var kind: Token.Kind
    package var sentence: Int
    package var clause: Int
    /// As written.
    package var source: String
    /// Whether vowels are left out in it.
    package var isBare = false
    /// The marks of what it may begin with.
    package var letters: UInt64 = 0
  }

  package let words: [Word]
  /// Whether a question mark or a question word stands in it.
  package let asks: Bool
  /// The marks of all its words.
  package let letters: UInt64
  /// Where the words of each sentence stand; empty for one without words.
  private let sentences: [Range<Int>]

  private static let breaks: Set<String> = [".", "!", "?", ";"]
  private static let signs: Set<String> = ["/", "+", "-", "=", "%", "÷", "×", "*", "(", ")", ":"]
  private static let turns: Set<String> = WordSets.words("utterance.turns")

  private static let questions: Set<String> = WordSets.words("utterance.questions")

  package init(_ text: String) { self.init(Turkish.tokens(of: text)) }

  private init(words: [Word], asks: Bool) {
    var words = words
    var letters: UInt64 = 0
    for place in words.indices {
      words[place].letters = words[place].marks
      letters |= words[place].letters
    }
    self.words = words
    self.letters = letters
    self.asks = asks || words.contains { Self.questions.contains($0.text) }
    var sentences: [Range<Int>] = []
    for (place, word) in words.enumerated() {
      while sentences.count <= word.sentence { sentences.append(place..<place) }
      sentences[word.sentence] = sentences[word.sentence].lowerBound..<place + 1
    }
    self.sentences = sentences
  }

  private static let last = Recent<[Token], Utterance>(most: 4)

  /// A message of which the tokens are known.
  package init(_ tokens: [Token]) {
    guard tokens.count <= Turkish.mostTokens else {
      self.init(reading: tokens)
      return
    }
    self = Self.last.value(of: tokens, isSame: { $0.isOne(with: $1) }) {
      Utterance(reading: tokens)
    }
  }

  private init(reading tokens: [Token]) {
    var words: [Word] = []
    words.reserveCapacity(tokens.count)
    var (sentence, clause) = (0, 0)
    var asks = false
    let numbers = Self.numbers(in: tokens)
    var place = 0
    while place < tokens.count {
      let token = tokens[place]
      if token.startsLine, !words.isEmpty { (sentence, clause) = (sentence + 1, clause + 1) }
      if let number = numbers[place] {
        words.append(Self.word(number, of: tokens[number.tokens], sentence, clause))
        place = number.tokens.upperBound
        continue
      }
      place += 1
      if token.kind == .mark {
        asks = asks || token.folded == "?"
        if Self.breaks.contains(token.folded) { sentence += 1 }
        if Self.breaks.contains(token.folded) || token.folded == "," { clause += 1 }
        if Self.signs.contains(token.folded) { words.append(Self.word(token, sentence, clause)) }
        continue
      }
      if Self.turns.contains(token.folded) { clause += 1 }
      if Self.isEnding(token, of: words.last) {
        words[words.count - 1].suffix = token.folded
      } else {
        words.append(Self.word(token, sentence, clause))
      }
    }
    self.init(words: words, asks: asks)
  }

  /// Whether a token is the ending of the number before it: `48 e`.
  private static func isEnding(_ token: Token, of last: Word?) -> Bool {
    guard token.isGlued || endings.contains(token.folded), let last else { return false }
    return last.value != nil && last.kind == .number && last.suffix.isEmpty && token.kind == .word
      && token.folded != "u" && numberEndings.contains(token.folded)
  }

  /// Single numbers by the place of their first token; not `birkaç`, `üçüncü`, `2-3`.
  private static func numbers(in tokens: [Token]) -> [Int: NumberReading] {
    var found: [Int: NumberReading] = [:]
    for number in Turkish.numbers(in: tokens) {
      let last = tokens[number.tokens.upperBound - 1].folded
      // "60 çift ok" are no 120, and "5u" are units.
      let isLoose =
        number.kind == .range || number.isPercent
        || number.tokens.count > 1 && (packs.contains(last) || last == "u")
      let parts = isLoose ? singles(number, tokens) : [number]
      for part in parts where counts(part, tokens) { found[part.tokens.lowerBound] = part }
    }
    return found
  }

  private static func counts(_ number: NumberReading, _ tokens: [Token]) -> Bool {
    let first = tokens[number.tokens.lowerBound]
    guard first.kind == .number || first.kind == .word, number.kind != .vague,
      number.kind != .ordinal, number.kind != .range
    else { return false }
    return first.kind == .number || number.tokens.count > 1
      || !noNumbers.contains(first.folded) && !packs.contains(first.folded)
  }

  /// The numbers that a range is made of.
  private static func singles(_ range: NumberReading, _ tokens: [Token]) -> [NumberReading] {
    range.tokens.flatMap { place in
      Turkish.numbers(in: [tokens[place]]).map { number in
        var number = number
        number.tokens = place..<place + 1
        return number
      }
    }
  }

  private static func word(
    _ number: NumberReading, of tokens: ArraySlice<Token>, _ sentence: Int, _ clause: Int
  ) -> Word {
    let first = tokens[tokens.startIndex]
    return Word(
      text: tokens.map(\.folded).joined(separator: " "), suffix: number.suffix,
      value: number.low, kind: first.kind, sentence: sentence, clause: clause, source: first.text)
  }

  private static func word(_ token: Token, _ sentence: Int, _ clause: Int) -> Word {
    let said = token.kind == .word ? token.folded + token.suffix : token.folded
    let text = token.kind == .word ? DrugSpelling.correction(of: said) ?? said : said
    return Word(
      text: text, suffix: token.kind == .word ? "" : token.suffix, kind: token.kind,
      sentence: sentence, clause: clause, source: token.text,
      isBare: token.kind == .word && Word.isBare(text))
  }

  private static let endings = WordSets.words("utterance.endings")
  private static let numberEndings = WordSets.words("utterance.numberEndings")
  private static let packs = WordSets.words("utterance.packs")
  private static let noNumbers = WordSets.words("utterance.noNumbers")

  /// The words of one sentence.
  package func sentence(_ number: Int) -> ArraySlice<Word> {
    sentences.indices.contains(number) ? words[sentences[number]] : []
  }

  /// The words of the sentence of the one at a place, up to `reach` of them to each side: what is
  /// farther off says nothing of a number, and a huge message stays linear.
  package func surroundings(of place: Int, reach: Int = 16) -> ArraySlice<Word> {
    let whole = sentence(words[place].sentence)
    return whole[max(whole.startIndex, place - reach)..<min(whole.endIndex, place + reach + 1)]
  }

  /// The same without some of the marks among its words.
  package func without(_ marks: Set<String>) -> Utterance {
    without(
      places: Set(
        words.indices.filter { words[$0].kind == .mark && marks.contains(words[$0].text) }))
  }

  /// The same without the words at some places.
  package func without(places: Set<Int>) -> Utterance {
    if places.isEmpty { return self }
    return Utterance(
      words: words.indices.filter { !places.contains($0) }.map { words[$0] }, asks: asks)
  }

  /// The word at a place as folded; empty beyond both ends.
  package func text(at place: Int) -> String {
    words.indices.contains(place) ? words[place].text : ""
  }

  package func has(_ wanted: Set<String>) -> Bool { words.contains { wanted.contains($0.text) } }

  package func has(_ row: WordRow) -> Bool {
    row.marks & letters != 0 && words.contains { row.fits($0.text) }
  }

  package func has(prefix: String) -> Bool { words.contains { $0.text.begins(with: prefix) } }

  /// Whether a word begins with one of the stems.
  package func has(anyPrefix stems: [String]) -> Bool { stems.contains(where: has(prefix:)) }
}
