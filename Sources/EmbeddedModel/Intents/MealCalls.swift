import Analysis
import Domain
import Foundation
import Turkish

/// The calls that log what was eaten.
extension Scene {
  /// Water alone is a drink of its own.
  func isWater(_ mention: Mention) -> Bool {
    let words = Turkish.fold(mention.name).split(separator: " ").map(String.init)
    return words.last == "su" && words.dropLast().allSatisfy { WordSets.isOfWater($0) }
  }

  /// A `logMeal` of these foods, at the time that is said.
  func mealCall(_ foods: [Mention], at times: [TimeReading]) -> PlannedCall {
    var members: [JSON.Member] = [.init(.items, .array(foods.map(\.json)))]
    if let type = mealType(times) ?? likened ?? clauses.lazy.compactMap(namedMeal).first {
      members.append(.init(.mealType, .string(type.rawValue)))
    }
    // "kahvaltı şimdi: 1 simit"
    let isNow = times.contains { $0.instant.map { abs($0.timeIntervalSince(now)) < 60 } ?? false }
    if !isNow, let at = moment(times), isElsewhere(at, times) {
      members.append(.init(.eatenAt, .string(text(at))))
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

  /// "kahvaltı niyetine 2 yumurta": like that meal, at whichever hour.
  func isLikened(_ place: Int) -> Bool {
    let spans = sentence.spans
    return spans[place].time?.meal != nil && place + 1 < spans.count
      && sentence.folded(spans[place + 1]).fits("meal.likeOne")
  }

  /// "geç kahvaltı yaptım" around noon: just now, and not at the hour of that meal.
  func isLate(_ place: Int) -> Bool {
    let time = sentence.spans[place].time
    return sentence.spans.count(where: { $0.time?.meal != nil }) == 1
      && time?.meal?.type == .breakfast && time?.clock == nil && place > 0
      && sentence.folded(sentence.spans[place - 1]).fits("meal.late")
      && Self.lateMorning.contains(zone.civil(at: now).hour)
  }

  /// Hours of a late breakfast.
  private static let lateMorning = 10..<16

  /// The one meal that is named and not its hour.
  private var likened: MealType? {
    let named = sentence.spans.indices.filter { isLikened($0) || isLate($0) }
    return named.count == 1 ? sentence.spans[named[0]].time?.meal?.type : nil
  }

  /// The meal that a clause names by its own word.
  func namedMeal(_ clause: Clause) -> MealType? {
    clause.spans.last { $0.has(.meal) }?.reading(.meal)
      .flatMap { RecordNames.name(.meal, of: $0.phrase) }.flatMap(MealType.init)
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
