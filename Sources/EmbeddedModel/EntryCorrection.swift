import Analysis
import Domain
import Turkish

/// Corrections of what is recorded and is no meal: a reading, a drug, water, movement, sleep, weight.
extension Scene {
  /// "10 üniteydi", "79,5", "lantustu", "sabahtı": only what was wrong, right after it was written.
  func restatedEntry(at index: Int) -> Proposal? {
    let clause = clauses[index]
    let isLast = index == clauses.count - 1 && clauses[..<index].allSatisfy(isCorrectingWord)
    guard isLast || isCorrected(index), !clause.isQuestion, !clause.hasRealFood,
      !clause.has(.list, .target, .remind, .note, .remove), !isNewReport(clause)
    else { return nil }
    let entries = dialogue.lastEntries
    guard let newest = entries.first, newest.age == 1 else { return nil }
    // "sabahki 120 olacak": the reading of that time, where there is another.
    if newest.kind == .glucose, !clause.times.isEmpty, let meant = meantReading(clause),
      meant.call.id != dialogue.lastWrite?.call.id
    {
      return nil
    }
    let isOnlyValue = clause.spans.allSatisfy { span in restates(span, clause) }
    guard isOnlyValue else { return nil }
    for entry in entries {
      if let change = change(of: entry, to: clause) {
        return entryUpdate(entry, change, 0.95, at: index)
      }
    }
    if dialogue.meal?.age == 1 { return nil }
    return moved(newest, clause, at: index)
  }

  /// Whether a word of the clause, or of the one right before it, says that something was wrong.
  private func isCorrected(_ index: Int) -> Bool {
    clauses[index].has(.correction, .no)
      || index > 0 && clauses[index - 1].has(.correction, .no)
        && isCorrectingWord(clauses[index - 1])
  }

  /// How many clauses a correction takes: the one at `index` and what only says that it is one.
  func correcting(_ index: Int) -> Int {
    1
      + clauses[(index + 1)...].prefix { clause in
        !clause.hasFood && clause.numbers.isEmpty && !clause.isQuestion
          && (isCorrectingWord(clause)
            || clause.has(.deictic, .correction) || clause.verbIs(.change, .bring, .put, .be))
          && !clause.has(.glucose, .medication, .water, .activity, .sleepnoun, .list)
      }.count
  }

  /// "yok", "pardon," before what was meant.
  private func isCorrectingWord(_ clause: Clause) -> Bool {
    clause.spans.allSatisfy { $0.isMark || $0.has(.no, .correction, .filler) }
  }

  /// Whether a clause tells of another act of its own: "30 dakika yürüdüm" after a walk is a second.
  private func isNewReport(_ clause: Clause) -> Bool {
    guard clause.verbPlace != nil, !clause.verbIs(.be), !has(.correction, .no) else {
      return false
    }
    let saysSeverity = clause.verbIs(.ache) && !clause.has(.body)
    return !saysSeverity && !(clause.times.count > 0 && clause.numbers.isEmpty)
  }

  /// Whether a span can be part of a correction that says nothing else.
  private func restates(_ span: Span, _ clause: Clause) -> Bool {
    if span.isMark || span.number != nil || span.measure != nil || span.time != nil { return true }
    let word = sentence.folded(span)
    if Self.isUnit(word) || IntakeReader.isUnits(word) || Words.isDegree(word) { return true }
    if clause.verbPlace.map({ clause.spans[$0].tokens == span.tokens }) ?? false {
      return span.has(.be, .inject, .cook, .eat, .walk, .sleep, .measure, .ache, .weigh, .take)
    }
    return span.has(
      .doseunit, .medication, .mgdl, .mmol, .steps, .severe, .moderate, .mild, .filler, .correction,
      .no, .deictic, .water, .waterunit, .ache, .symptom)
      || span.reading(.person)?.noun?.grammaticalCase == .genitive
  }

  /// Words for the time that something took, with any ending.
  private static func isUnit(_ word: String) -> Bool {
    ["dakika", "dk", "saat", "adim", "puan"].contains(where: word.hasPrefix)
  }

