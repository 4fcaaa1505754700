import Analysis
import Domain
import Turkish

/// What each deed of a dictated message makes of the things before it.
extension DictationReading {
  mutating func take(_ deed: Deed, _ clause: Int) {
    switch deed {
    case .add: order(clause)
    case .get: turn(clause)
    case .need, .plan, .gone, .absent, .refill: need(deed, clause)
    case .reason:
      // "bir şişe gül suyu, muhallebi yapacağım": what was counted is not what is made.
      let counted = run.filter { $0.hasAmount && $0.clause != clause }
      turn(clause)
      run = counted
    case .deny: deny(clause)
    case .instead, .not: replace(deed, clause)
    case .set: set(clause)
    case .except: except()
    case .remove, .unwanted, .unbuying:
      if run.isEmpty ? isAimed(clause) : run.allSatisfy(\.item.thing.isAimed) { return set(clause) }
      takeBack(run.map(\.item.name))
      change(.remove, clause)
    case .ticked: change(.ticked, clause)
    case .bought, .have, .stored, .sent:
      // "yumurta alerjim var", "ekmek bana ağır geldi": more is told than that it was got.
      let isOfLines =
        deed == .have ? before.isAtHome : run.contains { $0.item.isDefinite && $0.item.line != nil }
      guard isPure(clause),
        before.isNamed || !before.isHabit && (deed == .bought || isOfLines)
      else {
        run.removeAll { $0.clause == clause }
        return
      }
      change(.ticked, clause)
    case .unbought: change(.unbought, clause)
    case .left where wanted.contains { thing in run.contains { $0.item.name == thing.item.name } }:
      takeBack(run.map(\.item.name))
      run = []
    case .left, .used, .moved, .first, .last, .before, .after:
      actions.append((.left, run.map(\.item)))
      run = []
    }
  }

  /// Whether the clause says what something is brought to: "onu yarım kiloya indir".
  private func isAimed(_ clause: Int) -> Bool {
    amount?.clause == clause && amount?.quantity.isAim == true
  }

  /// Things that are needed or used up; what was told with an amount before a gap is not used up.
  private mutating func need(_ deed: Deed, _ clause: Int) {
    let isGap = [.gone, .absent].contains(deed)
    let lines = run.filter { $0.item.line != nil && (isGap || !$0.hasAmount) }
    if !lines.isEmpty { actions.append((.left, lines.map(\.item))) }
    for var each in run where each.item.line == nil || !isGap && each.hasAmount {
      each.deed = isGap && each.hasAmount ? nil : deed
      each.isBeside = isGap && !isPure(clause)
      if isOpen, !isGap || each.deed == nil { want([each]) } else { told.append(each) }
    }
    if run.isEmpty, let place = told.indices.last, told[place].deed != nil {
      if !isGap { told[place].deed = deed }
      if let amount, amount.clause == clause, !told[place].hasAmount {
        told[place].item = told[place].item.with(amount.quantity)
        told[place].clause = clause
      }
    }
    run = []
    last = (deed, sentence)
  }

  private mutating func deny(_ clause: Int) {
    // "nohut varmış kilerde, onu yazma": it is on the list already.
    if run.isEmpty, let line = lastNamed?.item.line {
      actions.append((.remove, [Item(named: line)]))
      heard.insert(clause)
      return cancelOrder()
    }
    // "yok, yumurtayı yazma": what was written down just now.
    let lines = run.compactMap(\.item.line).filter(before.recent.contains)
    if !lines.isEmpty, lines.count == run.count {
      actions.append((.remove, lines.map(Item.init(named:))))
    }
    takeBack(run.isEmpty ? lastNamed.map { [$0.item.name] } ?? [] : run.map(\.item.name))
    run = []
    cancelOrder()
    heard.insert(clause)
  }

  /// Wants things no more: "yok yok şekeri boş ver".
  private mutating func takeBack(_ names: [String]) {
    func isMeant(_ told: Told) -> Bool {
      names.contains { name in told.item.name == name || told.item.name.hasSuffix(" " + name) }
    }
    told.removeAll(where: isMeant)
    wanted.removeAll(where: isMeant)
    named.removeAll(where: isMeant)
    run.removeAll { isMeant($0) && $0.item.line == nil }
  }

