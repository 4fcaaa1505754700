import Analysis
import Domain
import Foundation
import Turkish

/// Drugs that were taken: each with the doses that stand near it, and doses that name none.
extension EntryIntents {
  func medications() -> [IntentCandidate] {
    var found: [IntentCandidate] = []
    let places = message.spans.indices.filter(isDrug)
    // "lantusu unutmuşum, kalktım şimdi yaptım 24 ünite": the dose of the only drug can be far.
    let reach = places.count == 1 ? 12 : 6
    for place in places {
      let compound = compound(at: place)
      let name =
        compound ?? message.spans[place].reading(.medication)?.phrase
        ?? Turkish.lowercased(scene.sentence.source(message.spans[place]))
      let isKnown = message.spans[place].has(.medication)
      var doses: [Quantity?] = isKnown ? [nil] : []
      doses += message.quantities.filter { quantity in
        abs(quantity.spans.lowerBound - place) < reach && quantity.number != nil
          && quantity.isOneDose && !isTooMuch(quantity) && isReachable(quantity, for: name)
          && !isOften(quantity) && !message.countsCarbs(quantity)
          && !isHour(quantity, before: place, of: name)
          // "metformin diamicron ikisini de aldım"
          && !(places.count > 1 && message.word(quantity.spans.lowerBound).fits("dose.each"))
      }
      for dose in doses {
        var members: [JSON.Member] = [.init(.name, .string(name))]
        var claims: Set<Int> = compound == nil ? [place] : [place - 1, place]
        var notes = ["drug=\(isKnown ? name : "?")", "insulin=\(WordSets.insulins.contains(name))"]
        if !isKnown, let verb = message.clause(of: place).verb { notes.append("?v=\(verb.phrase)") }
        if let dose {
          claims.formUnion(dose.spans)
          members.append(.init(.dose, .number(dose.value)))
          let unit =
            dose.doseUnit ?? dose.measure?.unit
            ?? (WordSets.insulins.contains(name)
              ? Texts.doseUnit : isStrength(dose, of: name) ? Measure.milligram : nil)
          if let unit { members.append(.init(.unit, .string(unit))) }
          notes += sizeNotes(dose) + ["gap=\(gap(place, dose))"]
          notes += drugsBetween(place, dose) + nextTo(dose)
        } else {
          notes.append("gap=none")
          notes.append("numbers=\(min(2, doses.count - 1))")
        }
        let made = candidate(
          "logMedication", at: place, members + time(for: place), claims: claims, notes)
        found += withPersons(made, at: place)
      }
    }
    return found + rows() + timesOfDay() + namelessDoses()
  }

  /// "metformin 1000lik", "glukofen 850": the milligrams of a tablet; nobody takes as many of them.
  private func isStrength(_ quantity: Quantity, of drug: String) -> Bool {
    // "60 diamicron": nobody takes as many of them, and so strong they are sold.
    let isSold =
      quantity.value >= Self.leastSold
      && Tablet(of: Turkish.fold(drug))?.strengths.contains(quantity.value) == true
    let isTold =
      quantity.number?.form.derivation == .ness || quantity.value >= Self.leastStrength || isSold
    return quantity.isBare && quantity.number?.kind == .exact && isTold
      && Turkish.fold(drug).fits("drug.glucoseLowering") && !WordSets.insulins.contains(drug)
  }

  private static let leastStrength = 100.0
  /// From so many on it is no number of tablets where they are sold so strong.
  private static let leastSold = 10.0

  /// "janumet elli bin" is 50/1000: nobody takes thousands of what is not named.
  private func isTooMuch(_ quantity: Quantity) -> Bool {
    let isSpelled = quantity.spans.allSatisfy { place in
      scene.sentence.source(message.spans[place]).allSatisfy { !$0.isNumber }
    }
    return isSpelled && quantity.value > Self.mostUnnamed && quantity.doseUnit == nil
      && quantity.measure == nil
  }

  private static let mostUnnamed = 5000.0

  /// "kantaron kapsülü", "metforminin hapı": what a general word for drugs is of.
  private func compound(at place: Int) -> String? {
    guard place > 0, isGeneral(place), let general = message.spans[place].reading(.medication),
      general.noun?.possessor == 3
    else { return nil }
    let before = message.spans[place - 1]
    if let drug = before.reading(.medication)?.phrase { return drug }
    guard before.isUnknown, !before.isFuzzy, message.word(place - 1).utf8.count > 2 else {
      return nil
    }
    let word = Turkish.lowercased(scene.sentence.source(before))
    return "\(word) \(Turkish.lowercased(Turkish.possessive(general.phrase)))"
  }

  private func isDrug(_ place: Int) -> Bool {
    let span = message.spans[place]
    if isInsteadOf(place) || isFormOfAnother(place) || isKindOfNext(place) { return false }
    if span.has(.medication) {
      return !span.has(.doseunit) || !message.quantities.contains { $0.spans.contains(place) }
    }
    // A name that no list has, next to a dose or to what is done with drugs.
    // "pompadan 1,2 ünite": what it came out of.
    guard span.isUnknown, !span.isFuzzy, message.word(place).utf8.count > 1,
      !message.word(place).fits("dose.sources")
    else { return false }
    let isBesideDose = message.quantities.contains {
      ($0.doseUnit != nil || $0.isBare)
        && ($0.spans.upperBound == place || $0.spans.lowerBound == place + 1)
    }
    return isBesideDose
      || message.clause(of: place).verbIs(.inject)
        && place + 1 < message.spans.count && message.spans[place + 1].finiteVerb != nil
  }

