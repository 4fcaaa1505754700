import Analysis
import Turkish

// Questions that want to know something, and no dose.
extension DoseQuestion {
  /// `İnsülin nasıl saklanır`, `PubMed'de doz çalışmaları ara`: knowledge, not a decision.
  ///
  /// Whoever asks for units and needs them wants a dose, whatever else the message names.
  var isAboutFacts: Bool {
    guard !utterance.has(Self.ownDecisions) else { return false }
    if utterance.has(anyPrefix: Self.sources) { return true }
    return !needsUnits && words.indices.contains(where: isKnowledge)
  }

  private static let ownDecisions: Set<String> = Terms.set("doseFacts.ownDecisions")
  private static let sources = Terms.list("doseFacts.sources")

  /// `Kaç ünite lazım`, `kaç doz gerekir`.
  private var needsUnits: Bool {
    (hasNeed || hasDecision && !hasOnlyAorist)
      && words.indices.contains {
        Terms.list("doseFacts.needsUnits").contains(utterance.text(at: $0))
          && words.indices.contains($0 + 1)
          && isUnit($0 + 1)
      }
  }

  /// Whether the word asks what something is, does or costs; those of one stem that say something
  /// else (`yanında`, `demek ki`, `anlamadım`, `çalışırken`) do not.
  private func isKnowledge(_ index: Int) -> Bool {
    let word = utterance.text(at: index)
    let (before, next) = (utterance.text(at: index - 1), utterance.text(at: index + 1))
    if Terms.list("doseFacts.isKnowledge")
      .contains(word)
    {
      return true
    }
    // "60 gram için doz nedir" wants a number.
    if word == "nedir" {
      return !words.indices.contains {
        words[$0].value != nil && utterance.text(at: $0 - 1) != "tip"
      }
    }
    if word == "demek" { return before == "ne" }
    if word == "anlama" { return next.hasPrefix("gel") }
    if word.hasPrefix("fiyat") || word.hasPrefix("tarihce") { return true }
    if word.hasPrefix("sakla") { return !word.hasPrefix("saklad") }
    if word.hasPrefix("direnc") { return before.hasPrefix("insulin") && !namesUnit }
    if word.hasPrefix("etkisi") || word.hasPrefix("etkileri") { return !isOfFood(before) }
    if word.hasPrefix("tarihi") {
      return Terms.list("doseFacts.isKnowledge.2").contains(where: before.hasPrefix)
        && !next.hasPrefix("gec")
    }
    return isStudy(word, before: next)
  }

  /// `Pilavın etkisi`, not `insülinin etkisi`.
  private func isOfFood(_ owner: String) -> Bool {
    (owner.hasSuffix("in") || owner.hasSuffix("un")) && !Drugs.isDrug(owner)
  }

  /// `Çalışmalar`, `araştırma bul`; not `çalışmaya gidiyorum`, `araştırmadım`.
  private func isStudy(_ word: String, before next: String) -> Bool {
    Terms.list("doseFacts.isStudy").contains { stem in
      guard word.hasPrefix(stem) else { return false }
      let ending = word.dropFirst(stem.count)
      return ending.hasPrefix("lar") || ending.hasPrefix("si")
        || ending.isEmpty
          && Terms.list("doseFacts.isStudy.2").contains(where: next.hasPrefix)
    }
  }
}
