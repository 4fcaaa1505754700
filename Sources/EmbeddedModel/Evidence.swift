import Domain
import Turkish

/// What speaks against a write: words that no frame explains, another subject, a play, another list.
///
/// A frame looks for what speaks for its meaning. Food words, amounts and the common verbs stand in
/// talk about anything, so a write also needs that the rest of the sentence does not say otherwise.
extension Scene {
  /// Whether nothing in the clauses of a proposal speaks against what it would write.
  func allows(_ proposal: Proposal, at index: Int) -> Bool {
    let range = index..<min(clauses.count, index + max(1, proposal.clauses))
    return proposal.calls.allSatisfy { call in
      if call.tool.hasPrefix("log"), isPlay { return false }
      switch call.tool {
      case "logMeal": return isEatenByPeople(range)
      case "addToShoppingList", "updateShoppingList":
        return !namesOtherList(0..<range.upperBound)
      case "logWater": return isDrunk(range)
      case "logMedication": return isTakenByPeople(range)
      case "logActivity": return isDone(range) && isAboutPeople(range)
      case "logGlucose": return !namesOtherMachine(range)
      case "logSleep", "logWeight", "logMood", "logSymptom":
        return isAboutPeople(range) && isOfBody(range)
      case "undo": return !namesOtherThing(range)
      default: return true
      }
    }
  }

  // MARK: The message

  /// A dream, a game, a song: what is told there did not happen.
  private var isPlay: Bool {
    sentence.spans.contains { span in
      guard let play = span.reading(.play) else { return false }
      // A match or a film is also a place to eat at.
      return play.noun?.grammaticalCase == .locative || play.noun?.possessor == 3
        || play.noun?.grammaticalCase == .genitive
    }
  }

  /// Whether the clauses tell of a body and a mind: no film, timer or price, little that is unknown.
  private func isOfBody(_ range: Range<Int>) -> Bool {
    let asks = clauses.contains { $0.isRequest && $0.spans.contains(where: isAboutElse) }
    return !asks
      && range.allSatisfy { index in
        let clause = clauses[index]
        guard !clause.spans.contains(where: isAboutElse) else { return false }
        guard clause.verbPlace == nil else { return true }
        return clause.spans.filter { span in
          !isExplained(span) && !span.has(.sleepnoun, .weight, .mood, .moodnoun, .symptom, .ache)
        }.count < 2
      }
  }

  /// Whether somebody is told of, not an animal, a machine or an unknown third.
  private func isAboutPeople(_ range: Range<Int>) -> Bool {
    range.allSatisfy { !clauses[$0].has(.animal) }
  }

