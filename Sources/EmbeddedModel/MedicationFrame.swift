import Analysis
import Domain
import Turkish

/// Drugs that were taken: recorded as said, never advised on.
extension Scene {
  func medication(_ clause: Clause, _ index: Int) -> Proposal? {
    guard !clause.isNegated, !isObtained(clause, index) else { return nil }
    var reader = IntakeReader(scene: self, clause: clause)
    reader.read(clause.spans)
    let takesNext = index + 1 < clauses.count && completes(clauses[index + 1], reader)
    if takesNext { reader.read(clauses[index + 1].spans) }
    let isBare = clause.verbPlace == nil && !reader.doses.isEmpty
    guard isTaken(clause, reader) || isBare else { return nil }
    let intakes = reader.intakes
    guard !intakes.isEmpty else { return nameless(clause, reader) }
    let calls = intakes.map { intake in
      var members: [JSON.Member] = [.init("name", .string(intake.name))]
      if let dose = intake.dose {
        members.append(.init("dose", .number(dose.value)))
        let unit = dose.unit ?? (Words.insulins.contains(intake.name) ? "ünite" : nil)
        if let unit { members.append(.init("unit", .string(unit))) }
      }
      if let at = moment(intake.times) { members.append(.init("at", .string(text(at)))) }
      return PlannedCall("logMedication", .object(members + whose(clause)))
    }
    return Proposal(frame: "ilaç", score: 0.93, calls: calls, clauses: takesNext ? 2 : 1)
  }

  /// Whether the next clause only says which drug, or how much: "Humalog vurdum, sekiz ünite".
  private func completes(_ next: Clause, _ reader: IntakeReader) -> Bool {
    guard next.verbPlace == nil, reader.namesDrug, !next.isQuestion, !next.has(.list) else {
      return false
    }
    var more = IntakeReader(scene: self, clause: next)
    more.read(next.spans)
    return more.namesDrug || reader.doses.isEmpty && !more.doses.isEmpty && !next.hasFood
  }

  /// Whether the verb says that a drug went in, or asks to write it down.
  private func isTaken(_ clause: Clause, _ reader: IntakeReader) -> Bool {
    guard clause.isPast || clause.isRequest else { return false }
    if clause.verbIs(.inject, .eat, .take, .finish, .cook, .bring) { return true }
    guard clause.verbIs(.put), Words.recording.contains(clause.verb?.phrase ?? "") else {
      return false
    }
    return clause.isRequest || !reader.doses.isEmpty && clause.verb?.phrase != "yaz"
  }

  /// Bought, prescribed, handed over: a drug in the house is not yet in the body.
  private func isObtained(_ clause: Clause, _ index: Int) -> Bool {
    let verb = clause.verb?.phrase ?? ""
    if ["ver", "yaz"].contains(verb), clause.isPast, clause.form?.person == 3 { return true }
    guard clause.verbIs(.take, .bring, .order) else { return false }
    let next = index + 1 < clauses.count ? clauses[index + 1] : nil
    return ([clause] + [next].compactMap(\.self)).contains { near in
      near.has(.shop, .money)
        || near.spans.contains { span in
          let word = sentence.folded(span)
          return Words.pharmacy.contains(where: word.hasPrefix)
            || near.verbPlace == clause.verbPlace && ["paket", "sise"].contains(word)
        }
    }
  }

  /// "yarım tablet aldım": a dose of what no word names.
  private func nameless(_ clause: Clause, _ reader: IntakeReader) -> Proposal? {
    guard clause.verbPlace != nil, !clause.hasFood, !clause.spans.contains(where: \.isUnknown),
      reader.doses.contains(where: { Words.doseForms.contains($0.unit ?? "") })
    else { return nil }
    return Proposal(
      frame: "ilaç", score: 0.85, speech: .ask(Question(kind: .whichDrug, calls: [])))
  }
}

/// A drug with how much of it was taken, and when.
struct Intake {
  /// A dose as it was said.
  struct Dose {
    var value: Double
    var unit: String?
  }

  var name: String
  var dose: Dose?
  var times: [TimeReading] = []
}

