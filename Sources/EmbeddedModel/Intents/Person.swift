import Analysis
import Domain
import Foundation
import Turkish

extension Person {
  /// The candidate as the writer's own, and once more for each of the two nearest who are named.
  static func variants(
    of candidate: IntentCandidate, at anchor: Int? = nil, in message: MessageAnalysis
  ) -> [IntentCandidate] {
    let all = message.persons
    guard !all.isEmpty else { return ofWhomeverIsMeant(candidate, at: anchor, in: message) }
    let place = anchor ?? message.spans.count
    let isTheirs = message.isTheirValue(candidate)
    let persons = all.sorted { distance($0, place) < distance($1, place) }.prefix(2)
    var own = candidate
    for person in persons { person.describe("own", place, message, into: &own.features) }
    for word in message.tellingWords { own.features.add("own w=", word) }
    if message.isDoneToWriter(candidate) { return [own] }
    return (isTheirs ? [] : [own])
      + persons.enumerated().filter { message.mayOwn($1, candidate, at: anchor) }.map {
        rank, person in
        var other = candidate
        other.calls = candidate.calls.map { call in
          PlannedCall(
            call.tool, call.arguments.setting(.person, to: .string(Whose.said(person.name))))
        }
        // "Can'ın şekeri 112, kahvaltıda 1 yumurta yedi": the name stands with the value, and both are Can's.
        if !message.isNamedForElse(person, anchor) { other.claims.formUnion(person.places) }
        other.features.add("whose=other rank=", String(rank))
        person.describe("other", place, message, into: &other.features)
        for word in message.tellingWords { other.features.add("other w=", word) }
        return other
      }
  }

  /// "Efe 69 çıktı", then "94 oldu": the same once more as the record of whom the talk is about.
  private static func ofWhomeverIsMeant(
    _ candidate: IntentCandidate, at anchor: Int?, in message: MessageAnalysis
  ) -> [IntentCandidate] {
    let dialogue = message.scene.dialogue
    // "şekeri 98", also after a record of one's own.
    let isTold = message.scene.sentence.tokens.tellTheirs
    let near =
      dialogue.personInFocus ?? message.spokenOf ?? (isTold ? dialogue.lastOther : nil)
    guard let name = near ?? (isTold ? message.writtenFor ?? dialogue.onlyOther : nil),
      !message.spans.indices.contains(where: { place in
        message.word(place).fits("self.mine") || message.word(place).fits("self.dative")
          || candidate.isMeasured
            && (message.tellsOwnFall || message.word(place).fits("self.word")
              || message.spans[place].isOwnMeasure)
      })
    else { return [candidate] }
    let clause = message.clauseOf[anchor ?? 0]
    let telling = message.scene.clauses[clause...].first { $0.form != nil }?.form
    let last = dialogue.personInFocus == nil ? nil : dialogue.lastWrite
    let notes = [
      "age \(last?.age ?? 1)", telling.map { "\($0.mood)\($0.person)" } ?? "verbless",
      last?.call.name == candidate.intent ? "same tool" : "other tool",
      message.scene.has(.selfword) ? "self" : "no self",
    ]
    var (own, other) = (candidate, candidate)
    other.calls = candidate.calls.map { call in
      PlannedCall(call.tool, call.arguments.setting(.person, to: .string(name)))
    }
    if isOwnAct(candidate, telling, message) { return [candidate] }
    if message.isMealOfThem(candidate, telling) || goesOn(candidate, telling, message)
      || isTheirs(candidate, telling, message)
      || isGiven(candidate, clause, message) || isCheck(candidate, message)
    {
      return [other]
    }
    if dialogue.personInFocus == nil, candidate.intent == "logMedication",
      !message.mayBeTheirDose(candidate)
    {
      return [candidate]
    }
    if eatsOn(candidate, telling, message) {
      other.isStated = message.scene.clauses.count == 1 && message.foods.allSatisfy(\.isKnown)
      return [other]
    }
    for note in notes {
      own.features.add("whose=own before ", note)
      other.features.add("whose=meant ", note)
    }
    for word in message.tellingWords {
      own.features.add("own before w=", word)
      other.features.add("meant w=", word)
    }
    return [own, other]
  }

