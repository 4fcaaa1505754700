import Analysis
import Turkish

/// What belongs to one food: words in brackets, the staple of a dish, numbers of names, two sizes.
extension AmountFolder {
  /// `makarna (çiğ)`, `ekmek (tam buğday)`: what stands in brackets tells which food.
  mutating func foldNotes() {
    for place in spans.indices.dropFirst().reversed()
    where place + 2 < spans.count && sentence.folded(spans[place]) == "(" {
      let note = spans[place + 1]
      guard sentence.folded(spans[place + 2]) == ")", note.number == nil, note.measure == nil,
        note.time == nil, let food = spans[..<place].lastIndex(where: { $0.food != nil })
      else { continue }
      spans.removeSubrange(place...place + 2)
      if note.food == nil || sentence.folded(note).fits("food.whole") {
        spans.insert(note, at: food)
      }
    }
  }

  /// `kinoayı çiğ tarttım`: how it was when it was weighed tells which food.
  mutating func foldStates() {
    for place in spans.indices.dropFirst().dropLast().reversed()
    where isState(spans[place])
      && (spans[place + 1].food == nil || spans[place + 1].finiteVerb != nil)
    {
      guard spans[place - 1].food?.noun?.grammaticalCase == .accusative else { continue }
      let state = Turkish.lowercased(sentence.source(spans[place]))
      spans[place - 1] = said(state, of: spans[place - 1])
      spans.remove(at: place)
    }
  }

  /// `yulaf lapası: 40 g yulaf, 200 ml süt`: the parts are what was eaten, not the dish besides.
  mutating func foldHeading() {
    guard let colon = spans.firstIndex(where: { sentence.folded($0) == ":" }), colon > 0,
      spans[colon - 1].food != nil, !spans[..<colon].contains(where: { $0.number != nil })
    else { return }
    let parts = spans[colon...].indices.filter { place in
      spans[place].food != nil
        && spans[colon..<place].suffix(2).contains { $0.number != nil || $0.measure != nil }
    }
    if parts.count > 1 { spans.remove(at: colon - 1) }
  }

  /// `60 gram bulgurdan pilav`, `3 yumurtadan omlet`, `200 gram kıymadan köfte`: one food, not two.
  ///
  /// The staple of a dish tells more than the dish, and was counted raw; a weight of anything else is
  /// about the dish's own.
  mutating func foldDishes() {
    for place in spans.indices.dropFirst().dropLast().reversed() {
      guard place + 1 < spans.count, let source = spans[place].food?.noun,
        source.grammaticalCase == .ablative, source.possessor == 0,
        isMade(spans[place + 1]),
        let counted = spans[..<place].lastIndex(where: { $0.number != nil }),
        counted >= place - 3
      else { continue }
      if spans[place].has(.staple) {
        spans.remove(at: place + 1)
        let isSaid =
          isState(spans[place - 1])
          || sentence.folded(spans[place]).fits("food.uncooked")
        if !isSaid { spans[place] = said("çiğ", of: spans[place]) }
      } else if sentence.folded(spans[place]).fits("food.egg") {
        spans.remove(at: place + 1)
      } else if spans[counted + 1].measure?.measure.metric != nil {
        spans.remove(at: place)
      } else {
        spans.removeSubrange(counted...place)
      }
    }
  }

  /// `120 gram maş, 50 gram mısır, salata yapıp yedim`: what was weighed is the salad.
  mutating func foldMixture() {
    for place in spans.indices.dropLast().reversed() {
      guard spans[place].food != nil,
        spans[place + 1].readings.contains(where: { $0.phrase.fits("food.make") }),
        spans[..<place].filter({ $0.measure?.measure.metric != nil }).count > 1,
        place == 0 || spans[place - 1].isMark || spans[place - 1].food != nil
      else { continue }
      spans.remove(at: place)
    }
  }

  private func isState(_ span: Span) -> Bool {
    WordSets.words("state").contains(sentence.folded(span))
  }

  private func said(_ state: String, of span: Span) -> Span {
    var span = span
    span.kind = .words(
      span.readings.compactMap { reading in
        guard case .food = reading.sense else { return nil }
        return Span.Reading(
          sense: reading.sense, phrase: "\(state) \(reading.phrase)", noun: .bare, verb: nil)
      })
    return span
  }

  /// A dish as the object of making it: `pilav yaptım`, no further food of a list.
  private func isMade(_ span: Span) -> Bool {
    guard let noun = span.food?.noun else { return false }
    return noun.grammaticalCase == .bare || noun.grammaticalCase == .accusative
  }

