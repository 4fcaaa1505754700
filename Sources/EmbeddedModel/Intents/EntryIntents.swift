import Analysis
import Domain
import Foundation
import Turkish

/// What is recorded of a day besides meals: each anchor in the message proposes its readings.
struct EntryIntents {
  let message: MessageAnalysis

  var scene: Scene { message.scene }

  func candidates() -> [IntentCandidate] {
    glucose() + medications() + measurements() + symptoms() + water() + activities() + sleep()
      + weights() + moods() + stools()
  }

  // MARK: Shared

  /// A candidate for one call, with what its anchor's surroundings say.
  func candidate(
    _ tool: String, at place: Int, _ members: [JSON.Member], claims: Set<Int>,
    _ notes: [String] = []
  ) -> IntentCandidate {
    var result = IntentCandidate(intent: tool, message: message)
    result.calls = [PlannedCall(tool, .object(members))]
    result.claims = claims
    result.anchor = place
    result.features.share(message.features(at: place), isNamed: true)
    result.features.share(message.whole)
    for note in notes { result.features.add(note) }
    for member in members { result.features.add("slot=", member.key) }
    if message.leavesTime(at: place) {
      result.features.add("time left ", members.contains { $0.isNamed(.at) } ? "at" : "none")
    }
    return result
  }

  func time(for place: Int) -> [JSON.Member] {
    scene.moment(message.times(for: place)).map { [.init(.at, .string(scene.text($0)))] } ?? []
  }

  /// The candidate, and once more as the record of each who is named near it.
  func withPersons(_ candidate: IntentCandidate, at place: Int) -> [IntentCandidate] {
    Person.variants(of: candidate, at: place, in: message)
  }

  func gap(_ one: Int, _ quantity: Quantity) -> String {
    let distance = quantity.spans.lowerBound - one
    return distance < 0 ? "\(max(-6, quantity.spans.upperBound - 1 - one))" : "\(min(6, distance))"
  }

  func sizeNotes(_ quantity: Quantity) -> [String] {
    var notes = ["size=\(MessageFeatures.magnitude(quantity.value))"]
    if let number = quantity.number {
      notes.append("suffix=\(number.suffix)")
      notes.append("kind=\(number.kind.rawValue)")
      if number.isArticle { notes.append("article") }
      if scene.sentence.tokens[message.spans[quantity.spans.lowerBound].tokens].first?.kind
        == .number
      {
        notes.append("digits")
      }
    }
    if let measure = quantity.measure { notes.append("unit=\(measure.unit)") }
    if let unit = quantity.doseUnit { notes.append("doseunit=\(unit)") }
    return notes
  }

  // MARK: Glucose

  private func glucose() -> [IntentCandidate] {
    (message.quantities + spoken).flatMap { quantity -> [IntentCandidate] in
      let value = quantity.value
      guard let number = quantity.number, number.kind != .range, quantity.measure == nil,
        value >= 1, value <= 800,
        message.canBeGlucose(quantity), !isOverStretch(quantity.spans.lowerBound),
        !message.isClock(quantity)
      else { return [] }
      let place = quantity.spans.lowerBound
      var members: [JSON.Member] = [.init(.value, .number(value))]
      let isMillimole =
        message.isDecimal(quantity) && value < 35 || message.isInMillimoles(quantity)
      if isMillimole { members.append(.init(.unit, "mmol/L")) }
      members += time(for: place)
      if let context = context(of: quantity) {
        members.append(.init(.context, .string(context.rawValue)))
      }
      let others = message.quantities.count { $0.number != nil && $0.value >= 20 }
      let found = candidate(
        "logGlucose", at: place, members, claims: Set(quantity.spans),
        sizeNotes(quantity) + ["spans=\(quantity.spans.count)"] + [
          "values=\(min(4, others))", "mmol=\(isMillimole)",
        ])
      return withPersons(found, at: place)
    }
  }

