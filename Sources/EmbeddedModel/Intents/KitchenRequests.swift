import Analysis
import Domain
import Turkish

/// What is wanted of the kitchen: a recipe, what is done with the one that was told, a label to be read.
///
/// It stands in for what the talk would say of these where the tools for them are offered.
struct KitchenRequests: Request {
  let scene: Scene
  /// The tools that may be called; nil for all.
  let offered: Set<String>?

  private static let recipe = "generateRecipe"
  private static let label = "scanLabel"

  var plain: Understanding? { understanding(instead: nil, nil) }

  func instead(of message: inout WeighedMessage) -> Understanding? {
    if message.result.calls.isEmpty,
      let own = understanding(instead: message.reply.speech, message.reading)
    {
      return own
    }
    decorate(&message.result)
    return nil
  }

  /// The calls of such a message, which are then all of it; nil where it is about something else.
  private func understanding(instead speech: Speech?, _ reading: Reading?) -> Understanding? {
    if let photo = MealPhotoTalk(scene).understanding(offered) { return photo }
    let talk =
      BarcodeTalk(scene).call ?? LabelTalk(scene).call ?? afterRecipe ?? RecipeTalk(scene).call
      ?? ArchiveTalk(scene).call ?? PantryTalk(scene).call
    let calls = talk.map { [$0] } ?? self.calls(instead: speech, reading)
    // "tatlı krizinde ne yapayım": a question of its own, and no dish of "tatlı".
    if calls.first?.tool == Self.recipe, speech == nil,
      Knowledge.shared.entry(for: scene.sentence.text, isWhole: true) != nil
    {
      return nil
    }
    return calls.isEmpty || !offered.allow(calls) ? nil : Understanding(calls: calls)
  }

  /// Meals with the scanned product that they are of.
  private func decorate(_ result: inout Understanding) {
    guard result.calls.contains(where: { $0.tool == "logMeal" }) else { return }
    let labels = LabelTalk(scene)
    result.calls = result.calls.map(labels.withProduct)
  }

  private func calls(instead speech: Speech?, _ reading: Reading?) -> [PlannedCall] {
    if speech == .notYet(.recipe) {
      let best = reading?.candidates.filter { $0.calls.first?.tool == Self.recipe }
        .max { $0.probability < $1.probability }?.calls.first
      return [best].compactMap(\.self)
    }
    let paths = PicturePaths(in: scene).all
    if speech == .notYet(.label), !paths.isEmpty {
      return paths.map { PlannedCall(Self.label, [.image: .string($0)]) }
    }
    return speech == .notYet(.archive) ? [PlannedCall("searchArchive", [:])] : []
  }

  // MARK: Recipes

  /// The meal that was asked for after a wish without one.
  private var afterRecipe: PlannedCall? {
    guard let step = scene.dialogue.newest, step.call.name == Self.recipe, !step.result.isOK,
      let dish = scene.dish
    else { return nil }
    return PlannedCall(
      Self.recipe, step.call.arguments.setting(.mealType, to: .string(dish)))
  }
}
