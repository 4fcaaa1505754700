import Analysis
import Domain
import Turkish

/// Several foods that are asked about with their amounts, and one whose amount stands before it: none is
/// left out, and no amount.
///
///     iki dilim ekmek bir kase çorba kaç karbonhidrat
///     yarım ekmek kaç gram karbonhidrattır
///     bir muzda kaç karbonhidrat var | elmada? | ikisini yesem?
struct CountedFoods: Request {
  private let scene: Scene

  private static let tool = "lookupFood"
  private static let most = 6

  init(scene: Scene, offered: Set<String>?) { self.scene = scene }

  func instead(of message: inout WeighedMessage) -> Understanding? {
    let isRead = message.result.calls.allSatisfy { $0.tool == Self.tool }
    guard isRead, !scene.has(.eat) || scene.clauses.allSatisfy({ !$0.isPast }) else { return nil }
    if let both { return told(both, message) }
    guard !message.result.calls.isEmpty else { return nil }
    let counted = counted(message.reading.message)
    guard (1...Self.most).contains(counted.count),
      counted.count > 1 || message.result.calls.first?.arguments[.quantity] == nil
    else { return nil }
    let calls = counted.map { PlannedCall(Self.tool, $0.json) }
    return calls == message.result.calls ? nil : told(calls, message)
  }

  private func told(_ calls: [PlannedCall], _ message: WeighedMessage) -> Understanding {
    var result = message.result
    result.calls = calls
    result.speeches = []
    return result
  }

  /// The foods before each of which its amount stands; empty where one has none.
  private func counted(_ message: MessageAnalysis) -> [Mention] {
    let foods = message.foods.filter { food in
      food.isKnown && !message.spans[food.head].has(.sugarword, .glucose, .carbs)
    }
    var found: [Mention] = []
    for food in foods {
      guard let first = food.spans.min(),
        let quantity = message.quantities.first(where: {
          $0.spans.upperBound == first && message.spans[$0.spans.lowerBound].number != nil
        })
      else { return [] }
      var mention = Mention(name: food.name, isKnown: true)
      mention.take(Amount(quantity))
      found.append(mention)
    }
    return found
  }

  /// The two foods that were looked up last, as they were asked about: "ikisini yesem?".
  private var both: [PlannedCall]? {
    let words = scene.words
    guard words.contains(where: { $0.fits("food.both") }),
      words.allSatisfy({ $0.fits("food.both") || $0.fits("food.bothRest") })
    else { return nil }
    var calls: [PlannedCall] = []
    for step in scene.dialogue.steps where step.call.name == Self.tool && step.age <= 3 {
      let call = PlannedCall(Self.tool, step.call.arguments)
      if !calls.contains(where: { $0.arguments[.name] == call.arguments[.name] }) {
        calls.append(call)
      }
    }
    return calls.count < 2 ? nil : calls.prefix(2).reversed()
  }
}
