import AgentLoop
import Domain
import EmbeddedModel
import Turkish

// Who answers which message where another model than ours is chosen.
extension Compose {
  static func routing(_ model: LanguageModel, _ mode: RoutingMode) -> Routing {
    if model.traits.isOurs { return .always(model) }
    if mode == .alwaysLocal { return .always(embeddedModel) }
    return Routing(telling: { request, tell in
      let own = Routing.Choice(model: embeddedModel, tools: nil)
      if engine.isPictureTalk(request) { return own }
      // What goes to the model whatever it says is not looked at here: that would only take time.
      let routed = mode == .automatic ? RoutedMessage(request) : nil
      if let routed, routed.isPrivate { return own }
      let model = await model.readied?(tell) ?? model
      guard model.traits.isSmall else {
        let staysHere = routed.map { $0.isPlainRecord && $0.isWhole } ?? false
        return staysHere ? own : .init(model: model, tools: nil)
      }
      if let routed {
        if routed.isForEngine { return own }
        // What it would ask about a small model would only guess.
        if await routed.engineAsks() { return own }
      }
      let message = routed ?? RoutedMessage(request)
      // The list stays the same, so that its server need not read it again; what may be called is what
      // the sentence can mean. With nothing of that the model is to talk.
      let told = smallTools.union(message.called)
      var callable = message.isTalk ? [] : told.intersection(message.lendable)
      if message.answersModel { callable.formUnion(smallTools) }
      if !callable.isEmpty { callable.insert("recallConversations") }
      return .init(model: model, tools: told, callable: callable)
    })
  }

  /// What a small model is told of in every turn.
  private static let smallTools: Set<String> = [
    "logMeal", "updateMeal", "getMeals", "getDay", "getNutrition", "lookupFood", "logGlucose",
    "getGlucose",
    "logSymptom", "logWater", "logActivity", "logMedication", "addToShoppingList",
    "getShoppingList", "recallConversations",
  ]
}

/// A message as far as it decides who answers it.
struct RoutedMessage {
  private let request: ModelRequest
  private let isClear: Bool
  /// The tools that our own engine would call, where it has no doubt.
  let called: Set<String>
  /// Whether the model has asked something right before it.
  let answersModel: Bool

  init(_ request: ModelRequest) {
    let last = request.messages.lastIndex { $0.role == .user }
    let before = last.flatMap { request.messages[..<$0].last { $0.role == .assistant } }
    let isTheirs = before.map { $0.model != nil && $0.model != ModelName.local } ?? false
    // The last line may be one of ours, which says whose the figures are.
    let end = before?.text.split(separator: "\n").suffix(2) ?? []
    answersModel = isTheirs && end.contains { $0.contains("?") }
    var request = request
    // What the model has asked is no matter of the engine's, which would take it for its own.
    if answersModel, let last { request.messages = [request.messages[last]] }
    self.request = request
    isClear = Compose.engine.understanding(of: request).isClear
    called = isClear ? Set(Compose.engine.lendable(for: request, atMost: 5)) : []
  }

  /// Tools for what is private by nature: readings by hand, taking back, lists.
  private static let privateTools: Set<String> = [
    "logGlucose", "undo", "addToShoppingList", "getShoppingList", "updateShoppingList",
  ]

  /// Whether the engine is sure of it and it need not leave the house.
  var isPrivate: Bool {
    !called.isEmpty && called.isSubset(of: Self.privateTools) && !wantsReasons && !answersModel
  }

  /// Whether nothing that the message counts or dates is missing in what the engine would write.
  var isWhole: Bool { Compose.engine.readsWhole(of: request) }

  /// Whether the engine is sure that it only records.
  var isPlainRecord: Bool {
    !called.isEmpty && !asks && !answersModel
      && called.allSatisfy { name in
        ["log", "add", "update", "undo", "set"].contains { name.hasPrefix($0) }
      }
  }

  /// Whether the engine does it better than a small model.
  var isForEngine: Bool {
    if answersModel { return isClear && !called.isEmpty }
    return isClear || Compose.engine.acts(on: request)
  }

  /// Whether nothing of it is a matter of records: `bana bir fıkra anlat`.
  var isTalk: Bool {
    let remembers = words.contains { word in
      ["konus", "hatirl", "bahset", "gecen", "onceki", "eski", "sormus", "demis", "soyle"]
        .contains { word.hasPrefix($0) }
    }
    return !remembers && Set(lendable).isSubset(of: ["recallConversations"])
  }

  /// Whether the engine would ask back about something of the message that it has understood.
  func engineAsks() async -> Bool {
    guard !answersModel, !Compose.engine.isAtALoss(on: request) else { return false }
    var answer = ""
    do {
      for try await piece in Compose.embeddedModel.reply(request) {
        switch piece {
        case .call: return false
        case .text(let text): answer += text
        case .usage, .finish, .notice: break
        }
      }
    } catch {
      return false
    }
    let folded = Turkish.fold(answer)
    return answer.contains("?")
      && !["anlayama", "anlamad", "makalelerde"].contains { folded.contains($0) }
  }

  /// The tools that it can mean, best first.
  var lendable: [String] { Compose.engine.lendable(for: request, atMost: 5) }

  // MARK: Questions

  private var words: [String] {
    let text = request.messages.last { $0.role == .user }?.text ?? ""
    return Turkish.tokens(of: text).filter { $0.kind != .mark || $0.folded == "?" }.map(\.folded)
  }

  private static let reasons = [
    "neden", "niye", "nicin", "nasil", "yapsam", "yesem", "yapayim", "yiyeyim", "icsem", "oner",
    "tavsiye", "acaba", "anlat", "acikla", "yorumla", "fikir", "plan", "tarif",
  ]

  /// `Neden`, `nasıl`, `ne yapsam`.
  private var wantsReasons: Bool {
    words.contains { word in Self.reasons.contains { word.hasPrefix($0) } }
  }

  private static let questions: Set<String> = [
    "?", "mi", "mu", "miyim", "muyum", "misin", "misiniz", "musunuz", "midir", "mudur", "kac", "ne",
    "hangi", "kim", "nerede", "kadar",
  ]

  private var asks: Bool { wantsReasons || words.contains(where: Self.questions.contains) }
}
