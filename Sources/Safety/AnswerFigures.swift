import Analysis
package import Domain
import Turkish

/// The figures of a model's answer: checked where they matter, left alone where they are general.
///
///     let figures = AnswerFigures(asked: "mercimek çorbası tarifi", known: [], results: [])
///     figures.checked("1 su bardağı mercimek, 1,5 litre su.")   // as it is
///     figures.checked("Bugün 120 g karbonhidrat aldınız.")      // … 120 g (doğrulanamadı) …
///
/// What tells of the person's records matters, and so do foods that were logged or whose figures were
/// asked for. A recipe, a plan, a general fact may have figures that no tool gave; whose they are is
/// then said once, at the answer's end.
package struct AnswerFigures: Sendable {
  private let grounding: Grounding
  /// Whether all that is said in this turn matters.
  private let isStrict: Bool
  /// The words of the foods that tools told of.
  private let foods: Set<String>

  /// - Parameters:
  ///   - asked: What the person asks in this turn.
  ///   - known: The person's words of the thread, and what was told of them.
  ///   - results: What the tools of this turn answered.
  ///   - earlier: What those of earlier turns did.
  package init(asked: String, known: [String], results: [JSON], earlier: [JSON] = []) {
    grounding = Grounding(known: known, results: earlier + results)
    let words = Self.words(of: asked)
    isStrict =
      Self.asksForFigures(words) || !results.isEmpty && !Self.asksForKnowledge(words)
    foods = Set(
      results.flatMap { NamedRecord.all(in: $0) }.flatMap { ThreadWords.words(of: $0.name) }
        .filter { $0.count > 2 })
  }

  /// The sentence, with a mark after each figure that matters and that nothing known holds.
  package func checked(_ sentence: String) -> String {
    // Nearly every sentence has nothing to be marked, and needs no second look.
    let checked = grounding.checked(sentence)
    return checked == sentence || matters(sentence) ? checked : sentence
  }

  /// Whether an answer has figures of amounts that neither matter nor are known.
  package func hasGeneral(in answer: String) -> Bool {
    answer.split(whereSeparator: \.isNewline).contains { line in
      line.utf8.contains { (0x30...0x39).contains($0) }
        && line.sentences.contains { sentence in
          grounding.unknown(in: sentence).contains { Self.amounts.contains($0.dimension) }
            && !matters(sentence)
        }
    }
  }

  private static let amounts: Set<Figure.Dimension?> = [
    .mass, .energy, .glucose, .volume, .percent, .index,
  ]

  private static func words(of text: String) -> [String] {
    Turkish.tokens(of: text).filter { $0.kind != .mark }.map(\.folded)
  }

  // MARK: What was asked

  /// `Künefede kaç karbonhidrat var`, `muzun kalorisi ne kadar`.
  private static func asksForFigures(_ words: [String]) -> Bool {
    words.contains { $0.fits("answerFigures.asking") }
      && words.contains { $0.fits("answerFigures.nutrients") }
      && !words.contains { $0.fits("answerFigures.general") } && !asksOfNeed(words)
  }

  /// `Günde kaç gram lif almalıyım`: what anybody needs, and no food.
  private static func asksOfNeed(_ words: [String]) -> Bool {
    words.contains { $0.fits("answerFigures.perDay") }
      && words.contains { $0.fits("answerFigures.need") }
  }

  /// A recipe, a plan, advice, a reason.
  private static func asksForKnowledge(_ words: [String]) -> Bool {
    words.contains { $0.fits("answerFigures.knowledge") }
  }

  // MARK: What is said

  private func matters(_ sentence: String) -> Bool {
    let words = Self.words(of: sentence)
    if Self.tellsOfRecords(words) || tellsOfFoods(words) { return true }
    return isStrict && !Self.advises(words)
  }

  /// `15 dakikalık bir yürüyüş iyi gelir`, `örneğin günde 150 g`: of no record, and of nothing asked.
  private static func advises(_ words: [String]) -> Bool {
    words.contains { $0.fits("answerFigures.suggesting") }
      && !words.contains { $0.fits("answerFigures.amounts") }
  }

  private func tellsOfFoods(_ words: [String]) -> Bool {
    words.contains { $0.fits("answerFigures.amounts") }
      && words.contains { word in foods.contains { Said.isSame($0, word) } }
  }

  /// `Bugün 120 g aldınız`, `şekeriniz`, `kayıtlı`; not `öğününüzde 30-45 g hedefleyebilirsiniz`.
  private static func tellsOfRecords(_ words: [String]) -> Bool {
    // "Günlük su hedefinizi 2000 ml yapayım mı?" tells of nothing that is there.
    let offersTarget =
      words.contains { $0.fits("answerFigures.targets") }
      && zip(words, words.dropFirst()).contains {
        $0.fits("verb.offering") && VerbEnding.questions.contains($1)
      }
    if offersTarget, !words.contains(where: Self.isDeed) { return false }
    // "Şekeriniz 100'ün altındaysa 15 g karbonhidrat alın" is of any day.
    let isAdvice =
      words.contains { $0.fits("answerFigures.conditions") }
      && words.last?.fits("answerFigures.orders") == true
    if isAdvice, !words.contains(where: Self.isDeed) { return false }
    let tells = words.contains { word in
      word.fits("answerFigures.own") || word.fits("answerFigures.records")
        || isDeed(word)
    }
    return tells
      || words.contains { $0.fits("answerFigures.meals") }
        && !words.contains { $0.fits("answerFigures.advising") }
  }

  private static func isDeed(_ word: String) -> Bool {
    word.count > 5 && word.fits("answerFigures.deeds")
  }
}
