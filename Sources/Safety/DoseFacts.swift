import Analysis
import Turkish

// Questions that want to know something, and no dose.
extension DoseQuestion {
  /// `İnsülin nasıl saklanır`, `PubMed'de doz çalışmaları ara`: knowledge, not a decision.
  ///
  /// Whoever asks for units and needs them wants a dose, whatever else the message names.
  var isAboutFacts: Bool {
    guard !words.contains(where: { isOwnDecision($0.text) }) else { return false }
    if utterance.has("doseFacts.sources") { return !reckonsUnits }
    return !needsUnits && words.indices.contains(where: isKnowledge)
  }

  /// `Can bugün kaç ünite oldu`: what was given on a day is read back.
  ///
  /// Nothing in it is a number, a sugar or a food by which a dose could be reckoned: it names a day, and
  /// beside it one word at most, the name of whoever got it.
  var isReadBack: Bool {
    guard let last = words.indices.last, last > 1, words.allSatisfy({ $0.value == nil }),
      utterance.fits(last, "doseFacts.wasGiven"), isOfDose(last - 1),
      utterance.has("doseFacts.day")
    else { return false }
    let left = words.indices.dropLast().filter { place in
      !isOfDose(place) && !utterance.fits(place, "word.howMany")
        && !utterance.fits(place, "doseFacts.when")
    }
    return left.count <= 1 && left.allSatisfy(isWhose)
  }

  /// `Geçen hafta kaç ünite novorapid`, `günde ortalama kaç ünite kullanıyorum`, `lantus dozum kaç`: what
  /// was taken is summed up or read back.
  ///
  /// Every word is of the drug, its unit, the time or such a sum: nothing by which a dose could be
  /// reckoned, and no word of what is to be done.
  var isOfTaken: Bool {
    guard words.count > 2, words.allSatisfy({ $0.value == nil }), !hasDecision, !hasNeed,
      !isOfNow,
      utterance.has("doseFacts.taken") || utterance.has("doseFacts.ownDose")
    else { return false }
    return words.indices.allSatisfy { place in
      isOfDose(place) || utterance.fits(place, "word.howMany")
        || utterance.fits(place, "doseFacts.when") || utterance.fits(place, "doseFacts.ofTaken")
        || utterance.fits(place, "doseFacts.taken") || utterance.fits(place, "doseFacts.ownDose")
    }
  }

  /// `Bu akşam kaç ünite yapıyorum`, `öğlenki dozum kaç ünite`: what is still to be taken.
  private var isOfNow: Bool {
    utterance.has("doseFacts.ahead") && !utterance.has("doseFacts.was")
  }

  /// `Can`, `annem`: somebody of the family, or a name that is a word too; a dish is none.
  private func isWhose(_ place: Int) -> Bool {
    AssertionReader.isPerson(words[place].text) || words[place].text.fits("person.homograph")
  }

  private func isOfDose(_ place: Int) -> Bool {
    isUnit(place) || Drugs.isInsulin(utterance.text(at: place))
  }

  /// Where the clauses stand that ask what is in a food and name no drug: `künefede ne kadar şeker var`.
  var clausesOfFood: Set<Int> {
    var places: Set<Int> = []
    for index in words.indices where utterance.fits(index, "doseQuestion.amounts") {
      let clause = words.indices.filter { words[$0].clause == words[index].clause }
      let asks = clause.contains { $0 > index && utterance.fits($0, "doseQuestion.contained") }
      let isOfDose = clause.contains { isUnit($0) || Drugs.isDrug(utterance.text(at: $0)) }
      if asks, !isOfDose { places.formUnion(clause) }
    }
    return places
  }

  /// `Kaç çeşit insülin var`: kinds are counted, and nothing is to be taken.
  func asksOfSorts(_ index: Int) -> Bool {
    utterance.fits(index + 1, "doseQuestion.sorts") && !hasDecision
  }

  /// `İğneyi ne sıklıkla değiştirmeli`: a needle is replaced, and no dose.
  func isOfParts(_ word: Utterance.Word) -> Bool {
    word.fits("stem.replace") && utterance.has("doseWithoutAmount.needles") && namesNoAmount
  }

  /// `Lantus ile NovoRapid farkı ne`, `insülin pompası ne kadar`: what is asked for is no dose.
  func isOfOtherThing(_ index: Int) -> Bool { utterance.fits(index, "doseQuestion.otherThings") }

