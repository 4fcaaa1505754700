import Analysis
import Domain
import Turkish

/// Walks over the parts of a message: what is wanted, what becomes of lines, and which clauses say so.
///
/// Whatever else is told is passed over. A thing that another verb takes ("çorba pişireceğim"), that is
/// asked about or that somebody else got is never wanted.
struct DictationReading {
  typealias Deed = ListSentence.Deed
  typealias Item = DictatedPart.Item

  var wanted: [Told] = []
  var told: [Told] = []
  var actions: [(deed: Deed, items: [Item])] = []
  /// What becomes of all lines that are not named.
  var ofOthers: Deed?
  /// The clauses that speak to the list.
  var heard: Set<Int> = []
  var isOrdered = false
  /// The clause that names another place to write to.
  var away: Int?
  var namesGoal = false

  let before: Before
  var run: [Told] = []
  var pointer: (which: DictatedPart.Pointer, clause: Int)?
  var amount: (quantity: Quantity, clause: Int)?
  /// What the last deed was said of, for what is told behind it.
  var last: (deed: Deed, sentence: Int)?
  var lastNamed: Told?
  /// A deed to lines of which none is named yet: "vazgeçtim dondurmadan", "aldım onu".
  var open: (deed: Deed, clause: Int)?
  /// A line of which another amount follows: "süt 3 değil 5 litre".
  var corrected: Item?
  var isInstead = false
  /// Whether another verb was told.
  private var hasTurned = false
  /// "3 değil": the amount in the place of which another follows.
  var denied: Quantity?
  /// Whether an amount stands right before the deed.
  var isBound = false
  /// What an order that is still to come was pointed at: "ikisinden birer paket, bir de süt ekle".
  var staged: [Told] = []
  var sentence = 0
  /// The thing in the place of which the next one stands.
  private var repaired: Mention?
  /// All things that the message names.
  var named: [Told] = []

  let parts: [DictatedPart]
  let asked: Set<Int>
  var lastAsked: Told?
  /// The clause of a goal that no order has followed yet, and of the last order.
  var goal: Int?
  var ordered: Int?
  /// All clauses that order something, or name the list.
  var orders: Set<Int> = []
  /// Whoever is called to before the list is named: "Şükran, listeye süt yaz".
  var leads: Set<String> = []
  /// Whether things that follow are what was ordered.
  var isOpen = false

  init(_ parts: [DictatedPart], before: Before) {
    (self.parts, self.before) = (parts, before)
    asked = Set(parts.filter(\.isAsking).map(\.clause))
    for (place, part) in parts.enumerated() { take(part, at: place) }
    endSentence()
    takeFocus()
  }

  private mutating func take(_ part: DictatedPart, at place: Int) {
    switch part.kind {
    case .thing(let item): name(item, part.clause, place)
    case .amount(let quantity): takeLoose(quantity, part.clause, place)
    case .deed(let deed): takeDeed(deed, part.clause, place)
    case .goal: takeGoal(part.clause)
    case .pointer(let which):
      pointer = (which, part.clause)
      if let open, open.clause == part.clause, which != .others { change(open.deed, part.clause) }
      if isOpen, ordered == part.clause, wanted.isEmpty { order(part.clause) }
    case .more, .pause:
      if isOpen { commit() } else { stage(part.clause) }
      closeDeed()
    case .colon:
      if namesGoal || last != nil || place < 4 && before.isNamed { openList(part.clause) }
    case .fullStop: endSentence()
    case .questionMark:
      // "alışveriş listesi durumu?" orders nothing.
      if !isOrdered { cancelOrder() }
      endSentence()
    case .turn: turn(part.clause)
    case .asking:
      lastAsked = run.last { $0.clause == part.clause } ?? lastAsked
      run.removeAll { $0.clause == part.clause }
    case .repair: repair(before: place)
    case .elsewhere: away = part.clause
    case .join, .besides, .name, .other: break
    }
  }

  private mutating func name(_ item: Item, _ clause: Int, _ place: Int) {
    let previous = parts[..<place].last { !$0.isBesides && !$0.isPause && !$0.isOther }
    var named = Told(
      item: item, clause: clause, sentence: sentence, isJoined: previous?.isMore ?? false)
    if let amount = repaired, !named.hasAmount {
      (named.item.thing.mention.quantity, named.item.thing.mention.unit) = (
        amount.quantity, amount.unit
      )
    }
    repaired = nil
    run.append(named)
    lastNamed = named
    if !item.isGuessed { self.named.append(named) }
  }

  /// "beş kilo patates, yok yok soğan": the thing before it is meant no more, but its amount may be.
  private mutating func repair(before place: Int) {
    let next = parts[(place + 1)...].firstIndex { !$0.isBesides && !$0.isPause }
    guard let next, parts[next].item != nil else { return }
    let deed = parts[(next + 1)...].first { !$0.isBesides }?.deed
    guard ![.remove, .unwanted, .unbuying, .deny].contains(deed) else { return }
    repaired = (run.popLast() ?? (isOpen ? wanted.popLast() : nil))?.item.thing.mention
  }

  private mutating func takeDeed(_ deed: Deed, _ clause: Int, _ place: Int) {
    guard !asked.contains(clause) else {
      lastAsked = run.last ?? lastAsked
      return run = []
    }
    // "güzel değildi", "bana değil": not of the thing before it.
    let isOfWord = place == 0 || parts[place - 1].item == nil && parts[place - 1].quantity == nil
    if deed == .not, isOfWord, run.last?.hasAmount != true {
      return
    }
    isBound = place > 0 && parts[place - 1].quantity != nil
    take(deed, clause)
  }

  // MARK: Enumerations

