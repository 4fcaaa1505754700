import Analysis
import Domain
import Foundation
import Turkish

/// What is asked or said of the meal that was told right before.
///
///     simit yedim | kaç karb etti                   what that meal held, and not the whole day
///     3 çay içtim | ikisi şekerli biri şekersiz     two of them with sugar
///     çay içtim | şekersiz                          it was written so
struct LastMealRequests: Request {
  private let scene: Scene
  private let offered: Set<String>?

  /// More words hold more than such a question.
  private static let longest = 7

  init(scene: Scene, offered: Set<String>?) {
    self.scene = scene
    self.offered = offered
  }

  var plain: Understanding? {
    if let filled { return filled }
    guard (1...Self.longest).contains(scene.words.count), let meal = scene.dialogue.meal,
      let last = scene.dialogue.lastWrite, ["logMeal", "updateMeal"].contains(last.call.name)
    else { return nil }
    if meal.age == 1, last.age == 1, let asked = asked(of: meal), offered.allow(asked.calls) {
      return asked
    }
    return meal.age <= Self.lately ? sweetened(meal) : nil
  }

  /// Messages back to a meal whose drink is told once more.
  private static let lately = 2

  /// "bugün ne kadarını doldurdum": what was eaten today, with what the targets leave of it.
  private var filled: Understanding? {
    let call = PlannedCall("getNutrition", [.period: .string(Period.today.rawValue)])
    guard (2...Self.longest).contains(scene.words.count), asksHowMuch,
      scene.words.contains(where: { $0.fits("target.filled") }),
      scene.words.allSatisfy({ $0.fits("target.filled") || $0.fits("target.filledRest") }),
      offered.allow([call])
    else { return nil }
    return Understanding(calls: [call])
  }

  /// "kaç", "ne kadar".
  private var asksHowMuch: Bool {
    let words = scene.words
    return words.contains { $0.fits("word.howMany") || $0.fits("meal.howMany") }
      || zip(words, words.dropFirst()).contains { $0.fits("word.what") && $1.hasPrefix("kadar") }
  }

  // MARK: What it held

  private func asked(of meal: LoggedMeal) -> Understanding? {
    guard let at = CivilTime(parsing: meal.eatenAt, in: scene.zone)?.date, asksFigure,
      scene.dialogue.lastAnswer?.contains("?") != true
    else { return nil }
    var question = RecordQuestion(.nutrients, in: scene)
    question.stretch = RecordStretch(dates: at..<at.addingTimeInterval(Self.minute))
    question.person = scene.dialogue.personInFocus
    var result = Understanding(calls: question.calls)
    result.asked = Asked(question.calls, in: scene)
    return result
  }

  /// Seconds in which nothing else was eaten than that meal.
  static let minute = 60.0

  /// "kaç karb etti", "kaç kaloriydi acaba": a nutrient with a word that asks, and no day, food or person.
  private var asksFigure: Bool {
    let spans = scene.sentence.spans.filter { !$0.isMark }
    let isNutrient = { (span: Span) in span.has(.carbs, .calories, .protein, .fat, .fiber) }
    let isOfThem = scene.dialogue.personInFocus != nil
    return spans.contains(where: isNutrient)
      && asksHowMuch
      && spans.allSatisfy { span in
        isNutrient(span)
          || scene.sentence.folded(span).split(separator: " ").allSatisfy { word in
            word.fits("meal.askedOf") || isOfThem && word.fits("meal.takenByThem")
          }
      }
  }

  // MARK: Sugar in it

  private func sweetened(_ meal: LoggedMeal) -> Understanding? {
    let drinks = meal.items.filter { item in
      Turkish.fold(item.name).fits("sweet.drinks")
    }
    let isSweet = meal.items.contains { item in
      Turkish.fold(item.name).split(separator: " ").contains {
        $0.fits("sweet.with") || $0.fits("sweet.sugar")
      }
    }
    guard drinks.count == 1, !isSweet, !scene.isQuestion, let told = sweetness else { return nil }
    if told.with == nil {
      return told.without.map { _ in Understanding(speeches: [.unchanged]) }
    }
    let all = drinks[0].quantity ?? 1
    guard let with = told.with, with > 0, with < all,
      told.without.map({ $0 + with == all }) ?? true, offered.allow("updateMeal")
    else { return nil }
    let glasses = { (name: String, quantity: Double) in
      Mention(name: name, quantity: quantity, unit: drinks[0].unit, isKnown: true)
    }
    let plain = glasses(drinks[0].name, all - with)
    let sweet = glasses("\(Texts.sweetened) \(drinks[0].name)", with)
    let members: [JSON.Member] = [
      .init(.meal, .number(meal.id)), .init(.items, .array([plain.json, sweet.json])),
    ]
    return Understanding(calls: [PlannedCall("updateMeal", .object(members))])
  }

  /// "ikisi", "biri": so many of what was told.
  private func isOfThem(_ number: NumberReading) -> Bool {
    number.form.isPossessive || number.form.grammaticalCase == .accusative
  }

  /// How many were with sugar and how many without: `ikisi şekerli biri şekersiz`.
  ///
  /// 0 of those that are not counted (`şekersiz`); nil where the message says anything else.
  private var sweetness: (with: Double?, without: Double?)? {
    var told: (with: Double?, without: Double?) = (nil, nil)
    var count: Double?
    for span in scene.sentence.spans where !span.isMark {
      let word = scene.sentence.folded(span)
      if let number = span.number {
        // "2 şekerli" tells lumps, and "ikisi şekerli" glasses.
        guard count == nil, number.kind == .exact, number.value >= 1, isOfThem(number) else {
          return nil
        }
        count = number.value
      } else if word.fits("sweet.with"), told.with == nil, let glasses = count {
        (told.with, count) = (glasses, nil)
      } else if word.fits("sweet.without"), told.without == nil {
        (told.without, count) = (count ?? 0, nil)
      } else if !word.split(separator: " ").allSatisfy({ $0.fits("sweet.rest") }) {
        return nil
      }
    }
    return count == nil && (told.with != nil || told.without != nil) ? told : nil
  }
}
