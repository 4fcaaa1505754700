import Analysis
import Domain
import Foundation
import Turkish

/// A message as all intents see it: its spans in one row, what they name, and how near they stand.
final class MessageAnalysis {
  let scene: Scene
  let spans: [Span]
  /// The clause of each span.
  let clauseOf: [Int]
  /// The part of a list in which each span stands: between two marks, joining words or ends of clauses.
  let segmentOf: [Int]
  let quantities: [Quantity]
  let foods: [FoodMention]
  /// Who is named.
  private(set) var persons: [Person] = []
  let keepsNames: Bool
  /// What the message and the talk so far say as a whole.
  var whole: SharedFeatures
  /// Which tools it wants, whatever fills their slots.
  let wanted: ToolLikelihoods
  /// The same for each clause alone: what a message of several records wants of each part.
  private let wantedInClauses: [ToolLikelihoods]
  /// What speaks for each role of each food, by the place of the food in `foods`.
  private(set) var foodFeatures: [FeatureBag] = []
  /// What the surroundings of each span say.
  private let around: [SharedFeatures]

  init(scene: Scene, weights: Weights, keepsNames: Bool) {
    self.scene = scene
    self.keepsNames = keepsNames
    spans = scene.sentence.spans
    var owner = Array(repeating: 0, count: spans.count)
    var place = 0
    for (number, clause) in scene.clauses.enumerated() {
      for _ in clause.spans where place < owner.count {
        owner[place] = number
        place += 1
      }
    }
    clauseOf = owner
    segmentOf = Self.segments(of: spans, owner, scene.sentence)
    quantities = Quantity.all(in: scene.sentence)
    foods = FoodMention.all(in: scene.sentence)
    whole = SharedFeatures(MessageFeatures.whole(of: scene, keepsNames: keepsNames))
    let wanted = ToolLikelihoods(scene.sentence.tokens, whole: whole, weights: weights)
    self.wanted = wanted
    wantedInClauses =
      scene.clauses.count < 2
      ? [wanted]
      : scene.clauses.indices.map { clause in
        ToolLikelihoods(
          scene.tokens(of: scene.clauses[clause]),
          whole: SharedFeatures(MessageFeatures.whole(ofClause: clause, scene)), weights: weights)
      }
    let words = spans.map { scene.sentence.folded($0) }
    around = spans.indices.map { index in
      SharedFeatures(
        MessageFeatures.around(index, words, scene, owner[index], keepsNames: keepsNames))
    }
    persons = Person.all(in: scene.sentence)
    foodFeatures = foods.map { FoodRoles.features(of: $0, in: self) }
  }

  private static func segments(of spans: [Span], _ clauseOf: [Int], _ sentence: Sentence) -> [Int] {
    let joining = WordSets.words("joining")
    var segment = 0
    return spans.indices.map { place in
      let span = spans[place]
      let isOfNext =
        span.isMark || joining.contains(sentence.folded(span))
        || place > 0 && clauseOf[place] != clauseOf[place - 1]
        || sentence.tokens[span.tokens.lowerBound].startsLine
      if isOfNext { segment += 1 }
      return segment
    }
  }

  /// Its first words that are no numbers, without their places.
  var tellingWords: [String] {
    Set(spans.indices.filter { !spans[$0].isMark && spans[$0].number == nil }.prefix(16).map(word))
      .sorted()
  }

  func word(_ place: Int) -> String { scene.sentence.folded(spans[place]) }

  func clause(of place: Int) -> Clause { scene.clauses[clauseOf[place]] }

  /// The features of the surroundings of a span.
  func features(at place: Int) -> SharedFeatures { around[place] }

  /// The times of the message with the places of their spans.
  var times: [(place: Int, time: TimeReading)] {
    spans.indices.compactMap { place in
      isPressure(place) ? nil : spans[place].time.map { (place, $0) }
    }
  }

  /// "tansiyon 13/8": two values, though they could be a day of a month.
  private func isPressure(_ place: Int) -> Bool {
    scene.has(.pressure) && spans[place].time != nil
      && scene.sentence.source(spans[place]).allSatisfy { $0.isNumber || $0 == "/" }
  }

  /// What the clause of a span wants.
  func wanted(at place: Int) -> ToolLikelihoods { wantedInClauses[clauseOf[place]] }

