import Analysis
import Domain
import Turkish

/// Doses that stand in the order of their drugs.
extension Stated {
  /// "8 ünite novorapid 20 ünite lantus yaptım": drugs in a row, each dose on the same side of its own.
  mutating func findDoses() {
    let all = message.spans.indices.filter { message.spans[$0].namesDrug }
    let own = candidates.indices.filter { candidates[$0].intent == "logMedication" }
    for place in own where reachesOver(candidates[place], all) { dropped.insert(place) }
    guard message.persons.isEmpty, !isRowTold else { return }
    for (number, clause) in message.scene.clauses.enumerated() where !clause.isNegated {
      let drugs = all.filter { message.clauseOf[$0] == number }
      guard Set(drugs.map(message.word)).count == drugs.count else { continue }
      let isTaken = clause.verbIs(.inject) && clause.isPast
      let isRow = drugs.count > 1 && (clause.verb == nil || isTaken)
      guard isRow && isRun(drugs) || isTaken && isOnlyDose(number),
        let taken = taken(drugs, in: number, isTaken)
      else {
        continue
      }
      for spans in taken { keep(spans, of: own) }
    }
  }

  /// "hapımı aldım", "ilacımı içtim": one's own drug by no name, and that it was taken.
  mutating func findGeneralDrug() {
    let own = message.spans.indices.filter { place in
      message.spans[place].readings.contains {
        WordSets.drugsInGeneral.contains($0.phrase) && $0.noun?.possessor == 1
      }
    }
    guard own.count == 1, opensTalk, message.persons.isEmpty, message.scene.clauses.count == 1,
      let clause = message.scene.clauses.first, clause.verbIs(.inject), clause.isPast,
      !clause.isNegated, [1, 4].contains(clause.form?.person ?? 0),
      message.spans.indices.allSatisfy({ place in
        let span = message.spans[place]
        return span.isMark || place == own[0] || span.finiteVerb != nil || span.time != nil
          || span.has(.filler)
      })
    else { return }
    keep(Set(own), of: candidates.indices.filter { candidates[$0].intent == "logMedication" })
  }

  /// "novorapid vurdum", then "6 ünite" or "6": a dose alone is that of the record before, which has none.
  mutating func findMissingDose() {
    guard let step = message.scene.dialogue.newest, step.call.name == "logMedication",
      step.result.isOK, step.call.arguments[.dose] == nil, message.quantities.count == 1,
      let dose = message.quantities.first, dose.number?.kind == .exact,
      dose.doseUnit == Texts.doseUnit || dose.isBare && dose.value <= 60 && isOfInsulin(step),
      message.spans.indices.allSatisfy({ place in
        message.spans[place].isMark || dose.spans.contains(place)
          || message.spans[place].has(.filler)
      })
    else { return }
    keep(
      Set(dose.spans),
      of: candidates.indices.filter { place in
        let call = candidates[place].calls.first
        return call?.tool == "updateEntry" && call?.arguments[.dose] != nil
      })
  }

  /// "1,2 ü düzeltme yaptım": what was injected to correct a value, and nothing besides.
  mutating func findCorrectionDose() {
    guard message.persons.isEmpty, message.quantities.count == 1,
      let dose = message.quantities.first, dose.doseUnit == Texts.doseUnit,
      dose.number?.kind == .exact, dose.spans.upperBound < message.spans.count,
      message.scene.clauses.contains(where: { $0.verbIs(.inject) && $0.isPast }),
      message.word(dose.spans.upperBound).fits("change.dose"),
      message.spans.indices.allSatisfy({ place in
        let span = message.spans[place]
        let isOfDose = place == dose.spans.upperBound || dose.spans.contains(place)
        if isOfDose || span.isMark { return true }
        guard let form = span.finiteVerb?.verb else {
          return span.time != nil || span.has(.filler) && span.food == nil
        }
        return span.has(.inject) && form.mood == .past && !form.isNegative
          && [1, 4].contains(form.person)
      })
    else { return }
    let own = candidates.indices.filter { place in
      candidates[place].intent == "logMedication"
        && candidates[place].calls.first?.arguments[.dose]?.number == dose.value
    }
    if let best = best(own) { keep(candidates[best].claims, of: [best]) }
  }

  /// "ilacımı aldım", then "metformin": the name of a drug that was told by none.
  mutating func findMissingDrug() {
    let drugs = message.spans.indices.filter { message.spans[$0].namesDrug }
    guard let step = message.scene.dialogue.newest, step.call.name == "logMedication",
      step.result.isOK, let name = step.call.arguments[.name]?.string,
      WordSets.drugsInGeneral.contains(Turkish.lowercased(name)), drugs.count == 1,
      message.quantities.isEmpty,
      message.spans.indices.allSatisfy({ place in
        place == drugs[0] || message.spans[place].isMark || message.spans[place].has(.filler)
      })
    else { return }
    keep(
      Set(drugs),
      of: candidates.indices.filter { place in
        let call = candidates[place].calls.first
        return call?.tool == "updateEntry" && call?.arguments[.name] != nil
      })
  }

  private func isOfInsulin(_ step: Dialogue.Step) -> Bool {
    step.call.arguments[.name]?.string.map { WordSets.insulins.contains(Turkish.lowercased($0)) }
      ?? false
  }

  /// Whether a row of doses with their times has said it all.
  var isRowTold: Bool {
    candidates.contains { candidate in
      candidate.intent == "logMedication" && candidate.isStated && candidate.calls.count > 1
    }
  }

