import Analysis
import Turkish

/// What the numbers and units of a dictated message are: amounts, pointers, or things themselves.
extension DictatedParts {
  /// Not the "3" of "B3", "4 numara"; "üçü" points at what was told.
  func amount(_ quantity: Quantity) -> DictatedPart {
    let next = quantity.spans.upperBound
    let after = next < sentence.spans.count ? sentence.folded(sentence.spans[next]) : ""
    if let number = quantity.number, quantity.isBare {
      let isPointing =
        number.form.isPossessive || !number.suffix.isEmpty && after.fits("meal.too")
      if isPointing, let count = Int(exactly: number.value), count >= 2 {
        return DictatedPart(kind: .pointer(.last(count)), spans: quantity.spans)
      }
      if number.isArticle, after.fits("meal.too") {
        return DictatedPart(kind: .more, spans: quantity.spans.lowerBound..<next + 1)
      }
      // The "27" of "E27"
      if isGluedToWord(quantity.spans.lowerBound) {
        return DictatedPart(kind: .besides, spans: quantity.spans)
      }
      if after.fits("list.model") {
        return DictatedPart(kind: .besides, spans: quantity.spans.lowerBound..<next + 1)
      }
    }
    if quantity.number == nil { return DictatedPart(kind: unit(quantity), spans: quantity.spans) }
    if let thing = unitToBuy(quantity) { return thing }
    return DictatedPart(
      kind: quantity.doseUnit != nil || isOfMoney(quantity) ? .other : .amount(quantity),
      spans: quantity.spans)
  }

  /// "listeye iki ampul": what a medicine comes in, and what a lamp needs.
  private func unitToBuy(_ quantity: Quantity) -> DictatedPart? {
    let span = sentence.spans[quantity.spans.upperBound - 1]
    guard takesMedicines, quantity.doseUnit != nil, quantity.spans.count > 1, span.has(.thing),
      let number = quantity.number
    else { return nil }
    var item = DictatedPart.Item(named: sentence.source(span))
    item.line = lines.line(named: [sentence.folded(span)])
    item.thing.mention.quantity = number.value
    return DictatedPart(kind: .thing(item), spans: quantity.spans)
  }

  /// "poşet bitti": a unit that is wanted itself; "küçük kutu 6 tane" counts with the number after it.
  private func unit(_ quantity: Quantity) -> DictatedPart.Kind {
    let next = quantity.spans.upperBound
    let span = sentence.spans[quantity.spans.lowerBound]
    let follows = next < sentence.spans.count ? sentence.spans[next] : nil
    if follows?.number != nil { return .besides }
    let isThing = quantity.measure?.isFoodToo == true || quantity.measure?.measure == .bag
    guard isThing, follows?.food == nil, follows?.has(.thing) != true else {
      return .amount(quantity)
    }
    let thing = ListSentence.Thing(
      mention: Mention(name: quantity.measure?.unit ?? "", isKnown: true), form: span.measure?.form,
      isGrocery: true, isSaidToo: next < sentence.spans.count && isToo(next))
    return .thing(
      DictatedPart.Item(thing: thing, line: lines.line(named: [Turkish.fold(thing.name)])))
  }

  private func isOfMoney(_ quantity: Quantity) -> Bool {
    let next = quantity.spans.upperBound
    return next < sentence.spans.count && sentence.spans[next].has(.money)
  }

  private func isGluedToWord(_ place: Int) -> Bool {
    let token = sentence.spans[place].tokens.lowerBound
    return token > 0 && sentence.tokens[token].isGlued && sentence.tokens[token - 1].kind == .word
      && sentence.tokens[token - 1].folded != "x"
  }
}
