import Analysis
import Domain
import Turkish

/// Readings that the grammar leaves no doubt about, whatever the weights know of their words: figures
/// that each stand next to what they are of, doses next to their drugs, and clauses that say nothing but
/// that known foods were eaten.
struct Stated {
  /// The readings to which an owner of words keeps all others off, by their places in the row.
  var kept: Set<Int> = []
  /// What such readings explain besides what they claim, by their places in the row.
  private(set) var explained: [Int: Set<Int>] = [:]
  /// Other readings of their words.
  var dropped: Set<Int> = []

  /// The least that such a reading is worth.
  static let certainty = 0.95

  let message: MessageAnalysis
  let candidates: [IntentCandidate]

  init(_ candidates: [IntentCandidate], in message: MessageAnalysis) {
    self.message = message
    self.candidates = candidates
    let scene = message.scene
    if findOldValue() || findRestated() { return }
    findOwnReading()
    findOwnPressure()
    findUndo()
    findUndone()
    findDeniedAmount()
    findRecipeWish()
    guard !scene.isQuestion, !scene.clauses.contains(where: { $0.isUnreal || $0.isHearsay }) else {
      return
    }
    if !scene.has(.target) {
      findFigures()
      findMeasures()
      findPressure()
      findOwned()
      findOwners()
      findNewest()
      findFigureBeforeName()
      findAfterFood()
      findOutcome()
      findBareReadings()
      findHungryReading()
      findTimedReadings()
      findLoneReading()
    }
    findDoses()
    findLoneDose()
    findMeasuredAgain()
    findMissingDose()
    findMissingDrug()
    findCorrectionDose()
    findMoment()
    findContext()
    findMood()
    findTheirComplaint()
    findGeneralDrug()
    findMeals()
    findOwnedMeal()
    findMadeDish()
    findTimedMeals()
    findEaters()
    findAddition()
  }

  // MARK: Figures

  /// "şekerim 134 nabzım 90", "glukoz 97, üre 28": two figures and more, each right after its own name.
  private mutating func findFigures() {
    let pairs = named
    guard
      isOnlyMeasure
        || (pairs.count > 1 || isOnlyReading || pairs.count == 1 && pressure != nil)
          && pairs.contains(where: { message.spans[$0.name].isOfGlucose }),
      Set(pairs.map { message.word($0.name) }).count == pairs.count
    else { return }
    for (name, quantity) in pairs {
      let rivals = candidates.indices.filter {
        candidates[$0].writes && candidates[$0].claims.contains(quantity.spans.lowerBound)
      }
      let fitting = rivals.filter { place in
        fits(candidates[place], name)
          && candidates[place].claims.isSubset(
            of: Set(quantity.spans).union([name]).union(message.persons.flatMap(\.places)))
      }
      if message.persons.isEmpty, let best = best(fitting) { kept.insert(best) }
      dropped.formUnion(rivals.filter { !fitting.contains($0) })
    }
  }

  /// "şekerim 142": nothing besides, and no reading before it that it could correct.
  private var isOnlyReading: Bool {
    !message.scene.dialogue.steps.contains { $0.age < 4 && mayBeOfReadings($0) }
      && message.quantities.allSatisfy { (20...600).contains($0.value) }
      && message.spans.allSatisfy { span in
        span.isMark || span.number != nil || span.isOfOwnGlucose
      }
  }

  /// Whether a step recorded a value, showed some or changed one, so that a new one may correct it.
  private func mayBeOfReadings(_ step: Dialogue.Step) -> Bool {
    guard step.call.name != "setTarget" else { return false }
    return (ToolVerb(of: step.call.name) != .log) || step.call.arguments[.value] != nil
  }

  /// "HbA1c 7,1 çıktı": one measure with its figure and nothing besides, and none before it to correct.
  private var isOnlyMeasure: Bool {
    message.persons.isEmpty && !message.scene.dialogue.steps.contains { $0.age < 4 }
      && message.quantities.count == 1
      && message.spans.count(where: { $0.analyte != nil }) == 1
      && message.spans.allSatisfy { span in
        span.isMark || span.number != nil || span.time != nil || span.has(.mmol, .mgdl, .comeout)
          || span.analyte != nil
      }
  }

  /// The figures that each stand right after what they are of.
  var named: [(name: Int, quantity: Quantity)] {
    message.quantities.compactMap { quantity in
      name(before: quantity).map { (name: $0, quantity: quantity) }
    }
  }

  /// "tansiyonum 17'ye 10 çıktı", "şekerim 145 tansiyonum 13/8": the two figures of a pressure, other
  /// figures after their names and nothing besides; alone, where no measure of this talk could be
  /// corrected by them.
  private var pressure: Pressure? {
    let pairs = Pressure.pairs(in: message.scene.sentence, message.quantities).filter { pair in
      !pair.spans.contains { message.spans[$0].namesMeasure }
    }
    let name = message.spans.firstIndex { $0.analyte?.kind == "bloodPressure" }
    guard pairs.count == 1, message.persons.isEmpty, let name else { return nil }
    let others = named.filter { pair in
      pair.name != name && pair.quantity.spans.allSatisfy { !pairs[0].spans.contains($0) }
    }
    let told = Set(pairs[0].spans).union(others.flatMap { [$0.name] + Array($0.quantity.spans) })
    guard !others.isEmpty || !message.scene.dialogue.steps.contains(where: { $0.age < 4 }),
      message.spans.indices.allSatisfy({ place in
        let span = message.spans[place]
        return told.contains(place) || span.isMark || span.time != nil
          || span.has(.filler, .comeout, .measure) || span.analyte?.kind == "bloodPressure"
      })
    else { return nil }
    return pairs[0]
  }