  /// "glifor 1000 aldım", "5 saat uyudum", "2 elma yedim": nobody does that for another.
  private static func isOwnAct(
    _ candidate: IntentCandidate, _ telling: VerbForm?, _ message: MessageAnalysis
  ) -> Bool {
    guard let telling, telling.person == 1, telling.mood == .past, !telling.isNegative,
      MessageAnalysis.acts.contains(candidate.intent)
    else { return false }
    let number = message.clauseOf[candidate.anchor ?? 0]
    let clause = message.scene.clauses[number]
    return clause.form == telling && clause.verbIs(.eat, .take, .sleep, .walk)
      && !clause.verbIs(.give) && !message.isFeeding(clause)
      && !message.pointsAtThem(inClause: number)
      && !message.spans.contains { $0.isTheirDrug(in: message.scene.sentence) }
  }

  /// "oğlumun şekeri 58", then "15 dk sonra 88 oldu": the next value of the same row, of whoever it was.
  private static func goesOn(
    _ candidate: IntentCandidate, _ telling: VerbForm?, _ message: MessageAnalysis
  ) -> Bool {
    guard candidate.intent == "logGlucose", let telling, telling.mood == .past,
      telling.person == 3, !message.scene.has(.selfword),
      message.scene.sentence.tokens.contains(where: { $0.folded.fits("row.after") }),
      let last = message.scene.dialogue.lastWrite, last.call.name == "logGlucose", last.age <= 3
    else { return false }
    return message.scene.clauses.contains { $0.verbIs(.be, .trend) }
      && !message.spans.contains { span in
        span.readings.contains { $0.noun?.possessor == 1 }
      }
  }

  /// "Can 61, ok aşağı", then "parmaktan baktım 68": a value of the sensor is checked, and a low looked at
  /// once more, by whoever is there.
  private static func isCheck(_ candidate: IntentCandidate, _ message: MessageAnalysis) -> Bool {
    let words = message.scene.sentence.tokens.map(\.folded)
    guard candidate.intent == "logGlucose", !message.scene.has(.selfword),
      words.contains(where: { $0.fits("value.taken") || isAgain($0) }),
      let last = message.scene.dialogue.lastWrite, last.call.name == "logGlucose", last.age == 1,
      last.call.arguments[.person] != nil,
      message.scene.now.timeIntervalSince(last.at) < atOnce
    else { return false }
    return words.contains { $0.fits("value.fingertip") || isAgain($0) }
      || candidate.calls.contains(where: \.isLow)
  }

  /// "hâlâ 48", "tekrar ölçtüm 60".
  private static func isAgain(_ word: String) -> Bool {
    word.fits("told.still") || word.fits("told.again")
  }

  /// Seconds within which a value is checked.
  private static let atOnce = 1800.0

  /// "kızım 1 muz yedi", then "şekeri 140", "insülin 3 ünite yaptım ona": of the one who was told of.
  private static func isTheirs(
    _ candidate: IntentCandidate, _ telling: VerbForm?, _ message: MessageAnalysis
  ) -> Bool {
    // "bugün 2 kez kustu"; "başım döndü" is the writer's.
    if candidate.intent == "logSymptom", (telling?.person ?? 3) == 3 {
      let possessors = message.spans.flatMap(\.readings).compactMap { $0.noun?.possessor }
      guard !message.scene.has(.selfword), !possessors.contains(1) else { return false }
      // "ayağında yara var"; "baş ağrısı var" may be the writer's.
      guard telling != nil else { return message.spans.contains(where: \.isTheirBody) }
      // "midesi bulanıyor"
      return telling?.mood == .past || possessors.contains(3)
    }
    guard candidate.isMeasured || candidate.intent == "logMedication" else { return false }
    if message.isTakenOfThem(candidate) { return true }
    if message.pointsAtThem(inClause: message.clauseOf[candidate.anchor ?? 0]) { return true }
    return candidate.intent != "logMedication" && ![1, 4].contains(telling?.person ?? 0)
      && candidate.claims.contains { place in
        guard message.spans[place].number != nil, place > 0 else { return false }
        let name = message.spans[place - 1]
        return message.word(place - 1).fits("value.theirs")
          || name.analyte != nil
            && message.scene.sentence.tokens[name.tokens].last?.suffix.fits("analyte.theirs")
              == true
      }
  }

