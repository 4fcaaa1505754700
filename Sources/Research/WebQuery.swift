import Analysis
import Tables
import Turkish

/// What of a wish may be sent to a search of the web.
///
///     WebQuery("annem Rojda'nın şekeri 250, çilekli protein barı kaç karbonhidrat internetten bak")?.sent
///
/// Words about the person and their people, given names, the names after such words, addresses and
/// numbers that are no part of a name never leave the house, whoever wrote the wish; words of asking
/// help no search. Made from `Research/web`, the words for kin and the names of `Language/words`.
struct WebQuery: Equatable {
  /// The very words that are sent.
  var sent: String
  /// The thing that they name.
  var subject: String

  /// Words that one search may have.
  private static let mostWords = 10
  /// What makes a page with figures likely.
  private static let figures = " besin değeri 100 g karbonhidrat"

  /// Nil where nothing may be sent or says anything.
  init?(_ text: String) {
    let words = Self.words(of: text)
    let isNutrition = words.contains { $0.kind == .nutrient }
    var people: Set<Int> = []
    var kept: [Int] = []
    for place in words.indices {
      let word = words[place]
      guard word.kind == nil else { continue }
      let isAfter = Self.isOwn(words, place - 1) || people.contains(place - 1)
      if word.isName, isAfter || Self.isDoer(words, place) {
        people.insert(place)
      } else if !word.isNumber || Self.isNumbered(words, place) {
        kept.append(place)
      }
    }
    kept = Self.withoutSurnames(kept, of: words)
    subject = kept.prefix(Self.mostWords).map { words[$0].text }.joined(separator: " ")
    guard subject.contains(where: \.isLetter) else { return nil }
    sent = subject + (isNutrition ? Self.figures : "")
  }

  /// Whether a number is part of a name, as in `tip 2` and `libre 3`; no other leaves the house.
  private static func isNumbered(_ words: [Word], _ place: Int) -> Bool {
    let isName = place > 0 && words[place - 1].isNumbered && words[place].text.count == 1
    // What tables tell figures for is nobody's value.
    let isBasis =
      words[place].text == "100" && place + 1 < words.count
      && ["g", "ml"].contains(words[place + 1].text)
    return isName || isBasis
  }

  /// The places without the word behind a given name, where something else says what is looked for or
  /// nothing is asked of it.
  private static func withoutSurnames(_ kept: [Int], of words: [Word]) -> [Int] {
    let surnames = kept.filter { place in
      place > 0 && words[place - 1].isGiven
        && Concepts.shared.reading(of: words[place].text).concepts.isEmpty
    }
    let isAsked = words.contains { [.nutrient, .verb].contains($0.kind) }
    let rest = kept.filter { !surnames.contains($0) }
    return rest.isEmpty && isAsked ? kept : rest
  }

  // MARK: Words

  private enum Kind: String, CaseIterable { case own, unit, dish, ask, verb, nutrient, perhaps }

  private struct Word {
    var text: String
    var kind: Kind?
    var isNumber = false
    /// Whether it is written as a name.
    var isName = false
    /// Whether an apostrophe stands before its ending.
    var hasEnding = false
    /// Whether it is a given name.
    var isGiven = false
    /// Whether a number behind it belongs to its name.
    var isNumbered = false
  }

  private static func isOwn(_ words: [Word], _ place: Int) -> Bool {
    words.indices.contains(place) && [.own, .unit].contains(words[place].kind)
  }

  /// `Can'ın yediği`: who did it, not what it is.
  private static func isDoer(_ words: [Word], _ place: Int) -> Bool {
    words[place].hasEnding && place + 1 < words.count && words[place + 1].kind == .verb
  }