  /// `Diyabette`, `tip 2 de`: of all who have it, and not of the one who asks.
  var isInGeneral: Bool {
    utterance.has("doseQuestion.inGeneral")
      || words.indices.contains { index in
        utterance.fits(index, "word.type")
          && (utterance.fits(index + 2, "doseQuestion.inGeneral.2")
            || words.indices.contains(index + 1)
              && words[index + 1].suffix.fits("doseQuestion.inGeneral.2"))
      }
  }

  /// `Tresiba kaydını 12 olarak değiştir`: a record is put right, and nothing is to be taken.
  ///
  /// The record is named right behind what it is of; no word asks what the asker is to do.
  var isOfRecord: Bool {
    !words.contains { isOwnDecision($0.text) } && !hasNeed
      && words.contains { $0.value != nil } && utterance.has("doseFacts.setRight")
      && !utterance.has("doseFacts.moves")
      && words.indices.contains { place in
        place > 0 && utterance.fits(place, "doseFacts.record")
          && (Drugs.isDrug(utterance.text(at: place - 1))
            || Drugs.isInsulin(utterance.text(at: place - 1)))
      }
  }

  /// `İğne tekrar kullanılır mı`: what is used again is a needle.
  func isReused(_ index: Int) -> Bool {
    utterance.fits(index, "doseQuestion.isReused") && utterance.has("doseQuestion.isReused.2")
      && utterance.has("doseQuestion.isReused.3") && namesNoAmount
  }

  /// `Artırayım`, `bıraksam`, `yapmalıyım`: what the asker is to do, whatever papers are named beside it.
  private func isOwnDecision(_ word: String) -> Bool {
    [
      "doseQuestion.taking", "doseQuestion.changing", "doseQuestion.leaving", "doseFacts.ownStems",
    ].contains { stems in
      word.endings(after: stems).contains { $0.fits("doseFacts.ownEndings") }
    }
  }

  /// `Kaç ünite lazım`, `kaç doz gerekir`.
  private var needsUnits: Bool { (hasNeed || hasDecision && !hasOnlyAorist) && asksForUnits }

  /// `80 kiloyum kaç ünite`: a figure by which units would be reckoned, whatever papers are named beside it.
  private var reckonsUnits: Bool { asksForUnits && !namesNoAmount }

  private var asksForUnits: Bool {
    words.indices.contains {
      utterance.fits($0, "doseFacts.needsUnits") && words.indices.contains($0 + 1)
        && isUnit($0 + 1)
    }
  }

  /// Whether the word asks what something is, does or costs; those of one stem that say something
  /// else (`yanında`, `demek ki`, `anlamadım`, `çalışırken`) do not.
  private func isKnowledge(_ index: Int) -> Bool {
    let word = utterance.text(at: index)
    let (before, next) = (utterance.text(at: index - 1), utterance.text(at: index + 1))
    if word.fits("doseFacts.isKnowledge") {
      return true
    }
    // "60 gram için doz nedir" wants a number.
    if word.fits("word.whatIs") {
      return !words.indices.contains {
        words[$0].value != nil && !utterance.fits($0 - 1, "word.type")
      }
    }
    if word.fits("word.mean") { return before.fits("word.what") }
    if word.fits("word.meaning") { return next.fits("stem.come") }
    if word.fits("stem.price") || word.fits("stem.history") { return true }
    if word.fits("stem.keep") { return !word.fits("stem.kept") }
    if word.fits("stem.resistance") { return before.fits("stem.insulin") && !namesUnit }
    if word.fits("stem.effect") { return !isOfFood(before) }
    if word.fits("stem.itsDate") {
      return before.fits("doseFacts.isKnowledge.2")
        && !next.fits("stem.pass")
    }
    return isStudy(word, before: next)
  }

  /// `Pilavın etkisi`, not `insülinin etkisi`.
  private func isOfFood(_ owner: String) -> Bool {
    (owner.fits("ending.genitive")) && !Drugs.isDrug(owner)
  }

  /// `Çalışmalar`, `araştırma bul`; not `çalışmaya gidiyorum`, `araştırmadım`.
  private func isStudy(_ word: String, before next: String) -> Bool {
    word.endings(after: "doseFacts.isStudy").contains { ending in
      ending.fits("ending.plural") || ending.fits("ending.possessed")
        || ending.isEmpty
          && next.fits("doseFacts.isStudy.2")
    }
  }

  /// `içmesem`, `yapmasam`, `almasam`, `vurmayayım`.
  func isSkipping(_ index: Int) -> Bool {
    words[index].text.fits("doseQuestion.isSkipping", "doseQuestion.isSkipping.2")
  }
}
