import Analysis
import Domain
import Turkish

/// Whose a figure is by the word that stands before it.
enum FigureOwner {
  case writer
  case named(Person)

  /// What a call of theirs says of the person; nil for the writer.
  var name: String? {
    if case .named(let person) = self { Whose.said(person.name) } else { nil }
  }
}

extension MessageAnalysis {
  /// "annemin 160 benim 120", "Kemal'in açlığı 147, benimki 121": the owner right before a figure, names
  /// of the measure, times and fillers aside; nil where something else stands there.
  func owner(ofFigureAt figure: Int) -> FigureOwner? {
    for place in spans[..<figure].indices.reversed() {
      if let person = persons.first(where: { $0.places.contains(place) }) {
        return person.isGenitive || person.isBare ? .named(person) : nil
      }
      if word(place).fits("self.word") || word(place).fits("self.mine") { return .writer }
      let span = spans[place]
      if span.isOwnMeasure { return .writer }
      guard
        span.isOfGlucose || span.analyte != nil || span.glucoseContext != nil
          || span.has(.filler) && span.food == nil
      else { return nil }
    }
    return nil
  }

  /// "annemin 160 benim 120": the value of one is not recorded as the other's.
  func isOfAnotherOwner(_ candidate: IntentCandidate) -> Bool {
    guard candidate.isMeasured,
      let figure = candidate.claims.filter({ spans[$0].number != nil }).min(),
      let owner = owner(ofFigureAt: figure)
    else { return false }
    return candidate.calls.contains { $0.arguments[.person]?.string != owner.name }
  }
}

extension Stated {
  /// "Kemal'in açlığı 147, benimki 121 çıktı"; "benim de 112" after the reading of another: figures of
  /// one measure that each stand behind their owner, of whom there are several, and nothing besides.
  mutating func findOwners() {
    let isPressure = message.spans.contains { $0.analyte?.kind == "bloodPressure" }
    let figures =
      isPressure
      ? Pressure.pairs(in: message.scene.sentence, message.quantities).map(\.spans)
      : message.quantities.filter { $0.isReading }.map(\.spans)
    let owners = figures.compactMap { message.owner(ofFigureAt: $0.lowerBound) }.map(\.name)
    let isNamed = isPressure || message.spans.contains(where: \.tellsOfGlucose)
    guard !figures.isEmpty, owners.count == figures.count, Set(owners).count == owners.count,
      owners.count > 1 && isNamed || goesOnFromAnother(than: owners),
      message.quantities.allSatisfy({ quantity in
        figures.contains { $0.overlaps(quantity.spans) }
      }),
      message.scene.clauses.allSatisfy({ !$0.isNegated && ($0.form == nil || $0.isPast) }),
      message.spans.indices.allSatisfy(isOfReadings)
    else { return }
    for (figure, name) in zip(figures, owners) {
      let own = candidates.indices.filter { place in
        candidates[place].isMeasured && candidates[place].claims.isSuperset(of: figure)
          && candidates[place].isMeasurement == isPressure
          && candidates[place].calls.allSatisfy { $0.arguments[.person]?.string == name }
      }
      if let best = best(own) { keep(candidates[best].claims, of: [best]) }
    }
  }

  /// "Kemal'inki de 152" after one's own reading; "annem 65" may be her age.
  private func goesOnFromAnother(than owners: [String?]) -> Bool {
    guard let last = message.scene.dialogue.lastWrite, last.age == 1,
      last.call.name == "logGlucose"
    else { return false }
    return !owners.contains(last.call.arguments[.person]?.string)
      && message.persons.allSatisfy { $0.isGenitive || message.isTold(tooAt: $0.places.upperBound) }
  }

  /// Owners, figures, names of the measure, and that it was measured.
  private func isOfReadings(_ place: Int) -> Bool {
    let span = message.spans[place]
    return span.isMark || span.number != nil || span.time != nil || span.tellsOfGlucose
      || span.analyte != nil
      || span.has(.filler) && span.food == nil
      || span.finiteVerb != nil && span.has(.measure, .comeout, .be)
      || message.persons.contains { $0.places.contains(place) }
      || message.word(place).fits("self.word") || message.word(place).fits("self.mine")
  }

  /// Whether nobody else can be meant: after a record of somebody a bare value may be theirs.
  private var isOfWriter: Bool {
    message.persons.isEmpty && message.scene.dialogue.personInFocus == nil
  }

  /// "hba1c 7,1 geldi, geçen sefer 7,9'du": of two figures of one measure the one that is not called an
  /// earlier one's.
  mutating func findNewest() {
    guard isOfWriter, message.quantities.count == 2 else { return }
    let isEarlier = message.quantities.map(isOfBefore)
    guard let old = isEarlier.firstIndex(of: true), !isEarlier[1 - old] else { return }
    let figure = message.quantities[1 - old]
    let own = candidates.indices.filter { place in
      candidates[place].isMeasured && candidates[place].claims.isSuperset(of: figure.spans)
        && candidates[place].claims.isDisjoint(with: message.quantities[old].spans)
    }
    guard figure.isBare, message.quantities[old].isBare,
      message.spans.contains(where: { $0.analyte != nil || $0.isOfGlucose }), let best = best(own)
    else { return }
    keep(
      candidates[best].claims, of: [best], explaining: Set(message.quantities[old].spans))
    dropped.formUnion(
      candidates.indices.filter { place in
        candidates[place].writes
          && !candidates[place].claims.isDisjoint(with: message.quantities[old].spans)
      })
  }