  // MARK: Foods

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
    if isMeasured { allowed += 1 }
    if hasFrame, foods >= 2 { allowed += 2 }
    return (foods > 0 || namesMeal && guesses > 0 || guesses > 1) && strangers <= allowed
  }

  /// A price, a game, an animal, a topic of its own.
  private func isAboutElse(_ span: Span) -> Bool {
    span.food == nil && span.time == nil
      && (span.has(.outofscope, .play, .animal, .money) || isCommand(span))
  }

  /// "… aç", "… çal" at the end of a message.
  private func isCommand(_ span: Span) -> Bool {
    guard let form = span.reading(.command)?.verb, form.mood == .imperative else { return false }
    return sentence.spans.last { !$0.isMark }?.tokens == span.tokens
  }

  /// Whether an unknown word ends like a verb that tells: `dağıttı`, `boşanıyorlarmış`.
  private func looksLikeVerb(_ span: Span) -> Bool {
    guard span.isUnknown else { return false }
    let word = sentence.folded(span)
    return word.utf8.count > 5
      && (["iyor", "uyor"].contains { word.contains($0) }
        || ["di", "du", "ti", "tu", "diler", "dilar", "dular", "tiler", "tilar", "tular"]
          .contains { word.hasSuffix($0) } && !Words.isAdjective(word))
  }

  /// "filtre kahve yap iki fincanlık": said to a machine or a cook.
  private func isOrder(_ span: Span) -> Bool {
    span.food == nil && span.finiteVerb?.verb?.mood == .imperative
      && span.has(.cook, .bring, .order, .remove, .change)
  }

  private func isExplained(_ span: Span) -> Bool {
    switch span.kind {
    case .mark, .number, .measure, .time: true
    case .unknown: isDescription(span)
    case .words: isSmallWord(span)
    }
  }

  private func isDescription(_ span: Span) -> Bool {
    // A name with a suffix (`Ağacı'nı`) is what the sentence is about, not how something was.
    guard sentence.tokens[span.tokens].allSatisfy(\.suffix.isEmpty) else { return false }
    let word = sentence.folded(span)
    return Words.isAdjective(word) || Words.isPlaceOrPerson(word) || Words.isAside(word)
  }

  private func isSmallWord(_ span: Span) -> Bool {
    guard span.food == nil else { return false }
    return !span.readings.contains { $0.verb?.isFinite == true }
      && span.has(
        .meal, .more, .filler, .person, .household, .selfword, .deictic, .yes, .no, .correction,
        .water, .waterunit, .severe, .moderate, .mild, .thanks, .greeting, .shop, .low, .high)
      || Words.qualities.contains(sentence.folded(span))
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
  private func isEatenByPeople(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      let clause = clauses[index]
      if clause.has(.animal), clause.form.map({ $0.person == 3 || $0.person == 6 }) ?? true {
        return false
      }
      if clause.form?.mood == .reported, clause.has(.person), isRumour(clause) { return false }
      return !isHerd(clause) && !isFigurative(clause) && !isComparison(clause)
        && (isSaidOfPeople(clause) || hasKnownFood(clause)) && !asksCommand(clause)
    }
  }

  /// "komşu iki tabak mantı yemiş": told of somebody whom nobody keeps a diary for.
  private func isRumour(_ clause: Clause) -> Bool {
    let others: Set<String> = ["komşu", "komşum", "arkadaş", "misafir", "elti", "görümce"]
    return clause.first(.person).map { others.contains($0.phrase) } ?? false
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
  private func isHerd(_ clause: Clause) -> Bool {
    guard clause.form?.person == 3 || clause.form?.person == 6, clause.verbIs(.eat, .finish),
      let first = clause.spans.first(where: { !$0.isMark && $0.time == nil && !$0.has(.deictic) }),
      let noun = first.food?.noun, noun.grammaticalCase == .bare
    else { return false }
    return noun.isPlural && noun.possessor == 0
  }

  /// A verb that says "eat" only of a food, beside words that it does not explain: "zinciri attı",
  /// "köpeği veterinere götürdüm".
  private func isFigurative(_ clause: Clause) -> Bool {
    guard let verb = clause.verb?.phrase, Words.figurativeEating.contains(verb),
      let end = clause.verbPlace
    else { return false }
    let start = clause.spans[..<end].lastIndex { sentence.folded($0) == "," }.map { $0 + 1 } ?? 0
    let near = clause.spans[start..<end]
    guard near.contains(where: { $0.food != nil && !$0.isFuzzy && !isTitle($0) }) else {
      return !clause.has(.deictic, .person)
    }
    return near.contains { $0.isUnknown && !isDescription($0) || isDativePlace($0) }
  }

  private func isDativePlace(_ span: Span) -> Bool {
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

  // MARK: Drinks, drugs, movement

  /// Whether water was drunk, not spilt, poured or fallen into.
  private func isDrunk(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      let clause = clauses[index]
      guard let water = clause.spans.first(where: { $0.has(.water) }) else { return true }
      let form = water.reading(.water)?.noun
      if form?.grammaticalCase == .dative || form?.grammaticalCase == .genitive { return false }
      if clause.verbIs(.eat, .finish) {
        return !isHerd(clause) && !clause.has(.animal) && isSaidOfPeople(clause)
      }
      if clause.verbPlace == nil {
        return !clause.spans.contains(where: isAboutElse) && isLittleElse(clause)
      }
      return clause.isRequest || Words.recording.contains(clause.verb?.phrase ?? "")
        || clause.verbIs(.take) && [1, 4].contains(clause.form?.person)
    }
  }

  /// Whether a verb in the third person can have a person for its subject: a word for one, a name,
  /// or nobody named ("iki bardak su içti").
  private func isSaidOfPeople(_ clause: Clause) -> Bool {
    guard let form = clause.form, form.person == 3 || form.person == 6, !clause.has(.person) else {
      return true
    }
    guard
      let subject = clause.spans.prefix(clause.verbPlace ?? 0).first(where: {
        !$0.isMark && $0.time == nil && $0.number == nil && $0.measure == nil
          && !$0.has(.filler, .deictic, .more)
      })
    else { return true }
    if subject.isUnknown { return sentence.source(subject).first?.isUppercase == true }
    return !subject.has(.thing) || subject.has(.water)
  }

  /// "2.2 lt su bitrdm": at most one word that nothing explains.
  private func isLittleElse(_ clause: Clause) -> Bool {
    clause.spans.filter { !isExplained($0) && !$0.has(.water) }.count < 2
  }

  /// Whether a drug went into a person: not onto a field, not "hap" of speech.
  private func isTakenByPeople(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      let clause = clauses[index]
      let onThings = clause.spans.contains { span in
        span.food != nil && span.food?.noun?.grammaticalCase == .dative
          || span.isUnknown && isDativePlace(span)
      }
      let isGeneral = clause.spans.allSatisfy {
        $0.reading(.medication).map { Words.drugsInGeneral.contains($0.phrase) } ?? true
      }
      if isGeneral, onThings || clause.has(.animal) { return false }
      if clause.verbPlace != nil, !clause.isPast {
        return !isGeneral || Words.recording.contains(clause.verb?.phrase ?? "")
      }
      guard let form = clause.form else { return true }
      return [1, 4].contains(form.person) || clause.has(.person) || !isGeneral
        || clause.verbIs(.eat, .inject)
    }
  }

  /// Whether somebody moved: `bisikletin zinciri` and `toplantı` are no sport.
  private func isDone(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      clauses[index].spans.allSatisfy { span in
        guard let noun = span.reading(.activity)?.noun else { return true }
        return noun.grammaticalCase != .genitive && !span.has(.outofscope)
      }
    }
  }

  // MARK: Lists and machines

  /// "izleme listesine", "çalma listem": a list of something else.
  private func namesOtherList(_ range: Range<Int>) -> Bool {
    range.contains { index in
      let spans = clauses[index].spans
      if index > 0, let list = spans.first?.reading(.list), list.noun?.possessor == 3,
        clauses[index - 1].spans.last?.has(.command) == true
      {
        return true
      }
      return spans.indices.contains { place in
        guard place > 0, let list = spans[place].reading(.list), list.phrase == "liste" else {
          return false
        }
        let before = spans[place - 1]
        if before.has(.outofscope, .play, .command) { return true }
        if before.isUnknown, Words.isActOrPlural(sentence.folded(before)) { return true }
        guard list.noun?.possessor == 3 else { return false }
        if before.reading(.household)?.noun?.isPlural == true { return true }
        return (before.isUnknown || before.isFuzzy)
          && !Words.isPlaceOrPerson(sentence.folded(before))
          || before.reading(.thing)?.noun.map { $0.grammaticalCase == .bare && $0.possessor == 0 }
            ?? false
      }
    }
  }

  /// "çamaşır makinesi": a machine of a kind that measures nothing of a person.
  private func namesOtherMachine(_ range: Range<Int>) -> Bool {
    range.contains { index in
      let spans = clauses[index].spans
      return spans.indices.dropFirst().contains { place in
        guard let word = spans[place].reading(.glucose),
          ["makine", "makina", "cihaz"].contains(word.phrase)
        else { return false }
        return word.noun?.possessor == 3 && spans[place - 1].isUnknown
      }
    }
  }

  /// "… toplantısını sil": something to delete that is no entry of balli.
  private func namesOtherThing(_ range: Range<Int>) -> Bool {
    range.contains { index in
      clauses[index].verbIs(.remove)
        && clauses[index].spans.contains { span in
          span.has(.outofscope)
            || span.has(.household)
              && span.readings.contains { $0.noun?.grammaticalCase == .accusative }
        }
    }
  }
}
