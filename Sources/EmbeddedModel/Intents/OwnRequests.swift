import Analysis
import Domain
import Turkish

/// What leaves no doubt by its words alone: where a figure comes from, why an effect was told, one's own
/// notes, medicines and list, favourite meals, and a meal that is as usual or as yesterday's.
///
/// Every word of the message has to be explained by the rows of `Language/own-asks`; what holds anything
/// else is left to the readings that are learned.
struct OwnRequests: Request {
  private let scene: Scene
  private let offered: Set<String>?
  private let words: [String]
  /// The words that are part of a food's name.
  private let foodWords: Set<Int>

  private static let table = OwnRow.table
  private static let mostWords = 12

  init(scene: Scene, offered: Set<String>?) {
    self.scene = scene
    self.offered = offered
    let places = scene.sentence.tokens.indices.filter { place in
      !scene.sentence.tokens[place].folded.allSatisfy(\.isPunctuation)
    }
    words = places.map { scene.sentence.tokens[$0].folded }
    let foods = Set(
      scene.sentence.spans.filter { $0.food != nil }.flatMap { Array($0.tokens) })
    foodWords = Set(places.indices.filter { foods.contains(places[$0]) })
  }

  var plain: Understanding? {
    guard (1...Self.mostWords).contains(words.count) else { return nil }
    if let speech = asked { return Understanding(speeches: [speech]) }
    guard let (call, isOfMedicines) = shown ?? (favorite ?? meal).map({ ($0, false) }),
      offered.allow(call.tool)
    else { return nil }
    var result = Understanding(calls: [call])
    result.asked.isOfMedicines = isOfMedicines
    return result
  }

  // MARK: Questions about what was said

  private var asked: Speech? {
    let steps = scene.dialogue.steps
    guard !steps.isEmpty else { return nil }
    if covers(.effectWhy, with: .effectRest), says(.effectWord) || isAfterMeal {
      return .effectReason
    }
    if isAboutMeal, covers(.effectWhat, with: .effectWhatRest) { return .effectReason }
    guard covers(.sourceFrom, with: .sourceRest, foods: true),
      says(.sourceFigure) || says(.sourceAlone)
    else { return nil }
    return .source(foods: named)
  }

  /// Whether the message before this one wrote a meal whose effect was told.
  private var isAfterMeal: Bool {
    scene.dialogue.newest.map { $0.result.value?[.impact] != nil } ?? false
  }

  /// Whether a meal was the last that was read or written, a few messages ago at most.
  private var isAboutMeal: Bool {
    scene.dialogue.steps.first.map { $0.age < 5 && $0.result.value?[.impact] != nil } ?? false
  }

  private var named: [String] {
    scene.sentence.spans.compactMap { span in
      span.food != nil
        && !Self.table[.sourceFigure].fits(
          scene.sentence.tokens[span.tokens.lowerBound].folded)
        ? span.food?.phrase : nil
    }
  }

  // MARK: What is kept

  private var shown: (PlannedCall, Bool)? {
    if covers(.notes, with: .showRest) { return (PlannedCall("getNotes"), false) }
    if covers(.medicines, with: .showRest) { return (PlannedCall("getProfile"), true) }
    if covers(.list, with: .showRest) { return (PlannedCall("getShoppingList"), false) }
    return nil
  }

  // MARK: Meals once more

  private var meal: PlannedCall? {
    let left = leftOut
    let isUsual = covers(.usual, with: .mealRest, besides: left.places)
    // "dünkü kahvaltımı yedim" alone may be told of yesterday; with something left out it is today's.
    let isSame =
      covers(.same, with: .mealRest, besides: left.places)
      || !left.names.isEmpty && covers(.sameEaten, with: .mealRest, besides: left.places)
    guard isUsual || isSame else { return nil }
    let today = scene.zone.day(at: scene.now)
    let date = isUsual ? [] : [JSON.Member(.date, .string((today - 1).text))]
    let names = left.names.map(JSON.string)
    let without = names.isEmpty ? [] : [JSON.Member(.without, .array(names))]
    return PlannedCall("repeatMeal", .object(type + date + moment + without))
  }

