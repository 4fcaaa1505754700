import Analysis
import Domain
import Turkish

/// What the readings would write to the list or to the house, and would write wrongly: where a price is
/// asked, something is only thought about, or words of the message turn what is written around.
struct ListDoubts: Request {
  private let scene: Scene
  private var words: [String] { scene.words }
  private let isOfList: Bool

  private static let writes: Set = ["addToShoppingList", "updateShoppingList", "updatePantry"]

  init(scene: Scene, offered: Set<String>?) {
    self.scene = scene
    isOfList =
      scene.has(.list)
      || scene.dialogue.steps.contains { $0.age <= 6 && Self.writes.contains($0.call.name) }
  }

  func instead(of message: inout WeighedMessage) -> Understanding? {
    let meant = message.result.calls + message.decision.doubted.flatMap(\.calls)
    // Where a meal or a value is told besides, words may turn what is said of that.
    if !meant.isEmpty, meant.allSatisfy({ Self.writes.contains($0.tool) }) {
      return doubt(meant).map { doubt in
        switch doubt {
        case .shows: message.calling(PlannedCall("getShoppingList"))
        case .says(let noted): message.asking(.noted(noted))
        case .asks(let calls): message.asking(.ask(Question(kind: .isMeant([calls]), calls: calls)))
        }
      }
    }
    message.result.calls += bought(message.result.calls)
    let calls = message.result.calls
    return (stored(calls) ?? broughtHome(calls) ?? listed(calls) ?? got(calls)).map {
      message.asking($0)
    }
  }

  /// "ekmek aldım, iki dilimini yedim": what was bought and eaten of is off the list, too.
  private func bought(_ calls: [PlannedCall]) -> [PlannedCall] {
    guard !calls.isEmpty, calls.allSatisfy({ $0.tool == "logMeal" }) else { return [] }
    let lines = ListLines(scene.dialogue)
    let names = scene.clauses.flatMap { clause -> [JSON] in
      guard let place = clause.verbPlace, clause.isPast, !clause.isNegated,
        ListSentence.table[.bought].fits(scene.sentence.folded(clause.spans[place]))
      else { return [] }
      return clause.spans.compactMap(\.food).compactMap { lines.line($0.phrase) }
        .filter { !$0.isChecked }.map { .string($0.name) }
    }
    return names.isEmpty ? [] : [PlannedCall("updateShoppingList", [.check: .array(names)])]
  }

  private enum Doubt {
    case shows
    case says(Noted)
    case asks([PlannedCall])
  }

  private func doubt(_ calls: [PlannedCall]) -> Doubt? {
    let wanted = calls.filter { $0.tool == "addToShoppingList" }
    if scene.says(.price), !scene.says(.bought) { return .says(.price) }
    if scene.says(.wonder) { return .says(.undecided) }
    if scene.says(.ingredients), !wanted.isEmpty { return .says(.listUnclear) }
    if [ListRow.except, .instead, .not].contains(where: scene.says) || turnsOthers {
      return .says(.listUnclear)
    }
    if scene.says(.left) || scene.says(.unbought), isOfList { return .shows }
    // "yumurtayı sildin mi"
    if let last = words.last, VerbEnding.questions.contains(last) {
      return isOfList ? .shows : .says(.undecided)
    }
    if scene.isOfListItself, !wanted.isEmpty { return .shows }
    if scene.says(.told), !wanted.isEmpty { return .shows }
    if let whole = withAllThings(wanted) { return .asks(whole) }
    let changes = calls.filter { $0.tool == "updateShoppingList" }
    if changes.contains(where: isUnsaid) { return .asks(changes) }
    // "peyniri yarın alacağım"
    return scene.says(.plan) && isOfCertain && !scene.has(.list) && !wanted.isEmpty
      ? .asks(wanted) : nil
  }

  /// "gerisini aldım, süt kaldı": all are named, and some of them again.
  private var turnsOthers: Bool {
    scene.says(.others) && scene.sentence.spans.contains { $0.food != nil || $0.has(.thing) }
  }

  private static let said: [(key: JSON.Key, rows: [ListRow])] = [
    (.check, [.bought, .ticked]), (.uncheck, [.unbought, .left]),
    (.remove, [.remove, .unwanted, .unbuying, .emptying]),
  ]

  /// Whether lines would be marked or taken off, and no word of the message says so.
  private func isUnsaid(_ change: PlannedCall) -> Bool {
    Self.said.contains { key, rows in
      change.arguments[key] != nil && !rows.contains(where: scene.says)
    }
  }

  /// What is to be put on the list with things that the message names and the reading left out; nil where
  /// there are none.
  private func withAllThings(_ wanted: [PlannedCall]) -> [PlannedCall]? {
    guard wanted.count == 1, let items = wanted[0].arguments[.items]?.array else { return nil }
    let listed = items.compactMap { $0[.name]?.string }.map { Turkish.fold($0) }
    let missing = scene.sentence.spans.compactMap { $0.reading(.thing)?.phrase }.filter { name in
      !listed.contains { $0.contains(Turkish.fold(name)) }
    }
    guard !missing.isEmpty else { return nil }
    let all = items + missing.map { .object([.init(.name, .string($0))]) }
    return [PlannedCall(wanted[0].tool, wanted[0].arguments.setting(.items, to: .array(all)))]
  }

