import Analysis
import Domain
import Turkish

/// Values of glucose that stand in an order: what one came to from another, and rows with their times.
extension Stated {
  /// "şekerim 180'den 60'a düştü", "60 tı 110 oldu", "40 yazmışım 140 olacak": of two figures the one that
  /// holds, and nothing of the other.
  ///
  /// What was true before is told as not written.
  mutating func findOutcome() {
    guard message.persons.isEmpty else { return }
    for clause in message.scene.clauses.indices {
      let figures = message.quantities.filter {
        $0.isBare && message.clauseOf[$0.spans.lowerBound] == clause
      }
      let told = message.scene.clauses[clause]
      guard figures.count == 2, told.verbIs(.trend, .comeout), told.isPast, !told.isNegated,
        told.spans.contains(where: \.isOfGlucose) || tellsOnlyOfGlucose,
        isFrom(figures[0]), isTo(figures[1])
      else { continue }
      take(figures[1], over: figures[0])
    }
    guard tellsOnlyOfGlucose, message.quantities.count == 2,
      message.quantities.allSatisfy({ $0.isBare && (20...600).contains($0.value) })
    else { return }
    let (first, second) = (message.quantities[0], message.quantities[1])
    let times = message.times.filter { $0.place < second.spans.lowerBound }
    if isPast(first), times.allSatisfy({ isNow($0.time) }),
      !times.isEmpty || verb(after: second, .be, .trend, .comeout)?.mood == .past
    {
      take(second, over: first, isExplained: false)
    } else if isSlip(first), verb(after: second, .be)?.mood == .future {
      take(second, over: first)
    } else if isSlip(second), isMeant(first) {
      take(first, over: second)
    }
  }

  /// "şekerim 250 ne yapmalıyım", "b12m 240 şekerim 101": one's own glucose with its figure, which ends
  /// what it stands in but for what is asked about it.
  mutating func findOwnReading() {
    let clauses = message.scene.clauses
    guard message.persons.isEmpty, opensTalk,
      !message.scene.has(.target, .not, .correction, .instead),
      !clauses.contains(where: { $0.isUnreal || $0.isHearsay || $0.form?.mood == .aorist }),
      !message.scene.isOfHabit
    else { return }
    let own = message.quantities.filter { figure in
      let place = figure.spans.lowerBound
      return figure.isBare && figure.number?.kind == .exact && isOfMeter(figure)
        && figure.number?.suffix.isEmpty == true && place > 0
        && message.spans[place - 1].isOfGlucose
        && message.spans[place - 1].isOwnMeasure && endsReading(figure)
        && (place < 2 || !message.spans[place - 2].has(.cgmnoun))
    }
    guard own.count == 1 else { return }
    keep(
      Set(own[0].spans),
      of: candidates.indices.filter { candidates[$0].intent == "logGlucose" })
  }

  /// A value in mg/dL, or in tenths of mmol/L.
  func isOfMeter(_ figure: Quantity) -> Bool {
    (40...500).contains(figure.value)
      || (1.6..<34).contains(figure.value) && figure.value != figure.value.rounded()
  }

  /// Whether nothing after a figure makes it another one's: its end, its verb, or a question.
  private func endsReading(_ figure: Quantity) -> Bool {
    let place = figure.spans.upperBound
    guard place < message.spans.count else { return true }
    let next = message.spans[place]
    if next.isMark {
      return [",", ".", "!", ";"].contains(message.word(place))
        && (place + 1 == message.spans.count || message.spans[place + 1].number == nil)
    }
    if let form = next.finiteVerb?.verb, next.has(.comeout, .be) {
      return [.past, .reported].contains(form.mood) && form.person == 3 && !form.isNegative
        && !form.hasConditionalCopula
    }
    return next.has(.question) && !message.word(place).fits("word.howMany")
  }

  private mutating func take(
    _ figure: Quantity, over other: Quantity, isExplained: Bool = true
  ) {
    let own = candidates.indices.filter { candidates[$0].intent == "logGlucose" }
    keep(Set(figure.spans), of: own, explaining: isExplained ? Set(other.spans) : [])
    dropped.formUnion(
      candidates.indices.filter { place in
        candidates[place].writes && !candidates[place].claims.isDisjoint(with: other.spans)
      })
  }

  /// "şimdi", and no part of the day.
  private func isNow(_ time: TimeReading) -> Bool {
    let scene = message.scene
    return time.moment(now: scene.now, zone: scene.zone)?.date == scene.now
  }