  /// `iki şekerli çay`, `2 küp şekerli bir çay`, `3 bardak iki şekerli çay`: lumps of sugar, and a drink.
  mutating func foldSugars() {
    for place in spans.indices.dropLast().reversed() where place + 1 < spans.count {
      guard let lumps = spans[place].number, lumps.kind == .exact, !lumps.isArticle else {
        continue
      }
      let next = spans[(place + 1)...]
      // "küp" says only what the sugar is counted in.
      let sugared = place + (next.first.map(isLump) == true ? 2 : 1)
      guard sugared < spans.count, let drink = sugaredDrink(at: sugared) else { continue }
      var glasses = 1.0
      if place > 1, spans[place - 1].measure != nil, let count = spans[place - 2].number {
        glasses = count.value
      }
      let start = glasses == 1 ? place : place - 2
      let sugar = [
        count(lumps.value * glasses, at: spans[place]),
        named(Mention.sugar(1, nil).name, at: spans[sugared]),
      ]
      let amount = Array(spans[start..<place])
      spans.replaceSubrange(start..<drink.end, with: sugar + amount + drink.spans)
    }
  }

  /// `şekerli çay`, or `şekerli` and what follows it: the drink alone, and where it ends.
  private func sugaredDrink(at place: Int) -> (spans: [Span], end: Int)? {
    let sugared = WordSets.words("sugared")
    if sugared.contains(sentence.folded(spans[place])), place + 1 < spans.count {
      return ([], place + 1)
    }
    guard let words = spans[place].food?.phrase.split(separator: " "), words.count > 1,
      sugared.contains(Turkish.fold(String(words[0])))
    else { return nil }
    let drink = words.dropFirst().joined(separator: " ")
    return ([named(drink, at: spans[place])], place + 1)
  }

  private func isLump(_ span: Span) -> Bool {
    WordSets.words("lump").contains(sentence.folded(span))
  }

  /// A food by another name.
  private func named(_ name: String, at span: Span) -> Span {
    var span = span
    let sense = span.food?.sense ?? spans.lazy.compactMap(\.food).first?.sense ?? .food(0)
    span.kind = .words([Span.Reading(sense: sense, phrase: name, noun: .bare, verb: nil)])
    return span
  }

  /// `üç peynirli pizza`, `iki yumurtalı menemen`, `7 tahıllı ekmek`: the number names a kind.
  mutating func foldNames() {
    for place in spans.indices.dropLast().reversed() {
      // "2 öğün arası nektarin"
      if spans[place].number != nil, spans[place + 1].has(.meal), spans[place + 1].food == nil {
        spans.remove(at: place)
        continue
      }
      guard let number = spans[place].number, number.kind == .exact, number.value > 1 else {
        continue
      }
      let next = sentence.folded(spans[place + 1]).split(separator: " ").first ?? ""
      let after =
        place + 2 < spans.count ? spans[place + 2].food?.phrase : spans[place + 1].food?.phrase
      let isKind =
        WordSets.words("kind.counted").contains(String(next))
        || next.fits("food.cheese")
          && (after.fits("food.dishesOfCheese")
            || (spans[place + 1].food?.phrase).fits("food.dishesOfCheese"))
      if isKind { spans.remove(at: place) }
    }
  }

  /// `bir kalın bir de ince dilim ekmek`, `iki büyük bir küçük elma`: two sizes of one food.
  mutating func foldSizes() {
    for place in spans.indices.dropFirst().reversed() where place + 3 < spans.count {
      let next = spans[(place + 1)...].prefix(5)
      guard spans[place - 1].number != nil,
        let size = MeasureSize.of(sentence.folded(spans[place])),
        let food = next.firstIndex(where: { $0.food != nil }),
        next[..<food].contains(where: { $0.number != nil || sentence.folded($0).fits("food.and") }),
        !next[..<food].contains(where: { $0.isMark || $0.isUnknown && !isSize($0) })
      else { continue }
      if let unit = next[..<food].firstIndex(where: { $0.measure?.size != nil }),
        var measure = spans[unit].measure, measure.size != size
      {
        measure.size = size
        var sized = spans[unit]
        sized.kind = .measure(measure)
        spans.replaceSubrange(place...place, with: [sized, spans[food]])
      } else if next[..<food].contains(where: isSize) {
        spans.insert(spans[food], at: place + 1)
      }
    }
  }

  private func isSize(_ span: Span) -> Bool {
    let word = sentence.folded(span)
    return span.measure == nil && (word.fits("food.size") || MeasureSize.of(word) != nil)
  }
}
