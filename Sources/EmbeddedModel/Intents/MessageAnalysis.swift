import Analysis
import Domain
import Foundation
import Turkish

/// A number with its unit: `iki dilim`, `14 ünite`, `500 mg`, `98`.
struct Quantity: Sendable {
  /// Places of its spans in the message.
  var spans: Range<Int>
  var value: Double
  /// The unit of food it counts, with its size; nil for a bare number.
  var measure: MeasureReading?
  /// What a drug is counted in: `ünite`, `mg`.
  var doseUnit: String?
  /// Any other word right after the number that is known to count: `saat`, `mmol`.
  var number: NumberReading?

  var isBare: Bool { measure == nil && doseUnit == nil }
}

/// A word or phrase that names a food, or may.
struct FoodMention: Sendable {
  /// Places of its spans, with the words that describe it.
  var spans: Range<Int>
  /// The span that names it.
  var head: Int
  var name: String
  var isKnown: Bool
}

/// A message as all intents see it: its spans in one row, what they name, and how near they stand.
struct MessageAnalysis {
  let scene: Scene
  let spans: [Span]
  /// The clause of each span.
  let clauseOf: [Int]
  let quantities: [Quantity]
  let foods: [FoodMention]
  let keepsNames: Bool
  /// What the message and the talk so far say as a whole.
  var whole: SharedFeatures
  /// What the surroundings of each span say.
  private let around: [SharedFeatures]

  init(scene: Scene, keepsNames: Bool) {
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
    quantities = Quantity.all(in: scene.sentence)
    foods = FoodMention.all(in: scene.sentence)
    whole = SharedFeatures(MessageFeatures.whole(of: scene, keepsNames: keepsNames))
    let words = spans.map { scene.sentence.folded($0) }
    around = spans.indices.map { index in
      SharedFeatures(
        MessageFeatures.around(index, words, scene, owner[index], keepsNames: keepsNames))
    }
  }

  func word(_ place: Int) -> String { scene.sentence.folded(spans[place]) }

  func clause(of place: Int) -> Clause { scene.clauses[clauseOf[place]] }

  /// The features of the surroundings of a span.
  func features(at place: Int) -> SharedFeatures { around[place] }

  /// The times of the message with the places of their spans.
  var times: [(place: Int, time: TimeReading)] {
    spans.indices.compactMap { place in spans[place].time.map { (place, $0) } }
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
    return runs.map { scene.sentence.source(tokens($0)) }
  }

  func tokens(_ range: Range<Int>) -> Range<Int> {
    spans[range.lowerBound].tokens.lowerBound..<spans[range.upperBound - 1].tokens.upperBound
  }

  /// How far a time expression is from a span: in clauses, then in spans.
  func distance(_ a: Int, _ b: Int) -> Int {
    abs(clauseOf[a] - clauseOf[b]) * 20 + abs(a - b)
  }

  /// The times that frame the span at `place`: those of its clause, else the nearest before it.
  func times(for place: Int) -> [TimeReading] {
    let all = times
    let own = all.filter { clauseOf[$0.place] == clauseOf[place] }
    if !own.isEmpty {
      // Several values of one clause each have the time next before them.
      let before = own.filter { $0.place < place }
      guard own.count > 1 else { return own.map(\.time) }
      if let last = before.last {
        // Times that touch (`dün sabah`, `öğlen 13'te`) belong together.
        var run = [last]
        for time in before.dropLast().reversed() where run[0].place - time.place <= 2 {
          if !hasValue(time.place..<run[0].place) { run.insert(time, at: 0) } else { break }
        }
        return run.map(\.time)
      }
      return [own[0].time]
    }
    let before = all.filter { $0.place < place }
    return before.last.map { last in
      clauseOf[place] - clauseOf[last.place] <= 1 ? [last.time] : []
    } ?? []
  }

  private func hasValue(_ range: Range<Int>) -> Bool {
    range.contains { spans[$0].number != nil || spans[$0].food != nil }
  }
}

extension Quantity {
  static func all(in sentence: Sentence) -> [Quantity] {
    let spans = sentence.spans
    var found: [Quantity] = []
    var place = 0
    while place < spans.count {
      if let number = spans[place].number {
        guard !number.isPercent, number.kind != .ordinal else {
          place += 1
          continue
        }
        var quantity = Quantity(spans: place..<place + 1, value: number.value, number: number)
        let next = place + 1 < spans.count ? spans[place + 1] : nil
        if let measure = next?.measure {
          quantity.measure = measure
          quantity.spans = place..<place + 2
        } else if let unit = next?.reading(.doseunit) {
          quantity.doseUnit = unit.phrase
          quantity.spans = place..<place + 2
        }
        found.append(quantity)
        place = quantity.spans.upperBound
        continue
      }
      if let measure = spans[place].measure {
        found.append(Quantity(spans: place..<place + 1, value: 1, measure: measure))
      }
      place += 1
    }
    return found
  }
}

extension FoodMention {
  static func all(in sentence: Sentence) -> [FoodMention] {
    let spans = sentence.spans
    var found: [FoodMention] = []
    for place in spans.indices {
      let span = spans[place]
      if let food = span.food {
        let mention = known(place, food, sentence)
        // `kuşkonmaz salatası`: the second word of a compound takes the first with it.
        if let last = found.last, last.spans.upperBound == mention.spans.lowerBound,
          food.noun?.possessor == 3, spans[last.head].food?.noun?.length ?? 0 == 0
        {
          let words = [last.name, Turkish.lowercased(Turkish.possessive(food.phrase))]
          found[found.count - 1] = FoodMention(
            spans: last.spans.lowerBound..<mention.spans.upperBound, head: place,
            name: words.joined(separator: " "), isKnown: true)
          continue
        }
        found.append(mention)
      } else if span.isUnknown || span.reading(.thing) != nil, !span.isFuzzy {
        let shown = span.reading(.thing)?.phrase ?? Turkish.lowercased(sentence.source(span))
        guard shown.utf8.count > 2, shown.utf8.count < 40 else { continue }
        found.append(
          FoodMention(spans: place..<place + 1, head: place, name: shown, isKnown: false))
      }
    }
    return found
  }

  private static func known(_ place: Int, _ food: Span.Reading, _ sentence: Sentence)
    -> FoodMention
  {
    var start = place
    var words: [String] = []
    while start > 0 {
      let before = sentence.spans[start - 1]
      let word = sentence.folded(before)
      guard before.food == nil, before.number == nil, before.time == nil, before.measure == nil,
        !before.isMark,
        Words.qualities.contains(word) || before.isUnknown && Words.isAdjective(word),
        sentence.tokens[sentence.spans[start].tokens.lowerBound].startsLine == false
      else { break }
      start -= 1
      words.insert(Turkish.lowercased(sentence.source(before)), at: 0)
    }
    let name = (words + [food.phrase]).joined(separator: " ")
    return FoodMention(
      spans: start..<place + 1, head: place, name: Turkish.lowercased(name), isKnown: true)
  }
}