  private func isFrom(_ figure: Quantity) -> Bool {
    NumberEndings.ablatives.contains(figure.number?.suffix ?? "")
  }

  private func isTo(_ figure: Quantity) -> Bool {
    NumberEndings.datives.contains(figure.number?.suffix ?? "")
  }

  private func isPast(_ figure: Quantity) -> Bool {
    NumberEndings.pasts.contains(figure.number?.suffix ?? "")
  }

  /// A glucose word, and nothing besides figures, times and what became of them.
  private var tellsOnlyOfGlucose: Bool {
    message.spans.contains(where: \.isOfGlucose)
      && message.spans.indices.allSatisfy { place in
        let span = message.spans[place]
        return span.isMark || span.isOfGlucose || span.number != nil || span.time != nil
          || span.has(.filler, .mgdl) || span.finiteVerb != nil && span.has(.trend, .be, .comeout)
          || isMeant(place)
      }
  }

  /// The form of the verb right after a figure, if it is one of these.
  private func verb(after figure: Quantity, _ words: WordClass...) -> VerbForm? {
    let place = figure.spans.upperBound
    guard place < message.spans.count, words.contains(where: { message.spans[place].has($0) })
    else { return nil }
    return message.spans[place].finiteVerb?.verb
  }

  /// "40 yazmışım": what was written.
  private func isSlip(_ figure: Quantity) -> Bool {
    guard let form = verb(after: figure, .put) else { return false }
    return [.past, .reported].contains(form.mood) && [1, 4].contains(form.person)
  }

  /// "140 yazacakken": what was to be written.
  private func isMeant(_ figure: Quantity) -> Bool {
    figure.spans.upperBound < message.spans.count && isMeant(figure.spans.upperBound)
  }

  private func isMeant(_ place: Int) -> Bool {
    message.word(place).fits("otherMeasures.intended")
      || message.word(place).fits("otherMeasures.planned")
  }

  /// "aç karnına 98 | …": a figure, and when it was in a day of meals, and nothing else.
  mutating func findBareReadings() {
    guard message.persons.isEmpty else { return }
    for (number, clause) in message.scene.clauses.enumerated() where clause.verbPlace == nil {
      let words = clause.spans.filter { !$0.isMark && !($0.has(.filler) && $0.time == nil) }
      let figures = message.quantities.filter {
        $0.isBare && $0.number?.kind == .exact && (40...500).contains($0.value)
          && message.clauseOf[$0.spans.lowerBound] == number
      }
      guard figures.count == 1, words.contains(where: \.placesReading),
        words.allSatisfy({ $0.number != nil || $0.time != nil || $0.placesReading })
      else { continue }
      keep(
        Set(figures[0].spans),
        of: candidates.indices.filter { candidates[$0].intent == "logGlucose" })
    }
  }

  /// "sabah şekerim 118, öğlen 141 ölçtüm", "dün sabah 130 öğlen 180 şekerim": figures that each stand
  /// after their time, and that they are of glucose, or that they were measured.
  mutating func findTimedReadings() {
    let figures = message.quantities
    let isAll = message.spans.allSatisfy { span in
      span.isMark || span.time != nil || span.number != nil || span.has(.filler) || span.isOfGlucose
        || span.finiteVerb != nil && span.has(.measure, .comeout)
    }
    let clauses = message.scene.clauses
    let isMeasured =
      clauses.last.map { $0.verbIs(.measure) && $0.isPast } == true
      || message.spans.contains(where: \.isOfGlucose)
    guard message.persons.isEmpty, figures.count > 1, isAll, isMeasured,
      clauses.allSatisfy({ !$0.isNegated && ($0.verb == nil || $0.isPast) }),
      figures.allSatisfy({ figure in
        let place = figure.spans.lowerBound
        return figure.isBare && figure.number?.kind == .exact && (40...500).contains(figure.value)
          && !isFrom(figure) && !isTo(figure) && place > 0
          && (message.spans[place - 1].time != nil
            || message.spans[place - 1].isOfGlucose && place > 1
              && message.spans[place - 2].time != nil)
      }),
      figures.dropFirst().allSatisfy({ message.spans[$0.spans.lowerBound - 1].time != nil })
    else { return }
    let own = candidates.indices.filter { candidates[$0].intent == "logGlucose" }
    for figure in figures { keep(Set(figure.spans), of: own) }
  }
}