  private static func words(of text: String) -> [Word] {
    let plain = text.split(whereSeparator: \.isWhitespace).filter { word in
      !word.contains("@") && !word.contains("://") && word.count(where: \.isNumber) < 7
    }.joined(separator: " ")
    let all = Turkish.tokens(of: plain)
    // Values in words are values too: `yüz seksen yedi`.
    let said = Turkish.numbers(in: all).filter { reading in
      !reading.isArticle && (reading.tokens.count > 1 || !reading.isAmbiguousWord)
        && all[reading.tokens].allSatisfy { $0.kind == .word }
    }
    let spoken = Set(said.flatMap { $0.tokens })
    let tokens = all.indices.filter { all[$0].kind != .mark && !spoken.contains($0) }.map {
      all[$0]
    }
    let readings = tokens.map { index.readings(of: $0.folded) }
    let people = PersonWords.shared.namesakes(in: tokens.map { ($0.text, $0.folded) }) { place in
      !Concepts.shared.reading(of: tokens[place].text).concepts.isEmpty
    }
    var words: [Word] = []
    var place = 0
    while place < tokens.count {
      let isPart = isOfCompound(tokens[place], after: words.last)
      let known = isPart ? nil : kind(in: readings, at: place, after: words.last)
      switch known?.kind {
      case .dish?:
        // Whoever it is named after: `ali nazik`.
        words += tokens[place..<(place + (known?.count ?? 1))].map { Word(text: $0.text) }
      case let kind?: words.append(Word(text: "", kind: kind))
      case nil where people.contains(place): words.append(Word(text: "", kind: .own))
      case nil where !isPart && PersonWords.shared.isName(tokens[place].folded):
        words.append(Word(text: "", kind: .own, isGiven: true))
      case nil: add(tokens[place], to: &words)
      }
      place += known?.count ?? 1
    }
    return words
  }

  /// `suyu` of `elma suyu`, which after the word for a thing is neither a name nor `şu`.
  private static func isOfCompound(_ token: Token, after last: Word?) -> Bool {
    guard let last, last.kind == nil, !last.isName, !last.isNumber,
      token.text.first?.isUppercase == false
    else { return false }
    return PersonWords.shared.isOfCompound(token.folded)
  }

  /// What the table says of the words at a place, and of how many.
  private static func kind(
    in readings: [[Lexicon.Reading]], at place: Int, after last: Word?
  ) -> (kind: Kind, count: Int)? {
    let matches = index.matches(in: readings, at: place)
    let longest = matches.filter { $0.count == matches.first?.count }
    // What may be the person's own is, whatever else it can mean.
    guard let match = longest.min(by: { rank(kinds[Int($0.entry)]) < rank(kinds[Int($1.entry)]) })
    else { return nil }
    let kind = kinds[Int(match.entry)]
    guard kind == .perhaps else { return (kind, match.count) }
    return last?.kind == .ask ? (.nutrient, match.count) : nil
  }

  private static func add(_ token: Token, to words: inout [Word]) {
    if token.isGlued, let last = words.last, last.kind == nil {
      // `7up`, `b12`, `e471`; a number that is glued to a whole word or is long belongs to somebody.
      let isPart =
        last.isNumber
        ? last.text.count == 1 && token.folded.count < 4 && token.kind == .word
        : token.kind == .number
          ? last.text.count + token.text.count < 6 && (last.text.count < 3 || token.text.count == 1)
          // `hba1c`
          : token.text.count == 1 && last.text.contains(where: \.isNumber)
      if isPart {
        words[words.count - 1].text += token.text
        words[words.count - 1].isNumber = false
        return
      }
    }
    words.append(
      Word(
        text: token.text, isNumber: token.kind != .word || token.text.contains(where: \.isNumber),
        isName: token.text.first?.isUppercase == true, hasEnding: !token.suffix.isEmpty,
        isNumbered: numbered.contains(token.folded)))
  }

  /// Words whose number is part of their name.
  private static let numbered = Set(rows("numbered"))

  private static func rows(_ kind: String) -> [String] {
    var found: [String] = []
    TableText.forEachRow(of: "Research/web") { row in
      if row[0] == kind { found += row[1].listed().map(Turkish.fold) }
    }
    return found
  }

  private static func rank(_ kind: Kind) -> Int { Kind.allCases.firstIndex(of: kind) ?? 0 }

  private static var index: PhraseIndex { held.value.0 }
  private static var kinds: [Kind] { held.value.1 }

  private static let held = Lazy { () -> (PhraseIndex, [Kind]) in
    var index = PhraseIndex()
    var kinds: [Kind] = []
    for kin in KinWords.own {
      index.add(kin, entry: Int32(kinds.count), .noun)
      kinds.append(.own)
    }
    TableText.forEachRow(of: "Research/web") { row in
      guard let kind = Kind(rawValue: row[0]) else { return }
      for part in row[1].split(separator: ";") {
        let number = Int32(kinds.count)
        kinds.append(kind)
        let name = part.drop { $0 == " " }
        for stem in kind == .verb ? name.split(separator: "/") : [name] {
          index.add(String(stem), entry: number, kind == .verb ? .verb : .noun)
        }
      }
    }
    return (index, kinds)
  }
}
