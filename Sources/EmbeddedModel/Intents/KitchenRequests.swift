import Analysis
import Domain
import Turkish

/// What is wanted of the kitchen: a recipe, what is done with the one that was told, a label to be read.
///
/// It stands in for what the talk would say of these where the tools for them are offered.
struct KitchenRequests {
  let scene: Scene
  /// The tools that may be called; nil for all.
  let offered: Set<String>?

  private static let recipe = "generateRecipe"
  private static let label = "scanLabel"

  /// Whether the message is one of these; the reading is then its call alone.
  func settle(_ result: inout Understanding, _ reading: Reading? = nil) -> Bool {
    let call = afterRecipe ?? (result.calls.isEmpty ? call(instead: result.speeches, reading) : nil)
    guard let call, offered?.contains(call.tool) ?? true else { return false }
    result.calls = [call]
    result.speeches = []
    return true
  }

  private func call(instead speeches: [Speech], _ reading: Reading?) -> PlannedCall? {
    if speeches.contains(.notYet(.recipe)) {
      return reading?.candidates.filter { $0.calls.first?.tool == Self.recipe }
        .max { $0.probability < $1.probability }?.calls.first
    }
    if let path, speeches.contains(.notYet(.label)) {
      return PlannedCall(Self.label, ["image": .string(path)])
    }
    return speeches.contains(.notYet(.archive)) ? PlannedCall("searchArchive", [:]) : nil
  }

  // MARK: Recipes

  /// What a short message right after a recipe wants of it: that it is kept, that its things are bought;
  /// or the meal that was asked for.
  private var afterRecipe: PlannedCall? {
    guard let step = scene.dialogue.newest, step.call.name == Self.recipe else { return nil }
    guard step.result.isOK else {
      guard let dish = scene.dish else { return nil }
      let said = step.call.arguments.setting("mealType", to: .string(dish))
      return PlannedCall(Self.recipe, said)
    }
    guard let id = step.result.value?["recipe"], scene.has(.put), !scene.isQuestion,
      !scene.sentence.spans.contains(where: { $0.food != nil || $0.number != nil })
    else { return nil }
    return PlannedCall(scene.has(.list) ? "addToShoppingList" : "saveRecipe", ["recipe": id])
  }

  // MARK: Labels

  /// The picture file that the message names.
  private var path: String? {
    guard scene.looksLikePath else { return nil }
    let text = scene.sentence.text.trimmingQuotes
    let words = text.split(whereSeparator: \.isWhitespace).map { String($0).trimmingQuotes }
    return words.first(where: Self.isPicture) ?? (Self.isPicture(text) ? text : nil)
  }

  private static func isPicture(_ word: String) -> Bool {
    word.split(separator: ".").count > 1
      && Turkish.fold(String(word.split(separator: ".").last ?? "")).fits("file.image")
  }
}

extension String {
  /// Without the quotation marks and spaces that a terminal puts around a path that is dropped on it.
  fileprivate var trimmingQuotes: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace || "'\"“”".contains(first) {
      text = text.dropFirst()
    }
    while let last = text.last, last.isWhitespace || "'\"“”".contains(last) {
      text = text.dropLast()
    }
    return String(text)
  }
}
