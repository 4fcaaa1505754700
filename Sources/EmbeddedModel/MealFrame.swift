import Domain
import Foundation
import Turkish

/// Meals that were eaten.
extension Scene {
  /// A run of clauses that tell what was eaten, or why nothing is to be written.
  func meal(at index: Int) -> Proposal? {
    let clause = clauses[index]
    if let noted = notEaten(clause) { return noted }
    if let eaten = eatenRun(at: index) { return eaten }
    return verbless(at: index)
  }

  // MARK: What was not eaten

  /// A clause about eating that must not write: negated, asked, wished, planned, hearsay.
  private func notEaten(_ clause: Clause) -> Proposal? {
    let craves = clause.spans.contains { ["canim", "cani", "canimiz", "gonlum"].contains(sentence.folded($0)) } && clause.spans.contains { span in
      span.readings.contains { $0.phrase == "çek" || $0.phrase == "iste" }
    }
    if craves, clause.hasFood { return Proposal(frame: "yenmedi", score: 0.8, speech: .noted(.wish)) }
    if clause.verbIs(.cook), clause.form?.mood == .future, clause.hasFood, !clause.isQuestion {
      return Proposal(frame: "yenmedi", score: 0.7, speech: .noted(.plan))
    }
    let isEating = clause.verbIs(.eat, .skip, .craving, .refuse) || (clause.has(.eat) && !clause.isPast)
    guard isEating else { return nil }
    func noted(_ reason: Noted, _ score: Double = 0.8) -> Proposal {
      Proposal(frame: "yenmedi", score: score, speech: .noted(reason))
    }
    if clause.verbIs(.skip) { return noted(.negation) }
    if clause.isHearsay { return noted(.hearsay) }
    if clause.isUnreal { return noted(.hypothesis) }
    if clause.isNegated, clause.verbIs(.eat) || clause.verbIs(.finish) { return noted(.negation, 0.75) }
    if clause.verbIs(.craving, .refuse), !clause.has(.list) { return noted(.wish, 0.6) }
    guard let form = clause.form, clause.verbIs(.eat), !clause.isQuestion else { return nil }
    switch form.mood {
    case .future, .optative, .necessity, .imperative: return noted(.plan)
    case .aorist, .conditional: return noted(.hypothesis)
    case .progressive where form.hasPastCopula || !clause.hasFood: return noted(.plan, 0.55)
    default: return nil
    }
  }

  // MARK: What was eaten

  /// Whether a clause's verb says that its foods were eaten.
  private func isEaten(_ clause: Clause) -> Bool {
    guard !clause.isNegated, !clause.isUnreal, !clause.isHearsay, !clause.isQuestion else { return false }
    if clause.verbIs(.eat, .passive, .finish), clause.isPast { return true }
    let isOwn = clause.form?.person == 1 || clause.form?.person == 4
    if clause.isPast, clause.hasFood, !clause.has(.list, .glucose, .medication) {
      let verbs = clause.verbPlace.map { clause.spans[$0].readings.map(\.phrase) } ?? []
      // "ağzıma attım", "anneme verdim", "gece noodle yaptım bir paket".
      if verbs.contains("at"), isOwn { return true }
      if verbs.contains("ver"), clause.has(.person) { return true }
      if verbs.contains("yap"), isOwn, clause.times.contains(where: { $0.part != nil || $0.meal != nil }), amountFollows(clause) { return true }
    }
    // "yediğim köfteyi kaydetmeyi unutmuşum".
    if clause.isParticiple(.eat), clause.hasFood, clause.verbIs(.put, .remove) || clause.has(.put) { return true }
    if clause.verbIs(.eat), let form = clause.form, form.mood == .progressive, !form.hasPastCopula, form.person == 1 {
      return clause.hasFood && !clause.spans.contains { Self.habits.contains(sentence.folded($0)) }
    }
    if clause.verbIs(.take, .order), clause.isPast, clause.form?.person == 1 || clause.form?.person == 4 {
      return clause.has(.meal) || clause.spans.contains { $0.measure != nil } || clause.verbIs(.order)
    }
    if clause.isPast, clause.hasFood, clauses.contains(where: { $0.spans.contains { ["mideye", "mideme"].contains(sentence.folded($0)) } }) { return true }
    if clause.verbIs(.cook), clause.isPast, clause.form?.person == 1, clause.hasFood {
      return clause.spans.contains { ["ustune", "uzerine", "icine", "yanina"].contains(sentence.folded($0)) } && clause.spans.contains { $0.number != nil || $0.measure != nil }
    }
    if clause.has(.exist), clause.hasFood, !clause.has(.list), clause.spans.contains(where: { sentence.folded($0).hasPrefix("vardi") }),
      clause.has(.more) || clauses.contains(where: { $0.verbPlace == nil && $0.hasFood }) || clause.times.contains(where: { $0.meal != nil || $0.part != nil })
    {
      return true
    }
    if clause.verbIs(.exist), clause.has(.meal) { return clause.spans.contains { sentence.folded($0).hasPrefix("vard") } }
    return clause.has(.exist) && (clause.has(.meal) || clause.times.contains { $0.meal != nil })
      && clause.spans.contains { sentence.folded($0).hasPrefix("vard") }
  }