  /// "parasetamol 500 mg, tek tablet": what a drug comes in is no drug beside one with a name.
  private func isFormOfAnother(_ place: Int) -> Bool {
    isGeneral(place)
      && message.spans.indices.contains { other in
        abs(message.clauseOf[other] - message.clauseOf[place]) < 2 && abs(other - place) < 6
          && message.spans[other].has(.medication) && !isGeneral(other)
      }
  }

  /// "şeker hapı metformin", "metformin şeker hapı": what a drug beside it is called besides its name.
  private func isKindOfNext(_ place: Int) -> Bool {
    guard message.spans[place].reading(.medication)?.phrase.fits("drug.ofGlucose") == true else {
      return false
    }
    return [place - 1, place + 1].contains { next in
      message.spans.indices.contains(next) && message.clauseOf[next] == message.clauseOf[place]
        && message.spans[next].reading(.medication).map { drug in
          Turkish.fold(drug.phrase).fits("drug.glucoseLowering")
        } == true
    }
  }

  private func isGeneral(_ place: Int) -> Bool {
    message.spans[place].reading(.medication).map { WordSets.drugsInGeneral.contains($0.phrase) }
      ?? false
  }

  /// Nobody injects hundreds of units at once: such a figure is a reading.
  private func isReachable(_ quantity: Quantity, for name: String) -> Bool {
    !WordSets.insulins.contains(name) || quantity.doseUnit != nil
      || quantity.value <= Self.mostUnits
  }

  static let mostUnits = 120.0

  /// "akşam 8 glifor aldım": an hour after a part of the day, and no number of tablets.
  private func isHour(_ quantity: Quantity, before drug: Int, of name: String) -> Bool {
    let before = quantity.spans.lowerBound - 1
    return !WordSets.insulins.contains(name) && quantity.isBare && (4...12).contains(quantity.value)
      && quantity.spans.upperBound == drug && before >= 0
      && message.spans[before].time?.isPartAlone == true
  }

  /// "tresiba yerine 18 ünite novo", "vitamin sanıp": the drug that was not taken.
  private func isInsteadOf(_ place: Int) -> Bool {
    let next = place + 1
    return next < message.spans.count && message.word(next).fits("drug.mistaken")
  }

  /// "lantusu iki kere vurmuşum": how often, and not how much.
  private func isOften(_ quantity: Quantity) -> Bool {
    let next = quantity.spans.upperBound
    return next < message.spans.count && quantity.isBare && message.word(next).fits("dose.times")
  }

  private func drugsBetween(_ place: Int, _ dose: Quantity) -> [String] {
    let range =
      dose.spans.lowerBound > place
      ? place + 1..<dose.spans.lowerBound
      : dose.spans.upperBound..<max(place, dose.spans.upperBound)
    let drugs = range.count { message.spans[$0].has(.medication) }
    let numbers = range.count { message.spans[$0].number != nil }
    let verbs = range.count { message.spans[$0].finiteVerb != nil }
    return ["between drugs=\(drugs)", "between numbers=\(numbers)", "between verbs=\(verbs)"]
  }

  private func nextTo(_ quantity: Quantity) -> [String] {
    let after = quantity.spans.upperBound
    let before = quantity.spans.lowerBound - 1
    return [
      "dose then=\(after < message.spans.count ? message.word(after) : "$")",
      "dose after=\(before >= 0 ? message.word(before) : "^")",
    ]
  }

  /// "6 ünite vurdum", "5,5 yaptım": an insulin that is not named; "yarısını verdim" is a part of something.
  private func namelessDoses() -> [IntentCandidate] {
    message.quantities.flatMap { quantity -> [IntentCandidate] in
      let place = quantity.spans.lowerBound
      guard quantity.number != nil, quantity.measure == nil, quantity.value <= Self.mostUnits,
        quantity.doseUnit.map({ $0 == Texts.doseUnit }) ?? (injects(place) || endsInUnit(quantity)),
        quantity.isOneDose, !quantity.isPart, !isBesideDrug(quantity), !isOften(quantity),
        !countsPersons(quantity), !message.countsCarbs(quantity)
      else { return [] }
      let members: [JSON.Member] = [
        .init(.name, .string(Texts.insulin)), .init(.dose, .number(quantity.value)),
        .init(.unit, .string(Texts.doseUnit)),
      ]
      let made = candidate(
        "logMedication", at: place, members + time(for: place), claims: Set(quantity.spans),
        sizeNotes(quantity) + ["nameless"] + nextTo(quantity))
      return withPersons(made, at: place)
    }
  }

  /// "ikisine de 10 ünite yaptım": whom of.
  private func countsPersons(_ quantity: Quantity) -> Bool {
    quantity.number?.form.isPossessive == true
      && quantity.number?.form.grammaticalCase == .dative
  }

  /// "7 ünite humalog": the drug has a name, and no other dose beside it.
  private func isBesideDrug(_ quantity: Quantity) -> Bool {
    let (before, after) = (quantity.spans.lowerBound - 1, quantity.spans.upperBound)
    return after < message.spans.count && message.spans[after].namesDrug
      && !(after + 1 < message.spans.count && message.spans[after + 1].number != nil)
      || before >= 0 && message.spans[before].namesDrug
  }

  /// "3u": the short form of the unit, written together.
  private func endsInUnit(_ quantity: Quantity) -> Bool {
    quantity.number?.suffix == "u" && quantity.value <= 60
  }

  private func injects(_ place: Int) -> Bool { message.clause(of: place).verbIs(.inject) }
}
