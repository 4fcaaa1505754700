import Analysis
import Domain
import Turkish

/// Which words of talk about the list or the house name things, and which amounts.
extension Sentence {
  /// The things that are named; unknown words where `takesUnknown`, medicines and what one measures with
  /// where `takesSupplies`.
  func listedThings(takesUnknown: Bool, takesSupplies: Bool) -> [FoodMention] {
    var found = FoodMention.all(in: self).filter { food in
      let span = spans[food.head]
      guard !span.has(.list, .shop), takesSupplies || !span.has(.glucose, .medication),
        !isOfVessel(food.head),
        !span.isTold, !isPurpose(food.spans.upperBound), !isMeasured(food),
        !isOwner(food.head),
        !span.isUsedFor(before: food.head + 1 < spans.count ? spans[food.head + 1] : nil)
      else { return false }
      return span.food != nil && !span.has(.filler) || span.has(.thing)
        || takesUnknown && span.isUnknown && !standsBeforeList(food)
          && !ListSentence.isNoName(folded(span)) && !isSize(food.head)
    }
    if takesUnknown { found = joinedNames(found) }
    found = found.map(compound)
    found += unitsAlone.map { place in
      FoodMention(
        spans: place..<place + 1, head: place, name: Turkish.lowercased(source(spans[place])),
        isKnown: false)
    }
    guard takesSupplies else { return found }
    found += spans.indices.compactMap { place in
      guard !found.contains(where: { $0.spans.contains(place) }), !spans[place].has(.doseunit),
        let drug = spans[place].reading(.medication), !isPurpose(place + 1)
      else { return nil }
      return FoodMention(
        spans: place..<place + 1, head: place, name: drug.phrase, isKnown: true)
    }
    return found.sorted { $0.head < $1.head }
  }

  /// "deniz yosunu", "3 kg baklavalık un": what nobody knows as part of one name with the word after it, as
  /// its ending or the amount before both tell.
  private func joinedNames(_ all: [FoodMention]) -> [FoodMention] {
    var found: [FoodMention] = []
    for food in all {
      guard let last = found.last, last.spans.upperBound == food.spans.lowerBound,
        spans[last.head].isUnknown, !spans[last.head].has(.thing),
        isCounted(last)
          || spans[food.head].isUnknown && folded(spans[food.head]).fits("list.headed")
      else {
        found.append(food)
        continue
      }
      found[found.count - 1] = FoodMention(
        spans: last.spans.lowerBound..<food.spans.upperBound, head: food.head,
        name: [last.name, food.name].joined(separator: " "), isKnown: food.isKnown)
    }
    return found
  }

  /// "makine yağı", "enerji barı": a thing with the noun before it that says of what it is, and is none itself.
  private func compound(_ food: FoodMention) -> FoodMention {
    let place = food.spans.lowerBound - 1
    guard place >= 0, tellsOfWhat(place), isOfSomething(food) else { return food }
    var food = food
    food.name = [spans[place], spans[food.head]].map { Turkish.lowercased(source($0)) }
      .joined(separator: " ")
    food.spans = place..<food.spans.upperBound
    return food
  }

  /// Whether a thing may be the second word of a compound, by its ending.
  func isOfSomething(_ food: FoodMention) -> Bool {
    let head = spans[food.head]
    guard food.spans.count == 1 else { return false }
    if head.isUnknown {
      return folded(head).fits("list.headed") && !ListSentence.isNoName(folded(head))
    }
    return [head.food, head.reading(.thing)].compactMap { $0?.noun }.contains { noun in
      !noun.isPlural
        && (noun.possessor == 3 || noun.grammaticalCase == .accusative && noun.possessor == 0)
    }
  }

  /// Whether a word is the bare noun of a matter that nobody buys: `enerji`, `ağrı`, `makine`.
  func tellsOfWhat(_ place: Int) -> Bool {
    let span = spans[place]
    guard span.tokens.count == 1, !span.isMark, !span.isUnknown, span.food == nil,
      span.number == nil, span.measure == nil, span.time == nil,
      !span.has(.thing, .list, .shop, .filler, .deictic, .person, .given, .animal, .more, .yes, .no)
    else { return false }
    return span.readings.contains { $0.verb == nil && $0.noun?.length ?? 0 == 0 }
      && !span.readings.contains { $0.verb.map { $0.mood != .imperative } ?? false }
      && !ListSentence.isNoName(folded(span)) && ListSentence.deed(at: 0, of: [folded(span)]) == nil
  }

  private func isCounted(_ food: FoodMention) -> Bool {
    let place = food.spans.lowerBound
    return place > 0 && (spans[place - 1].number != nil || spans[place - 1].measure != nil)
  }

  /// The amounts that count something: not "bi de salça", "bir tek sütü", "5 numara".
  var listedAmounts: [Quantity] {
    let leaves = unitsAlone
    return Quantity.all(in: self).filter { quantity in
      if leaves.contains(quantity.spans.lowerBound) { return false }
      let next = quantity.spans.upperBound
      guard next < spans.count else { return true }
      if quantity.isBare, isSize(next) { return false }
      guard quantity.number?.isArticle == true else { return true }
      let word = folded(spans[next])
      return !word.fits("meal.too") && !ListSentence.table[.alone].fits(word)
    }
  }

  /// "5 numara", "9 watt": of which size a thing is.
  private func isSize(_ place: Int) -> Bool {
    place > 0 && spans[place - 1].number != nil && folded(spans[place]).fits("list.model")
  }

  /// "küçük bir kavanoz bal": of which size that is which holds a thing.
  func isOfVessel(_ place: Int) -> Bool {
    guard folded(spans[place]).fits("list.vesselSize"), place + 1 < spans.count else {
      return false
    }
    let next = spans[place + 1]
    guard next.number?.isArticle == true else { return next.measure != nil }
    return place + 2 < spans.count && spans[place + 2].measure != nil
  }

  /// "bayram için listeye çay ekle": what stands before the list, where a thing follows it.
  private func standsBeforeList(_ food: FoodMention) -> Bool {
    guard let list = spans.firstIndex(where: { $0.has(.list) }), food.head < list else {
      return false
    }
    return spans[list...].contains { $0.food != nil || $0.has(.thing) }
  }

  /// "yaprak, pirinç": units that are things as well, where nothing of them is counted.
  private var unitsAlone: [Int] {
    Quantity.all(in: self).filter { quantity in
      let next = quantity.spans.upperBound
      return quantity.number == nil && quantity.measure?.isFoodToo == true
        && next < spans.count && spans[next].isMark
    }.map(\.spans.lowerBound)
  }
}