  private func amountFollows(_ clause: Clause) -> Bool {
    clause.spans.contains { $0.measure != nil } || clauses.last.map { last in
      last.verbPlace == nil && last.spans.contains { $0.measure != nil || $0.number != nil }
    } ?? false
  }

  private static let habits: Set<String> = ["artik", "genelde", "hep", "her zaman", "bazen", "sik", "her gun"]

  /// Whether a clause prepares or lists foods that the eating clause beside it eats.
  private func isPrepared(_ clause: Clause) -> Bool {
    guard !clause.isQuestion, !clause.isUnreal, !clause.isNegated else { return false }
    if clause.verbPlace == nil { return clause.hasFood && !clause.has(.list, .glucose, .need, .ranout, .target) }
    return (clause.verbIs(.cook, .order, .take, .put, .trend, .comeout, .bring, .inject) || !hasKnownVerb(clause)) && clause.isPastLike && clause.hasFood
  }

  private func hasKnownVerb(_ clause: Clause) -> Bool { clause.verb != nil }

  private func eatenRun(at index: Int) -> Proposal? {
    var end = index
    while end < clauses.count, !isEaten(clauses[end]) {
      let passes = end > index && !clauses[end].hasFood && !clauses[end].isQuestion && !clauses[end].isNegated
        && clauses[end].isPastLike && clauses[end].numbers.isEmpty && !clauses[end].has(.glucose, .list, .symptom)
      guard isPrepared(clauses[end]) || passes, !clauses[end].has(.glucose, .list) else { return nil }
      end += 1
    }
    guard end < clauses.count else { return nil }
    if isPurchase(index...end) { return nil }
    var last = end
    while last + 1 < clauses.count, follows(clauses[last + 1]) { last += 1 }
    let calls = mealCalls(index..<last + 1)
    guard !calls.isEmpty else { return waterOrNothing(index..<last + 1) }
    if let unsure = unknownOnly(calls, index..<last + 1) { return unsure }
    return Proposal(frame: "öğün", score: score(of: calls), calls: calls, clauses: last + 1 - index)
  }

  /// Foods that the table does not have, with neither amount nor meal: asked about before anything is written.
  private func unknownOnly(_ calls: [PlannedCall], _ range: Range<Int>) -> Proposal? {
    let foods = mentions(range, takesUnknown: true)
    let framed = range.contains { clauses[$0].has(.meal) || clauses[$0].times.contains { $0.meal != nil || $0.part != nil } }
    guard !foods.contains(where: \.isKnown), !framed, !foods.contains(where: \.hasAmount) else { return nil }
    return Proposal(
      frame: "öğün", score: 0.55,
      speech: .ask(Question(kind: .unclearEat(sentence.text), calls: calls)), clauses: range.count)
  }

  private func isPurchase(_ range: ClosedRange<Int>) -> Bool { range.contains { clauses[$0].has(.list) } }

  /// Whether a clause goes on with the same meal: more foods without a verb, an amount, another eating verb.
  private func follows(_ clause: Clause) -> Bool {
    if isEaten(clause) { return true }
    if clause.isQuestion || clause.has(.glucose, .list, .need, .ranout, .target, .symptom) { return false }
    if clause.verbPlace == nil {
      return clause.hasFood || clause.spans.allSatisfy { $0.isMark || $0.number != nil || $0.measure != nil || $0.has(.filler) }
        || clause.spans.contains { $0.number != nil && $0.time == nil } && clause.spans.contains { $0.measure != nil }
    }
    return clause.verbIs(.cook) && clause.isPast && clause.hasFood
  }

  private func score(of calls: [PlannedCall]) -> Double { 0.85 }

  private func waterOrNothing(_ range: Range<Int>) -> Proposal? {
    for index in range {
      if clauses[index].has(.meal) || clauses[index].times.contains(where: { $0.meal != nil }) {
        return Proposal(
          frame: "öğün", score: 0.55,
          speech: .ask(Question(kind: .unclearEat(source(clauses[index])), calls: [])), clauses: range.count)
      }
    }
    guard range.contains(where: { clauses[$0].verbIs(.eat) && clauses[$0].isPast }) else { return nil }
    return Proposal(
      frame: "öğün", score: 0.5,
      speech: .ask(Question(kind: .unclearEat(sentence.text), calls: [])), clauses: range.count)
  }