  /// The fields of an entry that a clause says anew; nil where it speaks of something else.
  private func change(of entry: LoggedEntry, to clause: Clause) -> [JSON.Member]? {
    if let owner = owner(clause) {
      return [Whose.argument(owner)]
    }
    let number = clause.numbers.last {
      !$0.isArticle || clause.spans.contains { $0.measure != nil }
    }
    switch entry.kind {
    case .medication: return intake(clause, entry)
    case .activity:
      if let minutes = durations(clause).first { return [.init("minutes", .number(minutes))] }
      guard clause.has(.steps), let number, number.value >= 100 else { return nil }
      return [.init("steps", .number(number.value))]
    case .sleep:
      guard let minutes = durations(clause).first, minutes >= 30 else { return nil }
      return [.init("hours", .number((minutes / 60 * 100).rounded() / 100))]
    case .water: return waterChange(clause, number)
    case .weight:
      // "kilom 81" is weighed anew.
      let isNamed = clause.has(.weight) || clause.spans.contains { $0.measure?.form.possessor == 1 }
      guard !isNamed || saysItWas(clause), let number,
        let old = entry.value["kilograms"]?.number,
        abs(number.value - old) <= old / 4, !clause.spans.contains(where: { $0.has(.doseunit) })
      else { return nil }
      return [.init("kilograms", .number(number.value))]
    case .symptom:
      guard clause.numbers.isEmpty, !clause.has(.body, .symptom) else { return nil }
      let severity = severityName(clause)
      return severity.isEmpty ? nil : severity
    case .glucose:
      guard let number, number.value >= 20, saysItWas(clause) else {
        return nil
      }
      return [.init("value", .number(number.value))]
    case .mood: return nil
    }
  }

  /// "150ymiş", "10 üniteydi", "lantustu", "6 olacaktı", "pardon 4": what it was, not what more was.
  private func saysItWas(_ clause: Clause) -> Bool {
    has(.correction, .no) || clause.verbIs(.be) && clause.form?.mood == .future
      || clause.spans.contains { span in
        let copulas = [span.measure?.form.copula] + span.readings.map { $0.noun?.copula }
        if copulas.contains(.past) || copulas.contains(.reported) { return true }
        if let number = span.number, number.form.hasCopula { return true }
        let word = sentence.folded(span)
        let isTold = span.number != nil || Self.isUnit(word) || IntakeReader.isUnits(word)
        return isTold && ["di", "du", "ti", "tu", "mis", "mus"].contains(where: word.hasSuffix)
      }
  }

  /// The drug, dose and unit that a clause says; nil where a number is of no drug.
  private func intake(_ clause: Clause, _ entry: LoggedEntry) -> [JSON.Member]? {
    // "4 ünite" after a dose may be more of it; after none it says how much it was.
    guard saysItWas(clause) || entry.value["dose"] == nil && !clause.has(.medication) else {
      return nil
    }
    var members: [JSON.Member] = []
    if let name = clause.first(.medication)?.phrase, !Words.drugsInGeneral.contains(name) {
      members.append(.init("name", .string(name)))
    }
    var reader = IntakeReader(scene: self, clause: clause)
    reader.read(clause.spans)
    if let dose = reader.doses.last {
      members.append(.init("dose", .number(dose.value)))
      if let unit = dose.unit { members.append(.init("unit", .string(unit))) }
    } else if let number = clause.numbers.last, !number.isArticle, saysItWas(clause) {
      members.append(.init("dose", .number(number.value)))
    }
    return members.isEmpty ? nil : members
  }

  private func waterChange(_ clause: Clause, _ number: NumberReading?) -> [JSON.Member]? {
    guard saysItWas(clause), !clause.spans.contains(where: { sentence.folded($0) == "daha" }),
      let measure = clause.spans.compactMap(\.measure).last
    else { return nil }
    let amount = (number?.value ?? 1) * measure.factor * Self.milliliters(measure.unit)
    return [.init("milliliters", .number(amount))]
  }

  /// "annemindi": whose it was.
  private func owner(_ clause: Clause) -> String? {
    guard clause.numbers.isEmpty, clause.verbPlace == nil,
      let reading = clause.spans.lazy.compactMap({ $0.reading(.person) }).first,
      reading.noun?.grammaticalCase == .genitive
    else { return nil }
    return reading.phrase
  }

  /// "sabahtı", "öğlen yaptım": when it was.
  private func moved(_ entry: LoggedEntry, _ clause: Clause, at index: Int) -> Proposal? {
    guard clause.numbers.isEmpty, let at = moment(clause.times),
      clause.spans.allSatisfy({ $0.measure == nil }),
      entry.kind != .glucose || glucoseContext(clause.times, folded) == nil
    else { return nil }
    return entryUpdate(entry, [.init("at", .string(text(at)))], 0.9, at: index)
  }

