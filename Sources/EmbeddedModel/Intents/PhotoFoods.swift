import Analysis
import Domain
import Turkish

/// The foods that a model saw on the photo of a meal, while the person puts them right.
struct PhotoFoods {
  private struct Line {
    var name: String
    var quantity: Double?
    var unit: String?
  }

  private var lines: [Line]
  private let known = KitchenWords.shipped

  /// The foods of a result, with what the messages between the photo and this one have changed; nil
  /// where one of them was about something else.
  init?(_ value: JSON, before scene: Scene, _ age: Int) {
    lines = (value[.items]?.array ?? []).compactMap { item in
      guard let name = item[.name]?.string, let grams = item[.grams]?.number else { return nil }
      return Line(name: name, quantity: grams, unit: Measure.gram.rawValue)
    }
    guard !lines.isEmpty else { return nil }
    for text in scene.dialogue.earlier.prefix(age - 1).reversed() {
      guard let earlier = scene.dialogue.scene(of: text, now: scene.now, zone: scene.zone),
        change(by: earlier)
      else { return nil }
    }
  }

  /// The meal to be written; nil where no food is left.
  func meal(of value: JSON) -> PlannedCall? {
    guard !lines.isEmpty else { return nil }
    let items = lines.map { line in
      JSON.object([
        .name: .string(line.name), .quantity: line.quantity.map(JSON.number),
        .unit: line.unit.map(JSON.string),
      ])
    }
    let note = value[.seenBy]?.string.map { JSON.string(Texts.fromPhoto($0)) }
    return PlannedCall(
      "logMeal", .object([.items: .array(items), .mealType: value[.mealType], .note: note]))
  }

  // MARK: Changing

  /// Takes what a message says of the foods; false, and nothing changed, where it says nothing of them.
  mutating func change(by scene: Scene) -> Bool {
    var changed = self
    let foods = FoodMention.all(in: scene.sentence).filter { food in
      food.isKnown || lines.contains { Self.isSame(food.name, $0.name) }
    }
    guard !foods.isEmpty else { return false }
    let amounts = Self.amounts(foods, scene.sentence)
    var place = 0
    while place < foods.count {
      let end = place + 1 < foods.count ? foods[place + 1].spans.lowerBound : nil
      let words = Self.words(of: foods[place], until: end, in: scene.sentence)
      let next = place + 1 < foods.count ? foods[place + 1] : nil
      if let next, isReplaced(words, next, scene.sentence) {
        guard changed.replace(foods[place], by: next, amounts[place + 1]) else { return false }
        place += 2
        continue
      }
      guard changed.take(foods[place], amounts[place], words) else { return false }
      place += 1
    }
    self = changed
    return true
  }

  /// "ekmek yerine pide", "ekmek değil pide"; in "ekmek değil, ayran da vardı" the one has nothing to do
  /// with the other.
  private func isReplaced(
    _ words: [String], _ next: FoodMention, _ sentence: Sentence
  ) -> Bool {
    known.has(.swap, in: words)
      || known.has(.denied, in: words)
        && !known.has(.besides, in: Self.words(of: next, until: nil, in: sentence))
  }

  /// "ekmek yok", "ekmek 1 dilim", "ayran da vardı".
  private mutating func take(
    _ food: FoodMention, _ amount: Line?, _ words: [String]
  ) -> Bool {
    let seen = lines.firstIndex { Self.isSame(food.name, $0.name) }
    if known.has(.absent, in: words) {
      guard let seen else { return false }
      lines.remove(at: seen)
      return true
    }
    if let amount {
      let line = Line(
        name: seen.map { lines[$0].name } ?? food.name, quantity: amount.quantity,
        unit: amount.unit)
      if let seen { lines[seen] = line } else { lines.append(line) }
      return true
    }
    guard seen == nil, known.has(.besides, in: words) else { return false }
    lines.append(Line(name: food.name))
    return true
  }

  /// "ekmek yerine pide": as much of the other, unless its amount is said.
  private mutating func replace(
    _ food: FoodMention, by other: FoodMention, _ amount: Line?
  ) -> Bool {
    guard let seen = lines.firstIndex(where: { Self.isSame(food.name, $0.name) }) else {
      return false
    }
    lines[seen].name = other.name
    if let amount { (lines[seen].quantity, lines[seen].unit) = (amount.quantity, amount.unit) }
    return true
  }

  /// The folded words behind a food, up to the next food.
  private static func words(
    of food: FoodMention, until end: Int?, in sentence: Sentence
  ) -> [String] {
    let spans = sentence.spans[food.spans.upperBound..<(end ?? sentence.spans.count)]
    return spans.flatMap { sentence.tokens[$0.tokens] }.filter { $0.kind == .word }.map(\.folded)
  }

  /// What is said of the amount of each food: `100 g pilav`, `ekmek 1 dilim`.
  private static func amounts(_ foods: [FoodMention], _ sentence: Sentence) -> [Line?] {
    let spans = sentence.spans
    var amounts: [Line?] = foods.map { _ in nil }
    let figures = spans.indices.filter { spans[$0].number.map { !$0.isArticle } ?? false }
    for (order, place) in figures.enumerated() {
      guard let number = spans[place].number else { continue }
      let measure = place + 1 < spans.count ? spans[place + 1].measure : nil
      let end = place + (measure == nil ? 1 : 2)
      let isGram = measure?.measure == .gram
      let line = Line(
        name: "", quantity: number.value * (isGram ? measure?.factor ?? 1 : 1),
        unit: measure?.unit ?? Measure.piece.rawValue)
      let owner =
        figures.count == foods.count
        ? order
        : foods.firstIndex { $0.spans.lowerBound == end }
          ?? foods.lastIndex { $0.spans.upperBound <= place }
      if let owner { amounts[owner] = line }
    }
    return amounts
  }

  /// Whether a said food is one that was seen: `pilav` is `pirinç pilavı`, `ekmek` is `köy ekmeği`.
  private static func isSame(_ said: String, _ seen: String) -> Bool {
    let parts = Turkish.fold(seen).split(separator: " ").map(String.init)
    return Turkish.fold(said).split(separator: " ").allSatisfy { word in
      parts.contains { part in
        part.hasPrefix(word) || word.count > part.count && word.hasPrefix(part)
          || part.hasPrefix(softened(String(word)))
      }
    }
  }

  /// A folded stem as it stands before a vowel: `ekmek`, `ekmeg`.
  private static func softened(_ word: String) -> String {
    let pairs: [Character: Character] = ["k": "g", "p": "b", "t": "d"]
    guard word.count >= 4, let last = word.last, let soft = pairs[last] else { return word }
    return word.dropLast() + String(soft)
  }
}
