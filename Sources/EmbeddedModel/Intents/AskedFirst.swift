import Analysis
import Domain
import Foundation
import Turkish

/// What is likely enough to be written, and is asked about all the same.
extension MessageAnalysis {
  func isAskedFirst(_ candidate: IntentCandidate) -> Bool {
    mayBeWeight(candidate) || mayBeUneaten(candidate) || isShared(candidate)
      || mayBeBought(candidate) || isDoneByWhom(candidate) || isInBulk(candidate)
      || isInside(candidate) || isOfUnnamedTarget(candidate) || isPartOfSeveral(candidate)
      || isPartOfShared(candidate) || leavesTablets(candidate) || isRest(candidate)
      || isOfEpisode(candidate) || isSaidOfWriter(candidate) || isDoneAsRule(candidate)
      || takesBackUnnamed(candidate) || bringsUnknown(candidate) || countsEither(candidate)
  }

  /// "pilav yedim 3 kaşık tavukla": so much of either.
  private func countsEither(_ candidate: IntentCandidate) -> Bool {
    candidate.intent == "logMeal" && !scene.has(.glucose, .sugarword)
      && quantities.contains { quantity in
        guard let pair = besides(quantity), pair.counted == nil else { return false }
        return candidate.claims.isSuperset(of: [pair.eaten.head, pair.beside.head])
      }
  }

  /// "çorba bozuldu": a food of the table by a name that it does not have would lose its figures.
  private func bringsUnknown(_ candidate: IntentCandidate) -> Bool {
    guard let reader = scene.dialogue.reader, candidate.intent == "updateMeal" else { return false }
    let isKnown = { [scene] (name: String) in
      reader.read(name, now: scene.now, zone: scene.zone).spans.contains { $0.food != nil }
    }
    return candidate.calls.flatMap { $0.arguments[.replace]?.array ?? [] }.contains { pair in
      guard let old = pair[.from]?.string, let new = pair[.to]?.string else { return false }
      let added = Turkish.fold(
        new.split(separator: " ").filter { !old.contains($0) }.joined(separator: " "))
      return !added.isEmpty && isKnown(old) && MeasureSize.of(added) == nil
        && !WordSets.describes(added)
        && scene.sentence.spans.contains { span in
          span.isUnknown && !span.isFuzzy && scene.sentence.folded(span).hasPrefix(added)
        }
    }
  }

  /// "sil" where balli has just asked something and wrote nothing: the record before that may not be meant.
  private func takesBackUnnamed(_ candidate: IntentCandidate) -> Bool {
    guard
      candidate.calls.contains(where: { ToolVerb(of: $0.tool) == .delete || $0.tool == "undo" }),
      scene.dialogue.unanswered != nil, scene.dialogue.lastAnswer?.contains("?") == true
    else { return false }
    return scene.takesBackUnnamed
  }

  /// "sabah 2 dilim ekmek yiyorum", told in the evening: of this morning, or of every one.
  private func isDoneAsRule(_ candidate: IntentCandidate) -> Bool {
    guard ["logMeal", "logWater"].contains(candidate.intent), let anchor = candidate.anchor,
      let form = clause(of: anchor).form, form.mood == .progressive, !form.hasPastCopula
    else { return false }
    return isOfOtherHour(candidate)
  }

  /// Whether a record would be of another hour than about now.
  func isOfOtherHour(_ candidate: IntentCandidate) -> Bool {
    candidate.calls.contains { call in
      let moment = call.arguments[.eatenAt]?.string ?? call.arguments[.at]?.string
      return moment.flatMap { CivilTime(parsing: $0, in: scene.zone)?.date }.map {
        abs($0.timeIntervalSince(scene.now)) > Self.aboutNow
      } ?? false
    }
  }

  /// What somebody is eating or injecting now was begun within these seconds.
  private static let aboutNow = 7200.0

  /// "ekmeğin yarısını Ali yedi": a part of what was there, and nobody tells how much that was.
  private func isPartOfShared(_ candidate: IntentCandidate) -> Bool {
    candidate.intent == "logMeal"
      && candidate.calls.contains { $0.arguments[.person] != nil }
      && quantities.contains { $0.isPart && !candidate.claims.isDisjoint(with: $0.spans) }
  }

  /// "metformin 500 tablet aldım bir tane sabah bir tane akşam": how many of a strength, and when; one of
  /// them is what the strength tells.
  private func leavesTablets(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logMedication", !foods.contains(where: \.isKnown),
      quantities.contains(where: {
        $0.isBare && !candidate.claims.isDisjoint(with: $0.spans)
      })
    else { return false }
    let pieces = quantities.filter { quantity in
      (quantity.measure?.measure == .piece
        || quantity.doseUnit.map(WordSets.words("dose.pieces").contains) == true)
        && quantity.number != nil && candidate.claims.isDisjoint(with: quantity.spans)
    }
    return pieces.reduce(0) { $0 + $1.value } > 1
  }

  /// "annem 3 dilim ekmek yedin diyo": what somebody says that the writer did.
  private func isSaidOfWriter(_ candidate: IntentCandidate) -> Bool {
    Self.acts.contains(candidate.intent)
      && spans.indices.dropLast().contains { place in
        spans[place].finiteVerb?.verb.map { $0.person == 2 && $0.mood == .past } == true
          && word(place + 1).fits("told.ordered")
      }
  }

  /// "kalan döneri de yedim": what was left of it is not told.
  private func isRest(_ candidate: IntentCandidate) -> Bool {
    candidate.intent == "logMeal"
      && foods.contains { food in
        let before = food.spans.lowerBound - 1
        return before >= 0 && word(before).fits("amount.left")
          && !candidate.claims.isDisjoint(with: food.spans)
          && !quantities.contains { !candidate.claims.isDisjoint(with: $0.spans) }
      }
  }

