import Analysis
import Domain
import Turkish

/// What one piece of a thing of the person's own holds, as they told it in the talk.
///
/// "bu ekmeğin bir dilimi 12 gram karbonhidrat", then "iki dilim yedim bu ekmekten": before a table, their own
/// figure counts.
struct ToldPieces: KitchenTalk {
  let scene: Scene

  /// How many messages back it may have been told.
  private static let reach = 5
  /// Bytes of a message that tells a figure and little else.
  private static let longest = 200

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// The figure that the message tells and nothing else, with the food and the piece.
  var told: (food: String, said: SaidCarbs, unit: String)? {
    guard !scene.isQuestion, !scene.tellsOfEating,
      !scene.has(.eat, .meal, .list, .target, .glucose, .medication),
      let food = LabelTalk(scene).ownFood, let said = SaidCarbsReader(scene.sentence).read(),
      case .unit(let unit) = said.basis, (0...300).contains(said.grams)
    else { return nil }
    return (food, said, unit)
  }

  /// A meal with what earlier messages tell of one of its foods.
  func completed(_ call: PlannedCall) -> PlannedCall {
    guard call.tool == "logMeal", var items = call.arguments[.items]?.array, !scene.has(.carbs)
    else { return call }
    let earlier = scene.dialogue.earlier.prefix(Self.reach).compactMap(figure)
    guard !earlier.isEmpty else { return call }
    for place in items.indices {
      guard items[place][.carbs] == nil, items[place][.product] == nil,
        let name = items[place][.name]?.string,
        let own = earlier.first(where: { Turkish.fold($0.food) == Turkish.fold(name) }),
        let carbs = own.said.carbs(of: Mention(item: items[place]))
      else { continue }
      items[place] = items[place].setting(.kept, to: nil).setting(.carbs, to: .number(carbs))
    }
    return PlannedCall(call.tool, call.arguments.setting(.items, to: .array(items)))
  }

  private func figure(_ text: String) -> (food: String, said: SaidCarbs, unit: String)? {
    guard text.utf8.count < Self.longest,
      KitchenWords.shipped.figures(
        in: Turkish.tokens(of: text).filter { $0.kind == .word }.map(\.folded)
      ).hasCarbs, let before = scene.earlier(text)
    else { return nil }
    return ToldPieces(before).told
  }
}
