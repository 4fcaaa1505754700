import Analysis
import Domain
import Turkish

/// What else than a meal is corrected: its figures, its name, its kind, whose and when it was.
extension CorrectionIntents {
  func changes(of record: TalkRecord, _ place: Int) -> [IntentCandidate] {
    guard let choice = record.choice else { return [] }
    let found =
      // A bare figure is of what was written last.
      namesAnother(than: record)
        || place > 0 && !isNamed(record) && !isAtNamed(record) && !isOfNamedOne(record)
          && !isPointedAt(record)
      ? words(of: record) : figures(of: record) + words(of: record) + owners()
    let moves = moves(of: record).map { members, moment in
      change(members, "move", at: moment.places.min() ?? 0, claims: moment.places, moment.notes)
    }
    return (found + moves + pairs(of: found + moves.prefix(3))).map { change in
      var change = change
      let members = [choice] + change.call.arguments.setMembers
      change.call = PlannedCall("updateEntry", .object(members))
      return candidate(change, of: record, place)
    }
  }

  /// Whether the message is about another measure than the record's, and not about the record's: its
  /// number and its person are of that one.
  private func namesAnother(than record: TalkRecord) -> Bool {
    let measures = message.spans.compactMap(\.analyte)
    if record.measured != nil {
      if measures.contains(where: record.isOf) { return false }
    } else if message.spans.contains(where: { span in record.names.contains { span.has($0) } }) {
      return false
    }
    return !measures.isEmpty
      || TalkRecord.Kind.entries.contains { kind in
        kind != record.kind
          && message.spans.contains { span in kind.ownNames.contains { span.has($0) } }
      }
  }

  /// "ayşe hanım'ınki 160/90 olacak": of somebody who is named.
  private func isOfNamedOne(_ record: TalkRecord) -> Bool {
    message.persons.contains { Turkish.fold($0.name) == record.owner }
  }

  /// "2 gibiydi, şiddetli": two changes of different fields in one.
  private func pairs(of changes: [Change]) -> [Change] {
    var found: [Change] = []
    for (number, one) in changes.enumerated() {
      for two in changes[(number + 1)...] where found.count < 12 {
        let keys = Set(one.call.arguments.keys)
        guard keys.isDisjoint(with: two.call.arguments.keys),
          one.claims.isDisjoint(with: two.claims)
        else { continue }
        let members = one.call.arguments.setMembers + two.call.arguments.setMembers
        found.append(
          change(
            members, "\(one.kind) and \(two.kind)", at: one.place ?? 0,
            claims: one.claims.union(two.claims), one.notes + two.notes))
      }
    }
    return found
  }

  private func change(
    _ members: [JSON.Member], _ kind: String, at place: Int, claims: Set<Int>,
    _ notes: [String] = []
  ) -> Change {
    Change("updateEntry", members, kind, at: place, claims: claims, notes)
  }

  // MARK: Figures

  private func figures(of record: TalkRecord) -> [Change] {
    record.figures.flatMap { field in
      message.quantities.filter { quantity in
        quantity.number != nil && (isLong(field) || !isDuration(quantity))
          && (record.kind != .glucose || canBeGlucose(quantity, insteadOf: record))
      }.flatMap { quantity in
        figure(field, of: record, quantity)
      } + durations(field, of: record)
    } + pressures(of: record)
  }

  /// Whether a meter can have shown the figure: "6" only where the record is in mmol/L.
  private func canBeGlucose(_ quantity: Quantity, insteadOf record: TalkRecord) -> Bool {
    message.canBeGlucose(quantity)
      || record.value[.unit]?.string == "mmol/L" && (2..<35).contains(quantity.value)
  }

  /// Whether a field holds how long something took.
  private func isLong(_ field: String) -> Bool { field == "minutes" || field == "hours" }

