import Analysis
import Domain
import Foundation
import Turkish

/// The calls that log what was eaten.
extension Scene {
  // MARK: Calls

  /// One `logMeal` for each meal that the clauses tell of.
  func mealCalls(_ range: Range<Int>) -> [PlannedCall] {
    var groups: [MealGroup] = []
    var current = MealGroup()
    var teller: Eater?
    /// "iki dilim yedim ekmek": amounts whose food is still to come.
    var pending: Amount?
    for index in range {
      let clause = clauses[index]
      let takesUnknown =
        isEaten(clause) || (index + 1 < range.upperBound && isEaten(clauses[range.upperBound - 1]))
      teller = eater(at: index, range) ?? teller
      let eater = teller
      if let eater, let known = current.eater, known != eater, !current.foods.isEmpty,
        clause.hasFood
      {
        // "Ben pilav yedim, annem çorba içti": each has a meal.
        groups.append(current)
        current = MealGroup()
      }
      for part in parts(of: clause) {
        var reader = MentionReader(sentence: sentence, takesUnknown: takesUnknown)
        var foods = reader.read(part.spans).filter { !isWater($0) }
        if !isEaten(clause), clause.verbPlace != nil {
          let cooks = clause.verbIs(.cook, .bring)
          for place in foods.indices where !foods[place].hasAmount {
            foods[place].role = cooks ? .dish : clause.verbIs(.take, .order, .put) ? .food : .topic
          }
        }
        if let amount = pending, foods.first?.hasAmount == false {
          foods[0].take(amount)
          pending = nil
        }
        if part.opensMeal || part.isAt(anotherClockThan: current.times), !current.foods.isEmpty,
          current.hasFrame
        {
          groups.append(current)
          current = MealGroup()
        }
        current.take(part, foods)
        current.meal = current.meal ?? namedMeal(clause)
        if !foods.isEmpty { current.eater = current.eater ?? eater }
        for amount in reader.loose { current.give(amount) }
        if current.foods.isEmpty { pending = reader.loose.last }
      }
    }
    if !current.foods.isEmpty { groups.append(current) }
    groups = groups.map(\.withoutRepeats)
    // A clause before without foods may have said when: "akşam dayanamadım, …".
    let shared = clauses[..<range.lowerBound].reversed().prefix { !$0.hasFood }.flatMap(\.times)
    return groups.map { call(for: $0, shared: shared) }
  }

  /// Who ate the foods of a clause, by the eating verb that closes it; nil where it does not say.
  private func eater(at index: Int, _ range: Range<Int>) -> Eater? {
    let clause = clauses[index]
    let telling = clauses[index..<range.upperBound].first(where: isEaten)
    let isOwn = telling.map { [1, 4].contains($0.form?.person) } ?? false
    let feeds = ["yedir", "içir", "ver", "hazırla", "yap"]
    if isOwn, let telling, !feeds.contains(telling.verb?.phrase ?? "") { return .own }
    return (otherEater(clause, isOwn: isOwn) ?? namedEater(clause)).map(Eater.other)
  }

  /// Who else ate: no company ("amcamla yedik"), no cook ("annem köfte yaptı").
  private func otherEater(_ clause: Clause, isOwn: Bool) -> String? {
    if isOwn, clause.verbIs(.cook, .bring, .take, .order), clause.form?.person == 3 { return nil }
    for reading in clause.spans.compactMap({ $0.reading(.person) }) {
      let company: [NounForm.Case] = [.instrumental, .ablative, .locative]
      if isOwn || clause.verbPlace == nil, let form = reading.noun,
        company.contains(form.grammaticalCase)
      {
        continue
      }
      return reading.phrase
    }
    return nil
  }

  /// "Ayşe bir muz yedi": a name at the beginning of a clause whose verb is in the third person.
  private func namedEater(_ clause: Clause) -> String? {
    guard let form = clause.form, form.person == 3 || form.person == 6, clause.isPast,
      !clause.verbIs(.passive, .finish),
      let first = clause.spans.first(where: { !$0.isMark && $0.time == nil }),
      // Ayşe reads as "if it is a month" too.
      first.isUnknown || first.readings.contains(where: { $0.noun?.copula == .conditional })
    else { return nil }
    let name = sentence.source(first)
    return name.first?.isUppercase == true && name.dropFirst().contains(where: \.isLowercase)
      ? name : nil
  }

  /// A clause cut where a new meal or part of the day begins.
  private func parts(of clause: Clause) -> [MealPart] {
    var parts: [MealPart] = []
    var spans: [Span] = []
    var times: [TimeReading] = []
    func hasFoods(_ spans: [Span]) -> Bool { spans.contains { $0.food != nil || $0.isUnknown } }
    for span in clause.spans {
      let names = span.time.map { $0.meal != nil || $0.part != nil } ?? false
      if names, hasFoods(spans), times.contains(where: { $0.meal != nil || $0.part != nil }) {
        parts.append(MealPart(spans: spans, times: times))
        spans = []
        times = []
      }
      if let time = span.time { times.append(time) }
      spans.append(span)
    }
    parts.append(MealPart(spans: spans, times: times))
    return parts
  }

  /// Water alone is a drink of its own.
  func isWater(_ mention: Mention) -> Bool {
    let words = Turkish.fold(mention.name).split(separator: " ")
    return words.last == "su"
      && words.dropLast().allSatisfy {
        ["yudum", "surahi", "sicak", "soguk", "ilik", "kucuk", "buyuk", "icme"].contains($0)
      }
  }