  /// "pilav yedim 150": a figure right after the verb, without a word of glucose, may be grams as well.
  private func mayBeWeight(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logGlucose", !scene.has(.glucose, .sugarword),
      let place = candidate.claims.first(where: { spans[$0].number != nil }), place > 0
    else { return false }
    return spans[place - 1].has(.eat) && spans[place - 1].food == nil
      && (place + 1 == spans.count || spans[place + 1].isMark)
  }

  /// "göz damlasını aldım", and it stands on the list: taken or bought.
  private func mayBeBought(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logMedication", let anchor = candidate.anchor,
      clause(of: anchor).verbIs(.take)
    else { return false }
    let lines = ListLines(scene.dialogue)
    return candidate.calls.contains { call in
      call.arguments[.name]?.string.flatMap(lines.line)?.isChecked == false
    }
  }

  /// "protein shake içtim", then "içinde 30 g whey, 1 muz vardı": what it was made of, and no second meal.
  private func isInside(_ candidate: IntentCandidate) -> Bool {
    candidate.intent == "logMeal"
      && state.records.first.map { $0.kind == .meal && $0.age <= 3 } == true
      && scene.sentence.tokens.first.map { $0.folded.fits("food.inside") } == true
  }

  /// "4 köfte ve 1 tabak pilav yaptım 3'ünü yedim": pieces of which of them is not told, nor where somebody
  /// else had some.
  private func isPartOfSeveral(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logMeal" else { return false }
    let pieces = quantities.filter { quantity in
      let next = quantity.spans.upperBound
      return quantity.value >= 1 && quantity.number?.form.isPossessive == true
        && next < spans.count && spans[next].has(.eat)
    }
    guard let last = pieces.last else { return false }
    let items = candidate.calls.flatMap { $0.arguments[.items]?.array ?? [] }
    let named = foods.filter { $0.isKnown && $0.head < last.spans.lowerBound }
    return named.count > 1 || !items.contains { $0[.quantity]?.number == last.value }
  }

  /// "hedefim 70", "gmi 6.8": a bound of glucose where nothing names glucose or a bound.
  private func isOfUnnamedTarget(_ candidate: IntentCandidate) -> Bool {
    !scene.has(.glucose, .sugarword, .low, .high, .rangeLow, .rangeHigh, .mgdl, .mmol)
      && quantities.allSatisfy { $0.number?.kind == .exact } && quantities.count == 1
      && candidate.calls.contains { call in
        call.tool == "setTarget" && call.arguments[.kind]?.string?.hasPrefix("glucose") == true
      }
  }

  /// "bir kavanoz bal aldım": so much is bought and not taken at once.
  private func isInBulk(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logMeal", let anchor = candidate.anchor, !scene.has(.eat),
      clause(of: anchor).verbIs(.take)
    else { return false }
    return clause(of: anchor).spans.contains { span in
      span.measure.map { Turkish.fold($0.unit).fits("bought.units") } ?? false
    }
  }

  /// "eşimle bir simidi bölüştük": how much each of them had was not told.
  private func isShared(_ candidate: IntentCandidate) -> Bool {
    candidate.intent == "logMeal" && candidate.anchor.flatMap(sharing) != nil
  }

  /// "anam baklava açmış kırk dilim", "Hatice bir tabak katmer getirdi": what somebody made, sent or
  /// brought, and nobody is said to have eaten.
  func mayBeUneaten(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logMeal", let anchor = candidate.anchor,
      spans.indices.contains(anchor)
    else { return false }
    return isBrought(at: anchor) || isOtherDeed(candidate)
  }

  /// Whether the food of this place is what somebody made or brought.
  func isBrought(at anchor: Int) -> Bool {
    guard !scene.has(.eat) else { return false }
    let told = clause(of: anchor)
    let isOwnDeed = scene.clauses.contains { [1, 4].contains($0.form?.person ?? 0) && $0.isPast }
    return told.isPast && told.form?.person == 3 && !isOwnDeed
      && !told.verbIs(.ranout, .finish, .comeout, .be)
      && persons.contains { person in
        person.isBare && person.places.upperBound <= anchor
          && clauseOf[person.places.lowerBound] == clauseOf[anchor]
      }
  }
}

extension MessageAnalysis {
  /// The span that tells that the food of this place was shared; nil also where the own part is told: itself,
  /// or by how many they were ("üç kişi"), which the amount is divided by already.
  func sharing(at food: Int) -> Int? {
    guard !quantities.contains(where: \.isPart),
      !scene.sentence.tokens.contains(where: { $0.folded.fits("amount.sharers") })
    else { return nil }
    let clause = clauseOf[food]
    let place = spans.indices.first { place in
      spans[place].has(.share) && !scene.clauses[clauseOf[place]].isNegated
        && (clauseOf[place] == clause || clauseOf[place] == clause + 1 && !hasFood(clauseOf[place]))
    }
    guard let place, !tellsOwnAmount(after: place) else { return nil }
    return place
  }

  /// Whether the own part follows: "köfteleri paylaştık, 3 tane yedim".
  private func tellsOwnAmount(after place: Int) -> Bool {
    quantities.contains { quantity in
      let clause = clauseOf[quantity.spans.lowerBound]
      return clause > clauseOf[place] && scene.clauses[clause].verbIs(.eat)
        && scene.clauses[clause].form?.person == 1
    }
  }

  private func hasFood(_ clause: Int) -> Bool {
    foods.contains { $0.isKnown && clauseOf[$0.head] == clause }
  }
}