  private func figure(_ field: String, of record: TalkRecord, _ quantity: Quantity) -> [Change] {
    // No dose of insulin is that high: it is a glucose value.
    if field == "dose", quantity.value > 120, record.said[.unit]?.string == Texts.doseUnit {
      return []
    }
    // "metformin 500 aldım", then "250 oldu": no tablet is so strong, and a meter shows it.
    if field == "dose", quantity.isBare, message.canBeGlucose(quantity),
      let tablet = record.said[.name]?.string.flatMap({ Tablet(of: Turkish.fold($0)) }),
      !tablet.isStrength(quantity.value)
    {
      return []
    }
    // "1 tane", then "500 tablet olacak": the strength is no other number of tablets.
    if field == "dose", quantity.isStrength, record.said[.unit] != nil { return [] }
    let old = record.figure(field)
    let value =
      field == "milliliters"
      ? drunk(quantity, insteadOf: old)
      : field == "dose" && quantity.isPart ? quantity.value * (old ?? 1) : quantity.value
    let notes =
      self.notes(on: Quantity(quantity, value: value), old: old) + [
        "had value=\(old != nil)", "field=\(field)",
      ]
    var members = [JSON.Member(field, .number(value))]
    if field == "dose", let unit = quantity.doseUnit ?? unit(of: record, for: quantity) {
      members.append(.init(.unit, .string(unit)))
    }
    let place = quantity.spans.lowerBound
    let claims = Set(quantity.spans)
    var found = [change(members, "figure", at: place, claims: claims, notes)]
    if field == "dose", let name = drug() {
      members.append(.init(.name, .string(name.phrase)))
      found.append(
        change(members, "dose and name", at: place, claims: claims.union([name.place]), notes))
    }
    guard let old else { return found }
    if scene.has(.more), ["milliliters", "minutes", "hours", "steps"].contains(field) {
      let sum = [JSON.Member(field, .number(old + value))]
      found.append(change(sum, "figure more", at: place, claims: claims, notes))
    }
    if place > 0, message.spans[place - 1].has(.point), value < 100, old == old.rounded() {
      let digits = value < 10 ? 10.0 : 100.0
      let whole = [JSON.Member(field, .number(old + value / digits))]
      found.append(
        change(whole, "decimals", at: place - 1, claims: claims.union([place - 1]), notes))
    }
    return found
  }

  /// "1 litre içtim", then "yarısı" or "yarım": of what was told, and no half a glass.
  private func drunk(_ quantity: Quantity, insteadOf old: Double?) -> Double {
    guard let old, quantity.isBare, quantity.value < 1 else { return quantity.milliliters() }
    if quantity.isPart { return old * quantity.value }
    return old >= 500 ? quantity.value * 1000 : quantity.milliliters()
  }

  /// What an insulin without a dose is given in, where only a figure is told.
  private func unit(of record: TalkRecord, for quantity: Quantity) -> String? {
    guard quantity.isBare, record.figure("dose") == nil,
      let name = record.said[.name]?.string, WordSets.insulins.contains(Turkish.lowercased(name))
    else { return nil }
    return Texts.doseUnit
  }

  private func durations(_ field: String, of record: TalkRecord) -> [Change] {
    guard isLong(field) else { return [] }
    return Turkish.durations(in: scene.sentence.tokens).flatMap { duration -> [Change] in
      let places = message.spans.indices.filter {
        message.spans[$0].tokens.overlaps(duration.tokens)
      }
      guard let first = places.first else { return [] }
      let value =
        field == "hours" ? (duration.minutes / 60 * 100).rounded() / 100 : duration.minutes
      let old = record.figure(field)
      let about = Quantity(spans: first..<places[places.count - 1] + 1, value: value)
      let notes = self.notes(on: about, old: old) + ["had value=\(old != nil)", "field=\(field)"]
      var found = [
        change([.init(field, .number(value))], "duration", at: first, claims: Set(places), notes)
      ]
      if let old, scene.has(.more) {
        let sum = [JSON.Member(field, .number(old + value))]
        found.append(change(sum, "duration more", at: first, claims: Set(places), notes))
      }
      return found
    }
  }

  private func pressures(of record: TalkRecord) -> [Change] {
    guard record.measured != nil, record.value[.value2] != nil else { return [] }
    return Pressure.pairs(in: message.scene.sentence, message.quantities).map { pair in
      change(
        [.init(.value, .number(pair.high)), .init(.value2, .number(pair.low))], "pressure",
        at: pair.place, claims: Set(pair.spans), ["shape=\(pair.shape)"])
    }
  }