  /// A `logMeal` of these foods, at the time that is said.
  func mealCall(_ foods: [Mention], at times: [TimeReading]) -> PlannedCall {
    call(for: MealGroup(foods: foods, times: times), shared: [])
  }

  private func call(for group: MealGroup, shared: [TimeReading]) -> PlannedCall {
    var members: [JSON.Member] = [.init("items", .array(group.foods.map(\.json)))]
    let times = group.times.isEmpty ? shared : group.times
    if let type = mealType(times) ?? group.meal {
      members.append(.init("mealType", .string(type.rawValue)))
    }
    if let at = moment(times), isElsewhere(at, times) {
      members.append(.init("eatenAt", .string(text(at))))
    }
    if case .other(let person)? = group.eater {
      members.append(Whose.argument(person))
    }
    return PlannedCall("logMeal", .object(members))
  }

  /// The meal that times name: by the word for a meal, else by the part of the day.
  func mealType(_ times: [TimeReading]) -> MealType? {
    for time in times { if let meal = time.meal { return meal.type } }
    for time in times {
      guard let part = time.part else { continue }
      if time.clock != nil, part != .morning && part != .noon && part != .evening { continue }
      if let type = MealType(part: part) { return type }
    }
    return nil
  }

  /// Whether an instant differs enough from now to be said: a named clock or day, or another part of it.
  private func isElsewhere(_ at: Date, _ times: [TimeReading]) -> Bool {
    if times.contains(where: { $0.clock != nil || $0.instant != nil || $0.anchor != nil }) {
      return true
    }
    if zone.civil(at: at).day != zone.civil(at: now).day { return true }
    return now.timeIntervalSince(at) > 2.5 * 3600
  }
}

private enum Eater: Equatable {
  case own
  /// `Annem`
  case other(String)
}

/// Foods of one meal with what frames them.
private struct MealGroup {
  var foods: [Mention] = []
  var times: [TimeReading] = []
  var eater: Eater?
  var meal: MealType?

  var hasFrame: Bool { times.contains { $0.meal != nil || $0.part != nil } }

  mutating func take(_ part: MealPart, _ found: [Mention]) {
    for food in found {
      if food.isPredicate, let last = foods.last, !last.isPredicate {
        foods[foods.count - 1] = food
      } else if food.isPerPiece, let pieces = foods.last?.pieces {
        foods.append(food.times(pieces))
      } else {
        foods.append(food)
      }
    }
    times += part.times
  }

  /// "köfte ile yedim, 4 köfte", "5 lokma tatlısı yedim, hayır lokmasından": named again, no second one.
  ///
  /// "krep yaptım, 50 gram un, 120 ml süt": a dish is none besides what was weighed into it.
  var withoutRepeats: MealGroup {
    var group = self
    let weighed = foods.filter { $0.unit.flatMap(Measure.init(rawValue:))?.metric != nil }.count
    group.foods = foods.enumerated().filter { place, food in
      if food.role == .dish, weighed > 1, !food.hasAmount { return false }
      if food.role == .topic, foods[(place + 1)...].contains(where: { $0.shares(food) }) {
        return false
      }
      return food.hasAmount || food.isVague
        || !foods[(place + 1)...].contains { $0.hasAmount && $0.name == food.name }
          && !(food.isSource && foods[..<place].contains { $0.hasAmount && $0.shares(food) })
    }.map(\.element)
    return group
  }

  mutating func give(_ amount: Amount) {
    // "ikisini de yedim" after two foods counts the foods.
    if amount.unit == nil, foods.count > 1, amount.quantity == Double(foods.count) { return }
    guard let place = foods.lastIndex(where: { !$0.hasAmount }) else {
      // "pizzayı ikiye böldük, yarısını yedim", "iki dilim aldım, birini yedim".
      guard let last = foods.last, let part = amount.quantity, let whole = last.quantity else {
        return
      }
      // "avuç avuç çekirdek yedim, üç avuç"
      if amount.unit != nil, amount.unit == last.unit, whole == 1 {
        foods[foods.count - 1].quantity = part
        return
      }
      guard amount.unit == nil, part < 1 || part < whole && last.unit != "gram" else { return }
      foods[foods.count - 1].quantity = part < 1 ? whole * part : part
      return
    }
    foods[place].take(amount)
  }
}

/// A stretch of a clause that belongs to one meal.
private struct MealPart {
  var spans: [Span]
  var times: [TimeReading]

  var opensMeal: Bool { times.contains { $0.meal != nil || $0.part != nil } }

  /// "on birde de bir elma" after what was eaten at seven.
  func isAt(anotherClockThan earlier: [TimeReading]) -> Bool {
    guard let clock = times.compactMap(\.clock).first,
      let before = earlier.compactMap(\.clock).first
    else { return false }
    return clock.hour != before.hour || clock.minute != before.minute
  }
}

extension Clause {
  /// Whether the clause tells of the past, also by a verb that the lexicon does not have.
  var isPastLike: Bool { verb == nil || isPast || form?.mood == .progressive }
}

extension MealType {
  init?(part: DayPart) {
    switch part {
    case .morning: self = .breakfast
    case .noon: self = .lunch
    case .evening: self = .dinner
    case .night, .midnight: self = .lateSnack
    default: return nil
    }
  }
}
