package import Domain
package import struct Foundation.Date
package import Turkish

/// A sentence with the spans that explain it best.
package struct Sentence: Sendable {
  package var text: String
  package var tokens: [Token]
  package var spans: [Span]
  /// Folded names of those besides the writer of whom there are records.
  package var names: Set<String> = []

  package init(text: String, tokens: [Token], spans: [Span]) {
    self.text = text
    self.tokens = tokens
    self.spans = spans
  }

  /// The source text of a span.
  package func source(_ span: Span) -> String { source(span.tokens) }

  /// The source text from the first to the last token of `range`.
  package func source(_ range: Range<Int>) -> String {
    guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
    return String(text[first.range.lowerBound..<last.range.upperBound])
  }

  /// The folded words of a span, with a space between.
  package func folded(_ span: Span) -> String {
    span.tokens.count == 1
      ? tokens[span.tokens.lowerBound].folded
      : tokens[span.tokens].map(\.folded).joined(separator: " ")
  }
}

/// Reads a message: tokens, entities, and the best cover without overlap.
package struct SentenceReader: Sendable {
  package let vocabulary: Vocabulary

  package init(vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  package func read(_ text: String, now: Date, zone: Zone) -> Sentence {
    let tokens = Turkish.tokens(of: text).withNumbersAsMarks
      .flatMap { $0.withAskingApart(in: text) }
    let words = tokens.map(readings)
    var candidates = phrases(in: tokens, words) + namesWithDigits(in: tokens)
    let measures = Turkish.measures(in: tokens)
    let numbers = Turkish.numbers(in: tokens)
    let counted = Set(numbers.filter { $0.kind != .vague || $0.low >= 2 }.map(\.tokens.upperBound))
    for number in numbers {
      // "yüz gram" is no face: before a unit a word is a number.
      let counts =
        measures.contains { $0.tokens.lowerBound == number.tokens.upperBound }
        || countsTime(tokens, number.tokens.upperBound)
        || candidates.contains { $0.tokens.lowerBound == number.tokens.upperBound && $0.isDoseUnit }
        || countsFood(number, candidates, in: tokens, isList: numbers.count > 1)
      let weight =
        number.isAmbiguousWord && !counts && number.tokens.count == 1
        ? (number.isArticle ? 7 : 5) : 11
      candidates.append(Candidate(number.tokens, .number(number), weight: weight))
    }
    for measure in measures
    where !isNamed(measure, words, tokens) && !isCountedWrap(measure, candidates) {
      candidates.append(
        Candidate(
          measure.tokens, .measure(measure),
          weight: measure.isFoodToo && !counted.contains(measure.tokens.lowerBound)
            ? 8 : counted.contains(measure.tokens.lowerBound) ? 14 : 11))
    }
    for time in Turkish.times(in: tokens, now: now, zone: zone) {
      // "sekize beş var" weighs as much as its three words.
      candidates.append(
        Candidate(time.tokens, .time(time), weight: time.tokens.count > 2 ? 13 : 12))
    }
    let spans = withoutHomographs(cover(tokens, candidates))
    return Sentence(text: text, tokens: tokens, spans: settled(spans, tokens))
  }

  /// "2 dürüm, 1 şalgam": the wrap itself, and in it no food that stands beside it.
  private func isCountedWrap(_ measure: MeasureReading, _ phrases: [Candidate]) -> Bool {
    measure.measure == .wrap
      && phrases.contains { $0.tokens == measure.tokens && $0.isFood }
      && !phrases.contains { phrase in
        // "tavuk 2 dürüm", "2 dürüm tantuni"
        phrase.isFood && phrase.tokens != measure.tokens
          && (phrase.tokens.lowerBound == measure.tokens.upperBound
            || (1...2).contains(measure.tokens.lowerBound - phrase.tokens.upperBound))
      }
  }

  /// "dışkı" is no "diş": a word that the lexicon has as it stands is no inflected unit.
  private func isNamed(
    _ measure: MeasureReading, _ words: [[Lexicon.Reading]], _ tokens: [Token]
  ) -> Bool {
    guard measure.isFoodToo, measure.tokens.count == 1, measure.form != .bare else { return false }
    let token = tokens[measure.tokens.lowerBound]
    // "5 fiasp bastım": injected, and no head.
    if token.folded.fits("measure.pressed"), namesDrug(words) { return true }
    return vocabulary.index.matches(in: words, at: measure.tokens.lowerBound)
      .filter { $0.count == 1 }.compactMap(reading)
      .contains { $0.noun?.length == 0 && Turkish.fold($0.phrase) == token.folded }
  }

  /// Whether a drug is named among the words.
  private func namesDrug(_ words: [[Lexicon.Reading]]) -> Bool {
    words.indices.contains { place in
      vocabulary.index.matches(in: words, at: place).contains {
        vocabulary.senses[Int($0.entry)] == .word(.medication)
      }
    }
  }

  /// "yedi lahmacun yedim", "altı kuru erik, on badem": a number word right before a food that a later
  /// verb eats, or that stands in a list without any verb.
  private func countsFood(
    _ number: NumberReading, _ phrases: [Candidate], in tokens: [Token], isList: Bool
  ) -> Bool {
    guard number.isAmbiguousWord, number.tokens.count == 1,
      phrases.contains(where: { $0.tokens.lowerBound == number.tokens.upperBound && $0.isFood })
    else { return false }
    if phrases.contains(where: { $0.tokens.lowerBound > number.tokens.upperBound && $0.isEating }) {
      return true
    }
    return isList && !phrases.contains { $0.tokens != number.tokens && $0.isFinite }
      && !(tokens.first.map(isEater) ?? false)
  }

  /// "Can iki köfte yedi pilav": who stands first has eaten, and no seven are counted.
  private func isEater(_ token: Token) -> Bool {
    AssertionReader.kin(token.folded) != nil || GivenNames.isName(token.folded)
      || token.folded.fits("person.homograph") && token.text.first?.isUppercase == true
  }

  /// "yedi saat", "altı dakika": not "yedi, saat 8'de".
  private func countsTime(_ tokens: [Token], _ place: Int) -> Bool {
    guard place < tokens.count,
      tokens[place].folded.fits("number.countedTime")
    else { return false }
    return place + 1 == tokens.count || tokens[place + 1].kind != .number
  }

  private func readings(of token: Token) -> [Lexicon.Reading] {
    guard token.kind == .word || token.kind == .number else { return [] }
    if token.suffix.isEmpty {
      let found = vocabulary.index.readings(of: token.folded)
      if !found.isEmpty { return found }
      let calm = Self.calmed(token.folded)
      let calmed = calm == token.folded ? [] : vocabulary.index.readings(of: calm)
      guard calmed.isEmpty, token.folded.utf8.count > 3 else { return calmed }
      let single = Self.calmed(token.folded, letters: 1)
      let simple =
        single == token.folded || token.folded.utf8.count < 5
        ? [] : vocabulary.index.readings(of: single)
      if !simple.isEmpty { return simple }
      return DrugSpelling.correction(of: token.folded).map(vocabulary.index.readings) ?? []
    }
    // A verb takes no apostrophe: "Ali'nin" is no "alın".
    let whole = vocabulary.index.readings(of: token.folded + token.suffix).filter { $0.verb == nil }
    return whole.isEmpty ? vocabulary.index.readings(of: token.folded) : whole
  }

  /// Nearest to what was written first: few suffixes, then the very words.
  private func rank(_ reading: Span.Reading, _ tokens: ArraySlice<Token>) -> Int {
    let written = tokens.map(\.folded).joined(separator: " ")
    return (reading.noun?.length ?? 0) * 2 + (Turkish.fold(reading.phrase) == written ? 0 : 1)
  }

  /// Verb readings with the longest stem: bitirdim is bitir-, not bit-ir-.
  private static func nearestVerbs(_ readings: [Span.Reading]) -> [Span.Reading] {
    guard let least = readings.compactMap(\.verb?.length).min(), least > 0 else { return readings }
    let longest = readings.filter { $0.verb != nil }.map { stemLength($0.phrase) }.max() ?? 0
    return readings.filter { $0.verb == nil || stemLength($0.phrase) == longest }
  }

  /// `dönerken` is while turning, not while being a döner.
  private static func withoutBeing(_ readings: [Span.Reading]) -> [Span.Reading] {
    guard readings.contains(where: { $0.verb?.mood == .converb }) else { return readings }
    return readings.filter { $0.noun?.copula != .whileBeing }
  }

  private static func stemLength(_ phrase: String) -> Int {
    phrase.split(separator: " ").last?.count ?? 0
  }

  /// Letters drawn out in writing: `tostttt` → `tost`.
  private static func calmed(_ word: String, letters: Int = 2) -> String {
    var out = ""
    var run = 0
    var last: Character?
    for letter in word {
      run = letter == last ? run + 1 : 1
      last = letter
      if run == 3, letters == 2 { out.removeLast() }
      if run <= letters { out.append(letter) }
    }
    return out
  }

  /// Drops readings that only folding makes possible, where another fits as written: sürüp is no şurup.
  private func compatible(
    _ readings: [Span.Reading], _ tokens: ArraySlice<Token>, isSpelled: Bool
  ) -> [Span.Reading] {
    guard tokens.count == 1, let token = tokens.first else {
      // "geçe şekerim" is no "gece şekeri".
      return readings.filter { reading in
        zip(tokens, reading.phrase.split(separator: " ")).allSatisfy { token, word in
          !Self.isSpelled(token)
            || !Self.isOther(Turkish.lowercased(token.text), than: String(word))
        }
      }
    }
    let written = Turkish.lowercased(token.text)
    // Where the message is spelled in full, a short stem met only by folding is chance: masa is no
    // mash bean (maş).
    let near = readings.filter { reading in
      !isSpelled || reading.phrase.count > 3 || (reading.noun?.length ?? 0) == 0
        || reading.phrase.allSatisfy(\.isASCII) || written.hasPrefix(reading.phrase)
    }
    guard Self.isSpelled(token) else { return near }
    let kept = near.filter { !Self.isOther(written, than: $0.phrase) }
    guard kept.count > 1 else { return kept }
    let fitting = kept.filter { reading in
      written.hasPrefix(reading.phrase.prefix(max(1, reading.phrase.count - 1)))
    }
    return fitting.isEmpty ? kept : fitting
  }

  /// Whether a word is spelled with a letter whose plain partner the phrase has: küstü is not kus-.
  ///
  /// People leave marks out, they do not add them. The last letter of a stem may soften (ekmeği).
  private static func isOther(_ written: String, than phrase: String) -> Bool {
    // A last consonant may soften (ekmeği); a last vowel does not change: süte is not su.
    let stem =
      phrase.last?.isVowel == true ? phrase[...] : phrase.dropLast()
    return zip(written, stem).contains { plain($0) == $1 }
  }

  private static func plain(_ letter: Character) -> Character? {
    switch letter {
    case "ç": "c"
    case "ö": "o"
    case "ş": "s"
    case "ü": "u"
    default: nil
    }
  }

  /// Whether a word is written with letters that only Turkish typing has.
  private static func isSpelled(_ token: Token) -> Bool {
    token.text.unicodeScalars.contains { "çğıöşüÇĞİÖŞÜ".unicodeScalars.contains($0) }
  }

  private func phrases(in tokens: [Token], _ words: [[Lexicon.Reading]]) -> [Candidate] {
    var found: [Candidate] = []
    let isSpelled = tokens.contains(where: Self.isSpelled)
    for start in tokens.indices where !words[start].isEmpty {
      let matches = vocabulary.index.matches(in: words, at: start)
      var counts: [Int] = []
      for match in matches where !counts.contains(match.count) { counts.append(match.count) }
      for count in counts {
        let range = start..<start + count
        let fitting = compatible(
          matches.filter { $0.count == count }.compactMap(reading), tokens[range],
          isSpelled: isSpelled
        )
        .sorted { rank($0, tokens[range]) < rank($1, tokens[range]) }
        let readings = Self.withoutBeing(Self.nearestVerbs(fitting))
        guard !readings.isEmpty else { continue }
        found.append(Candidate(range, .words(readings), weight: weight(of: readings, count)))
      }
    }
    return found
  }

  /// "HbA1c", "b12'm": letters and digits that are one name.
  private func namesWithDigits(in tokens: [Token]) -> [Candidate] {
    var found: [Candidate] = []
    for start in tokens.indices.dropLast()
    where tokens[start].kind == .word && tokens[start + 1].kind == .number
      && tokens[start + 1].isGlued
    {
      let isTail =
        start + 2 < tokens.count && tokens[start + 2].kind == .word && tokens[start + 2].isGlued
      let end = start + (isTail ? 3 : 2)
      let name = tokens[start..<end].map(\.folded).joined()
      let readings =
        [name + tokens[end - 1].suffix, name].lazy.map { written in
          vocabulary.index.matches(in: [vocabulary.index.readings(of: written)], at: 0)
            .compactMap(reading)
        }.first { !$0.isEmpty } ?? []
      guard !readings.isEmpty else { continue }
      found.append(
        Candidate(start..<end, .words(readings), weight: weight(of: readings, end - start)))
    }
    return found
  }

  package func reading(_ match: PhraseIndex.Match) -> Span.Reading? {
    let entry = Int(match.entry)
    let sense = vocabulary.senses[entry]
    // şekersiz is no sugar and kebapçı no kebab; şekerli and küçültme (sütlaççık) stay with the noun.
    if let derivation = match.noun?.derivation, derivation != .diminutive { return nil }
    return Span.Reading(
      sense: sense, phrase: vocabulary.phrases[entry], noun: match.noun, verb: match.verb)
  }

  private func weight(of readings: [Span.Reading], _ count: Int) -> Int {
    let isFiller = readings.allSatisfy { reading in
      if case .word(let kind) = reading.sense {
        kind == .filler || kind == .household || kind.glucoseContext != nil
      } else {
        false
      }
    }
    return (isFiller ? 6 : 10) + (count - 1) * 3
  }
}
