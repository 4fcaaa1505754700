import Analysis
import Domain
import Turkish

// Several doses of one drug, each at its time.
extension EntryIntents {
  /// "kahvaltıda 6 öğlen 8 novorapid": doses of one drug in a row, each after its time.
  func rows() -> [IntentCandidate] {
    scene.clauses.indices.flatMap { number -> [IntentCandidate] in
      let places = message.spans.indices.filter { message.clauseOf[$0] == number }
      let drugs = places.filter {
        message.spans[$0].has(.medication) && !message.spans[$0].has(.doseunit)
      }
      let doses = message.quantities.filter {
        places.contains($0.spans.lowerBound) && $0.measure == nil && $0.number?.kind == .exact
      }
      // "20 ünite tresiba, sabah 9da 127": behind the drug a bare number is a reading.
      let hasUnit = doses.contains { $0.doseUnit != nil }
      guard drugs.count == 1, let drug = message.spans[drugs[0]].reading(.medication)?.phrase,
        doses.count > 1, let unit = unitInRow(of: doses, drug),
        !doses.contains(where: { dose in
          dose.doseUnit == nil
            && (unit == Texts.doseUnit && dose.value > Self.mostUnits
              || hasUnit && dose.spans.lowerBound > drugs[0])
        })
      else { return [] }
      let calls = doses.compactMap { dose -> PlannedCall? in
        let before = dose.spans.lowerBound - 1
        guard before >= 0, let time = message.spans[before].time else { return nil }
        // "sabah 10 akşam 12 ünite yaptım dün"
        let day = message.times(for: before).first(where: \.namesOnlyDay)
        guard let moment = scene.moment([day, time].compactMap(\.self)) else { return nil }
        return PlannedCall(
          "logMedication",
          .object([
            .init(.name, .string(drug)), .init(.dose, .number(dose.value)),
            .init(.unit, .string(unit)), .init(.at, .string(scene.text(moment))),
          ]))
      }
      // "sabah 10 akşam 12 ünite humulin yapıyorum" is what is done every day.
      let isUsual = [.progressive, .aorist].contains(scene.clauses[number].form?.mood)
      guard calls.count == doses.count, !isUsual else { return [] }
      let claims = Set(doses.flatMap(\.spans) + drugs)
      var made = candidate(
        "logMedication", at: drugs[0], [], claims: claims, ["row=\(min(4, calls.count))"])
      made.calls = calls
      made.isStated =
        message.persons.isEmpty && !scene.isQuestion
        && (scene.clauses[number].verb == nil || scene.clauses[number].verbIs(.inject, .take))
      return withPersons(made, at: drugs[0])
    }
  }

  /// What the doses of a row are counted in: units of an insulin, or the milligrams in which a tablet is sold;
  /// nil where they are neither.
  private func unitInRow(of doses: [Quantity], _ drug: String) -> String? {
    if WordSets.insulins.contains(drug) { return Texts.doseUnit }
    guard let tablet = Tablet(of: Turkish.fold(drug)),
      doses.allSatisfy({ tablet.strengths.contains($0.value) && $0.value > Self.mostUnits })
    else { return nil }
    return Measure.milligram
  }

  /// "sabah öğlen akşam metformin aldım": a drug at each of its times.
  func timesOfDay() -> [IntentCandidate] {
    scene.clauses.indices.flatMap { number -> [IntentCandidate] in
      let places = message.spans.indices.filter { message.clauseOf[$0] == number }
      let drugs = places.filter { message.spans[$0].namesDrug }
      let doses = message.quantities.filter { places.contains($0.spans.lowerBound) }
      let clause = scene.clauses[number]
      guard drugs.count == 1, doses.count < 2, clause.verbIs(.inject, .take), clause.isPast,
        let drug = message.spans[drugs[0]].reading(.medication)?.phrase
      else { return [] }
      let unit = doses.first.flatMap { $0.doseUnit ?? $0.measure?.unit }
      let told = places.filter { message.spans[$0].time?.isPartAlone == true }
        .map { (place: $0, dose: doses.first?.value) }
      let calls = told.compactMap { place, dose -> PlannedCall? in
        guard let time = message.spans[place].time, let moment = scene.moment([time]) else {
          return nil
        }
        var members: [JSON.Member] = [.init(.name, .string(drug))]
        if let dose { members.append(.init(.dose, .number(dose))) }
        let isInsulin = dose != nil && WordSets.insulins.contains(drug)
        if let unit = unit ?? (isInsulin ? Texts.doseUnit : nil) {
          members.append(.init(.unit, .string(unit)))
        }
        return PlannedCall(
          "logMedication", .object(members + [.init(.at, .string(scene.text(moment)))]))
      }
      // "sabah, akşam" said at noon: the evening is another day's, and which is not told.
      let days = Set(calls.compactMap { $0.arguments[.at]?.string?.prefix(10) })
      guard calls.count == told.count, calls.count > 1, days.count == 1 else { return [] }
      let claims = Set(drugs + doses.flatMap(\.spans) + told.map(\.place))
      var made = candidate(
        "logMedication", at: drugs[0], [], claims: claims, ["row=\(min(4, calls.count))"])
      made.calls = calls
      made.isStated = message.persons.isEmpty && !scene.isQuestion && !clause.isNegated
      return withPersons(made, at: drugs[0])
    }
  }
}