  /// "gerisini aldım, süt hariç"; else "o ayrı" says nothing.
  private mutating func except() {
    guard run.contains(where: { $0.item.line != nil }) else { return }
    actions.append((.except, run.map(\.item)))
    heard.formUnion(run.map(\.clause))
    run = []
    ofOthers = ofOthers ?? .except
  }

  private mutating func replace(_ deed: Deed, _ clause: Int) {
    let lines = run.map(\.item).filter { $0.line != nil }
    if deed == .not, let line = lines.last, line.thing.mention.hasAmount {
      corrected = line
      return run = []
    }
    if deed == .instead && !before.newest.isEmpty || !lines.isEmpty {
      isInstead = true
      heard.insert(clause)
    }
    // "3 değil 2 kutu": the next amount is that of what was told last.
    denied = deed == .not && run.isEmpty && amount?.clause == clause ? amount?.quantity : nil
    let isTaken =
      actions.last.map { action in
        action.deed != .left && action.items.contains { $0.line == lastNamed?.item.line }
      } ?? false
    if !lines.isEmpty {
      actions.append((.remove, lines))
    } else if run.isEmpty, deed == .instead, !isTaken, let lastNamed, lastNamed.item.line != nil {
      actions.append((.remove, [lastNamed.item]))
    }
    // "iki litre yağ, şeker değil": what was told before stands.
    run.removeAll { deed == .instead || $0.clause == clause || $0.item.line != nil }
  }

  /// "patates üç kilo olsun", "altı tane olsun", "ayran olsun".
  private mutating func set(_ clause: Int) {
    let things = run.filter { !$0.item.isGuessed }
    run = []
    // "fasulyeyi barbunyayla değiştir"
    if things.count == 2, let new = things.first(where: \.item.isMeans),
      let old = things.first(where: { $0.item.line != nil && $0.item.isDefinite }),
      new.item.line == nil, !new.hasAmount
    {
      actions.append((.remove, [old.item]))
      heard.insert(clause)
      return want([new])
    }
    if isInstead || isOpen, !things.isEmpty { return want(things) }
    for each in things {
      if let place = wanted.lastIndex(where: { $0.item.name == each.item.name }) {
        if each.hasAmount { wanted[place].item = each.item }
      } else if let place = told.lastIndex(where: { $0.item.name == each.item.name }) {
        if each.hasAmount { told[place].item = each.item }
      } else if each.item.line != nil {
        guard each.hasAmount || amount?.clause == clause else { continue }
        let item = each.hasAmount ? each.item : amount.map { each.item.with($0.quantity) }
        actions.append((.set, [item].compactMap(\.self)))
        heard.insert(clause)
        amount = nil
      } else if each.isSaidToo, before.continuing == .add || last?.deed == .add {
        want([each])
      } else if each.hasAmount || told.isEmpty && wanted.isEmpty {
        // "kıyma lazım ama kuzu olsun" names no second thing.
        told.append(each)
      }
    }
    guard things.isEmpty, let amount, amount.clause == clause, isPure(clause) else { return }
    setLast(amount.quantity, clause)
  }

  /// An amount of what was told last, in this message or in the one before it.
  mutating func setLast(_ quantity: Quantity, _ clause: Int) {
    if let place = wanted.indices.last {
      wanted[place].item = wanted[place].item.with(quantity)
    } else if let place = told.indices.last {
      told[place].item = told[place].item.with(quantity)
    } else {
      let lines = pointedLines(clause)
      guard !lines.isEmpty else { return }
      let items = lines.map { item in
        var item = item
        item.thing.mention.unit = before.lines.first { $0.name == item.line }?.unit
        return item.with(quantity)
      }
      actions.append((.set, items))
      heard.insert(clause)
    }
  }

