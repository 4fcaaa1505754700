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
    let photo = MealPhotoTalk(scene)
    if photo.settle(&result, offered) { return true }
    let talk =
      BarcodeTalk(scene).call ?? LabelTalk(scene).call ?? afterRecipe ?? RecipeTalk(scene).call
      ?? ArchiveTalk(scene).call
      ?? PantryTalk(scene).call
    var calls = [talk].compactMap(\.self)
    if calls.isEmpty, result.calls.isEmpty {
      calls = self.calls(instead: result.speeches, reading)
    }
    guard !calls.isEmpty, calls.allSatisfy({ offered?.contains($0.tool) ?? true }) else {
      return false
    }
    result.calls = calls
    result.speeches = []
    return true
  }

  /// Meals with the scanned product that they are of.
  func decorate(_ result: inout Understanding) {
    guard result.calls.contains(where: { $0.tool == "logMeal" }) else { return }
    let labels = LabelTalk(scene)
    result.calls = result.calls.map(labels.withProduct)
  }

  private func calls(instead speeches: [Speech], _ reading: Reading?) -> [PlannedCall] {
    if speeches.contains(.notYet(.recipe)) {
      let best = reading?.candidates.filter { $0.calls.first?.tool == Self.recipe }
        .max { $0.probability < $1.probability }?.calls.first
      return [best].compactMap(\.self)
    }
    let paths = PicturePaths(in: scene).all
    if speeches.contains(.notYet(.label)), !paths.isEmpty {
      return paths.map { PlannedCall(Self.label, ["image": .string($0)]) }
    }
    return speeches.contains(.notYet(.archive)) ? [PlannedCall("searchArchive", [:])] : []
  }

  // MARK: Recipes

  /// The meal that was asked for after a wish without one.
  private var afterRecipe: PlannedCall? {
    guard let step = scene.dialogue.newest, step.call.name == Self.recipe, !step.result.isOK,
      let dish = scene.dish
    else { return nil }
    return PlannedCall(
      Self.recipe, step.call.arguments.setting("mealType", to: .string(dish)))
  }
}