  func entryUpdate(
    _ entry: LoggedEntry, _ changes: [JSON.Member], _ score: Double, at index: Int
  ) -> Proposal {
    Proposal(
      frame: "kayıt düzeltme", score: score,
      calls: [PlannedCall("updateEntry", .object([entry.choice] + changes))],
      clauses: correcting(index))
  }

  /// A correction by a word for one, up to three messages later: "pardon 4 bardak", "8 değil 10".
  func correctedEntry(at index: Int) -> Proposal? {
    let clause = clauses[index]
    guard let entry = dialogue.lastEntries.first, entry.age <= 3, !isQuestion else {
      return nil
    }
    // "sabahki 120 olacak": not the last one, where it was not in the morning.
    if entry.kind == .glucose, clause.times.contains(where: { $0.part != nil }),
      meantReading(clause)?.call.id != dialogue.lastWrite?.call.id
    {
      return nil
    }
    let signals =
      clause.has(.correction, .no, .not, .deictic) || clause.verbIs(.change)
      || clause.verbIs(.be) && clause.form?.mood == .future
    if entry.kind == .glucose, clause.numbers.isEmpty,
      let context = glucoseContext(clause.times, folded),
      clause.verbPlace == nil || clause.verbIs(.be)
    {
      return entryUpdate(
        entry, [.init("context", .string(context.rawValue))], 0.86, at: index)
    }
    guard signals || isCorrected(index) || clauses.contains(where: { $0.verbIs(.change) }),
      !tellsOther(clause, than: entry.kind),
      var value = clause.numbers.last(where: { !$0.isArticle })?.value
    else { return nil }
    if entry.kind == .water, let unit = clause.spans.compactMap(\.measure).last {
      value *= unit.factor * Self.milliliters(unit.unit)
    }
    if entry.kind == .activity || entry.kind == .sleep, let minutes = durations(clause).last {
      value = entry.kind == .sleep ? minutes / 60 : minutes
    }
    guard let field = entry.numberField else { return nil }
    return entryUpdate(entry, [.init(field, .number(value))], 0.86, at: index)
  }

  /// Whether a clause speaks of another kind of entry than the one that may be wrong.
  private func tellsOther(_ clause: Clause, than kind: LoggedEntry.Kind) -> Bool {
    if kind != .glucose, isAboutGlucose(clause) || clause.verbIs(.measure) { return true }
    if kind != .water, clause.verbIs(.eat) && clause.hasRealFood { return true }
    if kind != .weight, clause.has(.weight) { return true }
    return kind != .medication && clause.has(.medication)
  }
}

/// An entry of the thread that is no meal, as the tools' results tell it.
struct LoggedEntry {
  enum Kind: String {
    case medication, activity, sleep, water, weight, symptom, mood, glucose
  }

  var kind: Kind
  var value: JSON
  /// How many user messages ago it was written or changed.
  var age: Int

  init?(_ step: Dialogue.Step) {
    guard step.result.isOK, let value = step.result.value else { return nil }
    let named = step.call.name.hasPrefix("log") ? String(step.call.name.dropFirst(3)) : ""
    let type = step.call.name == "updateEntry" ? value["type"]?.string ?? "" : named.lowercased()
    guard let kind = Kind(rawValue: type) else { return nil }
    (self.kind, self.value, age) = (kind, value, step.age)
  }

  /// The argument that chooses it.
  var choice: JSON.Member {
    if let id = value["reading"] { return .init("reading", id) }
    if let id = value["entry"] { return .init("entry", id) }
    return .init("which", "last")
  }

  /// The field that a bare number can correct.
  var numberField: String? {
    switch kind {
    case .glucose: "value"
    case .water: "milliliters"
    case .weight: "kilograms"
    case .sleep: "hours"
    case .medication: "dose"
    case .activity: value["steps"] == nil ? "minutes" : "steps"
    case .symptom, .mood: nil
    }
  }
}

extension Dialogue {
  /// The entries of the newest message that wrote something, newest first.
  var lastEntries: [LoggedEntry] {
    guard let write = lastWrite else { return [] }
    return steps.filter { $0.age == write.age }.compactMap(LoggedEntry.init)
  }

  /// All entries of the thread, newest first; none that was taken back since.
  var entries: [LoggedEntry] {
    steps.prefix { !["undo", "deleteEntry"].contains($0.call.name) }.compactMap(LoggedEntry.init)
  }
}
