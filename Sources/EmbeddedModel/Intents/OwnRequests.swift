import Analysis
import Domain
import Turkish

/// What leaves no doubt by its words alone: where a figure comes from, why an effect was told, one's own
/// notes, medicines and list, and a meal that is as usual or as yesterday's.
///
/// Every word of the message has to be explained by the rows of `Language/own-asks`; what holds anything
/// else is left to the readings that are learned.
struct OwnRequests {
  private let scene: Scene
  private let offered: Set<String>?
  private let words: [String]
  /// The words that are part of a food's name.
  private let foodWords: Set<Int>

  private static let table = WordTable("Language/own-asks")
  private static let mostWords = 12

  /// `offered` are the tools that may be called; nil for all.
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

  /// Does what the words want; says whether they wanted something.
  func settle(_ result: inout Understanding) -> Bool {
    guard (1...Self.mostWords).contains(words.count) else { return false }
    if let speech = asked {
      result.speeches = [speech]
      return true
    }
    guard let (call, isOfMedicines) = shown ?? meal.map({ ($0, false) }),
      offered?.contains(call.tool) ?? true
    else { return false }
    result.calls = [call]
    result.asked.isOfMedicines = isOfMedicines
    return true
  }

  // MARK: Questions about what was said

  private var asked: Speech? {
    let steps = scene.dialogue.steps
    guard !steps.isEmpty else { return nil }
    if covers("effect.why", with: "effect.rest"), says("effect.word") || isAfterMeal {
      return .effectReason
    }
    if isAboutMeal, covers("effect.what", with: "effect.whatRest") { return .effectReason }
    guard covers("source.from", with: "source.rest", foods: true),
      says("source.figure") || says("source.alone")
    else { return nil }
    return .source(foods: named)
  }

  /// Whether the message before this one wrote a meal whose effect was told.
  private var isAfterMeal: Bool {
    scene.dialogue.newest.map { $0.result.value?["impact"] != nil } ?? false
  }

  /// Whether a meal was the last that was read or written, a few messages ago at most.
  private var isAboutMeal: Bool {
    scene.dialogue.steps.first.map { $0.age < 5 && $0.result.value?["impact"] != nil } ?? false
  }

  private var named: [String] {
    scene.sentence.spans.compactMap { span in
      span.food != nil
        && !matches("source.figure", scene.sentence.tokens[span.tokens.lowerBound].folded)
        ? span.food?.phrase : nil
    }
  }

  // MARK: What is kept

  private var shown: (PlannedCall, Bool)? {
    if covers("notes", with: "show.rest") { return (PlannedCall("getNotes"), false) }
    if covers("medicines", with: "show.rest") { return (PlannedCall("getProfile"), true) }
    if covers("list", with: "show.rest") { return (PlannedCall("getShoppingList"), false) }
    return nil
  }

  // MARK: Meals once more

  private var meal: PlannedCall? {
    let isUsual = covers("usual", with: "meal.rest")
    guard isUsual || covers("same", with: "meal.rest") else { return nil }
    var members: [JSON.Member] = []
    let types: [MealType] = [.snack, .breakfast, .lunch, .dinner, .lateSnack]
    if let type = types.first(where: { says("meal." + $0.rawValue) }) {
      members.append(.init("mealType", .string(type.rawValue)))
    }
    let today = scene.zone.day(at: scene.now)
    if !isUsual { members.append(.init("date", .string((today - 1).text))) }
    // "Dünkü" says which meal, not when.
    let times = scene.sentence.spans.compactMap(\.time).filter { $0.day == nil || $0.day == today }
    if let moment = scene.moment(times) {
      members.append(.init("eatenAt", .string(scene.text(moment))))
    }
    return PlannedCall("repeatMeal", .object(members))
  }

  // MARK: Words

  /// Whether a phrase of a row stands in the message.
  private func says(_ row: String) -> Bool { !places(of: row).isEmpty }

  /// Whether a phrase of `row` stands there and all other words are of `rest`, or of foods.
  private func covers(_ row: String, with rest: String, foods: Bool = false) -> Bool {
    let rests = Self.table[rest]
    return places(of: row).contains { range in
      words.indices.allSatisfy { place in
        range.contains(place) || foods && foodWords.contains(place)
          || rests.contains { Self.fits($0[...], words[place]) }
      }
    }
  }

  private func matches(_ row: String, _ word: String) -> Bool {
    Self.table[row].contains { Self.fits($0[...], word) }
  }

  /// Where the phrases of a row stand.
  private func places(of row: String) -> [Range<Int>] {
    Self.table[row].flatMap { phrase -> [Range<Int>] in
      let parts = phrase.split(separator: " ")
      guard parts.count <= words.count else { return [] }
      return (0...(words.count - parts.count)).filter { start in
        zip(parts, words[start...]).allSatisfy(Self.fits)
      }.map { $0..<($0 + parts.count) }
    }
  }

  /// `deger` fits how a word begins, `bu=` the whole word.
  private static func fits(_ part: Substring, _ word: String) -> Bool {
    part.hasSuffix("=") ? word == part.dropLast() : word.hasPrefix(part)
  }
}
