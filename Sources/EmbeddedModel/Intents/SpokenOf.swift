import Analysis
import Domain
import Turkish

/// Whom the talk is about where nothing was recorded of them yet, and what a third person did.
///
///     Can kahvaltı etmedi bugün | 2 ünite yaptım      Can's, or the writer's: it is asked
///     kızım bayıldı | şekeri 40                        hers
///     öğlen 2 dilim pizza yedi okulda                  somebody's: it is asked (`isDoneByWhom`)
extension MessageAnalysis {
  /// The one who was named, and nobody besides, in the last messages of which nothing was recorded.
  func findSpokenOf() -> String? {
    let dialogue = scene.dialogue
    guard persons.isEmpty, dialogue.personInFocus == nil else { return nil }
    let written = dialogue.lastWrite?.age ?? .max
    let texts = dialogue.earlier.prefix(min(Self.mostBack, max(0, written - 1)))
    for text in texts where text.utf8.count < Self.mostBytes {
      guard let earlier = dialogue.scene(of: text, now: scene.now, zone: scene.zone) else {
        return nil
      }
      if earlier.isWrittenForWriter { return nil }
      if earlier.tellsOwnDeed {
        // "şekeri 98" is never the writer's.
        guard scene.sentence.tokens.tellTheirs else { return nil }
        continue
      }
      let names = earlier.namesOfOthers
      if names.count > 1 { return nil }
      guard let name = names.first else { continue }
      // Whoever is asked about, or supposed, was given nothing.
      let isTold = !earlier.isQuestion && !earlier.clauses.contains(where: \.isUnreal)
      // "annem diyabet hastası" tells of her, and only what is called hers is hers.
      let isMeant =
        earlier.tellsHealth || earlier.tellsDiabetes && scene.sentence.tokens.tellTheirs
      return isMeant && (isTold || isOfThirdPerson) ? name : nil
    }
    return nil
  }

  /// Whose diary the thread was said to be, also long ago: "kızım için yazıyorum".
  ///
  /// Nobody's but the writer's once that was said.
  func findWrittenFor() -> String? {
    guard persons.isEmpty else { return nil }
    for text in scene.dialogue.earlier.prefix(Self.mostWritten)
    where text.utf8.count < Self.mostBytes && (text.contains("çin") || text.contains("cin")) {
      guard let earlier = scene.dialogue.scene(of: text, now: scene.now, zone: scene.zone) else {
        return nil
      }
      if earlier.isWrittenForWriter { return nil }
      if earlier.isWrittenForOther, !earlier.isQuestion, earlier.namesOfOthers.count == 1 {
        return earlier.namesOfOthers.first
      }
    }
    return nil
  }

  /// Whoever else the talk is of: named without a record, or the one of the last record.
  var talkedOf: String? {
    if let spokenOf { return spokenOf }
    guard let last = scene.dialogue.lastWrite, last.age <= Dialogue.talkedOf else { return nil }
    return last.call.arguments[.person]?.string
  }

  /// The one who was named last, also where the writer ate or did something since.
  ///
  ///     ada çocuk menüsü yedi | patatesin yarısını ben yedim | 5 ünite
  ///
  /// Nobody once the writer's own value was told.
  var namedLately: String? { namedLately { $0.tellsHealth || $0.tellsIllness } }

  /// The same of somebody who is ill: "babam taburcu oldu", "akşam: 1 kase çorba".
  var illLately: String? { namedLately(where: \.tellsIllness) }

  private func namedLately(where isMeant: (Scene) -> Bool) -> String? {
    let dialogue = scene.dialogue
    guard persons.isEmpty else { return nil }
    for text in dialogue.earlier.prefix(Self.mostBack) where text.utf8.count < Self.mostBytes {
      guard let earlier = dialogue.scene(of: text, now: scene.now, zone: scene.zone),
        !earlier.sentence.spans.contains(where: \.isOwnMeasure), !earlier.isWrittenForWriter
      else { return nil }
      let names = earlier.namesOfOthers
      guard let name = names.first else { continue }
      let isTold = !earlier.isQuestion && !earlier.clauses.contains(where: \.isUnreal)
      // "eşim pilav yaptı, 1 tabak yedim" is of the writer.
      return names.count == 1 && isMeant(earlier) && isTold && !earlier.tellsOwnDeed ? name : nil
    }
    return nil
  }

  private var isOfThirdPerson: Bool {
    scene.clauses.allSatisfy { ![1, 4].contains($0.form?.person ?? 1) }
  }

  /// So many messages back somebody is still who is meant.
  private static let mostBack = 5
  private static let mostBytes = 400
  /// So many messages a thread is kept for whom it was said to be.
  private static let mostWritten = 60

