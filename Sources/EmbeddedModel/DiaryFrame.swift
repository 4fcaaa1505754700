import Domain
import Turkish

/// The other entries of a day: symptoms, water, movement, medication, mood, sleep, weight.
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

  /// The note that says whose an entry is, where it is somebody else's.
  func whose(_ clause: Clause) -> [JSON.Member] {
    otherPerson(clause).map {
      [.init("note", .string(Turkish.capitalised($0) + Meal.forSomebody))]
    } ?? []
  }

  /// Who did it, had it or got it, if not the person: "annem 2 bardak su içti", "kızımın ateşi var".
  private func otherPerson(_ clause: Clause) -> String? {
    guard let span = clause.spans.first(where: { $0.has(.person) }),
      let reading = span.reading(.person)
    else { return nil }
    let isOwn = clause.form.map { $0.person == 1 || $0.person == 4 } ?? false
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
        span.has(.water) && (span.food.map { Turkish.fold($0.phrase) == "su" } ?? true)
      })
    else { return nil }
    let isDrunk = clause.verbIs(.eat, .finish, .put, .take) && (clause.isPast || clause.isRequest)
    guard (isDrunk || clause.verbPlace == nil), !clause.isNegated else { return nil }
    if clause.verbIs(.take), !clause.spans.contains(where: { $0.measure != nil }) { return nil }
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

  private func waterAmount(_ clause: Clause, _ place: Int) -> Double? {
    let all = clauses.flatMap(\.spans)
    let start = all.firstIndex { $0.tokens == clause.spans[place].tokens } ?? 0
    let before = all[..<start].suffix(4)
    let after = all[(start + 1)...].prefix(6)
    for group in [Array(before), Array(after)] {
      var number: Double?
      for (position, span) in group.enumerated() {
        if let value = span.number, value.kind != .vague { number = value.value }
        if let measure = span.measure {
          return (number ?? 1) * measure.factor * Self.milliliters(measure.unit)
        }
        if span.has(.waterunit) { return (number ?? 1) * 500 }
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
    case "şişe": 500
    default: 200
    }
  }

  // MARK: Sleep, weight, movement

  private func sleep(_ clause: Clause, _ index: Int) -> Proposal? {
    guard clause.verbIs(.sleep) || clause.has(.sleepnoun),
      !clause.isNegated || clause.form?.isAbility == true
    else { return nil }
    guard
      clause.isPast || clause.verbPlace == nil
        || clause.verbIs(.put, .sleep) && clause.isPastOrPerfect
    else { return nil }
    let durations = durations(clause)
    if let minutes = durations.first {
      return proposal(
        "uyku", 0.9, "logSleep",
        [.init("hours", .number((minutes / 60 * 100).rounded() / 100))] + whose(clause))
    }
    let clocks = clause.times.compactMap(\.clock)
    if clocks.count >= 2 || (clocks.count == 1 && clauses.count > index + 1) {
      let all = clauses[index...].prefix(2).flatMap(\.times).compactMap(\.clock)
      if all.count >= 2 {
        let minutes =
          ((all[1].hour * 60 + all[1].minute) - (all[0].hour * 60 + all[0].minute) + 1440) % 1440
        var result = proposal(
          "uyku", 0.85, "logSleep", [.init("hours", .number(Double(minutes) / 60))] + whose(clause))
        result.clauses = clocks.count >= 2 ? 1 : 2
        return result
      }
    }
    return nil
  }

  /// The minutes of each stretch of time that a clause names.
  func durations(_ clause: Clause) -> [Double] {
    guard let first = clause.spans.first, let last = clause.spans.last else { return [] }
    let range = first.tokens.lowerBound..<last.tokens.upperBound
    return Turkish.durations(in: Array(sentence.tokens[range])).map(\.minutes)
  }

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
      !clause.hasRealFood
    else { return nil }
    let place = clauses.firstIndex { $0.spans.first?.tokens == clause.spans.first?.tokens } ?? 0
    let following =
      place + 1 < clauses.count && !clauses[place + 1].hasFood
        && (clauses[place + 1].verbPlace == nil || clauses[place + 1].verbIs(.comeout))
      ? clauses[place + 1].numbers : []
    guard
      let number = (clause.numbers + following).last(where: {
        (25...350).contains($0.value) && !$0.isArticle
      })
    else { return nil }
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

  private func activity(_ clause: Clause, _ index: Int) -> Proposal? {
    guard !clause.isNegated,
      clause.verbIs(.walk) && clause.isPast && !clause.hasFood
        || clause.has(.activity, .steps) && !clause.hasFood
    else { return nil }
    let did =
      clause.isPast && (clause.verbIs(.walk, .cook, .bring, .finish, .put) || clause.has(.steps))
      || clause.verbPlace == nil || clause.isRequest
    guard did else { return nil }
    let minutes = durations(clause).first
    let steps = steps(clause)
    // A baby's first steps are no walk.
    guard
      minutes != nil || steps.map({ $0 >= 100 }) ?? false || (clause.isPast && !clause.has(.steps))
    else {
      return nil
    }
    var members: [JSON.Member] = [.init("kind", .string(activityKind(clause)))]
    if let minutes, steps == nil || minutes > 0 {
      members.append(.init("minutes", .number(minutes)))
    }
    if let steps { members.append(.init("steps", .number(steps))) }
    return proposal("hareket", 0.87, "logActivity", members + particulars(clause))
  }

  /// "bahçede çapa yaptım 40 dk": work of a kind that no list has, told with its minutes.
  private func chore(_ clause: Clause, _ index: Int) -> Proposal? {
    guard !clause.isNegated, !clause.hasFood, clause.isPast, let place = clause.verbPlace,
      place > 0, clause.spans[place].readings.contains(where: { $0.phrase == "yap" }),
      clause.form?.person == 1 || clause.form?.person == 4, clause.spans[place - 1].isUnknown,
      !Words.pastimes.contains(sentence.folded(clause.spans[place - 1]))
    else { return nil }
    var minutes = durations(clause).first
    if minutes == nil, index + 1 < clauses.count, clauses[index + 1].verbPlace == nil,
      !clauses[index + 1].hasFood
    {
      minutes = durations(clauses[index + 1]).first
    }
    guard let minutes, minutes > 0 else { return nil }
    let kind = Turkish.lowercased(sentence.source(clause.spans[place - 1]))
    return proposal(
      "hareket", 0.8, "logActivity",
      [.init("kind", .string(kind)), .init("minutes", .number(minutes))] + particulars(clause))
  }

  private func steps(_ clause: Clause) -> Double? {
    guard let place = clause.spans.firstIndex(where: { $0.has(.steps) }) else { return nil }
    return clause.spans[..<place].last { $0.number != nil }?.number?.value
      ?? clause.numbers.first { $0.value > 99 }?.value
  }

  private func activityKind(_ clause: Clause) -> String {
    if let noun = clause.first(.activity) { return noun.phrase }
    if clause.has(.steps) { return "yürüyüş" }
    switch clause.verb?.phrase ?? "" {
    case let verb where verb.contains("yürü"): return "yürüyüş"
    case "koş", "koştur": return "koşu"
    case "yüz": return "yüzme"
    case let verb where verb.hasPrefix("bisiklet") || verb.hasPrefix("pedal"): return "bisiklet"
    case let verb where verb.hasPrefix("ip"): return "ip atlama"
    case let verb where verb.hasPrefix("dans"): return "dans"
    case let verb where verb.hasPrefix("spor"): return "spor"
    case let verb: return verb.split(separator: " ").first.map(String.init) ?? "egzersiz"
    }
  }
}
