import Analysis
import Turkish

/// Makes one amount of several that belong together, before foods take them.
///
///     "2 dilim 30 gramlık ekmek"        // 60 gram ekmek
///     "bir tabak pilavın yarısını"      // 0.5 tabak pilav
///     "bir paket (40 gr) kraker"        // 40 gram kraker
///     "50'lik bira"                     // 500 mililitre bira
struct AmountFolder {
  let sentence: Sentence
  var spans: [Span] = []

  init(sentence: Sentence) { self.sentence = sentence }

  mutating func folded(_ said: [Span]) -> [Span] {
    spans = said
    if said.contains(where: { $0.isMark && ["(", ":"].contains(sentence.folded($0)) }) {
      foldNotes()
      foldHeading()
    }
    foldStates()
    foldDishes()
    foldMixture()
    guard said.contains(where: { $0.number != nil }) else { return spans }
    foldSugars()
    foldNames()
    foldSizes()
    foldBottles()
    foldHalves()
    foldParentheses()
    foldWeightsOfOne()
    foldPartsOfOne()
    foldParts()
    foldSharers()
    return spans
  }

  /// The same of a clause that names no food: `bir dilimin yarısı kadar`.
  mutating func foldedParts(_ said: [Span]) -> [Span] {
    guard said.contains(where: { $0.measure?.form.grammaticalCase == .genitive }) else {
      return said
    }
    spans = said
    foldPartsOfOne()
    return spans
  }

  private static let bottled = WordSets.words("bottled")

  // MARK: Sizes of bottles, "bir bardak buçuk", "3 yarım"

  /// `50'lik bira`, `330'luk kola`, `1,5'luk su`: litres below 20, centilitres to 100, else millilitres.
  private mutating func foldBottles() {
    for place in spans.indices.reversed() {
      guard let number = spans[place].number, number.form.derivation == .ness,
        place + 1 < spans.count, let food = spans[place + 1].food,
        Self.bottled.contains(where: { food.phrase.hasSuffix($0) })
      else { continue }
      var count = 1.0
      var first = place
      if place > 0, let before = spans[place - 1].number, before.kind == .exact {
        (count, first) = (before.value, place - 1)
      }
      let milliliters =
        number.value * (number.value < 20 ? 1000 : number.value <= 100 ? 10 : 1)
      replace(first...place, by: count * milliliters, .milliliter)
    }
  }

  /// `bir bardak buçuk`: the half belongs to the number.
  private mutating func foldHalves() {
    for place in spans.indices.dropFirst(2).reversed()
    where sentence.folded(spans[place]).fits("amount.half") && spans[place - 1].measure != nil {
      guard let number = spans[place - 2].number else { continue }
      spans[place - 2] = count(number.value + 0.5, at: spans[place - 2])
      spans.remove(at: place)
    }
    for place in spans.indices.dropFirst().reversed() {
      // "3 yarım ceviz": three halves.
      guard let half = spans[place].number, half.value == 0.5, half.tokens.count == 1,
        !half.form.isPossessive, let number = spans[place - 1].number, number.kind == .exact,
        number.value >= 1, !number.form.isPossessive
      else { continue }
      spans[place - 1] = count(number.value / 2, at: spans[place - 1])
      spans.remove(at: place)
    }
  }

  // MARK: Weights

  /// `bir paket (40 gr) kraker`, `iki dilim ekmek (50 gr)`: what was weighed counts.
  private mutating func foldParentheses() {
    for place in spans.indices.dropFirst().reversed()
    where place + 3 < spans.count && sentence.folded(spans[place]) == "(" {
      guard spans[place + 1].number != nil, let measure = spans[place + 2].measure,
        measure.measure.metric != nil, sentence.folded(spans[place + 3]) == ")"
      else { continue }
      let weight = [spans[place + 1], spans[place + 2]]
      spans.removeSubrange(place...place + 3)
      let start = spans[..<place].lastIndex { $0.isMark || $0.time != nil }.map { $0 + 1 } ?? 0
      guard let counted = spans[start..<place].lastIndex(where: { $0.number != nil }) else {
        spans.insert(contentsOf: weight, at: place)
        continue
      }
      let isUnit = counted + 1 < place && spans[counted + 1].measure != nil
      spans.replaceSubrange(counted...(isUnit ? counted + 1 : counted), with: weight)
    }
  }

  /// `2 dilim 30 gramlık ekmek`, `15 gramlık çikolatadan 3 tane`, `2 adet 200 ml süt`, `2x30 gr`.
  private mutating func foldWeightsOfOne() {
    for place in spans.indices.dropFirst().reversed() where place < spans.count {
      guard let measure = spans[place].measure, let metric = measure.measure.metric,
        let weight = spans[place - 1].number, weight.kind == .exact
      else { continue }
      let one = weight.value * metric * measure.factor
      let unit: Measure =
        measure.measure == .milliliter || measure.measure == .liter ? .milliliter : .gram
      if place >= 3, ["x", "*"].contains(sentence.folded(spans[place - 2])),
        let count = spans[place - 3].number
      {
        replace(place - 3...place, by: count.value * one, unit)
      } else if let counted = countBefore(place - 1, isEach: measure.form.derivation == .ness) {
        replace(counted.first...place, by: counted.value * one, unit)
      } else if measure.form.derivation == .ness, let counted = countAfter(place) {
        spans.removeSubrange(counted.places)
        replace(place - 1...place, by: counted.value * one, unit)
      }
    }
  }

