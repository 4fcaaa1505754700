import Domain
import Terminal
import Turkish
import struct Foundation.Date

/// What is eaten most, numbered so that `/her-zamanki 2` eats it again: favourites first, then the meals of this
/// hour, then the others in the order of the day.
struct FrequentMeals {
  struct Line: Sendable, Equatable {
    var habit: MealHabit
    var isFavourite: Bool
  }

  /// The lines of a heading: of the favourites, or of a type of meal.
  struct Section: Sendable {
    var type: MealType?
    var lines: [Line]
    /// The foods of its meals, most frequent first.
    var foods: [(name: String, count: Int)]
  }

  let sections: [Section]
  let now: Date
  let zone: Zone
  let width: Int

  /// Lines of a type of meal, and foods in its last line.
  private static let mostLines = 3
  private static let mostFoods = 6

  init(_ habits: MealHabits, favourites: [Meal], now: Date, zone: Zone, width: Int) {
    (self.now, self.zone, self.width) = (now, zone, width)
    let order: [MealType] = [.breakfast, .lunch, .snack, .dinner, .lateSnack]
    let current = MealType(hour: zone.civil(at: now).hour)
    let types = [current] + order.filter { $0 != current }
    let starred = favourites.map { meal in
      let known = habits.of(meal.type, atLeast: 1).first { $0.meal.contents == meal.contents }
      return Line(habit: MealHabit(meal: meal, count: known?.count ?? 1), isFavourite: true)
    }
    let isStarred = { (meal: Meal) in
      favourites.contains { $0.type == meal.type && $0.contents == meal.contents }
    }
    let rest = types.map { type in
      Section(
        type: type,
        lines: habits.of(type).filter { !isStarred($0.meal) }.prefix(Self.mostLines)
          .map { Line(habit: $0, isFavourite: false) },
        foods: Array(habits.foods(of: type).filter { $0.count > 1 }.prefix(Self.mostFoods)))
    }
    sections = ([Section(type: nil, lines: starred, foods: [])] + rest)
      .filter { !$0.lines.isEmpty || !$0.foods.isEmpty }
  }

  /// All lines in the order of their numbers.
  var numbered: [Line] { sections.flatMap(\.lines) }

  var lines: [[Span]] {
    guard !sections.isEmpty else { return hanging([], DiaryTexts.nothingFrequent) }
    var lines: [[Span]] = [[Span(DiaryTexts.frequentTitle, .bold)]]
    var number = 0
    for section in sections {
      let heading = section.type.map(DiaryTexts.name) ?? DiaryTexts.favourites
      lines += [[], [Span(heading, .bold)]]
      for line in section.lines {
        number += 1
        lines += told(line, number)
      }
      if !section.foods.isEmpty {
        lines += hanging([Span("     ")], DiaryTexts.foods(section.foods), .dim)
      }
    }
    return lines + [[]] + hanging([], DiaryTexts.howToRepeat, .dim)
  }

  private func told(_ line: Line, _ number: Int) -> [[Span]] {
    let meal = line.habit.meal
    let items = meal.items.map(DiaryTexts.item).joined(separator: ", ")
    let place = "\(number)"
    let head = [
      Span(String(repeating: " ", count: max(0, 3 - place.count)) + place + "  ", .cyan)
    ]
    let name = line.isFavourite ? "\(DiaryTexts.name(meal.type)): \(items)" : items
    return hanging(head, "\(name) · \(DiaryTexts.times(line.habit))")
  }

  private func hanging(_ head: [Span], _ text: String, _ ink: Ink = []) -> [[Span]] {
    let used = DisplayWidth.of(head.map(\.text).joined())
    let lines = Wrapping.lines(of: [Span(text, ink)], width: max(20, width - 1 - used))
    return lines.enumerated().map { place, line in
      place == 0 ? head + line : [Span(String(repeating: " ", count: used))] + line
    }
  }

