import Analysis
import Domain
import Turkish

/// Readings that the grammar leaves no doubt about, whatever the weights know of their words: lists in
/// which each figure stands next to what it is of, and records that are named in full to be deleted.
struct Stated {
  /// The readings to which an owner of words keeps all others off, by their places in the row.
  private(set) var kept: Set<Int> = []
  /// Other readings of their words.
  private(set) var dropped: Set<Int> = []

  /// The least that such a reading is worth.
  static let certainty = 0.95

  private let message: MessageAnalysis
  private let candidates: [IntentCandidate]

  init(_ candidates: [IntentCandidate], in message: MessageAnalysis) {
    self.message = message
    self.candidates = candidates
    let scene = message.scene
    guard !scene.isQuestion, !scene.clauses.contains(where: { $0.isUnreal || $0.isHearsay }) else {
      return
    }
    if !scene.has(.target) {
      findFigures()
      findFalls()
      findBareReadings()
      findTimedReadings()
    }
    findDoses()
    findMeals()
  }

  // MARK: Figures

  /// "şekerim 134 nabzım 90", "glukoz 97, üre 28": two figures and more, each right after its own name.
  private mutating func findFigures() {
    let pairs = message.quantities.compactMap { quantity in
      name(before: quantity).map { (name: $0, quantity: quantity) }
    }
    guard
      isOnlyMeasure
        || (pairs.count > 1 || isOnlyReading)
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
    !message.scene.dialogue.steps.contains { $0.age < 4 }
      && message.quantities.allSatisfy { (20...600).contains($0.value) }
      && message.spans.allSatisfy { span in
        span.isMark || span.number != nil || span.isOfOwnGlucose
      }
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
        && candidate.calls.first?.arguments["kind"] != nil
    }
  }

  /// "şekerim 180'den 60'a düştü": what it fell or rose to is the value, what it came from is none.
  private mutating func findFalls() {
    for clause in message.scene.clauses.indices {
      let figures = message.quantities.filter {
        $0.isBare && message.clauseOf[$0.spans.lowerBound] == clause
      }
      let told = message.scene.clauses[clause]
      guard figures.count == 2, told.verbIs(.trend, .comeout), told.isPast, !told.isNegated,
        told.spans.contains(where: \.isOfGlucose), message.persons.isEmpty,
        NumberEndings.ablatives.contains(figures[0].number?.suffix ?? ""),
        NumberEndings.datives.contains(figures[1].number?.suffix ?? "")
      else { continue }
      let own = candidates.indices.filter { candidates[$0].intent == "logGlucose" }
      keep(Set(figures[1].spans), of: own)
      dropped.formUnion(own.filter { candidates[$0].claims == Set(figures[0].spans) })
    }
  }

  /// "aç karnına 98 | …": a figure, and when it was in a day of meals, and nothing else.
  private mutating func findBareReadings() {
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

  /// "sabah 118, öğlen 141 ölçtüm": figures that each stand after their time, and that they were measured.
  private mutating func findTimedReadings() {
    let figures = message.quantities
    let isAll = message.spans.allSatisfy { span in
      span.isMark || span.time != nil || span.number != nil || span.has(.filler)
        || span.finiteVerb != nil && span.has(.measure)
    }
    guard message.persons.isEmpty, figures.count > 1, isAll,
      message.scene.clauses.last.map({ $0.verbIs(.measure) && $0.isPast && !$0.isNegated }) == true,
      figures.allSatisfy({ figure in
        let place = figure.spans.lowerBound
        return figure.isBare && figure.number?.kind == .exact && (40...500).contains(figure.value)
          && place > 0 && message.spans[place - 1].time != nil
      })
    else { return }
    let own = candidates.indices.filter { candidates[$0].intent == "logGlucose" }
    for figure in figures { keep(Set(figure.spans), of: own) }
  }

  // MARK: Meals

  /// "şekerim 150 | pilav yedim", "ben pilav yedim | annem çorba içti": clauses that say nothing but that
  /// known foods were eaten, and by whom.
  private mutating func findMeals() {
    let scene = message.scene
    let isAlone =
      scene.clauses.count == 1 || message.quantities.contains(where: message.isFigure)
      || scene.clauses.indices.allSatisfy { number in
        let clause = scene.clauses[number]
        return clause.verbIs(.eat) && (clause.hasFood || clause.has(.water)) || isEmpty(number)
      }
    // One clause alone may tell anew what was told before.
    let isNew = scene.clauses.count > 1 || !scene.dialogue.steps.contains { $0.age < 3 }
    guard isAlone, isNew, message.foods.allSatisfy(\.isKnown), !scene.has(.idiom),
      !scene.isOfHabit
    else { return }
    for (number, clause) in scene.clauses.enumerated()
    where clause.verbIs(.eat) && clause.isPast && !clause.isNegated {
      let places = message.spans.indices.filter { message.clauseOf[$0] == number }
      let persons = message.persons.filter { places.contains($0.places.lowerBound) }
      guard isTold(by: persons, clause.form?.person ?? 0) else { continue }
      let meals = candidates.indices.filter { place in
        ["logMeal", "logWater"].contains(candidates[place].intent)
          && (candidates[place].calls.first?.arguments["person"] == nil) == persons.isEmpty
          && places.allSatisfy { candidates[place].claims.contains($0) || says($0) == false }
          && candidates[place].claims.isSubset(of: places)
      }
      guard let best = best(meals) else { continue }
      keep(candidates[best].claims, of: [best])
    }
  }

  /// "haberin olsun": a clause in which nothing is told.
  private func isEmpty(_ clause: Int) -> Bool {
    message.spans.indices.filter { message.clauseOf[$0] == clause }.allSatisfy { place in
      let span = message.spans[place]
      return span.isMark || span.has(.filler, .more) && span.food == nil
        || span.finiteVerb != nil && span.has(.put)
    }
  }

  /// "ben … yedim", "annem … yedi": the verb agrees with the one who is named, and nobody else is.
  private func isTold(by persons: [Person], _ verb: Int) -> Bool {
    if persons.isEmpty { return message.persons.count < 2 && [1, 4].contains(verb) }
    return persons.count == 1 && verb == 3 && persons[0].grammaticalCase.hasPrefix("bare")
  }

  /// Whether a word tells something that a meal has to explain.
  private func says(_ place: Int) -> Bool {
    let span = message.spans[place]
    if span.isMark || span.time != nil || span.finiteVerb != nil || span.has(.meal) { return false }
    if let number = span.number { return !number.isArticle }
    return !span.has(.filler) || span.food != nil
  }

  private func best(_ places: [Int]) -> Int? {
    places.max { candidates[$0].probability < candidates[$1].probability }
  }

  // MARK: Doses

  /// "8 ünite novorapid 20 ünite lantus yaptım": drugs in a row, each dose on the same side of its own.
  private mutating func findDoses() {
    let all = message.spans.indices.filter { message.spans[$0].namesDrug }
    let own = candidates.indices.filter { candidates[$0].intent == "logMedication" }
    for place in own where reachesOver(candidates[place], all) { dropped.insert(place) }
    guard message.persons.isEmpty else { return }
    for (number, clause) in message.scene.clauses.enumerated() where !clause.isNegated {
      let drugs = all.filter { message.clauseOf[$0] == number }
      guard Set(drugs.map(message.word)).count == drugs.count else { continue }
      let isTaken = clause.verbIs(.inject) && clause.isPast
      let isRow = drugs.count > 1 && (clause.verb == nil || isTaken)
      guard isRow && isRun(drugs) || isTaken && isOnlyDose(number),
        let taken = taken(drugs, in: number, isTaken)
      else {
        continue
      }
      for spans in taken { keep(spans, of: own) }
    }
  }

  /// "28 lantus yerine 28 novorapid" is no row: nothing but figures and joining words stands between.
  private func isRun(_ drugs: [Int]) -> Bool {
    guard let first = drugs.first, let last = drugs.last else { return false }
    return (first...last).allSatisfy { place in
      let span = message.spans[place]
      return span.isMark || span.namesDrug || span.time != nil || span.number != nil
        || span.has(.doseunit) || span.has(.filler) && !span.has(.instead, .not, .correction)
    }
  }

  private mutating func keep(_ spans: Set<Int>, of own: [Int]) {
    guard let best = best(own.filter { candidates[$0].claims == spans }) else { return }
    kept.insert(best)
    dropped.formUnion(
      candidates.indices.filter { place in
        place != best && candidates[place].writes
          && !candidates[place].claims.isDisjoint(with: spans)
      })
  }

  /// "6+8 ünite yaptım": nothing but a dose, its drug, its time and that it was taken; and none that was
  /// told just before could be meant.
  private func isOnlyDose(_ clause: Int) -> Bool {
    let isNew = !message.scene.dialogue.steps.contains {
      $0.call.name == "logMedication" && $0.age < 4
    }
    return isNew
      && message.spans.indices.filter { message.clauseOf[$0] == clause }.allSatisfy { place in
        let span = message.spans[place]
        return span.isMark || span.time != nil || span.finiteVerb != nil || span.namesDrug
          || span.has(.filler) && span.food == nil
          || message.quantities.contains { $0.measure == nil && $0.spans.contains(place) }
      }
  }

  /// The words of each dose of a clause, with its drug.
  private func taken(_ drugs: [Int], in clause: Int, _ isTaken: Bool) -> [Set<Int>]? {
    let doses = message.quantities.filter { message.clauseOf[$0.spans.lowerBound] == clause }
    if drugs.count > 1, doses.isEmpty { return isTaken ? drugs.map { [$0] } : nil }
    guard drugs.isEmpty else {
      return self.doses(of: drugs, in: clause).map { doses in
        zip(drugs, doses).map { drug, dose in Set([drug]).union(dose.map { Set($0.spans) } ?? []) }
      }
    }
    // "yarım tablet aldım" does not tell of what; "sabah 6 öğlen 8 ünite": each with its time.
    let isTimed = doses.allSatisfy { dose in
      dose.spans.lowerBound > 0 && message.spans[dose.spans.lowerBound - 1].time != nil
    }
    guard doses.last?.doseUnit == Texts.doseUnit, doses.count == 1 || isTimed else { return nil }
    return doses.map { Set($0.spans) }
  }

  /// The dose of each drug, all before or all after their drugs; nil where they stand in no order.
  private func doses(of drugs: [Int], in clause: Int) -> [Quantity?]? {
    let doses = message.quantities.filter {
      $0.number?.kind == .exact && $0.measure?.measure.metric == nil
        && ($0.number?.isArticle == false || $0.doseUnit != nil)
        && message.clauseOf[$0.spans.lowerBound] == clause
    }
    guard let first = doses.first else { return nil }
    let isBefore = first.spans.lowerBound < drugs[0]
    let found = drugs.map { drug in
      doses.first { isBefore ? $0.spans.upperBound == drug : $0.spans.lowerBound == drug + 1 }
    }
    return found.compactMap(\.self).count == doses.count ? found : nil
  }

  /// Whether a reading gives a drug a dose from beyond another one.
  private func reachesOver(_ candidate: IntentCandidate, _ drugs: [Int]) -> Bool {
    guard let first = candidate.claims.min(), let last = candidate.claims.max() else {
      return false
    }
    return drugs.contains { $0 > first && $0 < last && !candidate.claims.contains($0) }
  }
}

extension Span {
  fileprivate var isOfGlucose: Bool { has(.glucose, .sugarword) }

  /// What says when a value was: `aç karnına`, `yemekten önce`.
  fileprivate var placesReading: Bool {
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
