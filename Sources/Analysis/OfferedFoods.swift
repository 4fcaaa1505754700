import Turkish

/// A message that tells what there was, or what a dish is made of, and then what was eaten with its amounts.
///
///     köfte makarna vardı 3 köfte yedim                 3 köfte yedim
///     smoothie yaptım: 1 muz, 200 ml süt içtim          1 muz, 200 ml süt içtim
///
/// What stands there without an amount and is not told again was not eaten besides. `tost vardı 2 köfte
/// yedim` names nothing again, and `kek yaptım: 3 yumurta, bir dilimini yedim` eats of the dish.
package struct OfferedFoods: SentenceRewrite {
  package let sentence: Sentence
  package private(set) var spans: [Span]

  package init(_ sentence: Sentence) {
    self.sentence = sentence
    spans = sentence.spans
    if let menu { spans.removeSubrange(menu) }
    if let dish { spans.removeSubrange(dish) }
  }

  // MARK: What there was

  /// The foods without an amount before "vardı", one of which is eaten behind it.
  private var menu: Range<Int>? {
    guard let there = spans.indices.first(where: { isThere($0) }) else { return nil }
    var start = there
    while start > 0, isFood(start - 1) || isJoint(start - 1) { start -= 1 }
    while start < there, !isFood(start) { start += 1 }
    let foods = (start..<there).filter(isFood)
    guard !foods.isEmpty,
      start == 0 || spans[start - 1].number == nil && spans[start - 1].measure == nil,
      let eaten = counted(after: there + 1), !eaten.isEmpty,
      eaten.contains(where: { one in foods.contains { isSame(one, $0) } })
    else { return nil }
    var end = there + 1
    while end < spans.count, spans[end].isMark { end += 1 }
    return start..<end
  }

  private func isThere(_ place: Int) -> Bool {
    spans[place].has(.exist) && word(place).fits("offered.there")
  }

  private func isSame(_ one: Int, _ other: Int) -> Bool {
    let names = [one, other].map { place in
      Set(Turkish.fold(spans[place].food?.phrase ?? "").split(separator: " ").map(String.init))
    }
    return !names[0].isDisjoint(with: names[1])
      || names[0].contains { short in names[1].contains { $0.hasPrefix(short) } }
  }

  // MARK: What a dish is made of

  /// "smoothie yaptım:" before two things and more with their amounts, the last right before the verb.
  private var dish: Range<Int>? {
    guard
      let made = spans.indices.dropLast().first(where: { place in
        spans[place].has(.cook) && spans[place].food == nil && word(place + 1) == ":"
          && spans[place].finiteVerb?.verb.map {
            $0.mood == .past && !$0.isNegative && [1, 4].contains($0.person)
          } == true
      }), made > 0, isFood(made - 1),
      made == 1 || spans[made - 2].number == nil && spans[made - 2].measure == nil,
      let parts = counted(after: made + 2), parts.count > 1
    else { return nil }
    return made - 1..<made + 2
  }

  // MARK: What was eaten

  /// The foods between a place and the verb of eating that ends the message, each right behind its amount;
  /// nil where anything else is told.
  private func counted(after start: Int) -> [Int]? {
    var found: [Int] = []
    var place = start
    while place < spans.count {
      if isEaten(place) { return spans[(place + 1)...].allSatisfy(\.isMark) ? found : nil }
      if isJoint(place) {
        place += 1
        continue
      }
      guard spans[place].number != nil else { return nil }
      place += 1
      if place < spans.count, spans[place].measure != nil { place += 1 }
      guard place < spans.count, isFood(place) else { return nil }
      found.append(place)
      place += 1
    }
    return nil
  }

  private func isFood(_ place: Int) -> Bool {
    spans[place].food != nil && spans[place].number == nil && spans[place].measure == nil
      && !spans[place].has(.eat, .exist)
  }

  private func isJoint(_ place: Int) -> Bool {
    spans[place].isMark || spans[place].has(.filler) && spans[place].food == nil
  }

  private func isEaten(_ place: Int) -> Bool {
    guard let form = spans[place].finiteVerb?.verb, spans[place].has(.eat) else { return false }
    return form.mood == .past && !form.isNegative && [1, 4].contains(form.person)
  }
}