  var data: JSON {
    var number = 0
    let told = sections.map { section -> JSON in
      let meals = section.lines.map { line -> JSON in
        number += 1
        return .object([
          JSON.Member("number", .number(Double(number))),
          JSON.Member("meal", line.habit.meal.id.map { .number(Double($0)) } ?? .null),
          JSON.Member("mealType", .string(line.habit.meal.type.rawValue)),
          JSON.Member("count", .number(Double(line.habit.count))),
          JSON.Member("favourite", .bool(line.isFavourite)),
          JSON.Member("carbs", .number((line.habit.meal.totals.carbs * 10).rounded() / 10)),
          JSON.Member(
            "items", .array(line.habit.meal.items.map { .string(DiaryTexts.item($0)) })),
        ])
      }
      let foods = section.foods.map { food -> JSON in
        ["name": .string(food.name), "count": .number(Double(food.count))]
      }
      return .object([
        JSON.Member("mealType", section.type.map { .string($0.rawValue) } ?? .null),
        JSON.Member("meals", .array(meals)), JSON.Member("foods", .array(foods)),
      ])
    }
    return .object([JSON.Member("sections", .array(told))])
  }
}

extension Session {
  /// Lists what is eaten most; with a number eats it again, with `favori` keeps it at the top.
  func frequent(_ argument: String) throws {
    let words = argument.split(separator: " ").map { Spelling.ascii(String($0)) }
    let page = try frequentMeals()
    guard let first = words.first else {
      return tell(CommandOutput(.frequent, drawing: page.lines, data: page.data))
    }
    let isFavourite = DiaryTexts.favouriteWords.contains(first)
    let isRemoval =
      isFavourite && words.dropFirst().first.map(DiaryTexts.removalWords.contains) ?? false
    let rest = words.dropFirst((isFavourite ? 1 : 0) + (isRemoval ? 1 : 0))
    guard rest.count == 1, let number = rest.first.flatMap({ Int($0) }),
      page.numbered.indices.contains(number - 1)
    else { throw Failure(.usage, DiaryTexts.notFrequent(argument)) }
    let meal = page.numbered[number - 1].habit.meal
    if isFavourite { return try setFavourite(meal, !isRemoval) }
    try eatAgain(meal)
  }

  private func frequentMeals() throws -> FrequentMeals {
    let now = world.clock.now()
    let records = household.records
    let stretch = now.addingTimeInterval(-MealHabits.reach)..<now.addingTimeInterval(1)
    let favourites = try FavoriteMeals(records.meals).all()
    return FrequentMeals(
      MealHabits(try records.meals.between(stretch)), favourites: favourites, now: now, zone: zone,
      width: presenter.width)
  }

  private func eatAgain(_ meal: Meal) throws {
    let now = world.clock.now()
    let change = Change(
      tool: "repeatMeal", summary: DiaryTexts.brief(meal), at: now, conversation: conversation)
    let kept = try household.records.meals.add(meal.again(at: now, as: meal.type), change)
    let id = kept.id.map { JSON.number(Double($0)) } ?? .null
    tell(
      CommandOutput(
        .frequent, DiaryTexts.eatenAgain(kept),
        data: ["meal": id, "mealType": .string(kept.type.rawValue)]))
  }

  private func setFavourite(_ meal: Meal, _ isFavourite: Bool) throws {
    let change = Change(
      tool: "setFavorite", summary: DiaryTexts.favouriteChange(meal, isFavourite),
      at: world.clock.now(), conversation: conversation)
    let marked = try FavoriteMeals(household.records.meals).mark(meal, as: isFavourite, change)
    let id = (marked ?? meal).id.map { JSON.number(Double($0)) } ?? .null
    tell(
      CommandOutput(
        .frequent, DiaryTexts.favourite(meal, isFavourite, isNew: marked != nil),
        data: ["meal": id, "favourite": .bool(isFavourite)]))
  }
}