  // MARK: Words

  private func words(of record: TalkRecord) -> [Change] {
    switch record.kind {
    case .glucose: contexts() + units()
    case .symptom: severities() + kinds(.symptom) + bleeding()
    case .medication: names(of: record)
    case .activity: kinds(.activity, .walk)
    case .mood: kinds(.mood).map { $0.renamed("mood") }
    default: []
    }
  }

  /// "yemekten sonraydı", "açtım": when a glucose was measured.
  private func contexts() -> [Change] {
    var found: [Change] = []
    for (place, span) in message.spans.enumerated() {
      let named = span.glucoseContext
      let told = GlucoseContext([span.time].compactMap(\.self))
      guard let context = named ?? told else { continue }
      let numbers = message.quantities.count { $0.number != nil }
      found.append(
        change(
          [.init(.context, .string(context.rawValue))], "context", at: place, claims: [place],
          [
            "context=\(context)", "by=\(named == nil ? "time" : "word")",
            "values=\(min(2, numbers))",
          ]))
    }
    return found
  }

  private func units() -> [Change] {
    message.spans.indices.compactMap { place in
      let span = message.spans[place]
      guard span.has(.mmol, .mgdl) else { return nil }
      let unit = span.has(.mmol) ? "mmol/L" : "mg/dL"
      return change([.init(.unit, .string(unit))], "unit", at: place, claims: [place])
    }
  }

  private func severities() -> [Change] {
    let classes: [(WordClass, String)] = [
      (.mild, "mild"), (.moderate, "moderate"), (.severe, "severe"),
    ]
    return message.spans.indices.flatMap { place in
      classes.filter { message.spans[place].has($0.0) }.map { _, name in
        change(
          [.init(.severity, .string(name))], "severity", at: place, claims: [place],
          ["severity=\(name)"])
      }
    }
  }

  /// "kan yok", "kan da vardı".
  private func bleeding() -> [Change] {
    message.spans.indices.filter { message.spans[$0].has(.bloodword) }.map { place in
      let clause = message.clause(of: place)
      let isAbsent = clause.isNegated || clause.has(.absent, .no)
      return change([.init(.blood, .bool(!isAbsent))], "blood", at: place, claims: [place])
    }
  }

  private func kinds(_ classes: WordClass...) -> [Change] {
    message.spans.indices.compactMap { place in
      let reading = classes.lazy.compactMap { message.spans[place].reading($0) }.first
      return reading.map {
        change([.init(.kind, .string($0.phrase))], "kind of entry", at: place, claims: [place])
      }
    }
  }

  private func drug() -> (phrase: String, place: Int)? {
    message.spans.indices.lazy.reversed().compactMap { place in
      message.spans[place].reading(.medication).map { ($0.phrase, place) }
    }.first
  }

  /// "tresiba o", "novorapid olan": which drug it was, known or not.
  private func names(of record: TalkRecord) -> [Change] {
    message.spans.indices.compactMap { place in
      let span = message.spans[place]
      let known = span.reading(.medication)?.phrase
      guard let name = known ?? (span.isUnknown ? withoutCopula(span) : nil), name.count > 2,
        span.number == nil, !message.word(place).fits("number.counted"),
        !WordSets.drugsInGeneral.contains(name),
        !message.word(place).fits("record.pointed"), !message.word(place).fits("told.asking")
      else { return nil }
      let next = place + 1 < message.spans.count ? message.word(place + 1) : "$"
      let isSame = record.value[.name]?.string.map { Turkish.fold($0) == Turkish.fold(name) }
      return change(
        [.init(.name, .string(name))], "name", at: place, claims: [place],
        [
          "known=\(known != nil)", "same=\(isSame ?? false)", "then=\(next)",
          "last=\(place == message.spans.count - 1)",
        ])
    }
  }
}

extension CorrectionIntents.Change {
  /// The same with its one member under another name.
  fileprivate func renamed(_ key: String) -> Self {
    var change = self
    change.call.arguments = .object(call.arguments.setMembers.map { JSON.Member(key, $0.value) })
    return change
  }
}
