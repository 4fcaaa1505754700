import Analysis
import Domain
import Turkish

/// What is measured and is no glucose, each with its analyte.
extension EntryIntents {
  func measurements() -> [IntentCandidate] {
    message.spans.indices.flatMap { place -> [IntentCandidate] in
      guard let analyte = message.spans[place].analyte ?? temperature(at: place) else { return [] }
      let own = analyte.kind == "temperature" ? degrees : analyte.kind == "hba1c" ? shares : []
      let tenths = analyte.kind == "hba1c" ? self.tenths : []
      let whole = message.quantities.filter { quantity in
        !tenths.contains { $0.spans.overlaps(quantity.spans) }
      }
      return (whole + tenths + own)
        .filter { abs($0.spans.lowerBound - place) < 7 }
        .flatMap { measurement(analyte, place, $0) }
    } + pressures()
  }

  /// "37 buçuk ateşim var": the degrees of the fever that one has.
  private func temperature(at place: Int) -> (kind: String, name: String)? {
    let span = message.spans[place]
    guard span.has(.ache), place > 0, let degrees = message.spans[place - 1].number?.value,
      (34...42).contains(degrees),
      scene.sentence.tokens[span.tokens.lowerBound].folded.fits("temperature.had")
    else { return nil }
    return ("temperature", "")
  }

  private func measurement(
    _ analyte: (kind: String, name: String), _ place: Int, _ quantity: Quantity
  ) -> [IntentCandidate] {
    guard let number = quantity.number, number.kind != .range, analyte.kind != "bloodPressure",
      !isOfCalendar(quantity)
    else { return [] }
    var members: [JSON.Member] = [
      .init(.kind, .string(analyte.kind)), .init(.value, .number(quantity.value)),
    ]
    if analyte.kind == "lab" { members.append(.init(.name, .string(analyte.name))) }
    let next = quantity.spans.upperBound
    if next < message.spans.count, message.spans[next].has(.mmol, .mgdl) {
      let unit = message.spans[next].has(.mmol) ? "mmol/L" : "mg/dL"
      members.append(.init(.unit, .string(unit)))
    }
    if let sample = sample(near: place) { members.append(.init(.sample, .string(sample))) }
    var made = candidate(
      "logMeasurement", at: place, members + time(for: place),
      claims: Set(quantity.spans).union([place]),
      sizeNotes(quantity) + [
        "analyte=\(analyte.kind)", "analyte name=\(analyte.name)", "gap=\(gap(place, quantity))",
      ] + analytesBetween(place, quantity))
    let isShare = quantity.number?.isPercent == true
    let isSaidApart = analyte.kind == "hba1c" && quantity.spans.count == 2
    made.isStated = (isShare || isSaidApart) && isPlain(place)
    return withPersons(made, at: place)
  }

  /// "üç ay önceki": how long ago.
  private func isOfCalendar(_ quantity: Quantity) -> Bool {
    let next = quantity.spans.upperBound
    return quantity.isBare && next < message.spans.count
      && message.word(next).fits("number.calendar")
  }

  /// "HbA1c %6,9", "hba1c yüzde yedi": a share of all haemoglobin, from 3 to 20 % (NGSP units).
  private var shares: [Quantity] {
    message.spans.indices.compactMap { place in
      guard let number = message.spans[place].number, number.isPercent,
        (3...20).contains(number.value)
      else { return nil }
      return Quantity(spans: place..<place + 1, value: number.value, number: number)
    }
  }

  /// Told of oneself, and asked nothing about.
  private func isPlain(_ place: Int) -> Bool {
    let clause = message.clause(of: place)
    return message.persons.isEmpty && !scene.has(.target) && !clause.isQuestion
      && !clause.isNegated && !clause.isUnreal
      && (clause.verb == nil || clause.isPast)
  }

  /// "ateş otuz yedi dört": degrees and tenths, said one after the other.
  private var degrees: [Quantity] { saidApart(34...42) }

