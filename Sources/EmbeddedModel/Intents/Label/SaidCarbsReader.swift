import Analysis
import Domain
import Turkish

/// Reads the carbohydrate that a message tells of one food.
struct SaidCarbsReader {
  let sentence: Sentence
  var spans: [Span] { sentence.spans }

  init(_ sentence: Sentence) { self.sentence = sentence }

  func read() -> SaidCarbs? {
    for place in spans.indices where isCarbs(place) {
      guard var said = said(at: place) else { continue }
      if isOfNext(place) { said.basis = .each }
      findOthers(&said)
      findBasis(&said, inMetric: true)
      findHundred(&said)
      findServing(&said)
      findAll(&said)
      findBasis(&said, inMetric: false)
      findWhole(&said)
      findPiece(&said)
      let aloud = spans.indices.filter(isReadingAloud)
      said.isRead = !aloud.allSatisfy(isCarbs)
      said.places.formUnion(aloud)
      return said
    }
    return nil
  }

  func said(at place: Int) -> SaidCarbs? {
    value(around: place).map { SaidCarbs(grams: $0.grams, places: $0.places.union([place])) }
  }

  /// "15 kh'lık bar", "20 gram karbonhidratlı bir bar": of the food that follows.
  private func isOfNext(_ place: Int) -> Bool {
    sentence.folded(spans[place]).fits("label.with")
      || sentence.tokens[spans[place].tokens.upperBound - 1].suffix.fits("label.worth")
  }

  func isCarbs(_ place: Int) -> Bool {
    let word = sentence.folded(spans[place])
    return word.fits("label.carbohydrate") || word.fits("label.carbs")
  }

  /// `60 g karbonhidrat`, `karbonhidratı 60 gram`, `karbonhidrat: 60`.
  private func value(around place: Int) -> (grams: Double, places: Set<Int>)? {
    var before = place - 1
    var taken: Set<Int> = []
    // "100 gramda karbonhidrat 4,1 g": the value stands behind.
    if spans.indices.contains(before), let measure = spans[before].measure,
      measure.measure == .gram
    {
      guard measure.form.grammaticalCase != .locative else { return valueBehind(place) }
      taken.insert(before)
      before -= 1
    }
    if spans.indices.contains(before), let number = figure(before) {
      if !taken.isEmpty, let own = ownOfHundred(number, place) { return own }
      return (number, taken.union([before]))
    }
    return valueBehind(place)
  }

  func valueBehind(_ place: Int) -> (grams: Double, places: Set<Int>)? {
    var taken: Set<Int> = []
    var after = place + 1
    while spans.indices.contains(after), spans[after].isMark || isValueWord(after) {
      guard sentence.folded(spans[after]) != "," else { return nil }
      taken.insert(after)
      after += 1
    }
    guard spans.indices.contains(after), let number = figure(after) else { return nil }
    taken.insert(after)
    if spans.indices.contains(after + 1), let unit = spans[after + 1].measure {
      guard unit.measure == .gram, unit.form.grammaticalCase == .bare else { return nil }
      taken.insert(after + 1)
    }
    return (number, taken)
  }

  func figure(_ place: Int) -> Double? {
    guard let number = spans[place].number, number.kind != .vague, number.kind != .ordinal,
      !number.isPercent, !number.isArticle
    else { return nil }
    return number.value
  }

  private func isValueWord(_ place: Int) -> Bool {
    sentence.folded(spans[place]).fits("label.filler")
  }