  /// Foods named without a verb: "ogle 1 tabak ispanak + yogurt".
  private func verbless(at index: Int) -> Proposal? {
    let clause = clauses[index]
    let beside = index + 1 < clauses.count && clauses[index + 1].verbPlace == nil && clauses[index + 1].hasFood && clauses[index + 1].has(.more)
    let prepares = clause.verbIs(.cook, .order) && clause.isPast && (clause.form?.person == 1 || clause.form?.person == 4) && clause.hasFood && beside
    guard clause.verbPlace == nil || !hasKnownVerb(clause) && clause.hasFood || prepares, !clause.isQuestion, !clause.isUnreal, !clause.isNegated else { return nil }
    guard !clause.has(.list, .need, .target, .glucose, .recipe, .outofscope, .ranout, .take, .carbs, .calories, .protein, .fiber)
    else { return nil }
    var end = index + 1
    while end < clauses.count, clauses[end].verbPlace == nil, clauses[end].hasFood, !clauses[end].isQuestion { end += 1 }
    let range = index..<end
    let foods = mentions(range)
    guard !foods.isEmpty else { return nil }
    let earlier = clauses[..<index].flatMap(\.times)
    let hasFrame = range.contains { clauses[$0].has(.meal) || !clauses[$0].times.isEmpty } || !earlier.isEmpty
    let hasAmount = foods.contains(where: \.hasAmount)
    if foods.count == 1, !hasFrame, !hasAmount {
      let call = mealCalls(range)
      return Proposal(
        frame: "yalın yiyecek", score: 0.52,
        speech: .ask(Question(kind: .loneFood(foods[0].name), calls: call)), clauses: range.count)
    }
    let calls = mealCalls(range)
    return calls.isEmpty ? nil : Proposal(frame: "öğün (fiilsiz)", score: hasFrame ? 0.72 : 0.6, calls: calls, clauses: range.count)
  }

  // MARK: Calls

  /// One `logMeal` for each meal that the clauses tell of.
  func mealCalls(_ range: Range<Int>) -> [PlannedCall] {
    var groups: [MealGroup] = []
    var current = MealGroup()
    var pendingAmounts: [Amount] = []
    for index in range {
      let clause = clauses[index]
      let takesUnknown = isEaten(clause) || (index + 1 < range.upperBound && isEaten(clauses[range.upperBound - 1]))
      for part in parts(of: clause) {
        var reader = MentionReader(sentence: sentence, takesUnknown: takesUnknown)
        let foods = reader.read(part.spans).filter { !isWater($0) }
        if part.opensMeal, !current.foods.isEmpty, current.hasFrame {
          groups.append(current)
          current = MealGroup()
        }
        current.take(part, foods)
        current.meal = current.meal ?? namedMeal(clause)
        if let person = clause.first(.person) { current.person = current.person ?? person.phrase }
        pendingAmounts = reader.loose
        for amount in pendingAmounts { current.give(amount) }
      }
    }
    if !current.foods.isEmpty { groups.append(current) }
    // A clause before without foods may have said when: "akşam dayanamadım, …".
    let shared = clauses[..<range.lowerBound].reversed().prefix { !$0.hasFood }.flatMap(\.times)
    return groups.map { call(for: $0, shared: shared) }
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
  func isWater(_ mention: Mention) -> Bool { Turkish.fold(mention.name) == "su" }

  private func call(for group: MealGroup, shared: [TimeReading]) -> PlannedCall {
    var members: [JSON.Member] = [.init("items", .array(group.foods.map(\.json)))]
    let times = group.times.isEmpty ? shared : group.times
    if let type = mealType(times) ?? group.meal { members.append(.init("mealType", .string(type.rawValue))) }
    if let at = moment(times), isElsewhere(at, times) { members.append(.init("eatenAt", .string(text(at)))) }
    if let person = group.person {
      members.append(.init("note", .string("\(Turkish.capitalised(person)) için")))
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
    if times.contains(where: { $0.clock != nil || $0.instant != nil || $0.anchor != nil }) { return true }
    if zone.civil(at: at).day != zone.civil(at: now).day { return true }
    return now.timeIntervalSince(at) > 2.5 * 3600
  }
}

/// Foods of one meal with what frames them.
private struct MealGroup {
  var foods: [Mention] = []
  var times: [TimeReading] = []
  var person: String?
  var meal: MealType?

  var hasFrame: Bool { times.contains { $0.meal != nil || $0.part != nil } }

  mutating func take(_ part: MealPart, _ found: [Mention]) {
    for food in found {
      if food.isPredicate, let last = foods.last, !last.isPredicate {
        foods[foods.count - 1] = food
      } else {
        foods.append(food)
      }
    }
    times += part.times
  }

  mutating func give(_ amount: Amount) {
    // "ikisini de yedim" after two foods counts the foods.
    if amount.unit == nil, foods.count > 1, amount.quantity == Double(foods.count) { return }
    guard let place = foods.lastIndex(where: { !$0.hasAmount }) else { return }
    foods[place].quantity = amount.quantity ?? 1
    foods[place].unit = amount.unit(of: foods[place].name) ?? "adet"
  }
}

/// A stretch of a clause that belongs to one meal.
private struct MealPart {
  var spans: [Span]
  var times: [TimeReading]

  var opensMeal: Bool { times.contains { $0.meal != nil || $0.part != nil } }
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
