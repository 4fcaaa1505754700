import Domain
import Turkish

/// Carbohydrate that the person reads from a label or knows: `100 gramında 60 g karbonhidrat`.
struct SaidCarbs: Equatable {
  enum Basis: Equatable {
    /// Grams or millilitres.
    case metric(Double)
    /// A counted unit: `paketinde`, `tanesi`, `bir porsiyonda`.
    case unit(String)
    /// `20 gram karbonhidratlı bir bar`
    case each
    case unsaid
  }

  /// Grams of carbohydrate in the basis.
  var grams: Double
  var basis = Basis.unsaid
  /// `gram` or `mililitre`, where the basis is one.
  var basisUnit: String?
  /// Grams or millilitres of one: `60 gramlık bar`, `1 dilim 28 g`.
  var whole: Double?
  /// Places of the spans that say it.
  var places: Set<Int>

  /// The carbohydrate of an amount, in grams; nil where the label does not tell.
  func carbs(of mention: Mention) -> Double? {
    let quantity = mention.quantity ?? 1
    let metric = mention.unit.flatMap(Measure.init(rawValue:))?.metric
    let carbs: Double?
    switch basis {
    case .metric(let whole): carbs = metric.map { grams * quantity * $0 / whole }
    case .unit(let unit) where unit == mention.unit ?? "adet": carbs = grams * quantity
    case .unit: carbs = pieces(of: quantity, metric).map { grams * $0 }
    case .each: carbs = grams * (pieces(of: quantity, metric) ?? quantity)
    case .unsaid: carbs = grams
    }
    return carbs.map { ($0 * 10).rounded() / 10 }
  }

  /// How many of one a weight is.
  private func pieces(of quantity: Double, _ metric: Double?) -> Double? {
    guard let whole, let metric else { return nil }
    return quantity * metric / whole
  }
}

/// Reads the carbohydrate that a message tells of one food.
struct SaidCarbsReader {
  let sentence: Sentence
  private var spans: [Span] { sentence.spans }

  init(_ sentence: Sentence) { self.sentence = sentence }

  func read() -> SaidCarbs? {
    for place in spans.indices where isCarbs(place) {
      guard let value = value(around: place) else { continue }
      var said = SaidCarbs(grams: value.grams, places: value.places.union([place]))
      if sentence.folded(spans[place]).hasSuffix("li") { said.basis = .each }
      findBasis(&said, inMetric: true)
      findServing(&said)
      findBasis(&said, inMetric: false)
      findWhole(&said)
      findOthers(&said)
      said.places.formUnion(spans.indices.filter(isReadingAloud))
      return said
    }
    return nil
  }

  private func isCarbs(_ place: Int) -> Bool {
    let word = sentence.folded(spans[place])
    return word.hasPrefix("karbonhidrat") || ["karb", "karbo", "kh", "karbonidrat"].contains(word)
  }

