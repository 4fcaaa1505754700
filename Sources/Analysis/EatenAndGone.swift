import Turkish

/// A message that tells what was eaten before somebody went on, as a deed of its own.
///
///     tost yiyip çıktım       tost yedim
///
/// Not of what is to be (`yiyip geliyorum`), asked, done as a rule, or told of more foods than these.
package struct EatenAndGone: SentenceRewrite {
  package let sentence: Sentence
  package private(set) var spans: [Span]

  package init(_ sentence: Sentence) {
    self.sentence = sentence
    spans = sentence.spans
    guard !spans.contains(where: { isRule($0) || $0.has(.ask, .question) }) else { return }
    for place in spans.indices.dropLast().reversed() {
      guard let eating = eating(place), let person = person(after: place) else { continue }
      var form = VerbForm(mood: .past)
      form.person = person
      let read = Span.Reading(
        sense: .word(.eat), phrase: eating.phrase, noun: nil, verb: form)
      spans[place].kind = .words([read])
      spans.remove(at: place + 1)
    }
  }

  private func eating(_ place: Int) -> Span.Reading? {
    guard let reading = spans[place].reading(.eat), let form = reading.verb,
      form.mood == .converb, !form.isNegative, word(place).fits("eaten.then")
    else { return nil }
    return reading
  }

  /// Who went on, right behind, with nothing eaten after; nil where nobody has.
  private func person(after place: Int) -> Int? {
    let next = place + 1
    guard let form = spans[next].finiteVerb?.verb, !form.isNegative, !form.hasConditionalCopula,
      form.mood == .past, !spans[next].has(.eat),
      spans[next].readings.contains(where: { Turkish.fold($0.phrase).fits("eaten.going") }),
      next + 1 == spans.count || spans[next + 1].isMark,
      !spans[next...].contains(where: { $0.food != nil })
    else { return nil }
    return form.person
  }

  private func isRule(_ span: Span) -> Bool {
    let word = sentence.folded(span)
    return word.fits("usually") || word.fits("habit.every") || word.fits("eaten.rule")
  }
}