/// Finds the drugs, doses and times of clauses, and which belong together.
struct IntakeReader {
  private enum Piece {
    case name(String)
    case dose(Intake.Dose)
  }

  let scene: Scene
  let clause: Clause
  private var pieces: [Piece] = []
  private var times: [TimeReading] = []
  /// The first number of "6 + 8 ünite".
  private var carried: Double?
  /// Whether a word for a drug or its unit was met.
  private(set) var namesDrug = false
  /// Whether "ünite" was said: of insulin, where no name stands.
  private var countsUnits = false

  init(scene: Scene, clause: Clause) {
    self.scene = scene
    self.clause = clause
  }

  var doses: [Intake.Dose] {
    pieces.compactMap { if case .dose(let dose) = $0 { dose } else { nil } }
  }

  private func folded(_ span: Span) -> String { scene.sentence.folded(span) }

  // MARK: Reading

  mutating func read(_ spans: [Span]) {
    namesDrug = namesDrug || spans.contains { isDrug($0) || Self.isUnits(folded($0)) }
    for place in spans.indices {
      let span = spans[place]
      if let time = span.time {
        times.append(time)
      } else if let name = drug(spans, place) {
        pieces.append(.name(name))
      } else if let number = span.number, number.kind == .exact, !number.isPercent {
        read(number, spans, place)
      } else {
        takeBack(folded(span))
      }
    }
  }

  private func isDrug(_ span: Span) -> Bool { span.time == nil && span.has(.medication) }

  /// The drug of a span; a general word (ilaç, hap) only where it is the person's own or the object.
  private func drug(_ spans: [Span], _ place: Int) -> String? {
    guard isDrug(spans[place]), let reading = spans[place].reading(.medication) else { return nil }
    guard Words.drugsInGeneral.contains(reading.phrase) else { return reading.phrase }
    let noun = reading.noun
    if noun?.possessor == 1, [nil, .bare, .accusative].contains(noun?.grammaticalCase) {
      return reading.phrase
    }
    if noun?.grammaticalCase == .accusative { return reading.phrase }
    guard noun?.grammaticalCase ?? .bare == .bare, clause.verbIs(.inject, .eat),
      !clause.verbIs(.take), place + 1 == clause.verbPlace,
      clause.verb?.phrase != "yaptır"
    else { return nil }
    return place > 0 && spans[place - 1].number != nil ? nil : reading.phrase
  }

  private mutating func read(_ number: NumberReading, _ spans: [Span], _ place: Int) {
    let next = place + 1 < spans.count ? spans[place + 1] : nil
    let word = next.map(folded) ?? ""
    if ["+", "arti"].contains(word) {
      carried = (carried ?? 0) + number.value
      return
    }
    let value = number.value + (carried ?? 0)
    carried = nil
    if let next, let unit = unit(next) {
      // "bir damla bal", "iki ünite sütlaç": so much of a food.
      let counted = place + 2 < spans.count ? spans[place + 2] : nil
      guard counted?.food == nil || counted?.has(.medication) == true else { return }
      if unit == "ünite" { countsUnits = true }
      pieces.append(.dose(Intake.Dose(value: value, unit: unit)))
    } else if number.suffix == "u", namesDrug || clause.verbIs(.inject) {
      (namesDrug, countsUnits) = (true, true)
      pieces.append(.dose(Intake.Dose(value: value, unit: "ünite")))
    } else if !number.isArticle, isDose(spans, place, next) {
      pieces.append(.dose(Intake.Dose(value: value, unit: nil)))
    }
  }

  /// Whether a number without a unit is a dose: beside a drug, after a time, before the verb.
  private func isDose(_ spans: [Span], _ place: Int, _ next: Span?) -> Bool {
    if next.map(isDrug) == true { return true }
    guard namesDrug, next?.measure == nil, next?.food == nil, next?.isUnknown != true,
      next?.has(.household) != true, next.map({ !Self.others.contains(folded($0)) }) ?? true
    else { return false }
    let before = place > 0 ? spans[place - 1] : nil
    return before.map { isDrug($0) || $0.time != nil } ?? false || place + 1 == clause.verbPlace
  }