  /// `100 gramında`, `100 ml'de`, `100 gr için`, `paketinde`, `bir porsiyonda`, `tanesi`.
  ///
  /// Grams first: the box of `kutusunda 100 ml'de` only bears the label.
  private func findBasis(_ said: inout SaidCarbs, inMetric: Bool) {
    guard said.basis == .unsaid else { return }
    let places = spans.indices.filter { !said.places.contains($0) && spans[$0].measure != nil }
    for place in places.filter({ !isBearer($0) }) + places.filter(isBearer) {
      guard let measure = spans[place].measure, (measure.measure.metric != nil) == inMetric else {
        continue
      }
      let next = place + 1 < spans.count ? sentence.folded(spans[place + 1]) : ""
      let isWithin =
        measure.form.grammaticalCase == .locative
        || measure.measure.metric != nil && next.fits("status.locatives")
        || next.fits("label.for") || isOfProduct(place)
      // "100 gramı 34 g karbonhidrat", "adedi 8,4 g": the value follows at once.
      let isRight = said.places.contains(place + 1) && figure(place + 1) != nil
      // "1 adet 25 g karbonhidrat"
      let isOne =
        isRight && measure.form == .bare && place > 0 && figureOfOne(place - 1)
      let isIts =
        isOne
        || !measure.unit.contains(" ")
          && (measure.form.possessor == 3 && measure.form.grammaticalCase == .bare
            || isRight && measure.form.grammaticalCase == .accusative)
      guard isWithin || isIts else { continue }
      let number = place > 0 ? figure(place - 1) : nil
      if let metric = measure.measure.metric {
        guard let number, number > 0 else { continue }
        said.basis = .metric(number * metric * measure.factor)
        said.basisUnit = measure.unit
        said.places.formUnion([place - 1, place])
        if !next.fits("label.carbohydrateAlone"), isWithin,
          measure.form.grammaticalCase != .locative
        {
          said.places.insert(place + 1)
        }
        return
      }
      said.basis = .unit(measure.unit)
      said.places.insert(place)
      if place > 0, let count = spans[place - 1].number?.value, count >= 1 {
        // "2 dilimde 13 g"
        said.grams /= count
        said.isOfEach = count == 1
        said.places.insert(place - 1)
      }
      return
    }
  }

  /// `porsiyon 30 g, karbonhidrat 17 g`, `1 dilim 28 g`, `bar başına`: of one, and what it weighs.
  private func findServing(_ said: inout SaidCarbs) {
    guard said.basis == .unsaid, let end = said.places.min() else { return }
    for place in spans[..<end].indices {
      let word = sentence.folded(spans[place])
      if place > 0, word.fits("label.each"), spans[place - 1].measure == nil {
        said.basis = .each
        said.places.formUnion([place - 1, place])
        return
      }
      guard let unit = spans[place].measure, unit.measure.metric == nil else { continue }
      // "1 porsiyon (25 g) için"
      let start = place + (place + 1 < end && sentence.folded(spans[place + 1]) == "(" ? 2 : 1)
      guard start + 1 < end, let weight = figure(start),
        let metric = spans[start + 1].measure?.measure.metric
      else { continue }
      said.basis = .unit(unit.unit)
      said.whole = weight * metric
      said.places.formUnion(place...start + 1)
      if place > 0, spans[place - 1].number?.value == 1 { said.places.insert(place - 1) }
      said.places.formUnion(
        spans[start..<end].indices.filter { next in
          spans[next].measure?.measure == unit.measure
            || sentence.folded(spans[next]).fits("label.closing")
        })
      return
    }
  }

  /// `12 gram lif`, `lif 12 g`, `220 kcal`, `14 g şeker`: the other figures beside it.
  private func findOthers(_ said: inout SaidCarbs) {
    guard let first = said.places.min(), let last = said.places.max() else { return }
    var start = first
    while let group = figures(endingBefore: start) {
      said.places.formUnion(group)
      start = group.lowerBound
    }
    var end = last
    while let group = figures(beginningAfter: end) {
      said.places.formUnion(group)
      end = group.upperBound
    }
  }

  /// A nutrient with its figure, in either order, right after a place.
  private func figures(beginningAfter place: Int) -> ClosedRange<Int>? {
    var start = place + 1
    while start < spans.count, isSeparator(start) { start += 1 }
    guard start < spans.count else { return nil }
    for length in 2...3 where start + length <= spans.count {
      if isNutrientFigure(start...start + length - 1) { return start...start + length - 1 }
    }
    return nil
  }

