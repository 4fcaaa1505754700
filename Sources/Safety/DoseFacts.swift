import Turkish

// Questions that want to know something, and no dose.
extension DoseQuestion {
  /// `İnsülin nasıl saklanır`, `PubMed'de doz çalışmaları ara`: knowledge, not a decision.
  ///
  /// Whoever asks for units and needs them wants a dose, whatever else the message names.
  var isAboutFacts: Bool {
    guard !saying.has(Self.ownDecisions) else { return false }
    if saying.has(anyPrefix: Self.sources) { return true }
    return !needsUnits && words.indices.contains(where: isKnowledge)
  }

  private static let ownDecisions: Set<String> = ["yapayim", "alayim", "vurayim", "yapmaliyim"]
  private static let sources = [
    "pubmed", "makale", "yayin", "literatur", "kilavuz", "kimyasal", "iliski",
  ]

  /// `Kaç ünite lazım`, `kaç doz gerekir`.
  private var needsUnits: Bool {
    (hasNeed || hasDecision && !hasOnlyAorist)
      && words.indices.contains {
        ["kac", "kacar"].contains(saying.text(at: $0)) && words.indices.contains($0 + 1)
          && isUnit($0 + 1)
      }
  }

  /// Whether the word asks what something is, does or costs; those of one stem that say something
  /// else (`yanında`, `demek ki`, `anlamadım`, `çalışırken`) do not.
  private func isKnowledge(_ index: Int) -> Bool {
    let word = saying.text(at: index)
    let (before, next) = (saying.text(at: index - 1), saying.text(at: index + 1))
    if ["calisir", "calisiyor", "bulundu", "bulunmus", "anlami", "anlamina", "demektir"]
      .contains(word)
    {
      return true
    }
    // "60 gram için doz nedir" wants a number.
    if word == "nedir" {
      return !words.indices.contains { words[$0].value != nil && saying.text(at: $0 - 1) != "tip" }
    }
    if word == "demek" { return before == "ne" }
    if word == "anlama" { return next.hasPrefix("gel") }
    if word.hasPrefix("fiyat") || word.hasPrefix("tarihce") { return true }
    if word.hasPrefix("sakla") { return !word.hasPrefix("saklad") }
    if word.hasPrefix("direnc") { return before.hasPrefix("insulin") && !namesUnit }
    if word.hasPrefix("etkisi") || word.hasPrefix("etkileri") { return !isOfFood(before) }
    if word.hasPrefix("tarihi") {
      return ["insulin", "kullanma", "bulunus", "kesif"].contains(where: before.hasPrefix)
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
    ["calisma", "arastirma"].contains { stem in
      guard word.hasPrefix(stem) else { return false }
      let ending = word.dropFirst(stem.count)
      return ending.hasPrefix("lar") || ending.hasPrefix("si")
        || ending.isEmpty
          && ["var", "ara", "bul", "goster", "oku", "ozet", "tara"].contains(where: next.hasPrefix)
    }
  }
}