  /// `2 dilim`, `üç tane`, `2 kutu` right before a weight.
  private func countBefore(_ place: Int, isEach: Bool) -> (value: Double, first: Int)? {
    guard place >= 2, let unit = spans[place - 1].measure, unit.measure.metric == nil,
      let number = spans[place - 2].number, number.kind == .exact
    else { return nil }
    let packed: [Measure] = [.piece, .box, .bottle, .packet]
    guard isEach || packed.contains(unit.measure) && number.value > 1 else { return nil }
    return (number.value, place - 2)
  }

  /// `30 gramlık 2 dilim`, `15 gramlık çikolatadan 3 tane`, `330 ml'lik bir kutu`.
  private func countAfter(_ place: Int) -> (value: Double, places: ClosedRange<Int>)? {
    for start in place + 1..<min(place + 3, spans.count) {
      if let number = spans[start].number, number.kind == .exact {
        let isUnit =
          start + 1 < spans.count && spans[start + 1].measure?.measure.metric == nil
          && spans[start + 1].measure != nil
        return (number.value, start...(isUnit ? start + 1 : start))
      }
      guard spans[start].food?.noun?.grammaticalCase == .ablative else { return nil }
    }
    return nil
  }

  // MARK: Parts

  /// `bir dilimin yarısı kadar`, `kasenin çeyreği`: a part of one of them.
  private mutating func foldPartsOfOne() {
    for place in spans.indices.reversed() where place + 1 < spans.count {
      guard let measure = spans[place].measure, measure.measure.metric == nil,
        measure.form.grammaticalCase == .genitive, let part = spans[place + 1].number,
        part.value < 1, part.form.isPossessive || isFraction(spans[place + 1])
      else { continue }
      if place + 2 < spans.count, sentence.folded(spans[place + 2]).fits("amount.asMuch") {
        spans.remove(at: place + 2)
      }
      if place > 0, let whole = spans[place - 1].number, whole.kind == .exact {
        spans[place - 1] = count(whole.value * part.value, at: spans[place - 1])
        spans.remove(at: place + 1)
      } else {
        var unit = spans[place]
        unit.tokens = spans[place + 1].tokens
        spans[place] = count(part.value, at: spans[place])
        spans[place + 1] = unit
      }
    }
  }

  /// `pilavın yarısını`, `muzun üçte birini`, `4 köfteden üçünü`, `10 porsiyonluk kekten 1 dilim`.
  private mutating func foldParts() {
    for place in spans.indices where place < spans.count {
      let form = spans[place].food?.noun?.grammaticalCase
      guard form == .genitive || form == .ablative, place + 1 < spans.count else { continue }
      let start = spans[..<place].lastIndex { $0.isMark || $0.time != nil }.map { $0 + 1 } ?? 0
      guard let counted = spans[start..<place].lastIndex(where: { $0.number != nil }),
        let whole = spans[counted].number, let part = spans[place + 1].number,
        part.kind == .exact
      else { continue }
      let unit = counted + 1 < place ? spans[counted + 1].measure : nil
      if part.form.isPossessive || isFraction(spans[place + 1]) {
        let isShare = part.value < 1 || isFraction(spans[place + 1])
        guard isShare || unit?.measure.metric == nil && part.value <= whole.value else { continue }
        spans[counted] = count(isShare ? whole.value * part.value : part.value, at: spans[counted])
        spans.remove(at: place + 1)
      } else if unit?.form.derivation == .ness
        || place + 2 < spans.count
          && spans[place + 2].measure != nil && unit != nil
      {
        // Of a whole that is told, what was eaten counts.
        spans.removeSubrange(counted...counted + 1)
      }
    }
  }

  /// `bir lahmacunu iki kişi yedik`: a share for each.
  private mutating func foldSharers() {
    for place in spans.indices.dropFirst().reversed()
    where sentence.folded(spans[place]).fits("amount.sharers") {
      guard let people = spans[place - 1].number, (2...12).contains(people.value),
        spans.last(where: { $0.finiteVerb != nil })?.finiteVerb?.verb?.person == 4,
        let counted = spans[..<(place - 1)].lastIndex(where: { $0.number != nil })
          ?? spans[(place + 1)...].firstIndex(where: { $0.number != nil }),
        let whole = spans[counted].number
      else { continue }
      spans[counted] = count(whole.value / people.value, at: spans[counted])
      spans.removeSubrange(place - 1...place)
    }
  }

  private func isFraction(_ span: Span) -> Bool {
    sentence.folded(span).fits("amount.fraction")
  }

  // MARK: Writing

  func count(_ value: Double, at span: Span) -> Span {
    var span = span
    span.kind = .number(NumberReading(tokens: span.tokens, low: value, high: value, kind: .exact))
    return span
  }

  private mutating func replace(_ places: ClosedRange<Int>, by value: Double, _ unit: Measure) {
    let number = count(value, at: spans[places.lowerBound])
    var measure = spans[places.upperBound]
    measure.kind = .measure(MeasureReading(tokens: measure.tokens, measure: unit))
    spans.replaceSubrange(places, with: [number, measure])
  }
}