  /// What a number beside a drug can count besides its dose.
  private static let others: Set<String> = [
    "kere", "kez", "defa", "saat", "saatte", "dakika", "dk", "gun", "kutu", "kalem", "yasinda",
    "hafta", "ay",
  ]

  /// "lantus yerine", "4 yapacağıma", "lantusu … sanıp": what was said last did not happen.
  private mutating func takeBack(_ word: String) {
    if word == "yerine" || Self.mistaking.contains(word) {
      guard case .name? = pieces.popLast(), word == "yerine" else { return }
      if case .dose? = pieces.last { pieces.removeLast() }
    } else if ["acagima", "ecegime", "acakken", "ecekken"].contains(where: word.hasSuffix) {
      pieces.removeAll { if case .dose = $0 { true } else { false } }
    }
  }

  private static let mistaking: Set<String> = ["sanip", "sanarak", "zannedip", "zannederek"]

  /// Whether a word is the unit of insulin, with any ending.
  static func isUnits(_ word: String) -> Bool {
    ["unite", "birim"].contains(where: word.hasPrefix) || word == "iu"
  }

  private func unit(_ span: Span) -> String? {
    let word = folded(span)
    if Self.isUnits(word) || ["u", "unit"].contains(word) { return "ünite" }
    if let measure = span.measure {
      if measure.factor == 0.001 { return "mg" }
      return measure.unit == "adet"
        ? "tablet" : measure.unit == "mililitre" ? measure.unit : nil
    }
    if ["mg", "miligram"].contains(word) { return "mg" }
    if let general = span.reading(.medication)?.phrase, Words.doseForms.contains(general) {
      return general
    }
    guard span.has(.doseunit, .mgdl) else { return nil }
    return span.reading(.doseunit)?.phrase ?? Turkish.lowercased(scene.sentence.source(span))
  }
}

extension IntakeReader {
  /// The drugs with their doses and times; "insülin" where only units say what it was.
  var intakes: [Intake] {
    var names = exactNames
    if names.isEmpty, countsUnits, !doses.isEmpty { names = ["insülin"] }
    guard let name = names.first else { return [] }
    var result = names.count > 1 ? paired(names) : []
    if result.isEmpty {
      result = doses.map { Intake(name: name, dose: $0) }
      if result.isEmpty { result = [Intake(name: name)] }
    }
    // "sabah 6 öğlen 8 akşam 10 ünite": a unit said once holds for all.
    let unit = doses.compactMap(\.unit).first
    for place in result.indices {
      if names.count == 1, result[place].dose?.unit == nil { result[place].dose?.unit = unit }
      result[place].times = times.count == result.count ? [times[place]] : times
    }
    return result
  }

  /// The names, a general one only where no other stands.
  private var exactNames: [String] {
    var all: [String] = []
    for case .name(let name) in pieces where !all.contains(name) { all.append(name) }
    let exact = all.filter { !Words.drugsInGeneral.contains($0) }
    let trade = exact.filter { $0 != "insülin" }
    return trade.isEmpty ? exact.isEmpty ? Array(all.prefix(1)) : exact : trade
  }

  /// Every name with the dose on its own side; none is given the dose of another.
  private func paired(_ names: [String]) -> [Intake] {
    var result = names.map { Intake(name: $0) }
    let relevant = pieces.filter { piece in
      if case .name(let name) = piece { names.contains(name) } else { true }
    }
    guard let first = relevant.first else { return result }
    let leads = if case .dose = first { true } else { false }
    var open: Intake.Dose?
    var last: Int?
    for piece in relevant {
      switch piece {
      case .dose(let dose):
        if !leads, let place = last, result[place].dose == nil {
          result[place].dose = dose
        } else {
          open = dose
        }
      case .name(let name):
        last = names.firstIndex(of: name)
        if let place = last, result[place].dose == nil, let dose = open {
          result[place].dose = dose
          open = nil
        }
      }
    }
    if let open, let place = last, result[place].dose == nil { result[place].dose = open }
    return result
  }
}
