import Analysis
// Fainting and falling silent: the same words are said of a dish, a quarrel and a Sunday morning.
extension EmergencyScene {
  var isUnconscious: Bool {
    if places(Phrases.unconscious).contains(where: isMeant) { return true }
    if holds(Phrases.seizure), !utterance.has(anyPrefix: Terms.list("emergencyIdioms.cold")) {
      return true
    }
    if (isAboutSomebody || isTrying || isDown) && !isQuarrel {
      if !places(Phrases.unresponsive).isEmpty { return true }
      if holds(Phrases.silent), isInPeril { return true }
      if places(Phrases.asleep).contains(where: isUnrousable) { return true }
    }
    if assertions.namesSomebody, places(Phrases.ofSomebody).contains(where: isOfTheBody) {
      return true
    }
    return places(Phrases.faint).contains(where: isFainting)
  }

  /// Whether the writer is about to faint, and does not speak of a cake, of hunger or of a laugh.
  var isAboutToFaint: Bool {
    places(Phrases.nearlyFaint).contains { !hasIdiomCause && !isLiked(at: $0.upperBound) }
  }

  /// `Yerde yatıyor`, `düştü`, `dudakları mor`: a body that lies there, whosever it is.
  private var isDown: Bool { holds(Phrases.down) }

  /// Whether something besides says that a body is in danger.
  private var isInPeril: Bool {
    isLow || holds(Phrases.help) || isTrying
      || utterance.has(anyPrefix: Terms.list("emergencyIdioms.isInPeril"))
  }

  /// `sesleniyorum`, `uyandırmaya çalışıyorum`: somebody tries to rouse somebody.
  private var isTrying: Bool {
    utterance.has(anyPrefix: Terms.list("emergencyIdioms.isTrying"))
      || utterance.has(Terms.set("emergencyIdioms.isTrying.2"))
        && utterance.has(Terms.set("emergencyIdioms.isTrying.3"))
  }

  private var isQuarrel: Bool {
    utterance.has(anyPrefix: Terms.list("emergencyIdioms.isQuarrel"))
      || utterance.has(Terms.set("emergencyIdioms.isQuarrel.2"))
      || utterance.words.contains { $0.source.lowercased().hasPrefix("küst") }
  }

  private static let notSo: Set<String> = Terms.set("emergencyIdioms.notSo")

  /// Not `baygın baktı`, `yorgunluktan baygın`, `gece nöbetine girdim`, `tatlı komasına girdik`.
  private func isMeant(_ range: ClosedRange<Int>) -> Bool {
    let (first, last) = (utterance.text(at: range.lowerBound), utterance.text(at: range.upperBound))
    let next = utterance.text(at: range.upperBound + 1)
    if Self.notSo.contains(next) { return false }
    if next == "gibi", first.hasPrefix("koma") || first.hasPrefix("nobet") { return false }
    if first.hasPrefix("baygin") {
      return utterance.text(at: range.lowerBound - 1) != "baygin"
        && !["bak", "baygin", "koku", "goz", "renk"].contains { next.hasPrefix($0) }
        && !hasIdiomCause
    }
    if first.hasPrefix("nobete") {
      let duty = Terms.list("emergencyIdioms.duty")
      return isAboutSomebody && !VerbEnding.isFirstPerson(last) && !utterance.has(anyPrefix: duty)
    }
    if first.hasPrefix("koma") {
      return !utterance.has(Terms.set("emergencyIdioms.isMeant"))
        && utterance.text(at: range.lowerBound - 1) != "tatli"
        && (!VerbEnding.isFirstPerson(last) || utterance.text(at: range.lowerBound - 1) == "seker"
          || isInPeril)
    }
    if first.hasPrefix("kendinden") {
      return isAboutSomebody
        && !utterance.has(anyPrefix: Terms.list("emergencyIdioms.isMeant.2"))
    }
    if Terms.list("emergencyIdioms.isMeant.3").contains(where: first.hasPrefix) {
      return assertions.namesSomebody && !VerbEnding.isFirstPerson(last) || first == "nabzini"
    }
    if first.hasPrefix("kasil") || first.hasPrefix("cirpin") || first.hasPrefix("yut") {
      return isAboutSomebody
    }
    return true
  }

  /// Not `babam uyanmadı daha, kahvaltı hazırlıyorum`, `okula uyanmıyor`, `kahvesiz ayılamıyorum`.
  private func isUnrousable(_ range: ClosedRange<Int>) -> Bool {
    let word = utterance.text(at: range.lowerBound)
    let morning = Terms.list("emergencyIdioms.morning")
    if morning.contains(where: { $0.count < 4 ? utterance.has([$0]) : utterance.has(prefix: $0) }) {
      return false
    }
    if word.hasPrefix("ayil"), VerbEnding.isFirstPerson(word) { return false }
    if word.hasPrefix("uyandir") { return true }
    return !word.contains("madi") && !word.contains("mamis")
      || isInPeril && !utterance.has(anyPrefix: Terms.list("emergencyIdioms.isUnrousable"))
  }

