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
    foodFeatures = foods.map { FoodRole.features(of: $0, in: self) }
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

  /// The times of the message with the places of their spans; gathered once, every reading asks.
  private(set) lazy var times: [(place: Int, time: TimeReading)] = spans.indices.compactMap {
    place in
    isPressure(place) || isOfWhatComes(place) || isOfFood(place) || isNoTime(place)
      ? nil : spans[place].time.map { (place, $0) }
  }

  /// What the talk leaves open.
  private(set) lazy var state = DialogueState(scene.dialogue)

  /// Who is talked of, and of whom nothing was recorded.
  private(set) lazy var spokenOf = findSpokenOf()
  private(set) lazy var writtenFor = findWrittenFor()

  /// A dish that was made, and of which a part was eaten.
  private(set) lazy var madeDish = MadeDish(in: self)

  /// "yarınki duruşmanın stresi, bir kadeh şarap içtim": a time of what is still to come, where something
  /// past is told.
  private func isOfWhatComes(_ place: Int) -> Bool {
    spans[place].time?.direction == .future && clause(of: place).isPast
      && word(place).fits("ending.attributive")
  }

  /// The order of foods (`f`) and amounts (`q`) between two marks, by the number of the segment:
  /// "süt 1 bardak muz yarım" is `fqfq`.
  private(set) lazy var runs: [Int: String] = {
    let heads = Set(foods.lazy.filter(\.isKnown).map(\.spans.lowerBound))
    let amounts = Set(quantities.map(\.spans.lowerBound))
    var found: [Int: String] = [:]
    for place in spans.indices where found[segmentOf[place], default: ""].count < 6 {
      if heads.contains(place) {
        found[segmentOf[place], default: ""] += "f"
      } else if amounts.contains(place) {
        found[segmentOf[place], default: ""] += "q"
      }
    }
    return found
  }()

  /// "ekmek de": whether a food is said to come besides.
  func isSaidToo(_ food: FoodMention) -> Bool {
    isTold(tooAt: food.spans.max() ?? food.head)
  }

  /// "annem de", "ekmek de".
  func isTold(tooAt place: Int) -> Bool {
    place + 1 < spans.count && word(place + 1).fits("meal.too")
  }

  /// Whether it tells of a series, a film, a game, the news, of another time of life ("hamileyken"), or of
  /// what is supposed from the start ("diyelim ki").
  private(set) lazy var tellsStory =
    scene.sentence.tokens.contains { $0.folded.fits("told.story") }
    || spans.first?.reading(.if).map { Turkish.fold($0.phrase).fits("told.supposing") } == true

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
}
