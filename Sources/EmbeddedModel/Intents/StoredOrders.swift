import Analysis
import Domain
import Turkish

/// Orders about what was stored some other day or in some other talk: "listeden sütü sil", "dün akşamki
/// köfteyi sil", "dünkü şekerimi sil".
///
/// Readings know the records of the talk alone. What else is meant is named by the order itself, and the
/// tool finds it, asks before it removes what is not the newest, or says that there is no such thing.
struct StoredOrders: Request {
  private let scene: Scene
  private let offered: Set<String>?
  private var words: [String] { scene.words }

  private static let table = OwnRow.table
  private static let longest = 8

  init(scene: Scene, offered: Set<String>?) {
    self.scene = scene
    self.offered = offered
  }

  /// "sütün işaretini kaldır", "sütü en başa al" while the list is talked about, or named.
  var plain: Understanding? {
    let isOfList =
      scene.has(.list)
      || scene.dialogue.steps.contains {
        $0.age <= Self.lately && Self.tools.contains($0.call.name)
      }
    let things = scene.sentence.spans.filter { $0.food != nil && !$0.has(.list, .shop, .filler) }
    guard isOfList, !things.isEmpty, !scene.isQuestion, words.count <= Self.longest,
      !scene.has(.person), scene.sentence.spans.allSatisfy(isExplained),
      let change = lineChange, offered.allow("updateShoppingList")
    else { return nil }
    let names = things.compactMap { $0.food?.phrase }
    return Understanding(calls: [
      PlannedCall("updateShoppingList", [change: .array(names.map(JSON.string))])
    ])
  }

  /// How many messages back the list may have been talked about.
  private static let lately = 6
  private static let tools: Set = [
    "addToShoppingList", "updateShoppingList", "getShoppingList",
  ]

  func instead(of message: inout WeighedMessage) -> Understanding? {
    guard scene.clauses.count == 1, !scene.isQuestion, words.count <= Self.longest,
      message.understanding.isLost, !message.reading.message.scene.has(.person),
      let call = call(message.reading.message), offered.allow(call.tool)
    else { return nil }
    return Understanding(calls: [call])
  }

  private var isRemoval: Bool {
    scene.clauses[0].verbIs(.remove) && scene.clauses[0].isRequest
  }

  private func call(_ message: MessageAnalysis) -> PlannedCall? {
    let foods = message.foods.filter { $0.isKnown && !message.spans[$0.head].has(.list, .shop) }
    let figures = message.quantities.contains { $0.number?.isArticle == false }
    guard !figures, scene.sentence.spans.allSatisfy(isExplained) else { return nil }
    let isOfCertain = foods.allSatisfy {
      message.spans[$0.head].food?.noun?.grammaticalCase == .accusative
    }
    if let change = listChange(foods.count, isOfCertain: isOfCertain) {
      let names = foods.map { JSON.string($0.name) }
      return PlannedCall("updateShoppingList", [change: .array(names)])
    }
    guard isRemoval else { return nil }
    return entry(message, foods) ?? meal(message, foods)
  }

  // MARK: The list

  /// What is to become of lines of the list.
  private func listChange(_ foods: Int, isOfCertain: Bool) -> JSON.Key? {
    guard foods > 0 else { return nil }
    if isRemoval { return scene.has(.list) ? .remove : nil }
    if let lineChange { return lineChange }
    let isGot = Self.table[.listGot].stands(in: words) && (isOfCertain || scene.has(.list))
    return isGot ? .check : nil
  }

  /// What plain words say of a line, wherever they stand.
  private var lineChange: JSON.Key? {
    let rows: [(OwnRow, JSON.Key)] = [
      (.listFirst, .first), (.listUnbought, .uncheck), (.listBought, .check),
    ]
    return rows.first { Self.table[$0.0].stands(in: words) }?.1
  }

  /// Nothing of an order may be left over: "davetliler listesinden Zeytin ailesini çıkar".
  private func isExplained(_ span: Span) -> Bool {
    span.isMark || span.food != nil || span.time != nil
      || span.has(.list, .shop, .filler, .remove, .deictic)
      || TalkRecord.Kind.allCases.contains { kind in kind.names.contains { span.has($0) } }
      || [OwnRow.listBought, .listGot, .listUnbought, .listFirst, .listRest].contains { row in
        let words = scene.sentence.folded(span).split(separator: " ").map(String.init)
        return words.allSatisfy { word in Self.table[row].parts(hold: word) }
      }
  }

  // MARK: The diary

  /// "suyu sil", "dünkü şekerimi sil": the last entry of the one kind that is named.
  private func entry(_ message: MessageAnalysis, _ foods: [FoodMention]) -> PlannedCall? {
    let kinds = TalkRecord.Kind.entries.filter { kind in
      message.spans.contains { span in kind.names.contains { span.has($0) } }
    }
    let others = foods.filter { food in
      !kinds.contains { kind in kind.names.contains { message.spans[food.head].has($0) } }
    }
    guard kinds.count == 1, others.isEmpty, let kind = kinds.first else { return nil }
    return PlannedCall(
      "deleteEntry", .object([.init(.which, .string(kind.rawValue))] + day(of: message)))
  }

  /// "dünkü köfteyi sil": the food, out of the meal that holds it.
  private func meal(_ message: MessageAnalysis, _ foods: [FoodMention]) -> PlannedCall? {
    guard !foods.isEmpty else { return nil }
    let times = message.times.map(\.time)
    let type = scene.mealType(times) ?? scene.namedMeal(scene.clauses[0])
    let which = type.map { [JSON.Member(.which, .string($0.rawValue))] } ?? []
    let names = JSON.array(foods.map { .string($0.name) })
    return PlannedCall(
      "updateMeal", .object([.init(.remove, names)] + which + day(of: message)))
  }

  private func day(of message: MessageAnalysis) -> [JSON.Member] {
    message.times.compactMap(\.time.day).prefix(1).map { .init(.date, .string($0.text)) }
  }
}
