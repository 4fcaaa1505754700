import Analysis
// Fainting and falling silent: the same words are said of a dish, a quarrel and a Sunday morning.
extension EmergencyScene {
  var isUnconscious: Bool {
    if places(.unconscious).contains(where: isMeant) { return true }
    if holds(.seizure), !utterance.has("emergencyIdioms.cold") {
      return true
    }
    if (isAboutSomebody || isTrying || isDown) && !isQuarrel && !isOfTheUnborn {
      if !places(.unresponsive).isEmpty { return true }
      if holds(.silent), isInPeril { return true }
      if places(.asleep).contains(where: isUnrousable) { return true }
    }
    // "kızım uyanmıyor, sensör 41": the device is where the figure comes from.
    if (assertions.namesSomebody && isLow || cannotRouse) && !isQuarrel,
      places(.asleep).contains(where: isUnrousable)
    {
      return true
    }
    if assertions.namesSomebody, places(.ofSomebody).contains(where: isOfTheBody) {
      return true
    }
    return places(.faint).contains(where: isFainting)
  }

  /// Whether the writer is about to faint, and does not speak of a cake, of hunger or of a laugh.
  var isAboutToFaint: Bool {
    places(.nearlyFaint).contains { !hasIdiomCause && !isLiked(at: $0.upperBound) }
  }

  /// `Yerde yatıyor`, `düştü`, `dudakları mor`: a body that lies there, whosever it is.
  private var isDown: Bool { holds(.down) }

  /// Whether something besides says that a body is in danger.
  private var isInPeril: Bool {
    isLow || holds(.help) || isTrying
      || utterance.has("emergencyIdioms.isInPeril")
  }

  /// `sesleniyorum`, `uyandırmaya çalışıyorum`: somebody tries to rouse somebody.
  private var isTrying: Bool {
    utterance.has("emergencyIdioms.isTrying")
      || utterance.has("emergencyIdioms.isTrying.2")
        && utterance.has("emergencyIdioms.isTrying.3")
  }

  /// `Ada'yı uyandıramıyorum`: whoever it is, the writer tries.
  private var cannotRouse: Bool {
    utterance.has("emergencyIdioms.cannotRouse") && !utterance.has("emergencyIdioms.oneself")
  }

  var isQuarrel: Bool {
    utterance.has("emergencyIdioms.isQuarrel")
      || utterance.has("emergencyIdioms.isQuarrel.2")
      || utterance.words.contains { $0.source.lowercased().fits("emergencyIdioms.offended") }
  }

  /// Not `baygın baktı`, `yorgunluktan baygın`, `gece nöbetine girdim`, `tatlı komasına girdik`.
  private func isMeant(_ range: ClosedRange<Int>) -> Bool {
    let (first, last) = (utterance.text(at: range.lowerBound), utterance.text(at: range.upperBound))
    let next = utterance.text(at: range.upperBound + 1)
    if next.fits("emergencyIdioms.notSo") { return false }
    if next.fits("word.like"), first.fits("stem.coma") || first.fits("stem.seizure") {
      return false
    }
    if first.fits("stem.fainted") {
      return !utterance.fits(range.lowerBound - 1, "word.fainted")
        && !next.fits("emergencyIdioms.baygin")
        && !hasIdiomCause
    }
    if first.fits("stem.intoSeizure") {
      return isAboutSomebody && !VerbEnding.isFirstPerson(last)
        && !utterance.has("emergencyIdioms.duty")
    }
    if first.fits("stem.coma") {
      return !utterance.has("emergencyIdioms.isMeant")
        && !utterance.fits(range.lowerBound - 1, "word.sweet")
        && (!VerbEnding.isFirstPerson(last)
          || utterance.fits(range.lowerBound - 1, "word.sugar")
          || isInPeril)
    }
    if first.fits("stem.besideOneself") {
      return isAboutSomebody
        && !utterance.has("emergencyIdioms.isMeant.2")
    }
    if first.fits("emergencyIdioms.isMeant.3") {
      return assertions.namesSomebody && !VerbEnding.isFirstPerson(last)
        || first.fits("word.herPulse")
    }
    if first.fits("stem.convulse") { return isAboutSomebody }
    if first.fits("stem.swallow") { return isAboutSomebody || isLow }
    return true
  }

  /// Not `babam uyanmadı daha, kahvaltı hazırlıyorum`, `okula uyanmıyor`, `kahvesiz ayılamıyorum`.
  private func isUnrousable(_ range: ClosedRange<Int>) -> Bool {
    let word = utterance.text(at: range.lowerBound)
    let morning = WordSets.list("emergencyIdioms.morning")
    if morning.contains(where: { $0.count < 4 ? utterance.has([$0]) : utterance.has(prefix: $0) }) {
      return false
    }
    // "uyanmıyor mu": asked, where "uyanmıyor, ilacı var mı" is not.
    if utterance.fits(range.upperBound + 1, "emergencyIdioms.questioned") { return false }
    if word.fits("stem.comeTo"), VerbEnding.isFirstPerson(word) { return false }
    if word.fits("stem.wake") { return true }
    return !WordSets.list("emergencyIdioms.notWoken").contains(where: word.contains)
      || isInPeril && !utterance.has("emergencyIdioms.isUnrousable")
  }