  private func pointedLines(_ clause: Int) -> [Item] {
    if let line = lastNamed?.item.line { return [Item(named: line)] }
    if let pointer, pointer.clause == clause, case .last(let count) = pointer.which {
      return lastLines(count)
    }
    guard let figure = denied?.number?.value else {
      // "12 olsun" after a dose is the dose's.
      let line = before.lines.first { $0.name == before.newest.first }
      let isOfLine = !before.isAmongRecords || line?.quantity != nil
      return before.newest.count == 1 && isOfLine ? lastLines(1) : []
    }
    // "3 değil 2 kutu"
    let lines = before.lines.filter { line in
      figure == line.quantity && before.newest.contains(line.name)
    }
    return lines.count == 1 ? lines.map { Item(named: $0.name) } : []
  }

  // MARK: Lines

  /// What becomes of lines: of those that are named, else of those that are pointed at.
  mutating func change(_ deed: Deed, _ clause: Int) {
    let lines = run.filter { $0.item.line != nil }
    let isEmpty = run.isEmpty
    // "bir tane de limon, vanilya var": what was counted is not what is there.
    run =
      deed == .ticked && run.last?.hasAmount == false
      ? run.filter { $0.hasAmount && $0.item.line == nil } : []
    open = nil
    if !lines.isEmpty {
      actions.append((deed, lines.map(\.item)))
      heard.formUnion(lines.map(\.clause) + [clause])
      last = (deed, sentence)
    } else if isEmpty, let pointer, pointer.clause == clause {
      heard.insert(clause)
      last = (deed, sentence)
      switch pointer.which {
      case .those where named.contains { $0.item.line != nil }:
        actions.append((deed, named.map(\.item).filter { $0.line != nil }))
      case .all, .others, .those: ofOthers = deed
      case .first(let count):
        actions.append((deed, before.recent.prefix(count).map(Item.init(named:))))
      case .last(let count): actions.append((deed, lastLines(count)))
      }
    } else if isEmpty, ofOthers == .except {
      // "avokadonun dışındakileri aldım"
      ofOthers = deed
      heard.insert(clause)
    } else if isEmpty {
      open = (deed, clause)
    }
  }

  /// Gives a deed that was said before its things to those that followed: "vazgeçtim dondurmadan".
  mutating func closeDeed() {
    guard let (deed, clause) = open else { return }
    open = nil
    let lines = run.filter { $0.item.line != nil }
    if !lines.isEmpty {
      actions.append((deed, lines.map(\.item)))
      heard.formUnion(lines.map(\.clause) + [clause])
      run.removeAll { $0.item.line != nil }
      last = (deed, sentence)
    } else if deed == .remove, let line = lastNamed?.item.line, run.isEmpty {
      actions.append((deed, [Item(named: line)]))
      heard.insert(clause)
      last = (deed, sentence)
    }
  }

  /// The lines that were named last, here or in the messages before.
  private func lastLines(_ count: Int) -> [Item] {
    let line = lastNamed?.item.line ?? (before.newest.isEmpty ? before.focus?.line : nil)
    if let line, count == 1 { return [Item(named: line)] }
    let lines = before.newest.count < count ? before.recent : before.newest
    return lines.suffix(count).map(Item.init(named:))
  }
}

extension DictatedPart.Item {
  /// A line of the list by its name.
  init(named line: String, isSaidToo: Bool) {
    self.init(
      thing: ListSentence.Thing(
        mention: Mention(name: line, isKnown: true), form: nil, isGrocery: true,
        isSaidToo: isSaidToo),
      line: line)
  }

  init(named line: String) {
    self.init(named: line, isSaidToo: false)
  }

  /// The same in another amount.
  func with(_ quantity: Quantity) -> Self {
    var item = self
    item.thing.retake(quantity)
    return item
  }
}

extension ListSentence.Thing {
  /// Takes an amount in the place of the one that it has.
  mutating func retake(_ quantity: Quantity) {
    let unit = mention.unit
    (mention.quantity, mention.unit) = (nil, nil)
    take(quantity)
    // "üç paket ekle, dört olsun"
    if quantity.isBare, let unit { mention.unit = unit }
  }
}
