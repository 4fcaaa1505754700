import Analysis
import Turkish

/// Questions that nothing answers, and that are near to some of the table of knowledge: the nearest is
/// answered by its name where it is by far the nearest, else several are named.
struct NearQuestions {
  let scene: Scene

  /// From so near on a question is answered.
  private static let enough = 0.5
  /// How much nearer it must be than the next, where words that are missing on either side count too.
  private static let margin = 0.35
  private static let missingWeight = 0.6
  private static let addedWeight = 0.15
  private static let heldWeight = 0.8
  /// So much of the question, by weight, the entry must have in any of its words.
  private static let leastHeld = 0.7
  /// No more of its known words may be missing in the form, by weight.
  private static let mostMissing = 0.5
  /// From so near on it is named, if so many of its words are in the form, and no more of either's words,
  /// by weight, is missing in the other.
  private static let worthNaming = 0.45
  private static let fewestCommon = 2
  private static let mostApart = 0.5
  private static let mostNamed = 3
  /// "peki yaşlılarda?" goes on with what was asked before.
  private static let fewestWords = 2

  /// What is said in the stead of an answer that is none; nil where it is one, or nothing is near.
  func instead(of result: Understanding) -> Understanding? {
    guard scene.asksInWords else { return nil }
    if asksOfStranger(result) { return Understanding(speeches: [.notKnown]) }
    let asked = AskedWords(scene.sentence.text)
    guard asked.needed.count >= Self.fewestWords, result.beside == nil else { return nil }
    if isOfAnother(result, asked) {
      return nearest(of: Knowledge.shared.near(asked)).map { nearest in
        Understanding(speeches: [.near(nearest.entry.id, question: nearest.question, others: [])])
      }
    }
    guard result.calls.isEmpty, result.speeches.count == 1, isUnanswered(result.speeches[0])
    else { return nil }
    let all = Knowledge.shared.near(asked)
    let near = all.filter { near in
      near.score >= Self.worthNaming && near.common >= Self.fewestCommon
        && max(near.added, near.missing) <= Self.mostApart && near.asks
    }.prefix(Self.mostNamed)
    if let nearest = nearest(of: all) {
      let others = near.filter { $0.entry.id != nearest.entry.id }.map(\.form)
      return Understanding(speeches: [
        .near(nearest.entry.id, question: nearest.question, others: others)
      ])
    }
    guard !near.isEmpty else { return nil }
    guard case .ask = result.speeches[0] else {
      return Understanding(speeches: [.others(near.map(\.form), isBesideSearch: false)])
    }
    var named = result
    named.beside = .others(near.map(\.form), isBesideSearch: true)
    return named
  }

  /// "xelovidan ilacı ne işe yarar", "python da liste nasıl sıralanır": of a word that no table has.
  ///
  /// No paper is looked for by the name of a drug that nobody knows, and no list read that is not meant.
  private func asksOfStranger(_ result: Understanding) -> Bool {
    let spans = scene.sentence.spans
    let strangers = spans.indices.filter { spans[$0].isUnknown && !spans[$0].isMark }
    if result.calls.isEmpty {
      return strangers.contains { place in
        place + 1 < spans.count
          && spans[place + 1].reading(.medication).map {
            WordSets.drugsInGeneral.contains($0.phrase)
          } == true && !Knowledge.shared.knows(scene.sentence.source(spans[place]))
      }
    }
    if asksOfThing(result, strangers: strangers.count) { return true }
    return !strangers.isEmpty && result.calls.allSatisfy { $0.tool == Self.list }
      && !AskedWords(scene.sentence.text).manners.isEmpty
  }

  /// "en iyi sensör markasının sgk farkı ne kadar": a sensor that is bought, and no reading of it.
  private func asksOfThing(_ result: Understanding, strangers: Int) -> Bool {
    let measures = scene.sentence.spans.filter { $0.has(.glucose, .sugarword) }
    return strangers > 1 && !measures.isEmpty && measures.allSatisfy { $0.has(.thing) }
      && result.calls.allSatisfy { $0.tool == Self.readings }
  }

  private static let list = "getShoppingList"

  /// The one that is by far the nearest.
  private func nearest(of all: [Knowledge.Near]) -> Knowledge.Near? {
    let ranked = all.map { (near: $0, nearness: nearness(of: $0)) }
      .sorted { $0.nearness > $1.nearness }
    guard let first = ranked.first, first.near.score >= Self.enough,
      first.near.missing <= Self.mostMissing, first.near.held >= Self.leastHeld,
      first.near.common >= Self.fewestCommon,
      first.nearness - (ranked.dropFirst().first?.nearness ?? 0) >= Self.margin
    else { return nil }
    return first.near
  }

  private func nearness(of near: Knowledge.Near) -> Double {
    near.score + Self.heldWeight * near.held - Self.missingWeight * near.missing
      - Self.addedWeight * near.added
  }

  /// "iftardan sonra şekerim fırlıyor ne yapayım" wants no recipe, and "gece 3te şeker ölçmek gerekli mi"
  /// none of the readings.
  private func isOfAnother(_ result: Understanding, _ asked: AskedWords) -> Bool {
    guard !result.calls.isEmpty, asked.asksOught else { return false }
    let isOfSugar = scene.has(.glucose, .sugarword) && !scene.has(.recipe)
    return isOfSugar
      && (result.calls.allSatisfy { $0.tool == Self.recipe }
        || asked.own == 0 && result.calls.allSatisfy { $0.tool == Self.readings })
  }

  private static let recipe = "generateRecipe"
  private static let readings = "getGlucose"

  private func isUnanswered(_ speech: Speech) -> Bool {
    switch speech {
    case .advice, .notKnown, .notUnderstood: true
    case .ask(let question): question.kind == .research || question.kind == .web
    default: false
    }
  }
}

extension Scene {
  /// Whether it asks, by a clause or by a word; "işteyim", "evdeyim" say where one is and end like "gideyim".
  var asksInWords: Bool {
    isQuestion || sentence.spans.contains { asksInWord($0) }
  }

  /// "akşam" is a time, and ends like "yapsam".
  func asksInWord(_ span: Span) -> Bool {
    span.time == nil && span.number == nil && AskedWords.asks(sentence.source(span))
      && !span.readings.contains { $0.noun?.grammaticalCase == .locative }
      && !(span.isUnknown && sentence.folded(span).fits("asked.place"))
  }
}