  /// `60 g karbonhidrat`, `karbonhidratı 60 gram`, `karbonhidrat: 60`.
  private func value(around place: Int) -> (grams: Double, places: Set<Int>)? {
    var before = place - 1
    var taken: Set<Int> = []
    if spans.indices.contains(before), spans[before].measure?.measure == .gram {
      taken.insert(before)
      before -= 1
    }
    if spans.indices.contains(before), let number = figure(before) {
      return (number, taken.union([before]))
    }
    taken = []
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

  private func figure(_ place: Int) -> Double? {
    guard let number = spans[place].number, number.kind != .vague, number.kind != .ordinal,
      !number.isPercent, !number.isArticle
    else { return nil }
    return number.value
  }

  private func isValueWord(_ place: Int) -> Bool {
    ["degeri", "miktari", "orani", "olarak"].contains(sentence.folded(spans[place]))
  }

  /// `100 gramında`, `100 ml'de`, `100 gr için`, `paketinde`, `bir porsiyonda`, `tanesi`.
  ///
  /// Grams first: the box of `kutusunda 100 ml'de` only bears the label.
  private func findBasis(_ said: inout SaidCarbs, inMetric: Bool) {
    guard said.basis == .unsaid else { return }
    for place in spans.indices where !said.places.contains(place) {
      guard let measure = spans[place].measure, (measure.measure.metric != nil) == inMetric else {
        continue
      }
      let next = place + 1 < spans.count ? sentence.folded(spans[place + 1]) : ""
      let isWithin =
        measure.form.grammaticalCase == .locative
        || measure.measure.metric != nil && ["da", "de", "ta", "te"].contains(next)
        || ["icin", "basina"].contains(next)
      let isIts = measure.form.possessor == 3 && !measure.unit.contains(" ")
      guard isWithin || isIts && measure.form.grammaticalCase == .bare else { continue }
      let number = place > 0 ? figure(place - 1) : nil
      if let metric = measure.measure.metric {
        guard let number, number > 0 else { continue }
        said.basis = .metric(number * metric * measure.factor)
        said.basisUnit = measure.unit
        said.places.formUnion([place - 1, place])
        if next != "karbonhidrat", isWithin, measure.form.grammaticalCase != .locative {
          said.places.insert(place + 1)
        }
        return
      }
      said.basis = .unit(measure.unit)
      said.places.insert(place)
      if place > 0, spans[place - 1].number?.value == 1 { said.places.insert(place - 1) }
    }
  }

  /// `porsiyon 30 g, karbonhidrat 17 g`, `1 dilim 28 g`, `bar başına`: of one, and what it weighs.
  private func findServing(_ said: inout SaidCarbs) {
    guard said.basis == .unsaid, let end = said.places.min() else { return }
    for place in spans[..<end].indices {
      let word = sentence.folded(spans[place])
      if place > 0, word == "basina" || word == "basi", spans[place - 1].measure == nil {
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
            || [")", "icin"].contains(sentence.folded(spans[next]))
        })
      return
    }
  }

  /// `12 gram lif`, `lif 12 g`, `220 kcal`: other figures of the label.
  private func findOthers(_ said: inout SaidCarbs) {
    for place in spans.indices where !said.places.contains(place) {
      guard spans[place].has(.protein, .fat, .fiber, .salt, .sugar, .calories),
        spans[place].food == nil || spans[place].has(.protein, .fiber, .calories)
      else { continue }
      let before = [place - 1, place - 2].filter { $0 >= 0 && isFigure($0) }
      let after = [place + 1, place + 2].filter { $0 < spans.count && isFigure($0) }
      let near = before.contains(place - 1) ? before : after
      guard near.contains(where: { figure($0) != nil }) else { continue }
      said.places.formUnion(near + [place])
    }
  }

  private func isFigure(_ place: Int) -> Bool {
    figure(place) != nil || spans[place].measure?.measure == .gram
  }

  /// `60 gramlık bar`: what one weighs.
  private func findWhole(_ said: inout SaidCarbs) {
    guard said.whole == nil else { return }
    for place in spans.indices.dropFirst() where !said.places.contains(place) {
      guard let measure = spans[place].measure, measure.form.derivation == .ness,
        let metric = measure.measure.metric, let weight = figure(place - 1)
      else { continue }
      said.whole = weight * metric * measure.factor
      return
    }
  }

  /// `etiketinde`, `üzerinde`, `yazıyor`, `var`: what tells that something is read aloud.
  private func isReadingAloud(_ place: Int) -> Bool {
    let word = sentence.folded(spans[place])
    return [
      "etiket", "ambalaj", "kapag", "kapak", "yazi", "yazan", "yaziy", "yazm", "karbonhidrat",
    ].contains {
      word.hasPrefix($0)
    }
      || [
        "var", "vardi", "varmis", "diyor", "diyordu", "uzerinde", "ustunde", "icinde", "arkasinda",
        "arkada", "arka", "kutuda", "pakette", "yuzunde",
        "iceriyor", "icerigi", "iceren", "kutusunda", "paketinde", "posetinde", "sisesinde",
      ].contains(word)
  }
}
