import Analysis
import Domain
import Turkish

/// Drugs that were taken: named with or without a dose, and doses whose drug is not named.
extension EntryIntents {
  func medications() -> [IntentCandidate] {
    var found: [IntentCandidate] = []
    for place in message.spans.indices where isDrug(place) {
      let name =
        message.spans[place].reading(.medication)?.phrase
        ?? Turkish.lowercased(scene.sentence.source(message.spans[place]))
      let isKnown = message.spans[place].has(.medication)
      var doses: [Quantity?] = isKnown ? [nil] : []
      doses += message.quantities.filter { quantity in
        abs(quantity.spans.lowerBound - place) < 6 && quantity.number != nil
          && quantity.measure?.measure.metric == nil
      }
      for dose in doses {
        var members: [JSON.Member] = [.init("name", .string(name))]
        var claims: Set<Int> = [place]
        var notes = ["drug=\(isKnown ? name : "?")", "insulin=\(Words.insulins.contains(name))"]
        if let dose {
          claims.formUnion(dose.spans)
          members.append(.init("dose", .number(dose.value)))
          let unit =
            dose.doseUnit ?? dose.measure?.unit
            ?? (Words.insulins.contains(name) ? "ünite" : nil)
          if let unit { members.append(.init("unit", .string(unit))) }
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
    return found + namelessDoses()
  }

  private func isDrug(_ place: Int) -> Bool {
    let span = message.spans[place]
    if span.has(.medication) { return true }
    // A name that no list has, next to a dose.
    guard span.isUnknown, !span.isFuzzy else { return false }
    return message.quantities.contains {
      $0.doseUnit != nil && ($0.spans.upperBound == place || $0.spans.lowerBound == place + 1)
    }
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

  /// "6 ünite vurdum", "5,5 yaptım": an insulin that is not named.
  private func namelessDoses() -> [IntentCandidate] {
    message.quantities.flatMap { quantity -> [IntentCandidate] in
      let place = quantity.spans.lowerBound
      guard quantity.number != nil, quantity.measure == nil, quantity.value <= 120,
        quantity.doseUnit.map({ !["tane", "adet"].contains($0) }) ?? injects(place)
      else { return [] }
      let members: [JSON.Member] = [
        .init("name", "insülin"), .init("dose", .number(quantity.value)), .init("unit", "ünite"),
      ]
      let made = candidate(
        "logMedication", at: place, members + time(for: place), claims: Set(quantity.spans),
        sizeNotes(quantity) + ["nameless"] + nextTo(quantity))
      return withPersons(made, at: place)
    }
  }

  private func injects(_ place: Int) -> Bool { message.clause(of: place).verbIs(.inject) }
}
