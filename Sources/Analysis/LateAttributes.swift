import Turkish

/// A message in which foods have the attributes that are said behind them.
///
///     kola içtim zero               zero kola içtim
///     ekmek yedim kepekli 2 dilim   kepekli ekmek yedim 2 dilim
///     hamburgeri ekmeksiz yedim     ekmeksiz hamburger yedim
///     pilav yedim ama bulgur        bulgur pilavı yedim
///     çay içtim 2 şekerli           2 şekerli çay içtim
///
/// Only words that tell which food it was: a fixed set, and what is made of the name of a food (`sütlü`,
/// `lavaşsız`); not how somebody felt (`keyifli`) or liked it (`lezzetli`).
package struct LateAttributes: SentenceRewrite {
  private let vocabulary: Vocabulary
  package private(set) var sentence: Sentence
  package private(set) var spans: [Span]

  package init(_ sentence: Sentence, _ vocabulary: Vocabulary) {
    self.sentence = sentence
    self.vocabulary = vocabulary
    spans = sentence.spans
    for food in spans.indices.reversed() where isObject(food) { takeAttributes(of: food) }
  }

  /// Gives the food at a place what is said of it behind it.
  private mutating func takeAttributes(of food: Int) {
    var place = skipAmounts(from: food + 1)
    var verb: Int?
    if place < spans.count, isEaten(place) {
      verb = place
      place = skipAmounts(from: place + 1)
    }
    if let verb, let kind = kind(behind: verb, of: food) {
      rename(food, kind.name)
      spans.removeSubrange(verb + 1..<kind.end)
      return
    }
    if let member = member(at: place, of: food, isBehind: verb != nil) {
      rename(food, member.name)
      spans.removeSubrange(member.places)
      return
    }
    // "çay içtim 2 şekerli": so many lumps.
    if place < spans.count, isSugared(place), place > food + 1, spans[place - 1].number != nil,
      ends(at: place + 1, verb)
    {
      return moveSugar(place - 1..<place + 1, to: food)
    }
    // "menemen yedim iki yumurtalı": so many of what is in it, and no two of the dish.
    if place < spans.count, spans[place - 1].number != nil,
      vocabulary.isMadeOfFood(word(place))
    {
      if ends(at: place + 1, verb) { spans.removeSubrange(place - 1...place) }
      return
    }
    // "redbull içtim bir kutu, şekersiz": the comma only sets it off.
    let isSetOff =
      verb != nil && place < spans.count && spans[place].isMark
      && word(place) == ","
    // "kola ama zero"
    let isTurned = place < spans.count && word(place).fits("late.turn")
    // "makarna 120 g (çiğ)"
    let isBracketed = isMark(place, "(")
    let start = isSetOff || isTurned || isBracketed ? place + 1 : place
    var end = start
    while end < spans.count, isAttribute(end) { end += 1 }
    let isClosed = isBracketed && isMark(end, ")")
    guard end > start, isClosed || ends(at: end, verb), let name = spans[food].food?.phrase else {
      return
    }
    let words = spans[start..<end].map { Turkish.lowercased(sentence.source($0)) }
    spans.removeSubrange(place..<(isClosed ? end + 1 : end))
    rename(food, (words + [name]).joined(separator: " "))
  }

  /// "pilav yedim ama bulgur", "çorba içtim mercimek": the kind of a food, where the table has it, and
  /// where the words that say it end.
  private func kind(behind verb: Int, of food: Int) -> (name: String, end: Int)? {
    guard let head = spans[food].food?.phrase else { return nil }
    var place = verb + 1
    let isTurned = place < spans.count && word(place).fits("late.turn")
    if isTurned { place += 1 }
    guard isTurned || place < spans.count && word(place).fits("late.kind") else {
      return nil
    }
    guard place < spans.count, let other = spans[place].food, spans[place].number == nil,
      (other.noun?.length ?? 0) == 0,
      spans[(place + 1)...].allSatisfy(\.isMark)
    else { return nil }
    let name = "\(other.phrase) \(Turkish.lowercased(Turkish.possessive(head)))"
    return vocabulary.food(called: name) == nil ? nil : (name, place + 1)
  }

  /// "1 tabak makarna bolonez", "kahve içtim Türk kahvesi orta", "latte grande yulaf sütlü": the same food
  /// told by its kind, which the table calls by both words.
  private func member(
    at start: Int, of food: Int, isBehind: Bool
  ) -> (name: String, places: Range<Int>)? {
    var place = start
    while place < spans.count, word(place).fits("late.size"), !startsLine(place) {
      place += 1
    }
    guard let head = spans[food].food?.phrase, place < spans.count, !startsLine(place),
      let other = spans[place].food, spans[place].finiteVerb == nil, other.noun?.length ?? 0 == 0,
      case .food(let own) = other.sense, Turkish.fold(other.phrase) != Turkish.fold(head)
    else { return nil }
    let next = place + 1
    // "yulaf sütlü", which stands as "sütlü yulaf" by now.
    let words = other.phrase.split(separator: " ").map(String.init)
    if words.count == 2, vocabulary.isMadeOfFood(Turkish.fold(words[0])),
      Turkish.fold(words[1]).fits("late.milk"), Turkish.fold(head).fits("late.coffee")
    {
      return ("\(words[1]) \(words[0]) \(head)", place..<next)
    }
    guard !(hasNumber(food) && hasNumber(place)) else { return nil }
    let heads = Set([head, Turkish.possessive(head)].map(Turkish.fold))
    guard !hasOwnVerb(place, isBehind), !Turkish.fold(head).fits("list.water") else { return nil }
    let last = Turkish.fold(other.phrase).split(separator: " ").last.map(String.init) ?? ""
    // "portakal suyu" is no kind of orange, but "türk kahvesi orta" one of coffee.
    let isSaid =
      heads.contains(last)
      || Turkish.fold(other.phrase).contains(" " + Turkish.fold(Turkish.possessive(head)) + " ")
    return isSaid
      ? (isBehind ? (other.phrase, place..<next) : nil)
      : vocabulary.isNamed(own, byOneOf: heads) ? (other.phrase, place..<next) : nil
  }

  /// "2 elma yedim elma suyu içtim": whether a food behind the verb of another has one itself.
  private func hasOwnVerb(_ place: Int, _ isBehind: Bool) -> Bool {
    isBehind && spans[(place + 1)...].prefix { !$0.isMark }.contains { $0.finiteVerb != nil }
  }

  /// Whether an amount stands right before a food.
  private func hasNumber(_ place: Int) -> Bool {
    spans[..<place].reversed().prefix { $0.number != nil || $0.measure != nil }
      .contains { $0.number != nil }
  }

  /// Calls a food by another name, in the same form.
  private mutating func rename(_ food: Int, _ name: String) {
    let readings = spans[food].readings.compactMap { reading -> Span.Reading? in
      guard case .food = reading.sense else { return nil }
      let sense = vocabulary.food(called: name).map(Sense.food) ?? reading.sense
      return Span.Reading(sense: sense, phrase: name, noun: reading.noun, verb: nil)
    }
    spans[food].kind = .words(Array(readings.prefix(1)))
  }

  /// Lumps of sugar in front of their drink, where `AmountFolder` takes them.
  private mutating func moveSugar(_ places: Range<Int>, to food: Int) {
    let said = Array(spans[places])
    spans.removeSubrange(places)
    let hasUnit = food > 1 && spans[food - 1].measure != nil
    // "3 bardak … iki şekerli çay", but "bir çay" has no unit to hold them apart.
    let start = hasUnit || food == 0 || spans[food - 1].number == nil ? food : food - 1
    let (first, new) = (spans[start].tokens.lowerBound, said[0].tokens.lowerBound)
    spans.insert(contentsOf: said, at: start)
    sentence.tokens[new].startsLine = sentence.tokens[first].startsLine
    sentence.tokens[first].startsLine = false
  }

  /// Whether what stands at a place leaves the attributes before it with the food before them.
  private func ends(at place: Int, _ verb: Int?) -> Bool {
    let next = skipAmounts(from: place)
    guard next < spans.count else { return true }
    let span = spans[next]
    if startsLine(next) || span.isMark { return true }
    // "kepekli 2 dilim peynir", "zero fanta": of what comes.
    if span.food != nil && span.finiteVerb == nil || span.isUnknown { return false }
    return verb != nil || isEaten(next)
  }

  private func skipAmounts(from place: Int) -> Int {
    var place = place
    while place < spans.count, spans[place].number != nil || spans[place].measure != nil,
      !startsLine(place)
    {
      place += 1
    }
    return place
  }

  private func isMark(_ place: Int, _ mark: String) -> Bool {
    place < spans.count && spans[place].isMark && word(place) == mark
  }

  private func startsLine(_ place: Int) -> Bool {
    sentence.tokens[spans[place].tokens.lowerBound].startsLine
  }

  /// A food that can be the object of its sentence.
  private func isObject(_ place: Int) -> Bool {
    guard let food = spans[place].food, spans[place].finiteVerb == nil else { return false }
    return [.bare, .accusative].contains(food.noun?.grammaticalCase ?? .bare)
      && (food.noun?.copula ?? NounForm.Copula.none) == NounForm.Copula.none
  }

  private func isEaten(_ place: Int) -> Bool {
    guard let verb = spans[place].finiteVerb?.verb, !verb.isNegative else { return false }
    return spans[place].has(.eat, .finish, .take)
  }

  private func isSugared(_ place: Int) -> Bool {
    WordSets.words("sugared").contains(word(place))
  }

  private func isAttribute(_ place: Int) -> Bool {
    let span = spans[place]
    guard !startsLine(place), span.number == nil, span.time == nil, span.measure == nil,
      span.food == nil, !span.isMark
    else { return false }
    let word = sentence.folded(span)
    return word.fits("late.attribute") || span.isUnknown && vocabulary.isMadeOfFood(word)
  }
}

extension Vocabulary {
  /// The food that is called so, as a whole.
  package func food(called name: String) -> Int? {
    let words = Turkish.fold(name).split(separator: " ").map { index.readings(of: String($0)) }
    for match in index.matches(in: words, at: 0) where match.count == words.count {
      if case .food(let food) = senses[Int(match.entry)], match.noun?.derivation == nil {
        return food
      }
    }
    return nil
  }

  /// Whether a folded word says that a food is with or without something that is eaten: `sütlü`, `lavaşsız`.
  package func isMadeOfFood(_ word: String) -> Bool {
    guard word.utf8.count > 3, !word.fits("food.opinion") else { return false }
    return index.matches(in: [index.readings(of: word)], at: 0).contains { match in
      guard let noun = match.noun, noun.length == 1,
        noun.derivation == .with || noun.derivation == .without
      else { return false }
      return switch senses[Int(match.entry)] {
      case .food: true
      case .word(let kind): [.staple, .sugarword].contains(kind)
      }
    }
  }
}
