import Turkish

/// A message that tells how much there was, and how much of it was eaten.
///
///     10 tane sarma vardı 7'sini yedim      7 tane sarma yedim
///     3 dilim pizza söyledim 2'sini yedim   2 dilim pizza yedim
///     4 köfte yaptım, üçünü yedim           3 köfte yedim
///
/// What was there, cooked or ordered is no amount of a meal.
package struct EatenPart: SentenceRewrite {
  package let sentence: Sentence
  package private(set) var spans: [Span]

  package init(_ sentence: Sentence) {
    self.sentence = sentence
    spans = sentence.spans
    guard let part = spans.indices.first(where: isEatenPart), let food = food(before: part),
      let whole = amount(of: food), isPart(part, of: whole)
    else { return }
    spans[whole].kind = spans[part].kind
    let end = spans[part + 1].measure == nil ? part : part + 1
    spans.removeSubrange(food + 1...end)
  }

  /// Whether a number can be of the pieces of which there were so many: not of a box, a weight or a bowl,
  /// and no half of all of them.
  private func isPart(_ part: Int, of whole: Int) -> Bool {
    guard let eaten = spans[part].number, let all = spans[whole].number, eaten.low == eaten.high,
      eaten.low >= 1, eaten.low <= all.low
    else { return false }
    let unit = { (place: Int) in self.spans[place].measure?.measure }
    let said = unit(part + 1)
    guard let own = unit(whole + 1), own != .piece else { return said == nil || said == .piece }
    return own == .slice && (said == nil || said == .slice || said == .piece)
  }

  /// "7'sini yedim", "3 tanesini yedim": some of what was named, right before its verb.
  private func isEatenPart(_ place: Int) -> Bool {
    guard let number = spans[place].number, !number.isArticle else { return false }
    var verb = place + 1
    var isPart = number.form.isPossessive
    if verb < spans.count, let measure = spans[verb].measure {
      isPart = measure.form.possessor == 3 || measure.form.grammaticalCase == .accusative
      verb += 1
    }
    guard isPart, verb < spans.count, let form = spans[verb].finiteVerb?.verb else { return false }
    return spans[verb].has(.eat) && !form.isNegative && [1, 4].contains(form.person)
  }

  /// The food of which there was so much, before a verb that is none of eating.
  private func food(before part: Int) -> Int? {
    guard
      let food = spans[..<part].lastIndex(where: {
        $0.food != nil && $0.number == nil && !$0.has(.eat, .exist)
      })
    else { return nil }
    let between = spans[(food + 1)..<part]
    let isThere = between.contains { span in
      span.has(.exist)
        || span.finiteVerb?.verb.map { $0.mood == .past && !span.has(.eat) } ?? false
    }
    let tellsMore =
      between.contains { $0.number != nil || $0.time != nil || $0.has(.eat, .person, .given) }
      || spans[..<food].contains { $0.food != nil && $0.number == nil && $0.measure == nil }
    return isThere && !tellsMore ? food : nil
  }

  /// The number that stands before a food, with its unit between.
  private func amount(of food: Int) -> Int? {
    let before = food > 0 && spans[food - 1].measure != nil ? food - 2 : food - 1
    guard before >= 0, let number = spans[before].number, !number.isArticle else { return nil }
    return before
  }
}
