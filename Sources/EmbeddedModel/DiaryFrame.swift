import Analysis
import Domain
import Turkish

/// The other entries of a day; here water and weight.
extension Scene {
  func diary(at index: Int) -> Proposal? {
    let clause = clauses[index]
    guard !clause.isQuestion, !clause.isUnreal, !clause.isHearsay,
      !clause.has(.target, .list, .recallnoun)
    else { return nil }
    return medication(clause, index) ?? water(clause) ?? sleep(clause, index) ?? weight(clause)
      ?? activity(clause, index) ?? chore(clause, index) ?? symptom(clause, index) ?? mood(clause)
  }

  /// When an entry was, and whose it is where it is somebody else's.
  func particulars(_ clause: Clause) -> [JSON.Member] {
    var members: [JSON.Member] = []
    if let at = moment(clause.times) { members.append(.init("at", .string(text(at)))) }
    return members + whose(clause)
  }

  /// The argument that says whose an entry is, where it is somebody else's.
  func whose(_ clause: Clause) -> [JSON.Member] {
    otherPerson(clause).map { [Whose.argument($0)] } ?? []
  }

  /// Who did it, had it or got it, if not the person: "annem 2 bardak su içti", "kızımın ateşi var".
  private func otherPerson(_ clause: Clause) -> String? {
    guard let span = clause.spans.first(where: { $0.has(.person) }),
      let reading = span.reading(.person)
    else { return nil }
    let isOwn = clause.form.map { $0.person == 1 || $0.person == 4 } ?? false
    // "hastayım": that is the person.
    if reading.noun?.copula == .person || sentence.folded(span).hasPrefix("hastayi") { return nil }
    switch reading.noun?.grammaticalCase {
    case .bare: return isOwn ? nil : reading.phrase
    // "anneme insülin yaptım": whoever gets it.
    case .dative: return clause.verbIs(.inject, .eat) ? reading.phrase : nil
    case .genitive: return reading.phrase
    default: return nil
    }
  }

  func proposal(_ frame: String, _ score: Double, _ tool: String, _ members: [JSON.Member])
    -> Proposal
  {
    Proposal(frame: frame, score: score, calls: [PlannedCall(tool, .object(members))])
  }

  // MARK: Water

  private func water(_ clause: Clause) -> Proposal? {
    guard
      let place = clause.spans.firstIndex(where: { span in
        span.has(.water)
          && (span.food.map { isWater(Mention(name: $0.phrase, isKnown: true)) } ?? true)
      })
    else { return nil }
    let isDrunk = clause.verbIs(.eat, .finish, .put, .take) && (clause.isPast || clause.isRequest)
    guard (isDrunk || clause.verbPlace == nil), !clause.isNegated else { return nil }
    if clause.verbIs(.take), !isTakenInGlasses(clause) { return nil }
    let others = foods(clause, takesUnknown: false).mentions.filter { !isWater($0) }
    guard let amount = waterAmount(clause, place) else {
      return isDrunk && others.isEmpty
        ? proposal("su", 0.7, "logWater", [.init("milliliters", 200)] + particulars(clause)) : nil
    }
    var result = proposal(
      "su", 0.9, "logWater", [.init("milliliters", .number(amount))] + particulars(clause))
    if !others.isEmpty, clause.verbPlace != nil || others.contains(where: \.hasAmount) {
      let meal = mealCalls(
        clauses.firstIndex { $0.spans.first?.tokens == clause.spans.first?.tokens }.map {
          $0..<$0 + 1
        } ?? 0..<0)
      result.calls = meal + result.calls
    }
    return result
  }

  /// "iki bardak su aldım" is drunk; litres and bottles are bought.
  private func isTakenInGlasses(_ clause: Clause) -> Bool {
    clause.spans.compactMap(\.measure).contains {
      ["su bardağı", "çay bardağı", "fincan", "yudum"].contains($0.unit)
    } && !clause.has(.shop)
  }

  private func waterAmount(_ clause: Clause, _ place: Int) -> Double? {
    let all = clauses.flatMap(\.spans)
    let start = all.firstIndex { $0.tokens == clause.spans[place].tokens } ?? 0
    let near = all[..<start].suffix(4)
    let other = near.lastIndex {
      $0.finiteVerb != nil || $0.food.map { $0.phrase != "su" } ?? false
    }
    let before = near[(other.map { $0 + 1 } ?? near.startIndex)...]
    let after = all[(start + 1)...].prefix(6)
    for group in [Array(before), Array(after)] {
      var number: Double?
      for (position, span) in group.enumerated() {
        if let value = span.number, value.kind != .vague { number = value.value }
        if let measure = span.measure, ![.gram, .kilogram].contains(measure.measure) {
          return (number ?? 1) * measure.factor * Self.milliliters(measure.unit)
        }
        if span.has(.waterunit) {
          return (number ?? 1) * Self.milliliters(span.reading(.waterunit)?.phrase ?? "")
        }
        if position == group.count - 1, let number, group.count == before.count {
          return number < 20 ? number * 200 : number
        }
      }
    }
    return nil
  }

