import Analysis
import Domain
import Turkish

/// What speaks against a meal: another eater, a figure of speech, a food that is only mentioned.
extension Scene {
  /// Whether what a run without an eating verb holds besides its foods leaves them a meal.
  ///
  /// "Öğlen 1 tabak ıspanak + yoğurt" is one; "çayın bardağı 40 lira" and "Efes 88-79 kazandı" are
  /// about something that the engine does not know. The more speaks for a meal (a meal that is
  /// named, several foods, a measured amount), the more words may stay unexplained.
  func isMeal(_ range: Range<Int>) -> Bool {
    var strangers = 0
    var foods = 0
    var guesses = 0
    for index in range {
      let spans = clauses[index].spans
      for (place, span) in spans.enumerated() {
        let next = place + 1 < spans.count ? sentence.folded(spans[place + 1]) : ""
        // "film izlerken patlamış mısır": what was done beside the eating.
        let isBeside = next.hasSuffix("rken")
        if isAboutElse(span), !isBeside { return false }
        if span.food != nil, isFoodEaten(span, in: clauses[index], at: place) {
          foods += span.isFuzzy ? 0 : 1
          guesses += span.isFuzzy ? 1 : 0
        } else if looksLikeVerb(span) || isOrder(span) {
          strangers += 3
        } else if !isBeside, !isExplained(span) {
          strangers += 1
        }
      }
    }
    let namesMeal = range.contains { index in
      clauses[index].has(.meal) || clauses[index].times.contains { $0.meal != nil }
    }
    let isMeasured = range.contains { index in
      clauses[index].spans.contains { $0.measure.map { $0.unit != "adet" } ?? false }
    }
    let hasFrame = range.contains { !clauses[$0].times.isEmpty }
    var allowed = foods >= 2 ? 1 : 0
    if namesMeal { allowed += 2 }
    // "1 bowl mercimek": a word between a number and its food is a measure of some kind.
    let isCounted = range.contains { countsFood(clauses[$0].spans) }
    if isMeasured || isCounted { allowed += 1 }
    if hasFrame, foods >= 2 { allowed += 2 }
    return (foods > 0 || namesMeal && guesses > 0 || guesses > 1) && strangers <= allowed
  }

  private func countsFood(_ spans: [Span]) -> Bool {
    spans.indices.dropFirst(2).contains { place in
      spans[place].food != nil && !spans[place].isFuzzy && spans[place - 1].isUnknown
        && spans[place - 2].number.map { !$0.isArticle } ?? false
    }
  }

  /// A food that is named as such: not "çayın bardağı", "turp gibi", "elmaya".
  private func isFoodEaten(_ span: Span, in clause: Clause, at place: Int) -> Bool {
    guard let food = span.food, !isTitle(span) else { return false }
    switch food.noun?.grammaticalCase {
    case .genitive: if !isPartitive(clause, after: place) { return false }
    case .dative, .locative: return false
    default: break
    }
    // "davet et": the light verb, not meat.
    if food.phrase == "et", food.noun?.length == 0, place > 0,
      clause.spans[(place + 1)...].allSatisfy(\.isMark)
    {
      let before = clause.spans[place - 1]
      if before.has(.meal) || before.isUnknown && !isDescription(before) { return false }
    }
    let next = place + 1 < clause.spans.count ? sentence.folded(clause.spans[place + 1]) : ""
    return next != "gibi"
  }

  /// "böreğin bir dilimi": a genitive with an amount of it.
  private func isPartitive(_ clause: Clause, after place: Int) -> Bool {
    clause.spans[(place + 1)...].contains { $0.number != nil || isHalf($0) }
      && !clause.spans[(place + 1)...].contains(where: \.isUnknown)
  }

  private func isHalf(_ span: Span) -> Bool {
    ["yarisi", "yarisini", "tamami", "tamamini", "ceyregi", "ceyregini"]
      .contains(sentence.folded(span))
  }

