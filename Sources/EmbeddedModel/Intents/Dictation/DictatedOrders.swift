import Analysis

/// What an order of a dictated message takes.
extension DictationReading {
  // MARK: Orders

  /// Nothing is put on the list after all.
  mutating func cancelOrder() {
    (goal, isOpen) = (nil, false)
  }

  /// An order to put things on the list: those that stand before it, else those that were told.
  mutating func order(_ clause: Int) {
    guard away != clause else {
      run = []
      return cancelOrder()
    }
    isOrdered = true
    ordered = clause
    heard.insert(clause)
    orders.insert(clause)
    let others = run.filter { !leads.contains($0.item.name) }
    var things = others.isEmpty ? run : others
    (run, leads) = ([], [])
    if !staged.isEmpty {
      (things, staged) = (staged + things, [])
    } else if things.isEmpty {
      // "onu öğüne yaz" speaks of another place.
      guard goal == clause || isPure(clause) || isBound else { return cancelOrder() }
      things = pointed(clause)
    } else {
      // "sütten ağzım yandı, alışveriş etmem": a guess takes nothing before it along.
      let isKnown = things.contains { !$0.item.isGuessed }
      things = (isKnown ? told.filter { $0.deed == nil && $0.sentence == sentence } : []) + things
    }
    if let amount, amount.clause == clause, let place = things.indices.last,
      things.count == 1 || !things[place].hasAmount, isBound || isPure(clause)
    {
      for each in amount.quantity.isOfEach ? 0...place : place...place {
        things[each].item = things[each].item.with(amount.quantity)
      }
      self.amount = nil
    }
    guard !things.isEmpty else {
      (isOpen, last, goal) = (true, (.add, sentence), nil)
      return
    }
    let names = Set(things.map(\.item.name))
    told.removeAll { names.contains($0.item.name) }
    want(things)
    isOpen = false
  }

  /// What "ikisini", "onu", "hepsini" of an order mean, and what it means without any.
  private func pointed(_ clause: Int) -> [Told] {
    guard let pointer, pointer.clause == clause else {
      // What is used up or needed is meant before what was eaten.
      let needed = told.filter { $0.deed != nil }
      return told.isEmpty ? lastAsked.map { [$0] } ?? [] : needed.isEmpty ? told : needed
    }
    if told.isEmpty, named.isEmpty, let before = askedBefore(pointer.which, clause) {
      return before
    }
    if told.isEmpty, let lastAsked, pointer.which == .last(1) { return [lastAsked] }
    switch pointer.which {
    case .all, .others, .those: return told
    case .first(let count): return Array(told.prefix(count))
    case .last(let count):
      if told.isEmpty { return count == 1 || count == named.count ? named.suffix(count) : [] }
      return Array(told.suffix(count))
    }
  }

  /// "tamam, ikisini de ekle": the things that the message before compared or asked about.
  private func askedBefore(_ pointer: DictatedPart.Pointer, _ clause: Int) -> [Told]? {
    let items = before.told
    let isMeant =
      switch pointer {
      case .last(let count): items.count == count
      case .all, .those: items.count > 1
      case .others, .first: false
      }
    return isMeant ? items.map { Told(item: $0, clause: clause, sentence: sentence) } : nil
  }

  /// Keeps what is pointed at with an amount for the order that follows.
  mutating func stage(_ clause: Int) {
    guard run.isEmpty, let pointer, pointer.clause == clause, let amount, amount.clause == clause,
      isPure(clause)
    else { return }
    staged = pointed(clause).map { told in
      var told = told
      told.item = told.item.with(amount.quantity)
      return told
    }
    self.amount = nil
  }

  /// "güzel, bir kavanoz ekle listeye": what the message before was about, or the line that it added.
  mutating func takeFocus() {
    guard isOpen, away == nil, wanted.isEmpty, told.isEmpty, actions.isEmpty, isOrdered || namesGoal
    else {
      return
    }
    let line = before.newest.count == 1 && before.continuing == .add ? before.newest.first : nil
    let sole = namesGoal && named.count == 1 ? lastNamed?.item.bare : nil
    guard var item = sole ?? before.focus ?? line.map(Item.init(named:)) else { return }
    if let amount { item = item.with(amount.quantity) } else if sole == nil, line != nil { return }
    isOrdered = true
    want([Told(item: item, clause: amount?.clause ?? 0, sentence: sentence)])
  }

  /// "zeytin yaz, siyah zeytin 500 gram": more of what was just put on the list.
  mutating func refine(_ more: Told) -> Bool {
    let place = wanted.lastIndex { told in
      told.sentence == sentence && !told.hasAmount
        && (more.item.name.hasSuffix(told.item.name) || told.item.name.hasSuffix(more.item.name))
    }
    guard let place, more.hasAmount else { return false }
    var item = more.item
    if wanted[place].item.name.count > item.name.count {
      item.thing.mention.name = wanted[place].item.name
    }
    wanted[place].item = item
    heard.insert(more.clause)
    return true
  }

  /// "avokado 3 adet, chia 200 g" right after they were put on the list.
  var areAmounts: Bool {
    !run.isEmpty && before.continuing == .add && sentence == 0
      && run.allSatisfy { $0.hasAmount && $0.item.line != nil }
      && parts.allSatisfy { $0.item != nil || $0.isMark || $0.isBesides }
  }
}