  /// Not `dizi morardı`, `gözü tatlıya kaydı`, `haberi duyunca kaskatı kesildi`.
  private func isOfTheBody(_ range: ClosedRange<Int>) -> Bool {
    let (first, last) = (utterance.text(at: range.lowerBound), utterance.text(at: range.upperBound))
    if first.fits("stem.turnBlue") {
      return !VerbEnding.isFirstPerson(first) && !utterance.has("emergencyIdioms.parts")
    }
    if first.fits("stem.eye") {
      let inside = utterance.words[range].dropFirst().dropLast()
      return !utterance.has("emergencyIdioms.isOfTheBody")
        && !inside.contains { word in
          !word.fits("emergencyIdioms.backwards")
            && word.fits("emergencyIdioms.isOfTheBody.2")
        }
        || utterance.has("emergencyIdioms.isOfTheBody.3")
    }
    if first.fits("stem.frozen") {
      return !utterance.has("emergencyIdioms.isOfTheBody.4")
    }
    return !hasIdiomCause && !VerbEnding.isFirstPerson(last)
  }

  var hasIdiomCause: Bool {
    utterance.has("emergencyIdioms.hasIdiomCause")
  }

  // MARK: Fainting

  /// Not `baklavaya bayıldım`, `çok güzeldi, bayıldım`, `çiçekler bayıldı`, nor the dish.
  private func isFainting(_ range: ClosedRange<Int>) -> Bool {
    let index = range.upperBound
    let word = utterance.text(at: index)
    if word.fits("stem.aboutToFaint") || isLiked(at: index)
      || isDish(endingAt: index)
    {
      return false
    }
    if VerbEnding.isFirstPerson(word) {
      guard !hasIdiomCause, word.fits("stem.hasFainted") || word.fits("stem.wasFainted") else {
        return false
      }
      return isLow || holds(.help) || utterance.has("stem.sugar")
        || utterance.has("stem.insulin")
        || utterance.has("emergencyIdioms.isFainting")
    }
    let isHeat =
      utterance.has("emergencyIdioms.isFainting.2") && assertions.namesSomebody
    if hasIdiomCause, !isHeat { return false }
    return assertions.namesSomebody || utterance.fits(index - 1, "word.imam") || isInPeril
      || utterance.words.count < 3 && !utterance.fits(index - 1, "ending.manyOf")
  }

  /// `imam bayıldı yedim`, `imam bayıldıdan iki tane`; not `camide imam bayıldı, ambulans`.
  private func isDish(endingAt index: Int) -> Bool {
    return index > 0 && utterance.fits(index - 1, "word.imam")
      && utterance.fits(index, "stem.hasFainted")
      && !utterance.has("emergencyIdioms.places")
  }

  /// Whether a thing that is liked stands beside `bayıldı`.
  private func isLiked(at index: Int) -> Bool {
    if utterance.has("emergencyIdioms.liking") { return true }
    if let before = utterance.words[..<index].last(where: {
      !$0.text.fits("emergencyIdioms.intensifiers")
    }),
      isThing(before, beside: index),
      !before.fits("emergencyIdioms.noDative")
    {
      return true
    }
    if holds(.help)
      || utterance.has("emergencyIdioms.isLiked")
    {
      return false
    }
    return utterance.words[(index + 1)...].prefix(3).contains { word in
      isThing(word, beside: index) && !word.fits("ending.locative")
    }
  }

  private func isThing(_ word: Utterance.Word, beside index: Int) -> Bool {
    word.sentence == utterance.words[index].sentence && word.value == nil && word.text.count > 3
      && !word.fits("emergencyIdioms.noThings") && !word.fits("stem.sugar")
      && word.fits("emergencyIdioms.datives")
  }

  private var isAboutSomebody: Bool {
    return assertions.namesSomebody && !utterance.has("emergencyIdioms.devices")
  }

  // MARK: Idioms of death

  /// `tatlısız yaşamak istemiyorum`, `bu şehirde yaşamak istemiyorum`, `parmağımı kestim`.
  var isIdiomOfDeath: Bool {
    if let place = places(.tiredOfLife).first {
      let around = [
        utterance.text(at: place.lowerBound - 1), utterance.text(at: place.upperBound + 2),
      ]
      return around[0].fits("emergencyIdioms.ways")
        || utterance.fits(place.upperBound + 1, "emergencyIdioms.pointed")
          && around[1].fits("emergencyIdioms.isIdiomOfDeath")
    }
    if holdsWhenever(.neverWoken),
      utterance.has("emergencyIdioms.isIdiomOfDeath.2")
    {
      return true
    }
    guard holds(.cutMyself) else { return false }
    return utterance.has("emergencyIdioms.kitchen")
      && !utterance.has("emergencyIdioms.isIdiomOfDeath.3")
  }
}
