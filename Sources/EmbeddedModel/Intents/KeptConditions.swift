import Analysis
import Domain
import Turkish

/// What the dishes of the talk are to be without, until the person takes it back: "glutensiz kek tarifi", then
/// "çorba tarifi ver", which is without gluten too.
struct KeptConditions: KitchenTalk {
  let scene: Scene

  private static let table = PhraseRows("Kitchen/notes")
  /// So many words behind a condition may take it back.
  private static let reach = 4
  private static let longestLift = 8

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// The wish with what was asked for before, and what of it the wish itself does not say.
  func kept(in call: PlannedCall) -> (call: PlannedCall, conditions: [String]) {
    guard call.tool == ToldRecipe.maker, !goesOn(call) else { return (call, []) }
    let notes = call.arguments[.notes]?.string
    let words = Turkish.fold(notes ?? "")
    let left = conditions.filter { !isLifted($0) && !words.contains(Turkish.fold($0)) }
    guard !left.isEmpty else { return (call, []) }
    let all = [notes].compactMap(\.self) + left
    let joined = all.joined(separator: ", ")
    return (
      PlannedCall(call.tool, call.arguments.setting(.notes, to: .string(joined))), left
    )
  }

  /// "glutensiz olmasına gerek yok": the dish once more without the condition; nil where none is taken back.
  var lifted: PlannedCall? {
    guard words.count <= Self.longestLift, let made, made.age <= Self.lately,
      let notes = made.call.arguments[.notes]?.string
    else { return nil }
    let gone = conditions.filter(isLifted).map { Turkish.fold($0) }
    guard !gone.isEmpty else { return nil }
    let left = notes.split(separator: " ").filter { word in
      !gone.contains(Turkish.fold(String(word)).filter(\.isLetter))
    }
    guard left.count < notes.split(separator: " ").count else { return nil }
    let text = left.joined(separator: " ").trimmed
    var arguments = made.call.arguments.setting(.notes, to: text.isEmpty ? nil : .string(text))
    if arguments[.mealType] == nil, let meal = made.result.value?[.mealType] {
      arguments = arguments.setting(.mealType, to: meal)
    }
    return PlannedCall(ToldRecipe.maker, arguments)
  }

  /// How many messages back a recipe may be whose condition is taken back alone.
  private static let lately = 6

  /// The newest recipe that was made in the talk.
  private var made: Dialogue.Step? { scene.dialogue.last(ToldRecipe.maker) }

  private var conditions: [String] {
    (made?.result.value?[.conditions]?.array ?? []).compactMap(\.string)
  }

  /// Whether the call is the same wish with more to it, which holds all that was said.
  private func goesOn(_ call: PlannedCall) -> Bool {
    guard let before = made?.call.arguments[.notes]?.string, !before.isEmpty else { return false }
    return call.arguments[.notes]?.string?.hasPrefix(before) ?? false
  }

  /// "glutensiz olmasın", "glutenli olabilir".
  private func isLifted(_ condition: String) -> Bool {
    let word = Turkish.fold(condition)
    if let place = words.firstIndex(of: word) {
      return Self.table["lifted"].stands(in: Array(words[(place + 1)...].prefix(Self.reach)))
    }
    guard word.fits("recipe.without") else { return false }
    let stem = word.dropLast(3)
    return words.contains { $0.dropLast(2) == stem && $0.fits("recipe.with") }
  }
}
