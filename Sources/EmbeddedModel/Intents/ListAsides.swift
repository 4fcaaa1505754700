import Analysis
import Domain
import Turkish

/// What is said around the shopping list and orders nothing of it: an order that is refused or only wished,
/// what was bought already, what somebody is to eat; a yes to what was just put on it.
struct ListAsides: Request {
  private let scene: Scene
  private let offered: Set<String>?
  private let steps: ListSteps
  private var words: [String] { scene.words }

  private static let table = ListSentence.table
  private static let mostWords = 40

  init(scene: Scene, offered: Set<String>?) {
    (self.scene, self.offered) = (scene, offered)
    steps = ListSteps(scene.dialogue)
  }

  var plain: Understanding? {
    guard words.count <= Self.mostWords, !scene.isQuestion,
      !scene.has(.glucose, .medication, .recipe)
    else { return nil }
    if isDiet { return Understanding(speeches: [.noted(.diet)]) }
    if isOfList, isRefused, !scene.clauses.contains(where: \.tellsOfEaten) {
      return Understanding(speeches: [.noted(.listLeft)])
    }
    let calls = agreed.map { [$0] } ?? []
    if !calls.isEmpty { return offered.allow(calls) ? Understanding(calls: calls) : nil }
    return bought
  }

  private func places(_ row: ListRow) -> [Range<Int>] { Self.table[row].places(in: words) }

  private var isOfList: Bool { scene.has(.list) || steps.newest != nil }

  // MARK: Refused

  /// "eklemeye gerek yok", "yazmanı istemiyorum", "eklersen kızarım", "keşke yazsaydım": nothing is to be
  /// written.
  ///
  /// Where something is ordered plainly besides, other readings tell the two apart.
  private var isRefused: Bool {
    guard !scene.says(.demanded) else { return false }
    let writing = places(.writing)
    let refusing = places(.refusing)
    let isRefused = writing.contains { place in
      refusing.contains { (0...2).contains($0.lowerBound - place.upperBound) }
    }
    let isBefore = places(.writingNoun).contains { place in
      refusing.contains { $0.upperBound <= place.lowerBound }
    }
    let isDenied = scene.has(.list) && scene.says(.deny)
    guard isRefused || isBefore || isDenied || scene.says(.unwritten) else { return false }
    let own = writing + places(.unwritten) + places(.deny)
    return !places(.add).contains { order in !own.contains { $0.overlaps(order) } }
  }

  // MARK: Agreed

  /// "tamam ekle" right after that was put on the list: it stands there, and nothing was bought.
  private var agreed: PlannedCall? {
    guard let step = scene.dialogue.newest, step.age == 1, step.result.isOK,
      step.call.name == "addToShoppingList", words.count > 1,
      scene.dialogue.lastAnswer?.hasSuffix("?") != true,
      words.allSatisfy({ Self.table[.openingYes].fits($0) || Self.table[.yes].fits($0) }),
      scene.says(.add)
    else { return nil }
    return PlannedCall("getShoppingList")
  }

  // MARK: Bought

  /// "pazardan aldım: 3 kilo pırasa", "aldıklarımız süt ve ekmek": of the list it is got; whether the rest is
  /// to be kept among what is at hand is asked.
  private var bought: Understanding? {
    guard isBought, !scene.tellsOfEating, !scene.has(.eat), !scene.says(.gone), !scene.says(.need)
    else {
      return nil
    }
    let things = mentions
    guard !things.isEmpty else { return nil }
    let lines = ListLines(scene.dialogue)
    let known = things.compactMap { lines.line($0.name) }.filter { !$0.isChecked }.map(\.name)
    let others = things.filter { lines.line($0.name) == nil }.map(\.json)
    var calls: [PlannedCall] = []
    if !known.isEmpty {
      calls.append(
        PlannedCall("updateShoppingList", [.check: .array(known.map(JSON.string))]))
    }
    guard !others.isEmpty else { return calls.isEmpty ? nil : Understanding(calls: calls) }
    calls.append(PlannedCall("updatePantry", [.add: .array(others)]))
    guard offered.allow(calls) else { return nil }
    return Understanding(speeches: [.ask(Question(kind: .isMeant([calls]), calls: calls))])
  }

  /// Whether what follows is told to have been bought: "aldıklarım …", "aldım: …".
  private var isBought: Bool {
    let tokens = scene.sentence.tokens
    let isHeaded = tokens.indices.dropFirst().contains { place in
      tokens[place].text == ":" && Self.table[.bought].fits(tokens[place - 1].folded)
        && !scene.sentence.spans.contains { span in
          span.tokens.upperBound <= place && (span.food != nil || span.has(.thing))
        }
    }
    let isOrdered = places(.add).contains { order in
      !places(.bought).contains { $0.overlaps(order) }
    }
    return (isHeaded || scene.says(.boughtThings)) && !isOrdered
  }

  /// The things that are named, with their amounts.
  private var mentions: [Mention] {
    let sentence = scene.sentence
    let foods = FoodMention.all(in: sentence).filter {
      let head = sentence.spans[$0.head]
      return (head.food != nil || head.has(.thing)) && !head.has(.list, .shop)
    }
    let amounts = Quantity.all(in: sentence)
    return foods.map { food in
      var mention = Mention(name: food.name, isKnown: true)
      let own = amounts.first { $0.spans.upperBound == food.spans.lowerBound }
      if let own { mention.take(Amount(packed: own)) }
      return mention
    }
  }

  // MARK: Eaten by plan

  /// "diyetisyenim şu listeyi verdi: …", "danışanıma şu öğünü önerdim: …", "kahvaltı listem: …": what somebody
  /// is to eat was neither eaten nor is it to be bought.
  private var isDiet: Bool {
    let sentence = scene.sentence
    guard sentence.spans.contains(where: { $0.food != nil }), !scene.says(.dietBought),
      !scene.clauses.contains(where: \.tellsOfEaten), places(.add).isEmpty,
      !scene.clauses.contains(where: { $0.verbIs(.take) && $0.isPast && $0.form?.person == 1 })
    else { return false }
    let isList = scene.says(.dietWords) || scene.has(.list)
    let isGiven = isList && scene.says(.dietGiver) && scene.says(.dietGiven)
    return isGiven || scene.says(.dietOwn) && sentence.tokens.contains { $0.text == ":" }
  }
}

extension Clause {
  /// "2 yumurta yedim": what is a meal beside an order of the list.
  fileprivate var tellsOfEaten: Bool { verbIs(.eat) && isPast && !isNegated }
}
