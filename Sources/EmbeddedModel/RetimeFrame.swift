import Analysis
import Domain
import Turkish

/// Corrections of when a meal was and which meal it was.
extension Scene {
  func retimed(
    _ before: [Span], _ after: [Span], _ meal: LoggedMeal, _ old: [Amount], _ count: Int
  ) -> Proposal? {
    let eaten = CivilTime(parsing: meal.eatenAt, in: zone)
    let saidHour = old.first?.quantity ?? before.compactMap(\.number).first?.value
    let isCount = saidHour.map { hour in meal.items.contains { $0.quantity == hour } } ?? false
    let isHour =
      before.contains { $0.time?.clock != nil } || after.contains { $0.time?.clock != nil }
      || !isCount
        && saidHour.map { hour in
          eaten.map { Double($0.hour % 12) == hour.truncatingRemainder(dividingBy: 12) } ?? false
        } ?? false
    guard isHour, let eaten else { return nil }
    if let clock = after.compactMap({ $0.time?.clock }).first {
      return update(
        meal, [.init("eatenAt", .string(moved(eaten, to: clock.hour, clock.minute)))], 0.95,
        clauses: count)
    }
    guard let number = after.compactMap(\.number).last?.value, number <= 24 else { return nil }
    let hour = Int(number)
    let minute = Int(((number - Double(hour)) * 60).rounded())
    return update(
      meal, [.init("eatenAt", .string(moved(eaten, to: hour, minute)))], 0.93, clauses: count)
  }

  /// The same day at another clock time, in the same half of the day where only 1-12 was said.
  private func moved(_ time: CivilTime, to hour: Int, _ minute: Int) -> String {
    let options = hour <= 12 ? [hour % 12, hour % 12 + 12] : [hour % 24]
    let best = options.min { abs($0 - time.hour) < abs($1 - time.hour) } ?? hour
    var moved = CivilTime(day: time.day, hour: best, minute: minute, offset: time.offset)
    if moved.date > now, let other = options.first(where: { $0 != best }) {
      moved = CivilTime(day: time.day, hour: other, minute: minute, offset: time.offset)
    }
    return moved.text
  }

  /// "Üç buçukta yemiştim, saatini ona çek", "akşam yemeğiydi o".
  func retimed(_ clause: Clause, _ meal: LoggedMeal, at index: Int) -> Proposal? {
    guard !clause.hasFood, !clause.isQuestion || clause.isRequest,
      !clause.has(.glucose, .sleepnoun, .list),
      clause.numbers.isEmpty || clause.times.contains(where: { $0.clock != nil })
    else { return nil }
    if let moved = redated(clause, meal, at: index) ?? wasThen(clause, meal, at: index) {
      return moved
    }
    guard let clock = clause.times.compactMap(\.clock).first,
      let eaten = CivilTime(parsing: meal.eatenAt, in: zone)
    else { return nil }
    let isAbout =
      clause.verbIs(.eat) || clause.has(.deictic, .correction, .change, .bring, .put)
      || clause.verbPlace == nil
    guard isAbout, !clause.verbIs(.sleep, .measure, .walk) || clause.verbIs(.eat),
      !clause.has(.medication)
    else { return nil }
    var time = eaten
    if let day = clause.times.compactMap(\.day).first { time.day = day }
    return update(
      meal, [.init("eatenAt", .string(moved(time, to: clock.hour, clock.minute)))], 0.84,
      clauses: correcting(index))
  }

  /// "bir saat önceydi", "dün akşamdı", "sabah yedim": nothing but when, right after the meal.
  private func wasThen(_ clause: Clause, _ meal: LoggedMeal, at index: Int) -> Proposal? {
    guard meal.age == 1, clauses.count == 1, !clause.isNegated, !clause.times.isEmpty,
      clause.spans.allSatisfy({ span in
        span.isMark || span.time != nil || span.has(.filler, .correction, .deictic)
          || span.has(.eat) && span.finiteVerb != nil
      }),
      clause.verbIs(.eat) && clause.isPast
        || clause.spans.last(where: { !$0.isMark }).map(tellsPast) ?? false,
      clause.times.allSatisfy({ $0.meal == nil }), let at = moment(clause.times)
    else { return nil }
    return update(meal, [.init("eatenAt", .string(text(at)))], 0.84)
  }

  /// `önceydi`, `akşamdı`: told of the past.
  private func tellsPast(_ span: Span) -> Bool {
    ["ydi", "ydu", "di", "du", "ti", "tu"].contains(where: sentence.folded(span).hasSuffix)
  }

  /// "Bunu dün yedim aslında": another day, the clock as it was.
  private func redated(_ clause: Clause, _ meal: LoggedMeal, at index: Int) -> Proposal? {
    guard clause.times.allSatisfy({ $0.clock == nil && $0.instant == nil }),
      let day = clause.times.compactMap(\.day).first,
      clause.has(.deictic, .correction, .not), clause.verbIs(.eat) || clause.verbPlace == nil,
      !clause.isNegated,
      var eaten = CivilTime(parsing: meal.eatenAt, in: zone), eaten.day != day
    else { return nil }
    eaten.day = day
    return update(
      meal, [.init("eatenAt", .string(eaten.text))], 0.85, clauses: correcting(index))
  }

  /// "öğlen yemiştim onu", "kahvaltıydı bu".
  func retyped(_ clause: Clause, _ meal: LoggedMeal, at index: Int) -> Proposal? {
    let isPredicate =
      clause.spans.contains { $0.reading(.meal)?.noun?.copula == .past }
      || clause.spans.contains { span in
        span.time?.meal != nil
          && ["di", "du", "ydi", "ydu", "ti", "tu"].contains { sentence.folded(span).hasSuffix($0) }
      }
    guard !clause.hasFood, !clause.isQuestion, clause.form?.isNegative != true,
      clause.has(.deictic, .correction, .change) || isPredicate, !clause.verbIs(.remove),
      let type = mealType(clause.times) ?? namedMeal(clause),
      clause.verbIs(.eat, .change, .put, .cook, .bring) || clause.verbPlace == nil
        || clause.verb == nil
    else { return nil }
    var members: [JSON.Member] = [.init("mealType", .string(type.rawValue))]
    if let at = moment(clause.times) { members.append(.init("eatenAt", .string(text(at)))) }
    return update(meal, members, 0.82, clauses: correcting(index))
  }

  /// The meal that a clause names by its own word.
  func namedMeal(_ clause: Clause) -> MealType? {
    guard let word = clause.spans.last(where: { $0.has(.meal) })?.reading(.meal)?.phrase else {
      return nil
    }
    switch word {
    case "kahvaltı", "brunch", "sahur": return .breakfast
    case "öğle yemeği", "öğle arası": return .lunch
    case "akşam yemeği", "iftar": return .dinner
    case "ara öğün", "atıştırmalık", "ikindi", "beş çayı": return .snack
    default: return nil
    }
  }
}