  /// Which tools the message wants, and the clause that a reading is of, as features of each reading.
  func describeTools(of candidates: inout [IntentCandidate]) {
    let tools = Set(candidates.flatMap(\.calls).map(\.tool))
    for likelihoods in [wanted] + wantedInClauses { likelihoods.rank(tools) }
    for place in candidates.indices { describeTools(of: &candidates[place]) }
  }

  private func describeTools(of candidate: inout IntentCandidate) {
    let calls = candidate.calls
    wanted.describe(calls, "", into: &candidate.features)
    let clauses = Set(candidate.claims.map { clauseOf[$0] }).sorted()
    let own = clauses.map { wantedInClauses[$0] }.max { one, other in
      guard let weakest = one.weakest(of: calls) else { return false }
      return one.odds(of: weakest) < other.odds(of: weakest)
    }
    own?.describe(calls, "clause ", into: &candidate.features)
  }

  /// What each span tells that a reading should explain; nil where it only says how or when.
  var kinds: [String?] {
    var kinds: [String?] = spans.map { span in
      if span.isMark || span.time != nil { return nil }
      if let number = span.number { return number.isArticle ? nil : "number" }
      if span.has(.medication) { return "drug" }
      if span.analyte != nil { return "analyte" }
      if span.has(.symptom, .ache) { return "symptom" }
      if span.has(.activity, .walk, .steps) { return "activity" }
      if span.has(.sleep, .sleepnoun) { return "sleep" }
      if span.has(.water) { return "water" }
      if span.finiteVerb != nil { return "verb" }
      return span.isUnknown ? "unknown" : nil
    }
    for food in foods where food.isKnown {
      kinds[food.head] = spans[food.head].has(.sugarword) ? "sugar" : "food"
    }
    return kinds
  }

  /// The figures that nothing taken or doubted explains, where something was written, with their words.
  func unread(besides decision: Decision) -> [String] {
    guard decision.taken.contains(where: \.writes) else { return [] }
    let claimed = (decision.taken + decision.doubted).reduce(into: Set<Int>()) {
      $0.formUnion($1.claims)
    }
    var runs: [Range<Int>] = []
    for quantity in quantities where !quantity.spans.contains(where: claimed.contains) {
      guard let number = quantity.number, !number.isArticle, !number.isAmbiguousWord,
        number.value >= 3
      else { continue }
      let start = max(0, quantity.spans.lowerBound - 1)
      if let last = runs.last, last.upperBound >= start {
        runs[runs.count - 1] = last.lowerBound..<quantity.spans.upperBound
      } else {
        runs.append(start..<quantity.spans.upperBound)
      }
    }
    return untold(claimed) + runs.map { scene.sentence.source(tokens($0)) }
  }

  /// "bir tane daha yedim": what was done and no reading took, as it was said.
  private func untold(_ claimed: Set<Int>) -> [String] {
    scene.clauses.indices.compactMap { number in
      let clause = scene.clauses[number]
      let places = spans.indices.filter { clauseOf[$0] == number }
      guard clause.isPast, !clause.isNegated, !clause.isUnreal, !clause.isQuestion,
        [1, 4].contains(clause.form?.person ?? 0) || clause.has(.person, .given),
        clause.verbIs(.eat, .inject, .walk, .sleep),
        claimed.isDisjoint(with: places),
        clause.hasFood || clause.has(.more, .same, .activity, .medication)
      else { return nil }
      return scene.source(clause)
    }
  }

  func tokens(_ range: Range<Int>) -> Range<Int> {
    let tokens = spans[range].map(\.tokens)
    return (tokens.map(\.lowerBound).min() ?? 0)..<(tokens.map(\.upperBound).max() ?? 0)
  }

  /// "şekerim 92 | çay içtim": a value with which a reading ends, before what was eaten begins.
  func isFigure(_ quantity: Quantity) -> Bool {
    guard quantity.isBare, quantity.value >= 20, let last = quantity.spans.last,
      last + 1 < spans.count, clauseOf[last] != clauseOf[last + 1]
    else { return false }
    let clause = scene.clauses[clauseOf[last]]
    return clause.verbPlace == nil
      && (clause.has(.glucose, .sugarword) || GlucoseContext(clause.times) != nil)
  }

  /// How far a time expression is from a span: in clauses, then in spans.
  func distance(_ a: Int, _ b: Int) -> Int {
    abs(clauseOf[a] - clauseOf[b]) * 20 + abs(a - b)
  }

