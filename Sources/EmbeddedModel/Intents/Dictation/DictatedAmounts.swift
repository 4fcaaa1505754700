import Analysis
import Turkish

/// Gives the amounts of an enumeration to its things, by the order in which it tells them.
///
///     "ıspanak iki kilo pırasa bir kilo"     behind the names
///     "yarım kilo pirinç iki paket makarna"  before them
///     "domates salatalık da birer kilo"      to each
///     "kabak, biber (1'er kilo)"             to each of a sentence
struct DictatedAmounts {
  private(set) var parts: [DictatedPart]

  init(_ parts: [DictatedPart]) {
    self.parts = parts
    dropTakenBack()
    var run: [Int] = []
    for place in parts.indices {
      let part = parts[place]
      if part.item != nil || part.quantity != nil {
        run.append(place)
      } else if part.isBoundary {
        share(run)
        run = []
      }
    }
    share(run)
  }

  /// "üç kilo, yok yok iki kilo domates": the amount before a repair, where another stands behind it.
  private mutating func dropTakenBack() {
    for place in parts.indices where parts[place].isRepair {
      let before = parts[..<place].lastIndex { !$0.isBesides && !$0.isPause }
      let after = parts[(place + 1)...].firstIndex { !$0.isBesides && !$0.isPause }
      guard let before, let after, parts[before].quantity != nil, parts[after].quantity != nil
      else { continue }
      parts[before].kind = .besides
    }
  }

  /// Shares what stands between two boundaries; what finds no thing stays an amount.
  private mutating func share(_ run: [Int]) {
    // "badem unu lazım bir paket üç tane yumurta": the first is of what stood before.
    let isOfBefore =
      run.count > 2 && run[1] == run[0] + 1 && run[...1].allSatisfy { parts[$0].quantity != nil }
      && parts[run[2]].item != nil
    let run = isOfBefore ? Array(run.dropFirst()) : run
    let amounts = run.filter { parts[$0].quantity != nil }
    let things = run.filter { parts[$0].item != nil }
    guard let firstAmount = amounts.first else { return }
    let told = run.map { place in
      parts[place].quantity.map(Enumerated.init) ?? Enumerated(thing: parts[place].item?.name ?? "")
    }
    if amounts.count == 1, parts[firstAmount].quantity?.isOfEach == true {
      for thing in listed(before: run[0]) + things { give(firstAmount, to: thing) }
    } else if told.amountsFollow {
      for (number, amount) in amounts.enumerated() {
        // "lor 500 gram bir demet maydanoz"
        let isNext = number > 0 && !things.contains { amounts[number - 1] < $0 && $0 < amount }
        let thing = isNext ? things.first { $0 > amount } : things.last { $0 < amount }
        if let thing { give(amount, to: thing) }
      }
    } else {
      for amount in amounts {
        let next = things.first { $0 > amount }
        let free = next ?? things.last { parts[$0].item?.thing.mention.hasAmount == false }
        if let free { give(amount, to: free) }
      }
    }
  }

  /// The things without amounts that commas alone part from a place.
  private func listed(before place: Int) -> [Int] {
    parts[..<place].indices.reversed().prefix { earlier in
      switch parts[earlier].kind {
      case .pause, .join, .more, .besides: true
      case .thing(let item): !item.thing.mention.hasAmount
      default: false
      }
    }.filter { parts[$0].item != nil }
  }

  private mutating func give(_ amount: Int, to place: Int) {
    guard let quantity = parts[amount].quantity ?? given[amount], var item = parts[place].item,
      !item.thing.mention.hasAmount
    else { return }
    item.thing.take(quantity)
    parts[place].kind = .thing(item)
    given[amount] = quantity
    parts[amount].kind = .besides
  }

  private var given: [Int: Quantity] = [:]
}

extension Quantity {
  /// Whether it is of each thing: "birer kilo".
  var isOfEach: Bool {
    number.map { $0.form.derivation == .distributive || $0.suffix.fits("number.each") } ?? false
  }

  /// "dörde düşür", "yarım kiloya indir": what something is brought to.
  var isAim: Bool { (measure?.form.grammaticalCase ?? number?.form.grammaticalCase) == .dative }
}

extension ListSentence.Thing {
  /// Takes an amount; "dörde düşür" says what it is brought to.
  mutating func take(_ quantity: Quantity) {
    mention.take(Amount(packed: quantity))
    isAimed = quantity.isAim
  }
}