  /// Whether a person ate, drank, or had eaten: no animal, no machine, no figure of speech.
  func isEatenByPeople(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      let clause = clauses[index]
      if clause.has(.animal), clause.form.map({ $0.person == 3 || $0.person == 6 }) ?? true {
        return false
      }
      if clause.form?.mood == .reported, clause.has(.person), isRumour(clause) { return false }
      return !isHerd(clause)
        && !isFigurative(
          clause,
          isOfNamedFood: index > range.lowerBound
            && range.prefix { $0 < index }.contains { hasKnownFood(clauses[$0]) })
        && !isComparison(clause) && !isDenied(clause, index)
        && (isSaidOfPeople(clause) || hasKnownFood(clause) || readsLabel(clause))
        && !asksCommand(clause)
    }
  }

  /// "pasta yedim desem yalan olur", "yedim sanma", "yemek üzereyim", "ekmek, pilav yasak".
  private func isDenied(_ clause: Clause, _ index: Int) -> Bool {
    let next = index + 1 < clauses.count ? clauses[index + 1].spans.prefix(2) : []
    let denials: Set<String> = ["desem", "sanma", "sanmayin", "uzereyim", "uzereydim"]
    return (clause.spans + next).contains { denials.contains(sentence.folded($0)) }
      || clause.verbPlace == nil && clause.spans.contains { sentence.folded($0) == "yasak" }
  }

  /// "komşu iki tabak mantı yemiş": told of somebody whom nobody keeps a diary for.
  private func isRumour(_ clause: Clause) -> Bool {
    let others: Set<String> = ["komşu", "komşum", "arkadaş", "misafir", "elti", "görümce"]
    return clause.first(.person).map { others.contains($0.phrase) } ?? false
  }

  /// "kapağında 100 gramda 13,6 g karbonhidrat yazıyor": read aloud.
  private func readsLabel(_ clause: Clause) -> Bool {
    clause.has(.carbs) && clause.numbers.contains { !$0.isArticle } && !isEaten(clause)
  }

  private func hasKnownFood(_ clause: Clause) -> Bool {
    clause.spans.contains { $0.food != nil && !$0.isFuzzy && !isTitle($0) }
  }

  private func asksCommand(_ clause: Clause) -> Bool { clause.spans.contains(where: isCommand) }

  /// "limon gibi", "kafasının etini yedi": foods in figures of speech only.
  private func isComparison(_ clause: Clause) -> Bool {
    if clause.verbIs(.eat),
      clause.spans.contains(where: {
        $0.has(.body) && $0.readings.contains { $0.noun?.grammaticalCase == .genitive }
      })
    {
      return true
    }
    let foods = clause.spans.indices.filter { clause.spans[$0].food != nil }
    return !foods.isEmpty
      && foods.allSatisfy { place in
        place + 1 < clause.spans.count && sentence.folded(clause.spans[place + 1]) == "gibi"
      }
  }

  /// "tavuklar yedi", "balıklar yemlerini bitirdi": an animal as the subject, not a dish.
  func isHerd(_ clause: Clause) -> Bool {
    guard clause.form?.person == 3 || clause.form?.person == 6, clause.verbIs(.eat, .finish),
      let first = clause.spans.first(where: { !$0.isMark && $0.time == nil && !$0.has(.deictic) }),
      let noun = first.food?.noun, noun.grammaticalCase == .bare
    else { return false }
    return noun.isPlural && noun.possessor == 0
  }

  /// A verb that says "eat" only of a food, beside words that it does not explain: "zinciri attı",
  /// "köpeği veterinere götürdüm".
  private func isFigurative(_ clause: Clause, isOfNamedFood: Bool) -> Bool {
    guard let verb = clause.verb?.phrase, Words.figurativeEating.contains(verb),
      let end = clause.verbPlace
    else { return false }
    let start = clause.spans[..<end].lastIndex { sentence.folded($0) == "," }.map { $0 + 1 } ?? 0
    let near = clause.spans[start..<end]
    guard near.contains(where: { $0.food != nil && !$0.isFuzzy && !isTitle($0) }) else {
      // "…, tek başıma bitirdim", "…, yarısını attım": of what the clauses before named.
      return !clause.has(.deictic, .person) && !isOfNamedFood
    }
    return near.contains { $0.isUnknown && !isDescription($0) || isDativePlace($0) }
  }

  func isDativePlace(_ span: Span) -> Bool {
    guard span.food == nil, !span.has(.filler, .more, .person, .deictic, .meal) else {
      return false
    }
    if span.isUnknown {
      let word = sentence.folded(span)
      return word.utf8.count > 4 && (word.hasSuffix("ye") || word.hasSuffix("ya"))
    }
    return span.readings.contains { $0.noun?.grammaticalCase == .dative }
  }

  /// `Sucuk'u`, `Gazap Üzümleri'ni`: an apostrophe stands after names only.
  func isTitle(_ span: Span) -> Bool {
    span.food != nil && sentence.tokens[span.tokens].contains { !$0.suffix.isEmpty }
      && sentence.source(span).first?.isUppercase == true
  }
}