  /// "28 lantus yerine 28 novorapid" is no row: nothing but figures and joining words stands between.
  private func isRun(_ drugs: [Int]) -> Bool {
    guard let first = drugs.first, let last = drugs.last else { return false }
    return (first...last).allSatisfy { place in
      let span = message.spans[place]
      return span.isMark || span.namesDrug || span.time != nil || span.number != nil
        || span.has(.doseunit) || span.has(.filler) && !span.has(.instead, .not, .correction)
    }
  }

  /// "6+8 ünite yaptım": nothing but a dose, its drug, its time and that it was taken; and none that was
  /// told just before could be meant.
  private func isOnlyDose(_ clause: Int) -> Bool {
    isNewDrug(in: clause) && !isNamedAfter(clause)
      && message.spans.indices.filter { message.clauseOf[$0] == clause }.allSatisfy { place in
        let span = message.spans[place]
        return span.isMark || span.time != nil || span.finiteVerb != nil || span.namesDrug
          || span.has(.filler) && span.food == nil || message.word(place).fits("dose.forCarbs")
          || message.quantities.contains {
            ($0.measure == nil || message.countsCarbs($0)) && $0.spans.contains(place)
          }
      }
  }

  /// Whether no dose was told just before, or of another drug that has a name of its own.
  private func isNewDrug(in clause: Int) -> Bool {
    let earlier = message.scene.dialogue.steps.filter {
      $0.call.name == "logMedication" && $0.age < 4
    }.compactMap { $0.call.arguments[.name]?.string.map(Turkish.lowercased) }
    let named = message.spans.indices.filter {
      message.clauseOf[$0] == clause && message.spans[$0].namesDrug
    }.compactMap { message.spans[$0].reading(.medication)?.phrase }
    let general = WordSets.drugsInGeneral
    return earlier.isEmpty
      || !named.isEmpty && !named.contains { general.contains($0) || earlier.contains($0) }
        && !earlier.contains(where: general.contains)
  }

  /// "8 ünite vurdum | novorapid": whether the drug stands alone after its verb.
  private func isNamedAfter(_ clause: Int) -> Bool {
    let drug = message.spans.indices.first {
      message.clauseOf[$0] == clause + 1 && !message.spans[$0].isMark
    }
    guard let drug, message.spans[drug].namesDrug else { return false }
    return drug + 1 == message.spans.count
      || message.segmentOf[drug + 1] != message.segmentOf[drug]
  }

  /// "diamicron aldım", and not "lantus aldım | nöbetçi eczaneden", "humalog vurdum | sekiz ünite"; who
  /// takes an insulin without a dose may have bought it.
  private func isWhole(_ drug: Int, _ clause: Int) -> Bool {
    let clauses = message.scene.clauses
    let isContinued =
      clause + 1 < clauses.count && clauses[clause + 1].verbPlace == nil
      && !clauses[clause + 1].startsSentence
    let name = message.spans[drug].reading(.medication)?.phrase ?? ""
    return !isContinued && !(WordSets.insulins.contains(name) && clauses[clause].verbIs(.take))
  }

  /// The words of each dose of a clause, with its drug.
  private func taken(_ drugs: [Int], in clause: Int, _ isTaken: Bool) -> [Set<Int>]? {
    let doses = message.quantities.filter {
      message.clauseOf[$0.spans.lowerBound] == clause && !message.countsCarbs($0)
    }
    if !drugs.isEmpty, doses.isEmpty {
      return isTaken && (drugs.count > 1 || isWhole(drugs[0], clause)) ? drugs.map { [$0] } : nil
    }
    guard drugs.isEmpty else {
      return self.doses(of: drugs, in: clause).map { doses in
        zip(drugs, doses).map { drug, dose in Set([drug]).union(dose.map { Set($0.spans) } ?? []) }
      }
    }
    // "yarım tablet aldım" does not tell of what; "sabah 6 öğlen 8 ünite": each with its time.
    let isTimed = doses.allSatisfy { dose in
      dose.spans.lowerBound > 0 && message.spans[dose.spans.lowerBound - 1].time != nil
    }
    guard doses.last?.doseUnit == Texts.doseUnit, doses.count == 1 || isTimed else { return nil }
    return doses.map { Set($0.spans) }
  }

  /// The dose of each drug, all before or all after their drugs; nil where they stand in no order.
  private func doses(of drugs: [Int], in clause: Int) -> [Quantity?]? {
    let doses = message.quantities.filter {
      $0.number?.kind == .exact && $0.measure?.measure.metric == nil
        && ($0.number?.isArticle == false || $0.doseUnit != nil) && !message.countsCarbs($0)
        && message.clauseOf[$0.spans.lowerBound] == clause
    }
    guard let first = doses.first else { return nil }
    let isBefore = first.spans.lowerBound < drugs[0]
    let found = drugs.map { drug in
      doses.first { isBefore ? $0.spans.upperBound == drug : $0.spans.lowerBound == drug + 1 }
    }
    return found.compactMap(\.self).count == doses.count ? found : nil
  }

  /// Whether a reading gives a drug a dose from beyond another one.
  private func reachesOver(_ candidate: IntentCandidate, _ drugs: [Int]) -> Bool {
    guard let first = candidate.claims.min(), let last = candidate.claims.max() else {
      return false
    }
    return drugs.contains { $0 > first && $0 < last && !candidate.claims.contains($0) }
  }
}

extension MessageAnalysis {
  /// "45 karb için 4,5 ünite", "60 gram karbonhidrata 6 ünite": what a dose is for, and no dose.
  func countsCarbs(_ quantity: Quantity) -> Bool {
    let next = quantity.spans.upperBound
    return quantity.doseUnit == nil && next < spans.count
      && (spans[next].has(.carbs) || word(next).fits("dose.carbs"))
  }
}