  /// The times that frame the span at `place`: those near it, on the day that was named last.
  func times(for place: Int) -> [TimeReading] {
    let near = nearTimes(for: place)
    let day = times.last { $0.place < place && $0.time.namesOnlyDay }?.time
    guard let day, !near.isEmpty, !near.contains(where: { $0.namesDay }) else { return near }
    return [day] + near
  }

  /// The times of the clause of the span at `place`; where they tell no moment (`aç karnına`), with the
  /// nearest beside it.
  private func nearTimes(for place: Int) -> [TimeReading] {
    let all = times
    if let time = bracketedTime(after: place) { return [time] }
    let own = ownTimes(of: place, all)
    guard !own.contains(where: isMoment) else { return own }
    if let after = timesOnly(inClause: clauseOf[place] + 1) { return own + after }
    let before = all.last { $0.place < place && clauseOf[$0.place] < clauseOf[place] }
    return own + (before.map { reaches(place, from: $0.place) ? [$0.time] : [] } ?? [])
  }

  private func ownTimes(of place: Int, _ all: [(place: Int, time: TimeReading)]) -> [TimeReading] {
    let clause = clauseOf[place]
    let own = all.filter { clauseOf[$0.place] == clause }
    let within = spans.indices.filter { clauseOf[$0] == clause }.map { spans[$0] }
    let values = max(
      within.count { $0.number != nil }, within.count { $0.has(.medication) && !$0.has(.doseunit) })
    // Several values of one clause each have the time next before them.
    guard own.count > 1, values > 1 else { return own.map(\.time) }
    guard let last = own.last(where: { $0.place < place }) else { return [own[0].time] }
    // Times that touch (`dün sabah`, `öğlen 13'te`) belong together.
    var run = [last]
    for time in own.filter({ $0.place < last.place }).reversed()
    where run[0].place - time.place <= 2 {
      if !hasValue(time.place..<run[0].place) { run.insert(time, at: 0) } else { break }
    }
    return run.map(\.time)
  }

  /// Whether a time says when something was, on its own.
  private func isMoment(_ time: TimeReading) -> Bool {
    time.days != nil || time.moment(now: scene.now, zone: scene.zone) != nil
  }

  /// Whether a time of an earlier clause is still meant: in the clause before, or before no other value of
  /// the same sentence ("gece 4'te uyandım, kalkmışken ölçtüm, 97").
  private func reaches(_ place: Int, from time: Int) -> Bool {
    let between = clauseOf[time] + 1..<max(clauseOf[time] + 1, clauseOf[place] + 1)
    return between.count < 2
      || between.count == 2 && !between.contains { scene.clauses[$0].startsSentence }
        && !hasValue(time + 1..<place)
  }

  /// Whether a time near the span at `place` tells a moment that is not among its own.
  func leavesTime(at place: Int) -> Bool {
    let own = times(for: place)
    return times.contains { near, time in
      abs(clauseOf[near] - clauseOf[place]) < 3 && isMoment(time) && !own.contains(time)
    }
  }

  /// "açlık 91 (07:00)": the clock time in brackets right after a value.
  private func bracketedTime(after place: Int) -> TimeReading? {
    let next = spans.indices.first { $0 > place && !isUnit($0) }
    guard let next, word(next) == "(", next + 1 < spans.count, let time = spans[next + 1].time
    else { return nil }
    return time.clock == nil ? nil : time
  }

  /// What stands between a value and what is said of it: `mg/dL`, `ünite`.
  private func isUnit(_ place: Int) -> Bool {
    spans[place].has(.mgdl, .mmol, .doseunit) || spans[place].measure != nil
  }

  /// "novorapid 8 ünite yaptım | yarım saat önce": the times of a clause that says nothing else.
  private func timesOnly(inClause clause: Int) -> [TimeReading]? {
    guard scene.clauses.indices.contains(clause), !scene.clauses[clause].startsSentence else {
      return nil
    }
    // "saat 05.10 idi"
    let said = scene.clauses[clause].spans.filter { !$0.isMark && !$0.has(.be, .filler) }
    guard said.allSatisfy({ $0.finiteVerb == nil }) else { return nil }
    let times = said.compactMap(\.time)
    return !times.isEmpty && times.count == said.count ? times : nil
  }

  private func hasValue(_ range: Range<Int>) -> Bool {
    range.contains { place in
      spans[place].number != nil || spans[place].has(.medication)
        || spans[place].food != nil && !spans[place].has(.sugarword)
    }
  }
}