  private func figures(endingBefore place: Int) -> ClosedRange<Int>? {
    var end = place - 1
    while end >= 0, isSeparator(end) { end -= 1 }
    for length in 2...3 where end - length + 1 >= 0 {
      if isNutrientFigure(end - length + 1...end) { return end - length + 1...end }
    }
    return nil
  }

  private func isSeparator(_ place: Int) -> Bool {
    spans[place].isMark || sentence.folded(spans[place]).fits("joining")
  }

  /// One nutrient, one number, and at most the gram between or behind them.
  private func isNutrientFigure(_ range: ClosedRange<Int>) -> Bool {
    let nutrients = range.filter {
      spans[$0].has(.protein, .fat, .fiber, .salt, .sugar, .calories)
        || sentence.folded(spans[$0]).fits("label.energy")
    }
    let numbers = range.filter { figure($0) != nil }
    let grams = range.filter {
      spans[$0].measure?.measure == .gram && spans[$0].measure?.form == .bare
    }
    guard nutrients.count == 1, numbers.count == 1 else { return false }
    // "2 şeker" is eaten, "2 g şeker" stands on the label.
    let isEnergy = spans[nutrients[0]].has(.calories)
    return nutrients.count + numbers.count + grams.count == range.count
      && (isEnergy || grams.count == 1)
  }

  /// `kavanozunda 100 gr için`, `paketinde dilim başına`: what bears the label.
  func isBearer(_ place: Int) -> Bool {
    guard let measure = spans[place].measure, measure.form.grammaticalCase == .locative else {
      return false
    }
    return [.packet, .box, .bottle, .jar].contains(measure.measure)
  }

  private func figureOfOne(_ place: Int) -> Bool { spans[place].number?.value == 1 }

  /// `100 g kuru üründe`: of so much of the product.
  private func isOfProduct(_ place: Int) -> Bool {
    spans[place].measure?.measure.metric != nil
      && spans[(place + 1)...].prefix(2).contains {
        sentence.folded($0).fits("label.product")
      }
  }

  /// `paketin tamamında`: of the whole.
  private func findAll(_ said: inout SaidCarbs) {
    guard said.basis == .unsaid,
      let place = spans.indices.first(where: { place in
        sentence.folded(spans[place]).fits("label.whole")
      })
    else { return }
    said.places.insert(place)
    said.basis = .each
    if place > 0, let measure = spans[place - 1].measure {
      said.places.insert(place - 1)
      said.basis = .unit(measure.unit)
    }
  }

  /// `tanesi 20 gram`, `kutusu 200 ml`: what one weighs.
  private func findPiece(_ said: inout SaidCarbs) {
    guard said.whole == nil else { return }
    for place in spans.indices.dropLast(2) where !said.places.contains(place) {
      guard let unit = spans[place].measure, unit.measure.metric == nil,
        unit.form.possessor == 3 || unit.form.grammaticalCase == .accusative,
        let weight = figure(place + 1), let metric = spans[place + 2].measure?.measure.metric,
        !said.places.contains(place + 1)
      else { continue }
      said.whole = weight * metric
      said.places.formUnion(place...place + 2)
      if place > 0, spans[place - 1].number?.value == 1 { said.places.insert(place - 1) }
      return
    }
  }

  /// `60 gramlık bar`: what one weighs.
  private func findWhole(_ said: inout SaidCarbs) {
    guard said.whole == nil else { return }
    for place in spans.indices.dropFirst() where !said.places.contains(place) {
      guard let measure = spans[place].measure, measure.form.derivation == .ness,
        let metric = measure.measure.metric, let weight = figure(place - 1)
      else { continue }
      said.whole = weight * metric * measure.factor
      if said.places.contains(place + 1) { said.places.formUnion([place - 1, place]) }
      return
    }
  }
}
