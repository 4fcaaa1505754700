import Analysis
import Domain
import Turkish

/// What is said of the photo of a meal: that there is one, that what was seen in it shall be written.
struct MealPhotoTalk {
  let scene: Scene
  private let paths: PicturePaths
  private let known = KitchenWords.shipped

  private static let tool = "readMealPhoto"

  init(_ scene: Scene) {
    self.scene = scene
    paths = PicturePaths(in: scene)
  }

  /// What is done about a photo, which is then all of the message; nil where it is about something else.
  func understanding(_ offered: Set<String>?) -> Understanding? {
    var calls = asked
    var speeches: [Speech] = []
    if calls.isEmpty, let answer {
      switch answer {
      case .write(let meal): calls = [meal]
      case .ask(let meal): speeches = [.ask(Question(kind: .isMeant([[meal]]), calls: [meal]))]
      case .drop: speeches = [.dropped]
      }
    }
    guard !calls.isEmpty || !speeches.isEmpty, offered.allow(calls) else { return nil }
    return Understanding(calls: calls, speeches: speeches)
  }

  // MARK: Asking

  /// "tabağımın fotoğrafı ~/tabak.jpg", "tabağımda ne var" after a picture that is no label.
  private var asked: [PlannedCall] {
    let words = paths.otherWords
    guard known.has(.mealphoto, in: words), !known.has(.labelword, in: words) else { return [] }
    if !paths.all.isEmpty { return paths.all.map(call) }
    guard words.count <= 8, let step = scene.dialogue.newest, step.call.name == "scanLabel",
      !step.result.isOK, let path = step.call.arguments[.image]?.string
    else { return [] }
    return [call(path)]
  }

  private func call(_ path: String) -> PlannedCall {
    var members: [JSON.Member] = [.init(.image, .string(path))]
    let named = scene.clauses.lazy.compactMap(scene.namedMeal).first
    if let type = named ?? scene.mealType(scene.sentence.spans.compactMap(\.time)) {
      members.append(.init(.mealType, .string(type.rawValue)))
    }
    return PlannedCall(Self.tool, .object(members))
  }

  // MARK: Answering

  private enum Answer { case write(PlannedCall), ask(PlannedCall), drop }

  /// What is said to the foods that were seen: "evet", "evet ama pilav 100 g", "pilav 100 g", "hayır".
  private var answer: Answer? {
    guard let step = scene.dialogue.newest, step.call.name == Self.tool, step.result.isOK,
      !scene.isQuestion, paths.all.isEmpty, let value = step.result.value
    else { return nil }
    let words = paths.otherWords
    guard !words.isEmpty else { return nil }
    if known.areAll(.refuse, words) { return .drop }
    let said = amounts
    let agrees = words.first.map { known.has(.agree, in: [$0]) } ?? false
    if agrees, known.areAll(.agree, words) { return meal(value, [:]).map(Answer.write) }
    guard !said.isEmpty, let meal = meal(value, said, mayAdd: agrees) else { return nil }
    return agrees ? .write(meal) : .ask(meal)
  }

  /// Grams of foods as the message has them, by their folded names: `pilav 100 g` or `100 g pilav`.
  private var amounts: [String: Double] {
    var (foods, grams): ([String], [Double]) = ([], [])
    var number: Double?
    for span in scene.sentence.spans {
      if let food = span.food {
        foods.append(Turkish.fold(food.phrase))
      } else if let said = span.number {
        number = said.value
      } else if span.measure?.measure == .gram, let factor = span.measure?.factor, let said = number
      {
        grams.append(said * factor)
        number = nil
      }
    }
    guard foods.count == grams.count else { return [:] }
    return Dictionary(zip(foods, grams), uniquingKeysWith: { first, _ in first })
  }

  /// The meal of what was seen, with the amounts that the person has put right.
  ///
  /// What the photo did not show is added to it, or there is no such meal.
  private func meal(
    _ value: JSON, _ said: [String: Double], mayAdd: Bool = false
  ) -> PlannedCall? {
    var left = said
    func line(_ name: String, _ grams: Double) -> JSON {
      [.name: .string(name), .quantity: .number(grams), .unit: .string(Measure.gram.rawValue)]
    }
    var items = (value[.items]?.array ?? []).compactMap { item -> JSON? in
      guard let name = item[.name]?.string, let grams = item[.grams]?.number else { return nil }
      let key = left.keys.first { Self.isSame($0, name) }
      let amount = key.flatMap { left.removeValue(forKey: $0) } ?? grams
      return line(name, amount)
    }
    guard !items.isEmpty, left.isEmpty || mayAdd else { return nil }
    items += left.sorted { $0.key < $1.key }.map { line($0.key, $0.value) }
    let note = value[.seenBy]?.string.map { JSON.string(Texts.fromPhoto($0)) }
    return PlannedCall(
      "logMeal", .object([.items: .array(items), .mealType: value[.mealType], .note: note]))
  }

  /// Whether a said food is one that was seen: `pilav` is `pirinç pilavı`.
  private static func isSame(_ said: String, _ seen: String) -> Bool {
    let parts = Turkish.fold(seen).split(separator: " ")
    return said.split(separator: " ").allSatisfy { word in
      parts.contains { part in
        part.hasPrefix(word) || word.count > part.count && word.hasPrefix(part)
      }
    }
  }
}