  /// Millilitres of a measure of water (contract: su bardağı 200, çay bardağı 100).
  static func milliliters(_ unit: String) -> Double {
    switch unit {
    case "mililitre", "gram": 1
    case "litre", "kilogram": 1000
    case "çay bardağı": 100
    case "fincan": 75
    case "şişe", "termos", "pet şişe": 500
    case "matara": 750
    case "sürahi": 1000
    case "yudum": 20
    case "damacana": 19_000
    default: 200
    }
  }

  // MARK: Weight

  private func weight(_ clause: Clause) -> Proposal? {
    let isMeasured =
      clause.verbIs(.measure) && clause.spans.contains { $0.measure?.measure == .kilogram }
    let leads =
      clause.verbPlace == nil
      && clause.spans.first { !$0.isMark && $0.time == nil }?.measure?.measure == .kilogram
    let ownKilo =
      isMeasured || leads
      || clause.spans.contains {
        $0.measure.map {
          $0.measure == .kilogram && ($0.form.possessor == 1 || $0.form.copula == .person)
        } ?? false
      }
    guard clause.has(.weight, .weigh) || clause.verbIs(.weigh) || ownKilo, !clause.has(.list),
      !clause.hasRealFood, !clause.verbIs(.be) || clause.isPast
    else { return nil }
    let place = clauses.firstIndex { $0.spans.first?.tokens == clause.spans.first?.tokens } ?? 0
    let following =
      place + 1 < clauses.count && !clauses[place + 1].hasFood
        && (clauses[place + 1].verbPlace == nil || clauses[place + 1].verbIs(.comeout))
        && durations(clauses[place + 1]).isEmpty
      ? clauses[place + 1].numbers : []
    guard let number = weighed(clause) ?? following.last(where: Self.canWeigh) else { return nil }
    let isOwn =
      clause.spans.contains { span in
        span.reading(.weight)?.noun.map { $0.possessor == 1 || $0.copula == .person } ?? false
      } || clause.has(.weigh) || clause.verbIs(.weigh)
      || sentence.folded(clause.spans[0]).hasPrefix("tarti") || clause.has(.body)
      || clause.has(.measure)
    let folded = clause.spans.map { sentence.folded($0) }.joined(separator: " ")
    guard
      isOwn || ownKilo || folded.contains("kiloyum") || folded.contains("tarti")
        || folded.contains("baskul") || folded.contains("kilodayim") || folded.contains("agirli")
    else { return nil }
    return proposal(
      "kilo", 0.9, "logWeight", [.init("kilograms", .number(number.value))] + particulars(clause))
  }

  private static func canWeigh(_ number: NumberReading) -> Bool {
    (25...350).contains(number.value) && !number.isArticle
  }

  /// The number of a clause that is the weight: of kilograms, else the first after a word for it.
  private func weighed(_ clause: Clause) -> NumberReading? {
    let counted = clause.spans.indices.filter { place in
      guard let number = clause.spans[place].number, Self.canWeigh(number) else { return false }
      let next = place + 1 < clause.spans.count ? clause.spans[place + 1] : nil
      return next.map { $0.measure?.measure ?? .kilogram == .kilogram && !isHeight($0) } ?? true
        && (place == 0 || !isHeight(clause.spans[place - 1]))
        && !(next.map { ["dakika", "dk", "saat"].contains(sentence.folded($0)) } ?? false)
    }
    let start = clause.spans.firstIndex { $0.has(.weight) || $0.measure?.measure == .kilogram } ?? 0
    let place =
      counted.first { $0 + 1 < clause.spans.count && clause.spans[$0 + 1].measure != nil }
      ?? counted.first { $0 > start } ?? counted.last
    return place.flatMap { clause.spans[$0].number }
  }

  /// "boyum 175", "175 cm".
  private func isHeight(_ span: Span) -> Bool {
    let word = sentence.folded(span)
    return word.hasPrefix("boyu") || word == "boy" || word == "cm" || word.hasPrefix("santim")
  }
}