  private var isOfCertain: Bool {
    scene.sentence.spans.contains {
      ($0.food ?? $0.reading(.thing))?.noun?.grammaticalCase == .accusative
    }
  }

  /// "komşu on paket makarna almış": what comes by the packet or the kilo, and nobody says to have eaten.
  private func broughtHome(_ calls: [PlannedCall]) -> Speech? {
    guard !calls.isEmpty, calls.allSatisfy({ $0.tool == "logMeal" }), !scene.has(.eat, .meal),
      scene.says(.sent) || scene.says(.bought)
    else { return nil }
    let units = calls.flatMap { $0.arguments[.items]?.array ?? [] }.compactMap { $0[.unit]?.string }
    guard units.contains(where: WordSets.words("list.stocked").contains) else { return nil }
    return .ask(Question(kind: .isEaten(calls), calls: calls))
  }

  /// "göz damlası alınmıştır": it may have been bought as well as taken.
  private func got(_ calls: [PlannedCall]) -> Speech? {
    guard calls.count == 1, let dose = calls.first, dose.tool == "logMedication",
      dose.arguments[.dose] == nil, scene.says(.gotten), scene.clauses.count == 1,
      let name = dose.arguments[.name]
    else { return nil }
    let item = JSON.object([.init(.name, name)])
    let pantry = PlannedCall("updatePantry", [.add: .array([item])])
    return .ask(Question(kind: .isMeant([[dose], [pantry]]), calls: [dose]))
  }

  /// "hipo için 3 meyve suyu ekle" may be told of a low, and "1 kg enginar, 2 kg çipura" is more than is
  /// eaten at once: whether it is to be bought is asked.
  private func listed(_ calls: [PlannedCall]) -> Speech? {
    guard calls.count == 1, let meal = calls.first, meal.tool == "logMeal", !scene.tellsOfEating,
      !scene.has(.meal), let items = meal.arguments[.items], let foods = items.array
    else { return nil }
    let units = foods.compactMap { $0[.unit]?.string }
    let isBulk =
      foods.count > 1 && units.count == foods.count
      && units.allSatisfy(WordSets.words("list.stocked").contains)
      && !scene.clauses.contains { $0.verb != nil }
    guard isBulk || scene.isAgainstLow && scene.says(.add) else { return nil }
    let wanted = PlannedCall("addToShoppingList", [.items: items])
    return .ask(Question(kind: .isMeant([[wanted], [meal]]), calls: [wanted]))
  }

  /// "dolaba bir kase çorba koydum" was not eaten: where the house is named and no word of eating, it is
  /// asked.
  private func stored(_ calls: [PlannedCall]) -> Speech? {
    guard calls.allSatisfy({ $0.tool == "logMeal" }), !scene.has(.eat, .meal),
      scene.says(.homeward) || scene.says(.outOfHome) || scene.says(.home),
      let meal = calls.first, let items = meal.arguments[.items]
    else { return nil }
    let pantry = PlannedCall("updatePantry", [.add: items])
    return .ask(Question(kind: .isMeant([[pantry], [meal]]), calls: [pantry]))
  }
}

extension Scene {
  /// "bavul listesine şemsiye ekle", "yapılacaklar listeme".
  var namesOtherList: Bool {
    let spans = sentence.spans
    guard !says(.homeList) else { return false }
    return spans.indices.dropFirst().contains { place in
      guard let list = spans[place].reading(.list) else { return false }
      let before = sentence.folded(spans[place - 1]).split(separator: " ").map(String.init)
      // "bulaşık diye bir listem"
      let isTitled = spans[max(0, place - 2)..<place].contains {
        ListSentence.table[.titling].fits(sentence.folded($0))
      }
      // "arkadaşımın alışveriş listesi full çikolata" tells of it; "annemin listesine ekle" orders.
      let isOfPerson =
        spans[place - 1].reading(.person)?.noun?.grammaticalCase == .genitive
        && list.noun?.grammaticalCase ?? .bare == .bare && !says(.add) && heading == nil
      return isTitled || isOfPerson
        || ListSentence.table[.otherLists].match(before, at: 0) != nil
        || list.noun?.possessor == 3 && !spans[place - 1].isMark
          && ListSentence.table[.ownLists].match(before, at: 0) == nil
          && !spans[place - 1].has(.shop, .deictic, .person, .filler)
    }
  }

  /// "listeyi dosyaya yaz": the list is what something is done with, and not where anything is put.
  var isOfListItself: Bool {
    let cases = sentence.spans.compactMap { $0.reading(.list)?.noun?.grammaticalCase }
    return cases.contains(.accusative) && !cases.contains(.dative)
  }
}