  /// "bir yirmi", "1 40", "2 nokta 5": a value that is said in two numbers.
  private var spoken: [Quantity] {
    guard scene.has(.glucose, .sugarword, .measure) else { return [] }
    return message.quantities.indices.dropLast().compactMap { index -> Quantity? in
      let (first, second) = (message.quantities[index], message.quantities[index + 1])
      guard first.isBare, second.isBare, let digit = first.number, second.number != nil,
        digit.value == digit.value.rounded(), digit.suffix.isEmpty
      else { return nil }
      let between = first.spans.upperBound..<second.spans.lowerBound
      var whole = first
      whole.spans = first.spans.lowerBound..<second.spans.upperBound
      if between.count == 1, message.spans[between.lowerBound].has(.point), digit.value < 35,
        second.value < 10
      {
        whole.value = first.value + second.value / 10
      } else if between.isEmpty, (1...6).contains(digit.value), (10...99).contains(second.value) {
        whole.value = first.value * 100 + second.value
      } else {
        return nil
      }
      whole.number?.low = whole.value
      return whole
    }
  }

  /// "geçen ay şekerim 140", "şekerim normalde 110": a value of a week, a month or of always has no moment.
  private func isOverStretch(_ place: Int) -> Bool {
    let number = message.clauseOf[place]
    let own = scene.clauses[number]
    // "şekerim normalde 110 | 120": figures alone are of the clause before them.
    let isAlone = number > 0 && own.spans.allSatisfy { $0.number != nil || $0.isMark }
    let said = (isAlone ? scene.clauses[number - 1].spans : []) + own.spans
    let usually = WordSets.words("usually")
    if said.contains(where: { usually.contains(scene.sentence.folded($0)) }) { return true }
    let times = message.times(for: place)
    return !times.contains { $0.day != nil || $0.clock != nil || $0.instant != nil }
      && times.compactMap(\.days).contains { $0.lowerBound + 1 < $0.upperBound }
  }

  /// What the words next to a reading say of when it was: those before it, up to the reading before.
  private func context(of quantity: Quantity) -> GlucoseContext? {
    let place = quantity.spans.lowerBound
    let before = message.quantities.last {
      $0.spans.upperBound <= place && $0.number != nil && $0.value >= 20
    }
    let after = message.quantities.first { $0.spans.lowerBound > place && $0.value >= 20 }
    let start = max(before?.spans.upperBound ?? 0, place - 8)
    let end = min(after?.spans.lowerBound ?? message.spans.count, place + 6)
    for range in [start..<place, place..<end] {
      // "tok karnına değil aç karnına"
      let said = range.filter { next in
        (next + 1 >= message.spans.count || !message.spans[next + 1].has(.not))
          && !message.tellsHunger(at: next)
      }
      if let context = GlucoseContext(said.compactMap { message.spans[$0].time }) {
        return context
      }
      if let kind = said.lazy.compactMap({ message.spans[$0].glucoseContext }).first {
        return kind
      }
    }
    return message.rowContext(at: place)
  }

  // MARK: The body

  private func symptoms() -> [IntentCandidate] {
    message.spans.indices.flatMap { place -> [IntentCandidate] in
      let span = message.spans[place]
      var names: [String] = []
      // "dışkıda kan var": with what is said of it, or not at all.
      guard stools(at: place).isEmpty else { return [] }
      if let symptom = span.reading(.symptom), !span.has(.activity) { names.append(symptom.phrase) }
      if span.has(.ache) {
        let body = message.spans[..<place].lastIndex { $0.has(.body) && $0.number == nil }
          .flatMap { place - $0 < 5 && !hasMark($0..<place) ? $0 : nil }
        let name = span.ache(of: body.map { message.spans[$0] })
        if !name.isEmpty, !names.contains(name) { names.append(name) }
      }
      return names.flatMap { name -> [IntentCandidate] in
        let placed = self.placed(name, at: place)
        let members = [.init(.kind, .string(placed))] + message.severity(at: place)
        let made = candidate(
          "logSymptom", at: place, members + time(for: place), claims: [place],
          ["symptom=\(name)", "verb \(span.has(.ache))"])
        return withPersons(made, at: place)
      }
    }
  }