  /// "hba1c 7 2": the same of a share of all haemoglobin.
  private var tenths: [Quantity] { saidApart(4...15) }

  /// Two figures next to each other, the first of them in `range`: a whole and its tenths.
  private func saidApart(_ range: ClosedRange<Double>) -> [Quantity] {
    message.quantities.indices.dropLast().compactMap { index in
      let (first, second) = (message.quantities[index], message.quantities[index + 1])
      guard first.isBare, second.isBare, first.spans.upperBound == second.spans.lowerBound,
        range.contains(first.value), first.value == first.value.rounded(),
        (1...9).contains(second.value), second.value == second.value.rounded(),
        second.number?.suffix.isEmpty == true
      else { return nil }
      var whole = first
      whole.spans = first.spans.lowerBound..<second.spans.upperBound
      whole.value = first.value + second.value / 10
      whole.number?.low = whole.value
      return whole
    }
  }

  private func analytesBetween(_ place: Int, _ quantity: Quantity) -> [String] {
    let other = quantity.spans.lowerBound
    let range = min(place, other) + 1..<max(place, other)
    guard !range.isEmpty else { return ["between none"] }
    return [
      "between analytes=\(range.count { message.spans[$0].analyte != nil })",
      "between numbers=\(range.count { message.spans[$0].number != nil })",
    ]
  }

  private func sample(near place: Int) -> String? {
    // "ketona baktım idrarda 1"
    let own = message.clause(of: place).spans
    let isSplit = own.allSatisfy { $0.number == nil } && !own.contains { $0.has(.bloodword) }
    let next = message.clauseOf[place] + 1
    let behind = isSplit && next < scene.clauses.count ? scene.clauses[next].spans : []
    let words = own + behind
    if words.contains(where: { $0.has(.urine) }) { return "urine" }
    return words.contains { $0.has(.bloodword) } ? "blood" : nil
  }

  /// When it was; "benim 12/8" of a pressure is no day of August.
  private func time(besides pair: Pressure) -> [JSON.Member] {
    let own = message.times.filter { pair.spans.contains($0.place) }.map(\.time)
    let told = message.times(for: pair.place).filter { !own.contains($0) }
    return scene.moment(told).map { [.init(.at, .string(scene.text($0)))] } ?? []
  }

  /// "14'e 9", "145/90", "12 8": two numbers next to each other.
  private func pressures() -> [IntentCandidate] {
    let pairs = Pressure.pairs(in: message.scene.sentence, message.quantities)
    return pairs.flatMap { pair -> [IntentCandidate] in
      let names = message.spans.indices.filter {
        message.spans[$0].analyte?.kind == "bloodPressure"
      }
      let nearest = names.min { abs($0 - pair.place) < abs($1 - pair.place) }
      // One name for two persons' values belongs to the nearer.
      let own = nearest.flatMap { name in
        pairs.allSatisfy { abs($0.place - name) >= abs(pair.place - name) } ? name : nil
      }
      let members: [JSON.Member] = [
        .init(.kind, "bloodPressure"), .init(.value, .number(pair.high)),
        .init(.value2, .number(pair.low)),
      ]
      let made = candidate(
        "logMeasurement", at: pair.place, members + time(besides: pair),
        claims: Set(pair.spans).union(own.map { [$0] } ?? []),
        [
          "pressure", "named=\(nearest != nil)", "shape=\(pair.shape)",
          "size=\(MessageFeatures.magnitude(pair.high))",
        ])
      return withPersons(made, at: pair.place)
    }
  }
}

extension IntentCandidate {
  /// Whether it records what is measured and is no glucose.
  var isMeasurement: Bool { intent == "logMeasurement" }

  /// A value of glucose or of another measure.
  var isMeasured: Bool { intent == "logGlucose" || isMeasurement }
}

extension Dialogue.Step {
  /// Whether it recorded a value of glucose or of another measure.
  var isOfValue: Bool { call.name == "logGlucose" || ToolDeclaration.recordsMeasure(call.name) }
}