  private mutating func findPressure() {
    guard pressure != nil else { return }
    let own = candidates.indices.filter { place in
      candidates[place].calls.first?.arguments[.value2] != nil
    }
    if let best = best(own) { keep(candidates[best].claims, of: [best]) }
  }

  /// "babamın şekeri 180", "oğlumun şekeri 3,4 çıkmış": the value of one who is named, and nothing besides but
  /// that it was so.
  private mutating func findOwned() {
    let figures = message.quantities.filter { $0.isBare && $0.number?.kind == .exact }
    guard message.persons.count == 1, let person = message.persons.first, person.isGenitive,
      message.quantities.count == 1, let figure = figures.first, isOfMeter(figure),
      let name = name(before: figure), message.spans[name].isOfGlucose,
      name == person.places.upperBound + 1,
      message.spans.indices.allSatisfy({ place in
        person.places.contains(place) || place == name || figure.spans.contains(place)
          || message.spans[place].isMark
          || place == figure.spans.upperBound && message.spans[place].has(.comeout, .be)
            && message.scene.clauses.allSatisfy(\.isPast)
      })
    else { return }
    let own = candidates.indices.filter { place in
      candidates[place].intent == "logGlucose"
        && candidates[place].calls.contains { $0.arguments[.person] != nil }
    }
    if let best = best(own) { keep(candidates[best].claims, of: [best]) }
  }

  /// The name of a measure that stands next before a bare figure.
  private func name(before quantity: Quantity) -> Int? {
    guard let number = quantity.number, number.kind == .exact, quantity.measure == nil,
      quantity.doseUnit == nil
    else { return nil }
    let place = quantity.spans.lowerBound - 1
    let before = message.spans[..<max(0, place + 1)].lastIndex { span in
      !span.isMark && !(span.has(.filler) && span.food == nil && span.analyte == nil)
    }
    // "parmaktan 134 sensörden 120": where it comes from.
    guard let before, message.spans[before].namesMeasure,
      !NumberEndings.ablatives.contains(where: { message.word(before).hasSuffix($0) })
    else { return nil }
    return before
  }

  private func fits(_ candidate: IntentCandidate, _ name: Int) -> Bool {
    let span = message.spans[name]
    return switch candidate.calls.first?.tool {
    case "logGlucose": span.isOfGlucose
    case "logWeight": span.isOfWeight
    default:
      span.analyte != nil && candidate.claims.contains(name)
        && candidate.calls.first?.arguments[.kind] != nil
    }
  }

  func best(_ places: [Int]) -> Int? {
    places.max { candidates[$0].probability < candidates[$1].probability }
  }

  /// Keeps the likeliest of these, explained by the whole message, and drops all else that writes; says
  /// whether there was one.
  @discardableResult
  mutating func keepAlone(of own: [Int]) -> Bool {
    guard let best = best(own) else { return false }
    keep(
      candidates[best].claims, of: [best],
      explaining: Set(message.spans.indices.filter { says($0) }))
    dropped.formUnion(candidates.indices.filter { $0 != best && candidates[$0].writes })
    return true
  }

  /// Keeps the likeliest of these that claims just these words, and drops what else writes of them.
  mutating func keep(_ spans: Set<Int>, of own: [Int], explaining more: Set<Int> = []) {
    guard let best = best(own.filter { candidates[$0].claims == spans }) else { return }
    kept.insert(best)
    explained[best] = more
    dropped.formUnion(
      candidates.indices.filter { place in
        place != best && candidates[place].writes
          && !candidates[place].claims.isDisjoint(with: spans)
      })
  }
}

extension Span {
  var isOfGlucose: Bool { has(.glucose, .sugarword) }

  /// What says when a value was: `aç karnına`, `yemekten önce`.
  var placesReading: Bool {
    GlucoseContext([time].compactMap(\.self)) != nil
      || readings.contains { reading in
        if case .word(let word) = reading.sense { word.glucoseContext != nil } else { false }
      }
  }

  fileprivate var isOfOwnGlucose: Bool {
    has(.glucose) || reading(.sugarword)?.noun?.possessor == 1
  }

  fileprivate var isOfWeight: Bool {
    has(.weight) || measure.map { $0.measure == .kilogram && $0.form.possessor == 1 } ?? false
  }

  fileprivate var namesMeasure: Bool {
    isOfGlucose || isOfWeight || analyte != nil || has(.height)
  }

  /// A drug by its own name.
  var namesDrug: Bool {
    reading(.medication).map { !WordSets.drugsInGeneral.contains($0.phrase) } ?? false
      && !has(.doseunit)
  }
}
