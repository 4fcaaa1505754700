import Analysis
package import Domain
import Turkish

/// What is known in a turn, against which the figures of a model's sentences are held.
///
///     let grounding = Grounding(known: ["Bir dilim ekmek yedim"], results: [["carbs": 14.6]])
///     grounding.checked("15 g karbonhidrat, 80 kcal.")  // "15 g karbonhidrat, 80 kcal (doğrulanamadı)."
///
/// Only figures with a unit or a noun of food and health are looked at. Rounded, converted, summed and
/// subtracted values of one result are known too. In doubt a figure passes: a mark on a true one
/// teaches people to ignore marks.
package struct Grounding: Sendable {
  private var facts = Facts()
  /// What tools answered.
  private var told = Facts()
  /// The figures of what is known in words: targets, and what the person said.
  private var wholes: [Figure] = []

  /// - Parameters:
  ///   - known: The person's words of the thread and the system's text.
  ///   - results: What the tools of the turn answered, and of earlier turns where they are told again.
  package init(known: [String], results: [JSON]) {
    for text in known {
      facts.take(text)
      wholes += FigureReader.figures(in: text).filter { $0.low == $0.high }
    }
    for result in results {
      facts.take(result)
      told.take(result)
    }
  }

  /// The sentence with a mark after each figure that nothing known holds.
  package func checked(_ sentence: String) -> String {
    unknown(in: sentence).reversed().reduce(into: sentence) { out, figure in
      out.insert(contentsOf: Texts.unverified, at: figure.range.upperBound)
    }
  }

  /// The figures of a sentence that nothing known holds and that bear no mark yet.
  func unknown(in sentence: String) -> [Figure] {
    let tokens = Turkish.tokens(of: sentence)
    guard sentence.hasNumber || Self.namesMeasure(tokens) else { return [] }
    let figures = FigureReader.figures(in: sentence, tokens)
    let ofHundred = figures.contains { $0.dimension == .mass && $0.low * $0.factor == 100 }
    return figures.indices.filter { index in
      let figure = figures[index]
      return figure.isClaim && !isExempt(figure) && !holds(figure, ofHundred)
        && !isPart(index, of: figures)
        && !sentence[figure.range.upperBound...].hasPrefix(Texts.unverified)
    }.map { figures[$0] }
  }

  /// Whether any figure of the sentence is one that nothing known holds.
  package func isGrounded(_ sentence: String) -> Bool { checked(sentence) == sentence }

  private static func namesMeasure(_ tokens: [Token]) -> Bool {
    tokens.contains { Unit.named($0.folded) != nil || $0.folded.fits("word.percent") }
  }

  private func holds(_ figure: Figure, _ ofHundred: Bool) -> Bool {
    // No meter shows less than 10 mg/dL; a count of nothing is no glucose.
    if figure.dimension == .glucose, figure.high < 1 { return false }
    return facts.hold(figure.low, of: figure, speakingOfHundred: ofHundred)
      && (figure.high == figure.low
        || facts.hold(figure.high, of: figure, speakingOfHundred: ofHundred))
      || isRest(figure)
  }

  /// `150 g hedeften 130,6 g kaldı`: what is left of a figure of the sentence or of a target.
  private func isRest(_ figure: Figure) -> Bool {
    let amounts: [Figure.Dimension?] = [.mass, .energy, .volume]
    guard figure.low == figure.high, figure.low > 0, amounts.contains(figure.dimension) else {
      return false
    }
    return wholes.contains { whole in
      guard whole.dimension == figure.dimension, whole.factor == figure.factor,
        whole.low > figure.low
      else { return false }
      var other = figure
      other.low = whole.low - figure.low
      other.high = other.low
      return told.hold(other.low, of: other)
    }
  }

  /// `1 saat 30 dakika`: the two are one value.
  private func isPart(_ index: Int, of figures: [Figure]) -> Bool {
    let figure = figures[index]
    guard figure.dimension == .time else { return false }
    for other in [index - 1, index + 1] where figures.indices.contains(other) {
      let pair = figures[other]
      guard pair.dimension == .time, pair.factor != figure.factor else { continue }
      var whole = figure
      whole.factor = 1
      if facts.hold(figure.low * figure.factor + pair.low * pair.factor, of: whole) { return true }
    }
    return false
  }

  /// What is no claim about the person or a food: `bir dilim`, `100 gramda`, the 15-15 rule.
  private func isExempt(_ figure: Figure) -> Bool {
    let isOne = figure.low == figure.high && figure.low <= 1
    switch figure.dimension {
    case .count: return isOne || figure.isArticle
    case .mass:
      let isBase = figure.low == 100 && figure.factor == 1
      return figure.isArticle || isBase || isFastSugar(figure)
    case .volume: return isOne || figure.low == 100 && figure.factor == 1
    case .glucose: return isBound(figure)
    case .percent: return figure.low == 100
    case .time:
      let isSpan = figure.next.fits("grounding.isSpan")
      return isSpan || isOne || figure.before.last.fits("word.last") || figure.low == 24
    default: return false
    }
  }

  /// `15-20 gram hızlı şeker`.
  private func isFastSugar(_ figure: Figure) -> Bool {
    figure.factor == 1 && (15...20).contains(figure.low) && figure.high <= 20
      && figure.next.fits("grounding.isFastSugar")
  }

  /// Bounds that everybody knows: 54, 70, 180, 250 mg/dL, as `70'in altında`.
  private func isBound(_ figure: Figure) -> Bool {
    let bounds: Set<Double> = [54, 70, 100, 126, 140, 180, 250, 300]
    return figure.next.fits("grounding.isBound") && bounds.contains(figure.low)
      && bounds.contains(figure.high)
  }
}