  /// Foods that a meal was eaten without, and the words that say so: `ekmeksiz`, `ekmek hariç`.
  private var leftOut: (names: [String], places: Set<Int>) {
    let sentence = scene.sentence
    let ends = Self.table[.withoutEnd].texts
    let bare = words.indices.filter { place in
      words[place].count > 5 && ends.contains { words[place].hasSuffix($0) }
    }
    var (names, places) = (bare.map { String(words[$0].dropLast(3)) }, Set(bare))
    let phrases = Self.table[.without].places(in: words)
    if !phrases.isEmpty {
      places.formUnion(foodWords)
      places.formUnion(phrases.flatMap(Array.init))
      names += sentence.spans.compactMap { $0.food?.phrase }
    }
    guard !names.isEmpty else { return ([], []) }
    places.formUnion(Self.table[.withoutRest].places(in: words).flatMap(Array.init))
    return (names, places)
  }

  /// Which meal of the day is named.
  private var type: [JSON.Member] {
    let types: [MealType] = [.snack, .breakfast, .lunch, .dinner, .lateSnack]
    let named = types.first { Self.table[named: "meal." + $0.rawValue].stands(in: words) }
    return named.map { [.init(.mealType, .string($0.rawValue))] } ?? []
  }

  /// When it was eaten, where that is said; "dünkü" says which meal, not when.
  private var moment: [JSON.Member] {
    let today = scene.zone.day(at: scene.now)
    let times = scene.sentence.spans.compactMap(\.time).filter { $0.day == nil || $0.day == today }
    return scene.moment(times).map { [.init(.eatenAt, .string(scene.text($0)))] } ?? []
  }

  // MARK: Favourite meals

  /// A favourite that was eaten, the list of favourites, or the mark of the meal that is talked about.
  private var favorite: PlannedCall? {
    if covers(.favoriteMeal, with: .mealRest), says(.favoriteEaten) {
      return PlannedCall(
        "repeatMeal", .object(type + moment + [.init(.favorite, .bool(true))]))
    }
    if covers(.favoriteMeals, with: .showRest) || covers(.favoriteMeal, with: .showRest) {
      return PlannedCall("searchArchive", [.kind: "meal", .favorites: true])
    }
    guard covers(.favoriteDrop, with: .favoriteRest) || isMarking else { return nil }
    let id = mealInTalk
    guard says(.favoriteNamed) || id != nil else { return nil }
    let which = id.map { [JSON.Member(.id, $0)] } ?? type
    let mark: [JSON.Member] = isMarking ? [] : [.init(.favorite, .bool(false))]
    return PlannedCall("setFavorite", .object([.init(.kind, "meal")] + which + mark))
  }

  /// The meal that the talk is about, by its number.
  private var mealInTalk: JSON? {
    guard let step = scene.dialogue.steps.first, let value = step.result.value else { return nil }
    let isMarked = step.call.name == "setFavorite" && value[.kind] == "meal" && step.age < 5
    return isMarked ? value[.id] : isAboutMeal ? value[.meal] : nil
  }

  private var isMarking: Bool { covers(.favoriteAdd, with: .favoriteRest) }

  // MARK: Words

  /// Whether a phrase of a row stands in the message.
  private func says(_ row: OwnRow) -> Bool { Self.table[row].stands(in: words) }

  /// Whether a phrase of `row` stands there and all other words are of `rest`, of foods, or explained
  /// already.
  private func covers(
    _ row: OwnRow, with rest: OwnRow, foods: Bool = false, besides: Set<Int> = []
  ) -> Bool {
    Self.table[row].covers(
      words, with: Self.table[rest], besides: foods ? besides.union(foodWords) : besides)
  }
}