  /// "ayağında yara çıktı": a wound with the part of the body that it is at.
  private func placed(_ name: String, at place: Int) -> String {
    guard WordSets.words("symptom.atPlace").contains(name) else { return name }
    let body = message.spans[max(0, place - 3)..<place].last { span in
      span.reading(.body)?.noun?.grammaticalCase == .locative
    }
    guard let part = body?.reading(.body)?.phrase else { return name }
    return "\(part) \(Turkish.lowercased(Turkish.possessive(name)))"
  }

  private func hasMark(_ range: Range<Int>) -> Bool {
    range.contains { message.spans[$0].isMark }
  }

  private func moods() -> [IntentCandidate] {
    message.spans.indices.flatMap { place -> [IntentCandidate] in
      let span = message.spans[place]
      guard let mood = span.reading(.mood, .moodnoun) else { return [] }
      var said = mood.phrase
      if span.has(.moodnoun) {
        let end = min(message.spans.count, place + 4)
        let words = message.spans[place..<end].prefix { !$0.isMark && $0.number == nil }
        said = words.map { Turkish.lowercased(scene.sentence.source($0)) }.joined(separator: " ")
      }
      let made = candidate(
        "logMood", at: place,
        [.init(.mood, .string(said))]
          + (message.times(for: place).contains { $0.direction == .future }
            ? [] : time(for: place)),
        claims: [place],
        ["mood=\(mood.phrase)"])
      return withPersons(made, at: place)
    }
  }

  /// "kilom 82,4": the unit as a name for the weight.
  private var hasOwnKilos: Bool {
    message.spans.contains { span in
      span.measure.map { $0.measure == .kilogram && $0.form.possessor == 1 } ?? false
    }
  }

  /// "kilo 82,4": the same before its figure.
  private func followsKilos(_ place: Int) -> Bool {
    guard place > 0, let measure = message.spans[place - 1].measure,
      measure.measure == .kilogram,
      // "oğlumun kilosu 30", never "domatesin kilosu 30"
      measure.form.possessor != 3
        || message.persons.contains(where: {
          $0.isGenitive && $0.places.upperBound == place - 2
        })
    else { return false }
    return (place == 1 || message.spans[place - 2].number == nil)
      && !(place + 1 < message.spans.count && message.spans[place + 1].has(.money))
  }

  /// "81'den 79,5'a indi": what it was before.
  private func isLeftBehind(_ quantity: Quantity) -> Bool {
    guard NumberEndings.ablatives.contains(quantity.number?.suffix ?? "") else { return false }
    return message.quantities.contains { other in
      other.spans.lowerBound >= quantity.spans.upperBound
        && (other.number?.suffix ?? "").fits("number.datives")
        && message.clauseOf[other.spans.lowerBound] == message.clauseOf[quantity.spans.lowerBound]
    }
  }

  private func weights() -> [IntentCandidate] {
    message.quantities.flatMap { quantity -> [IntentCandidate] in
      guard quantity.number != nil, (20...300).contains(quantity.value),
        quantity.measure.map({ $0.measure == .kilogram }) ?? (quantity.doseUnit == nil),
        quantity.measure != nil || scene.has(.weight, .weigh) || hasOwnKilos
          || followsKilos(quantity.spans.lowerBound)
      else { return [] }
      let place = quantity.spans.lowerBound
      guard !isLeftBehind(quantity) else { return [] }
      // "82 kilo 400 gram"
      let rest = message.quantities.first { other in
        other.spans.lowerBound == quantity.spans.upperBound && other.measure?.measure == .gram
          && quantity.measure != nil && other.value < 1000
      }
      let kilograms = quantity.value + (rest?.value ?? 0) / 1000
      let made = candidate(
        "logWeight", at: place,
        [.init(.kilograms, .number(kilograms))] + time(for: place),
        claims: Set(quantity.spans).union(rest.map { Set($0.spans) } ?? []), sizeNotes(quantity))
      return withPersons(made, at: place)
    }
  }
}