  /// "bir bardak süt içti yatarken": what a third person did, who is not named.
  func isDoneByWhom(_ candidate: IntentCandidate) -> Bool {
    guard Self.bodily.contains(candidate.intent), persons.isEmpty,
      candidate.calls.allSatisfy({ $0.arguments[.person] == nil }),
      let anchor = candidate.anchor
    else { return false }
    let clause = clause(of: anchor)
    guard let form = clause.form, let verb = clause.verbPlace else { return false }
    // "acilde 8 ünite verdiler" tells who was given it.
    let isOfOne = candidate.intent != "logMedication" || form.person == 3 && !clause.verbIs(.give)
    return isOfOne && [3, 6].contains(form.person) && [.past, .reported].contains(form.mood)
      && !form.hasPastCopula && clause.verbIs(.eat, .sleep, .walk, .inject)
      && !clause.spans[verb].has(.passive)
  }

  private static let bodily: Set = [
    "logMeal", "logWater", "logSleep", "logActivity", "logMedication",
  ]

  /// "2 ünite yaptım" after the meal of a child: given to them, or one's own.
  func mayBeTheirDose(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logMedication", let anchor = candidate.anchor,
      candidate.calls.allSatisfy({ $0.arguments[.person] == nil }), !scene.has(.selfword)
    else { return false }
    let clause = clause(of: anchor)
    // Nobody swallows a pill for another.
    let isSwallowed = clause.verbIs(.eat, .take) && !clause.verbIs(.give)
    let isOwn = clause.spans.contains { span in
      span.has(.medication) && span.readings.contains { $0.noun?.possessor == 1 }
    }
    return clause.verb == nil || clause.verbIs(.inject, .give) && !isSwallowed && !isOwn
  }

  /// "tansiyon 13/8" after "annem yemek yedi": theirs, or the writer's.
  func mayBeTheirValue(_ candidate: IntentCandidate) -> Bool {
    guard candidate.isMeasured,
      let anchor = candidate.anchor, !scene.has(.selfword),
      candidate.calls.allSatisfy({ $0.arguments[.person] == nil })
    else { return false }
    let own = spans.indices.filter { clauseOf[$0] == clauseOf[anchor] }
    return !own.contains { spans[$0].isOwnMeasure || word($0).fits("value.theirs") }
      && !spans.indices.contains { word($0).fits("self.mine") || word($0).fits("self.dative") }
      && (![1, 4].contains(clause(of: anchor).form?.person ?? 0) || isNextValue(candidate))
  }

  /// "kızımın şekeri 90", then "48": whether nothing tells that a value is the writer's, and not of the one
  /// of whom the talk is.
  var isOfOpenOwner: Bool {
    talkedOf ?? namedLately != nil && namesNobody
  }

  /// Whether nobody is named, the writer neither: "48", "tekrar ölçtüm 60", and not "48'e düştüm".
  var namesNobody: Bool {
    persons.isEmpty && !scene.has(.selfword) && !tellsOwnFall
      && !spans.indices.contains { place in
        spans[place].isOwnMeasure || word(place).fits("self.mine")
          || word(place).fits("self.dative")
          || spans[place].readings.contains { $0.noun?.possessor == 1 }
      }
  }

  /// "48'e düştüm", "titriyorum 48": what falls and what is felt is the writer's own.
  var tellsOwnFall: Bool {
    scene.clauses.contains { clause in
      [1, 4].contains(clause.form?.person ?? 0)
        && (clause.verbIs(.trend, .be) || clause.has(.symptom))
    }
  }

  /// "annemin şekeri 140", then "ölçtüm 150": who measures does not say whose it is.
  private func isNextValue(_ candidate: IntentCandidate) -> Bool {
    let last = scene.dialogue.lastWrite
    let isOwn = spans.contains { span in
      span.has(.glucose, .sugarword) && span.readings.contains { $0.noun?.possessor == 1 }
    }
    return last?.age == 1 && last?.call.name == candidate.intent && !isOwn
      && scene.sentence.tokens.contains { $0.folded.fits("value.taken") }
  }

  /// "akşam: 1 kase çorba" after a weight of one's father: what he ate, or the writer.
  func mayBeTheirMeal(_ candidate: IntentCandidate) -> Bool {
    guard ["logMeal", "logWater"].contains(candidate.intent), persons.isEmpty,
      let anchor = candidate.anchor, !scene.has(.selfword),
      candidate.calls.allSatisfy({ $0.arguments[.person] == nil })
    else { return false }
    return scene.clauses.allSatisfy { $0.form == nil || $0.form?.person == 3 }
      && clause(of: anchor).form?.person != 1
  }
}