  /// Not `dizi morardı`, `gözü tatlıya kaydı`, `haberi duyunca kaskatı kesildi`.
  private func isOfTheBody(_ range: ClosedRange<Int>) -> Bool {
    let (first, last) = (utterance.text(at: range.lowerBound), utterance.text(at: range.upperBound))
    if first.hasPrefix("morar") {
      let parts = Terms.list("emergencyIdioms.parts")
      return !VerbEnding.isFirstPerson(first) && !utterance.has(anyPrefix: parts)
    }
    if first.hasPrefix("goz") {
      let inside = utterance.words[range].dropFirst().dropLast()
      return !utterance.has(anyPrefix: Terms.list("emergencyIdioms.isOfTheBody"))
        && !inside.contains { word in
          !["geriye", "arkaya"].contains(word.text)
            && Terms.list("emergencyIdioms.isOfTheBody.2").contains(where: word.text.hasSuffix)
        }
        || utterance.has(anyPrefix: Terms.list("emergencyIdioms.isOfTheBody.3"))
    }
    if first.hasPrefix("kaskati") || first.hasPrefix("donup") {
      return !utterance.has(anyPrefix: Terms.list("emergencyIdioms.isOfTheBody.4"))
    }
    return !hasIdiomCause && !VerbEnding.isFirstPerson(last)
  }

  var hasIdiomCause: Bool {
    utterance.has(Terms.set("emergencyIdioms.hasIdiomCause"))
  }

  // MARK: Fainting

  /// Not `baklavaya bayıldım`, `çok güzeldi, bayıldım`, `çiçekler bayıldı`, nor the dish.
  private func isFainting(_ range: ClosedRange<Int>) -> Bool {
    let index = range.upperBound
    let word = utterance.text(at: index)
    if word.hasPrefix("bayilt") || word.hasPrefix("bayilac") || isLiked(at: index)
      || isDish(endingAt: index)
    {
      return false
    }
    if VerbEnding.isFirstPerson(word) {
      guard !hasIdiomCause, word.hasPrefix("bayildi") || word.hasPrefix("bayilmis") else {
        return false
      }
      return isLow || holds(Phrases.help) || utterance.has(prefix: "seker")
        || utterance.has(prefix: "insulin")
        || utterance.has(Terms.set("emergencyIdioms.isFainting"))
    }
    let isHeat =
      utterance.has(Terms.set("emergencyIdioms.isFainting.2")) && assertions.namesSomebody
    if hasIdiomCause, !isHeat { return false }
    return assertions.namesSomebody || utterance.text(at: index - 1) == "imam" || isInPeril
      || utterance.words.count < 3 && !utterance.text(at: index - 1).hasSuffix("lar")
        && !utterance.text(at: index - 1).hasSuffix("ler")
  }

  /// `imam bayıldı yedim`, `imam bayıldıdan iki tane`; not `camide imam bayıldı, ambulans`.
  private func isDish(endingAt index: Int) -> Bool {
    let places = Terms.list("emergencyIdioms.places")
    return index > 0 && utterance.text(at: index - 1) == "imam"
      && utterance.text(at: index).hasPrefix("bayildi")
      && !utterance.has(anyPrefix: places)
  }

  private static let intensifiers: Set<String> = Terms.set("emergencyIdioms.intensifiers")
  /// Words in `a` and `e` that are no thing one can like.
  private static let noThings: Set<String> = Terms.set("emergencyIdioms.noThings")
  private static let datives = Terms.list("emergencyIdioms.datives")

  /// Whether a thing that is liked stands beside `bayıldı`.
  private func isLiked(at index: Int) -> Bool {
    let liking = Terms.list("emergencyIdioms.liking")
    if utterance.has(anyPrefix: liking) { return true }
    if let before = utterance.words[..<index].last(where: { !Self.intensifiers.contains($0.text) }),
      isThing(before, beside: index),
      !["ta", "te", "da", "de", "la", "le", "ra", "re", "sa", "se"]
        .contains(where: before.text.hasSuffix)
    {
      return true
    }
    if holds(Phrases.help)
      || utterance.has(anyPrefix: Terms.list("emergencyIdioms.isLiked"))
    {
      return false
    }
    return utterance.words[(index + 1)...].prefix(3).contains { word in
      isThing(word, beside: index) && !word.text.hasSuffix("da") && !word.text.hasSuffix("de")
        && !word.text.hasSuffix("ta") && !word.text.hasSuffix("te")
    }
  }

  private func isThing(_ word: Utterance.Word, beside index: Int) -> Bool {
    word.sentence == utterance.words[index].sentence && word.value == nil && word.text.count > 3
      && !Self.noThings.contains(word.text) && !word.text.hasPrefix("seker")
      && Self.datives.contains { word.text.hasSuffix($0) }
  }

  private var isAboutSomebody: Bool {
    let devices = Terms.list("emergencyIdioms.devices")
    return assertions.namesSomebody && !utterance.has(anyPrefix: devices)
  }

  // MARK: Idioms of death

  /// `tatlısız yaşamak istemiyorum`, `bu şehirde yaşamak istemiyorum`, `parmağımı kestim`.
  var isIdiomOfDeath: Bool {
    if let place = places(Phrases.tiredOfLife).first {
      let around = [
        utterance.text(at: place.lowerBound - 1), utterance.text(at: place.upperBound + 2),
      ]
      let ways = Terms.list("emergencyIdioms.ways")
      let pointed = Terms.list("emergencyIdioms.pointed")
      return ways.contains { around[0].hasSuffix($0) }
        || pointed.contains(utterance.text(at: place.upperBound + 1))
          && Terms.list("emergencyIdioms.isIdiomOfDeath").contains { around[1].hasSuffix($0) }
    }
    if holds(Phrases.neverWoken),
      utterance.has(anyPrefix: Terms.list("emergencyIdioms.isIdiomOfDeath.2"))
    {
      return true
    }
    guard holds(Phrases.cutMyself) else { return false }
    let kitchen = Terms.list("emergencyIdioms.kitchen")
    return utterance.has(anyPrefix: kitchen)
      && !utterance.has(anyPrefix: Terms.list("emergencyIdioms.isIdiomOfDeath.3"))
  }
}
