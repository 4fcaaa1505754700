import Analysis
import Domain
import Turkish

/// How the product is called whose label a person types: what stands before its figures.
///
///     "Danone yoğurdu kaydet: 100 gramda …"        // Danone yoğurt
///     "Ürün ekle: Eti Burçak, 100 g, …"            // Eti Burçak
///     "protein bar aldım, etikette 100 gramda …"   // protein bar
///     "yulaf sütümü kaydet: Alpro, 100 ml …"       // Alpro yulaf sütü
struct LabelName {
  private let sentence: Sentence
  private let known = KitchenWords.shipped

  init(_ scene: Scene) { sentence = scene.sentence }

  /// Nil where the label is headed by no name.
  var text: String? {
    let spans = sentence.spans
    let end = spans.firstIndex(where: beginsFigures) ?? spans.endIndex
    let head = spans[..<end]
    let colon = head.firstIndex { $0.isMark && sentence.source($0) == ":" }
    let brand = colon.map { words(in: spans[($0 + 1)..<end]) } ?? []
    let thing = words(in: head[..<(colon ?? end)])
    let all = brand + thing
    return (1...Self.longest).contains(all.count) ? all.joined(separator: " ") : nil
  }

  private static let longest = 6

  /// What the figures begin with: their amount, or the paper on which they stand.
  private func beginsFigures(_ span: Span) -> Bool {
    let word = sentence.folded(span)
    return span.number.map { !$0.isArticle } ?? false
      || span.measure.map { $0.measure == .gram || $0.measure == .milliliter } ?? false
      || known.has(.portions, in: [word])
      || word.fits("label.word") || isPaper(span)
  }

  /// "etiketinde", "paketinin arkasında", which is where a name ends; "etiket:" heads one.
  private func isPaper(_ span: Span) -> Bool {
    let word = sentence.folded(span)
    return ["label.beginning", "label.paper"].contains { word.fits($0) }
      && span.tokens.lowerBound > 0
  }

  /// The words of the name in a stretch: up to a verb or a mark behind them.
  private func words(in spans: ArraySlice<Span>) -> [String] {
    var words: [String] = []
    for span in spans {
      guard let part = part(span) else {
        if words.isEmpty { continue }
        return words
      }
      words.append(part)
    }
    return words
  }

  /// A span as a part of the name; nil for what orders, points or parts.
  private func part(_ span: Span) -> String? {
    let word = sentence.folded(span)
    guard !span.isMark, span.time == nil, span.measure == nil, span.number == nil else {
      return nil
    }
    if let food = span.food {
      let isBare = food.noun.map { $0.grammaticalCase == .bare && $0.possessor != 1 } ?? true
      let source = sentence.source(span)
      return isBare && Turkish.fold(source) == Turkish.fold(food.phrase) ? source : food.phrase
    }
    let isOfOrder =
      known.has(.product, in: [word]) || known.has(.keep, in: [word]) || word.fits("label.order")
      || word.fits("kept.filler") || word.fits("kept.product") || word.fits("label.beginning")
    guard !isOfOrder, span.finiteVerb == nil, !span.has(.selfword, .deictic, .put, .want, .wish)
    else { return nil }
    if span.has(.filler), !span.isUnknown { return nil }
    return sentence.source(span).split { "'’".contains($0) }.first.map(String.init)
  }
}
