import Analysis
import Domain

/// Orders that are plain from their words, and what a message tells besides.
extension Interpreter {
  /// A recipe whose ingredients are to be bought as well.
  func withPurchase(_ scene: Scene, _ offered: Set<String>?) -> Understanding? {
    guard offered.allow("addToShoppingList"), let wish = RecipeToBuy(scene: scene).wish else {
      return nil
    }
    var result = understanding(of: self.scene(wish, scene), offered: offered, isRest: true)
    guard result.calls.last?.tool == ToldRecipe.maker else { return nil }
    result.buysRecipe = true
    return result
  }

  /// The records of what a message tells besides its orders, in "simit yedim, listeye yoğurt yaz".
  ///
  /// What would be asked about, and what is not done, is told.
  func withRest(
    of order: Understanding, _ scene: Scene, _ offered: Set<String>?
  ) -> Understanding {
    guard let rest = order.rest else { return order }
    let other = self.scene(rest, scene)
    let told = understanding(of: other, offered: offered, isRest: true)
    // "dört yumurtam var" beside an order is what is at hand.
    let tellsMeal = other.has(.eat, .meal)
    func isKept(_ call: PlannedCall) -> Bool {
      guard let verb = ToolVerb(of: call.tool) else { return other.isQuestion }
      return verb == .log && (tellsMeal || call.tool != "logMeal")
    }
    var result = order
    result.rest = nil
    let kept = told.calls.filter(isKept)
    result.calls = kept + order.calls
    result.unsure = (told.calls.isEmpty ? told.proposed : told.unsure).filter(isKept)
    result.unread = told.unread
    if result.unread.isEmpty, leavesOut(other, told, kept: kept + result.unsure) {
      result.beside = .apart(rest)
    }
    result.certainty = told.calls.isEmpty ? order.certainty : told.certainty
    return result
  }

  /// Whether the rest of a message tells, asks or orders more than is kept of it.
  private func leavesOut(
    _ rest: Scene, _ told: Understanding, kept: [PlannedCall]
  ) -> Bool {
    let isDone = told.calls.allSatisfy { kept.contains($0) } && !(kept.isEmpty && rest.isQuestion)
    // "metformin içtim" tells of no meal.
    let hasMeal =
      !rest.tellsOfEating
      || kept.contains { ["logMeal", "logWater"].contains($0.tool) }
      || kept.contains { $0.tool == "logMedication" }
        && !rest.sentence.spans.contains { $0.food != nil }
    // "son ölçümü sil" is lost in chatter as little as a record is.
    let isOpen = rest.tellsRecord || rest.clauses.contains(where: \.isRequest)
    return !isDone || !hasMeal || kept.isEmpty && isOpen
  }

  /// What is asked for politely, and would be plain as an order: "hepsini listeye ekler misin"; what is
  /// plain once its hasty words are written out: "cikolata yazdm mi listeye".
  func order(in scene: Scene, _ offered: Set<String>?) -> Understanding? {
    guard !scene.looksLikePath else { return nil }
    if let text = scene.sentence.asOrder,
      let plain = ordered(in: self.scene(text, scene), offered, Requests.orderedTools)
    {
      return plain
    }
    if let home = scene.homeAlone,
      var plain = ordered(in: self.scene(home.order, scene), offered, Requests.homeTools)
    {
      plain.rest = home.rest
      return plain
    }
    guard let text = scene.respelled else { return nil }
    let spelled = self.scene(text, scene)
    return order(in: spelled, offered) ?? ordered(in: spelled, offered, Requests.spelledTools)
  }

  private func ordered(
    in scene: Scene, _ offered: Set<String>?, _ tools: Set<String>
  ) -> Understanding? {
    Requests.ordered.lazy.compactMap { $0.init(scene: scene, offered: offered).plain }
      .first { plain in
        plain.speeches.isEmpty && plain.calls.allSatisfy { tools.contains($0.tool) }
      }
  }
}