  private mutating func takeGoal(_ clause: Int) {
    namesGoal = true
    guard ordered != clause, !asked.contains(clause) else { return }
    goal = clause
    orders.insert(clause)
    leads = Set(run.filter { $0.item.isGuessed && !$0.hasAmount }.map(\.item.name))
    if run.isEmpty, !told.contains(where: { $0.sentence >= sentence - 1 }) { isOpen = true }
  }

  private mutating func openList(_ clause: Int) {
    isOpen = true
    goal = nil
    heard.insert(clause)
    orders.insert(clause)
  }

  /// Puts what was enumerated after an order on the list.
  private mutating func commit() {
    guard !run.isEmpty else { return }
    isOrdered = true
    want(run)
    run = []
  }

  mutating func want(_ items: [Told]) {
    for item in items where isSure(item) {
      wanted.append(item)
      heard.insert(item.clause)
    }
    last = (.add, sentence)
    if let goal { heard.insert(goal) }
    goal = nil
  }

  /// A name that nothing explains is taken where it is counted, where the list is named beside it, or
  /// where it goes on with what was taken: whom somebody calls to is no thing.
  private func isSure(_ told: Told) -> Bool {
    guard told.item.isGuessed else { return true }
    return !orders.isEmpty && (namesGoal || !wanted.isEmpty)
      && (told.hasAmount || told.isJoined || orders.contains(told.clause)
        || wanted.last?.sentence == told.sentence && isAlone(told.clause))
  }

  /// Whether a clause names things and tells nothing of anybody: not "o bana yaramaz".
  private func isAlone(_ clause: Int) -> Bool {
    parts.allSatisfy {
      $0.clause != clause || $0.item != nil || $0.quantity != nil || $0.isBoundary
    }
  }

  private mutating func endSentence() {
    closeDeed()
    if isOpen {
      let hadTaken = last?.deed == .add && last?.sentence == sentence && goal == nil
      let wasEmpty = run.isEmpty
      commit()
      isOpen = wasEmpty && !(hadTaken && !wanted.isEmpty)
    } else if let clause = goal, !asked.contains(clause), isPure(clause) {
      order(clause)
    } else if isInstead, !run.isEmpty {
      want(run)
    } else if !run.isEmpty, run.allSatisfy(\.isSaidToo) || run[0].isJoined, let deed = continued {
      take(deed, run[0].clause)
    } else if let last, last.deed == .need, last.sentence == sentence, !run.isEmpty,
      run.allSatisfy(\.hasAmount)
    {
      // "meyve lazım muz 1 kilo elma 2 kilo"
      take(.need, run[0].clause)
    } else if areAmounts {
      actions.append((.set, run.map(\.item)))
      heard.formUnion(run.map(\.clause))
    } else {
      told += run.filter { !refine($0) }
    }
    (run, goal, isInstead, corrected) = ([], nil, false, nil)
    (denied, staged) = (nil, [])
    sentence += 1
  }

  private var continued: Deed? {
    if let last {
      // "yulaf ekle. Bir de süt."
      let isNext = last.sentence == sentence - 1 && run.first?.isJoined == true
      return last.sentence == sentence || isNext ? last.deed : nil
    }
    return !hasTurned && (sentence == 0 || told.isEmpty) ? before.continuing : nil
  }

  /// Another verb takes the things of its clause, and those that it ends the enumeration of.
  mutating func turn(_ clause: Int) {
    closeDeed()
    if let first = run.first(where: { $0.clause == clause }) ?? run.last {
      // What another verb takes is nothing that an order may point at.
      let names = Set(run.map(\.item.name))
      named.removeAll { names.contains($0.item.name) && $0.sentence == first.sentence }
      if lastNamed.map({ names.contains($0.item.name) }) ?? false { lastNamed = nil }
    }
    if run.contains(where: { $0.clause == clause }) { run = [] }
    run.removeAll { $0.item.isGuessed }
    if goal == clause {
      cancelOrder()
      namesGoal = false
    }
    (last, hasTurned) = (nil, true)
  }

  /// An amount that stands apart: of the last thing, or of one that is pointed at.
  private mutating func takeLoose(_ quantity: Quantity, _ clause: Int, _ place: Int) {
    amount = (quantity, clause)
    if denied != nil {
      defer { denied = nil }
      return setLast(quantity, clause)
    }
    if let item = corrected {
      actions.append((.set, [item.with(quantity)]))
      corrected = nil
      return heard.formUnion([clause])
    }
    if let pointer, pointer.clause == clause, pointer.which == .last(1), isOrdered, isPure(clause),
      var named = lastNamed, !wanted.contains(where: { $0.item.name == named.item.name })
    {
      named.item = named.item.with(quantity)
      want([named])
      return amount = nil
    }
    // "yaz 1 paket": right behind the order it is of nothing else.
    let isBound = place > 0 && parts[place - 1].deed != nil
    guard let last, last.sentence == sentence, isBound || isPure(clause), !quantity.isOfEach else {
      return
    }
    if last.deed == .add, let place = wanted.indices.last, !wanted[place].hasAmount {
      wanted[place].item.thing.take(quantity)
      heard.insert(clause)
    } else if let place = told.indices.last, told[place].deed != nil, !told[place].hasAmount {
      told[place].item.thing.take(quantity)
      heard.insert(clause)
    } else {
      return
    }
    amount = nil
  }

  /// Whether nothing else is told in a clause.
  func isPure(_ clause: Int) -> Bool {
    !parts.contains { part in
      guard part.clause == clause else { return false }
      switch part.kind {
      case .other, .turn, .asking, .name: return true
      default: return false
      }
    }
  }
}