extension Scene {
  /// "kızım için yazıyorum", "oğlum tip 1, onun için tutuyorum": whose the diary is.
  var isWrittenForOther: Bool {
    tellsForWhom && !Person.all(in: sentence).isEmpty && !has(.selfword)
  }

  /// "artık kendim için yazıyorum".
  fileprivate var isWrittenForWriter: Bool {
    tellsForWhom
      && (has(.selfword) || sentence.tokens.contains { $0.folded.fits("self.dative") })
  }

  private var tellsForWhom: Bool {
    let folded = sentence.tokens.map(\.folded)
    return zip(folded, folded.dropFirst()).contains {
      $0.fits("spoken.purpose") && $1.fits("spoken.for")
    }
  }

  /// "2 elma yedim", "şekerim 120": something of the writer's own.
  fileprivate var tellsOwnDeed: Bool {
    clauses.contains { clause in
      clause.isPast && clause.form?.person == 1 && clause.verbIs(.eat, .sleep, .walk, .measure)
    } || sentence.spans.contains(where: \.isOwnMeasure)
  }

  /// Whom it names, as records call them: who did something, owns it, or was given it.
  fileprivate var namesOfOthers: Set<String> {
    // "ben Hüseyin, şeker hastasıyım" names the writer.
    let all = Person.all(in: sentence).filter { person in
      let before = person.places.lowerBound - 1
      return before < 0 || !sentence.folded(sentence.spans[before]).fits("self.word")
    }
    let named = all.filter { person in
      // "kızım Elif" is one.
      let isNamedBehind = all.contains {
        person.isBare && $0.places.lowerBound == person.places.upperBound + 1
      }
      return (person.isBare || person.isGenitive || person.isDative) && !isNamedBehind
        && (isWrittenForOther || !onlyServes(person))
    }
    return Set(named.map { Whose.said($0.name) })
  }

  /// "oğlum tip 1", "annem diyabet hastası".
  fileprivate var tellsDiabetes: Bool {
    let tokens = sentence.tokens
    return zip(tokens, tokens.dropFirst()).contains { name, kind in
      name.folded.fits("spoken.type") && kind.kind == .number
    } || tokens.contains { $0.folded.fits("spoken.diabetic") }
  }

  /// "gelin bir dilim daha koydu", "bir dilimini hanıma verdim": who cooks or serves, or was given of what
  /// the writer had.
  private func onlyServes(_ person: Person) -> Bool {
    let tokens = sentence.spans[person.places.lowerBound].tokens
    let own = clauses.first { $0.spans.contains { $0.tokens == tokens } }
    guard let own, !has(.medication, .doseunit, .glucose, .sugarword) else { return false }
    if person.isBare {
      // "anneannesi çorba yedirmiş"
      let isFeeding = own.verb.map { Turkish.fold($0.phrase).fits("feeding") } ?? false
      return isFeeding || own.verbIs(.put, .cook, .bring) && !own.verbIs(.eat)
    }
    return person.isDative && own.verbIs(.give) && !own.hasFood && !own.has(.meal)
  }

  /// "babam taburcu oldu".
  fileprivate var tellsIllness: Bool {
    sentence.spans.contains { sentence.folded($0).fits("spoken.ill") }
  }

  /// Whether it tells how somebody is, what they ate or left, or what was given to them; who cooks or brings
  /// something is not talked of.
  fileprivate var tellsHealth: Bool {
    isWrittenForOther
      || has(
        .inject, .medication, .glucose, .sugarword, .measure, .temperature, .ketone, .pulse,
        .pressure,
        .sleep, .symptom, .ache, .body, .hba1c, .weight)
        && !clauses.contains { $0.verbIs(.cook, .bring) }
      || clauses.contains { ($0.verbIs(.eat) || $0.hasFood) && !$0.verbIs(.cook, .bring, .give) }
      || has(.meal) && clauses.contains(where: \.isNegated)
  }
}

extension [Token] {
  /// Whether they tell the value of somebody else, named or not: `şekeri 312`, `Canın şekeri 312`; `açlık
  /// şekeri 45` is the writer's.
  var tellTheirs: Bool {
    indices.contains { place in
      guard (self[place].folded + self[place].suffix).fits("value.theirs") else { return false }
      guard place > 0, self[place - 1].kind != .mark else { return true }
      let before = self[place - 1].folded + self[place - 1].suffix
      return before.fits("value.genitive") && !before.fits("value.notTheirs")
        || before.fits("value.anew")
    }
  }
}