  /// "Nezahat hanım 38,2 ateşli", then "parol 500 verdim", "2 ünite yapmışlar": given to whoever is
  /// talked of.
  private static func isGiven(
    _ candidate: IntentCandidate, _ clause: Int, _ message: MessageAnalysis
  ) -> Bool {
    guard candidate.intent == "logMedication", !message.scene.has(.selfword) else { return false }
    let told = message.scene.clauses[clause]
    guard let form = told.form, [.past, .reported].contains(form.mood) else { return false }
    if [1, 4].contains(form.person) { return told.verbIs(.give) && !told.verbIs(.inject) }
    return [3, 6].contains(form.person) && told.verbIs(.inject, .take, .give, .eat)
  }

  /// "kızım iki dilim ekmek yedi", then "yarım bardak da süt içti"; "kızımın şekeri 118", then "simit yemiş":
  /// what the same one ate.
  private static func eatsOn(
    _ candidate: IntentCandidate, _ telling: VerbForm?, _ message: MessageAnalysis
  ) -> Bool {
    guard candidate.intent == "logMeal", let telling, [.past, .reported].contains(telling.mood),
      telling.person == 3, !telling.isNegative, !message.scene.isQuestion,
      !message.scene.has(.selfword), let last = message.scene.dialogue.lastWrite, last.age <= 3,
      last.call.name == "logMeal" || message.scene.dialogue.personInFocus != nil
    else { return false }
    return message.scene.clauses.allSatisfy { $0.verbIs(.eat) }
  }

  private static func distance(_ person: Person, _ place: Int) -> Int {
    min(abs(person.places.lowerBound - place), abs(person.places.upperBound - place))
  }

  private func describe(
    _ whose: String, _ anchor: Int, _ message: MessageAnalysis, into bag: inout FeatureBag
  ) {
    let place = places.upperBound
    bag.add("whose=", whose)
    bag.add("whose=", whose, phrase)
    bag.add("whose=", whose, grammaticalCase)
    bag.add("whose=", whose, "at \(min(3, places.lowerBound))")
    bag.add("whose=", whose, "gap \(max(-5, min(5, place - anchor)))")
    let next = place + 1
    if next < message.spans.count {
      for kind in MessageFeatures.kinds(of: message.spans[next]) {
        bag.add("whose=", whose, "then " + kind)
      }
    } else {
      bag.add("whose=", whose, "last")
    }
    // The verb of the clause that the record stands in, or of the next that has one.
    let clause = message.clauseOf.indices.contains(anchor) ? message.clauseOf[anchor] : 0
    let own = message.clauseOf[place] - clause
    bag.add("whose=", whose, "clause \(max(-2, min(2, own)))")
    let telling = message.scene.clauses[clause...].first { $0.form != nil }
    if let telling, let form = telling.form {
      let verb = "\(form.mood.rawValue)\(form.person)"
      bag.add("whose=", whose, verb)
      bag.add("whose=", whose + grammaticalCase, verb)
      bag.add("whose=", whose + grammaticalCase, telling.verb?.phrase ?? "")
    } else {
      bag.add("whose=", whose + grammaticalCase, "verbless")
    }
  }
}

extension Span {
  /// "ayağında": a part of somebody else's body.
  var isTheirBody: Bool {
    readings.contains { reading in
      reading.sense == .word(.body) && [2, 3].contains(reading.noun?.possessor ?? 0)
    }
  }

  /// "ilacını", "Lantusunu": a drug that is somebody else's, as its endings say.
  func isTheirDrug(in sentence: Sentence) -> Bool {
    sentence.folded(self).fits("drug.theirs")
      || readings.contains { reading in
        reading.sense == .word(.medication) && reading.noun?.possessor == 3
          && reading.noun?.grammaticalCase == .accusative
      }
  }
}