  /// "geçen sefer 7,9'du", "önceki 9.1 idi".
  private func isOfBefore(_ figure: Quantity) -> Bool {
    let next = figure.spans.upperBound
    let isPast =
      NumberEndings.pasts.contains(figure.number?.suffix ?? "")
      || next < message.spans.count && message.word(next).fits("value.was")
    let before = message.spans[..<figure.spans.lowerBound].indices.reversed().prefix {
      !message.spans[$0].isMark && message.spans[$0].number == nil
    }
    return isPast && before.contains { message.word($0).fits("value.before") }
  }

  /// "37 buçuk ateşim var", "145 şekerim çıktı": a figure before its own name, which ends there.
  mutating func findFigureBeforeName() {
    for figure in message.quantities where figure.isBare && figure.number?.kind == .exact {
      let name = figure.spans.upperBound
      guard message.persons.isEmpty, figure.number?.suffix.isEmpty == true,
        name < message.spans.count, isOwnMeasure(name, after: figure)
      else { continue }
      let clause = message.scene.clauses[message.clauseOf[name]]
      guard !clause.isNegated else { continue }
      let own = candidates.indices.filter { place in
        candidates[place].isMeasured && candidates[place].claims.isSuperset(of: figure.spans)
          && candidates[place].calls.allSatisfy { $0.arguments[.person] == nil }
          && candidates[place].claims.isSubset(of: Set(figure.spans).union([name]))
          && (candidates[place].isMeasurement || message.spans[name].isOfGlucose)
      }
      if let best = best(own) { keep(candidates[best].claims, of: [best]) }
    }
  }

  /// "ateşim var" has its verb in it.
  private func isOwnMeasure(_ name: Int, after figure: Quantity) -> Bool {
    let fevers = candidates.contains { candidate in
      candidate.isMeasurement && candidate.claims == Set(figure.spans).union([name])
        && message.spans[name].has(.ache)
    }
    return fevers || message.spans[name].isOwnMeasure && endsMeasure(name)
  }

  /// Whether a name ends what is said of it, or has only its "var" or "çıktı" behind it.
  private func endsMeasure(_ name: Int) -> Bool {
    guard name + 1 < message.spans.count else { return true }
    let next = message.spans[name + 1]
    return next.isMark || next.has(.exist)
      || next.has(.comeout) && next.finiteVerb?.verb?.mood == .past
  }

  /// "künefe sonrası 287", "erişteden sonra 198 gördüm": what was measured after something was eaten.
  mutating func findAfterFood() {
    guard isOfWriter, message.quantities.count == 1,
      let figure = message.quantities.first, figure.isBare, figure.number?.kind == .exact,
      (60...500).contains(figure.value), figure.number?.suffix.isEmpty == true,
      let after = message.spans.indices.last(where: {
        $0 < figure.spans.lowerBound && message.word($0).fits("row.after")
      }), after > 0, message.spans[after - 1].food != nil,
      message.spans[after..<figure.spans.lowerBound].dropFirst().allSatisfy(\.isAside)
    else { return }
    let clause = message.scene.clauses[message.clauseOf[figure.spans.lowerBound]]
    let rest = message.spans.indices.suffix(from: figure.spans.upperBound)
    guard !clause.isNegated,
      rest.allSatisfy({ place in
        message.spans[place].isAside || message.word(place).fits("value.seen")
          || message.spans[place].has(.measure, .comeout, .be) && clause.isPast
          || message.clauseOf[place] != message.clauseOf[figure.spans.lowerBound]
            && !message.scene.clauses[message.clauseOf[place]].hasFood
      }),
      message.spans[..<after].allSatisfy({ $0.food != nil || $0.isAside || $0.time != nil })
    else { return }
    keep(
      Set(figure.spans), of: candidates.indices.filter { candidates[$0].intent == "logGlucose" })
  }
}

extension Quantity {
  /// A bare figure that can be one of glucose, in mg/dL.
  fileprivate var isReading: Bool {
    isBare && number?.kind == .exact && (40...500).contains(value)
  }
}

extension Span {
  /// "şekerim", "tansiyonum".
  var isOwnMeasure: Bool {
    (isOfGlucose || analyte != nil) && readings.contains { $0.noun?.possessor == 1 }
  }

  fileprivate var isAside: Bool { isMark || isOfGlucose || has(.filler) }

  /// Glucose, or when it was taken: "şekerim", "açlığım", "tokluk".
  fileprivate var tellsOfGlucose: Bool { isOfGlucose || glucoseContext != nil }
}
