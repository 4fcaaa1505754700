// Rules that need more than a phrase: fainting and its idioms, insulin taken wrongly.
extension EmergencyScene {
  var isUnconscious: Bool {
    if places(EmergencyPhrases.unconscious).contains(where: isMeant) { return true }
    if places(EmergencyPhrases.unresponsive).contains(where: { _ in isAboutSomebody }) {
      return true
    }
    return places(EmergencyPhrases.faint).contains(where: isFainting)
  }

  /// Not `baygın baktı`, `yorgunluktan baygın`, `bebek hâlâ uyanmadı, öğle uykusunda`.
  private func isMeant(_ range: ClosedRange<Int>) -> Bool {
    let first = saying.words[range.lowerBound].text
    let next =
      range.upperBound + 1 < saying.words.count ? saying.words[range.upperBound + 1].text : ""
    if ["olursa", "olsa", "ise", "kalirsa", "degil", "birine", "olan", "olunca", "mi", "olmasi"]
      .contains(next)
    {
      return false
    }
    if first.hasPrefix("baygin") {
      let before = range.lowerBound > 0 ? saying.words[range.lowerBound - 1].text : ""
      return before != "baygin"
        && !["bak", "baygin", "koku", "goz", "renk"].contains { next.hasPrefix($0) }
        && !hasIdiomCause
    }
    if first.hasPrefix("uyanm") || first.hasPrefix("ayilm") {
      return ["iyo", "ad", "iy"].contains { first.dropFirst(5).hasPrefix($0) }
        && circumstances.namesSomebody && !saying.has(["okula", "ise", "alarm", "alarma", "erken"])
    }
    if first.hasPrefix("kasil") || first.hasPrefix("cirpin") { return isAboutSomebody }
    return true
  }

  private var hasIdiomCause: Bool {
    saying.words.contains { word in
      [
        "gulmekten", "acliktan", "yorgunluktan", "uykusuzluktan", "meraktan", "sikintidan",
        "sevincten",
      ]
      .contains(word.text)
    }
  }

  /// Not `baklavaya bayıldım`, `çok güzeldi, bayıldım`, nor the dish `imam bayıldı`.
  private func isFainting(_ range: ClosedRange<Int>) -> Bool {
    let index = range.upperBound
    let word = saying.words[index].text
    if hasIdiomCause || isLiked(before: index) || isDish(endingAt: index) { return false }
    let isFirstPerson = ["im", "um", "dim", "dum", "yorum"].contains { word.hasSuffix($0) }
    guard isFirstPerson, word.hasPrefix("bayildi") else {
      return !word.hasPrefix("bayilacak") && !word.hasPrefix("bayilacag")
    }
    return isLow || holds(EmergencyPhrases.help) || saying.has(prefix: "seker")
      || saying.has(prefix: "insulin")
      || saying.has(["demin", "ayildim", "yere", "dustum", "once"])
  }

  /// `imam bayıldı yedim`, `imam bayıldıdan iki tane`; not `camide imam bayıldı, ambulans`.
  private func isDish(endingAt index: Int) -> Bool {
    let places = ["cami", "namaz", "hutbe", "cuma", "ambulans", "yardim", "yere", "nefes", "112"]
    return index > 0 && saying.words[index - 1].text == "imam"
      && saying.words[index].text.hasPrefix("bayildi")
      && !places.contains { saying.has(prefix: $0) }
  }

  private func isLiked(before index: Int) -> Bool {
    let liking = [
      "guzel", "lezzet", "harika", "nefis", "muhtesem", "enfes", "tadi", "sev", "begen",
    ]
    if liking.contains(where: { saying.has(prefix: $0) }) { return true }
    let intensifiers: Set<String> = ["cok", "resmen", "tam", "gercekten", "oyle"]
    guard let before = saying.words[..<index].last(where: { !intensifiers.contains($0.text) }),
      before.sentence == saying.words[index].sentence
    else { return false }
    let datives = ["ya", "ye", "na", "ne", "lara", "lere", "sina", "sine", "ma", "me", "a", "e"]
    let people: Set<String> = [
      "anne", "hala", "teyze", "baba", "hasta", "nine", "simdi", "gene", "yine", "sonra", "birden",
      "yerde", "evde", "once", "okulda",
    ]
    return before.value == nil && before.text.count > 3 && !people.contains(before.text)
      && datives.contains { before.text.hasSuffix($0) }
  }

  private var isAboutSomebody: Bool {
    let devices = [
      "telefon", "mesaj", "uygulama", "sensor", "cihaz", "doktor", "hastane", "mail", "whatsapp",
      "program", "bilgisayar", "musteri", "servis", "randevu", "hemsire", "ariyorum", "aradim",
    ]
    return circumstances.namesSomebody && !devices.contains { saying.has(prefix: $0) }
  }

  var isIdiomOfDeath: Bool {
    guard let place = places([Phrase("yasamak istemiyo*")]).first else { return false }
    let before = place.lowerBound > 0 ? saying.words[place.lowerBound - 1].text : ""
    return ["la", "le", "siz", "suz", "da", "de", "ta", "te"].contains { before.hasSuffix($0) }
  }

  var isTooMuchInsulin: Bool {
    guard
      EmergencyPhrases.insulin.contains(where: { saying.has(prefix: $0) })
        || saying.has(prefix: "doz")
        || saying.has(["vurdum", "vurmusum", "iu"])
    else { return false }
    if ["yaz", "girdi", "girmis", "kayd", "kayit", "gunde"].contains(where: {
      saying.has(prefix: $0)
    }) {
      return false
    }
    return holds(EmergencyPhrases.tooMuch) || isSwapped
  }

  /// `6 yerine 60 ünite yaptım`, `lantus yerine novorapid vurdum`.
  private var isSwapped: Bool {
    let verbs = Set(EmergencyPhrases.injected.split(separator: "|").map(String.init))
    guard saying.has(verbs) else { return false }
    return saying.words.indices.contains { index in
      guard saying.words[index].text == "yerine", index > 0, !circumstances.isElsewhere(index)
      else {
        return false
      }
      let after = saying.words[(index + 1)...].prefix(3)
      let units = ["unite", "iu", "u"]
      let meant = saying.words[max(0, index - 2)..<index].last { $0.value != nil }?.value
      let taken = after.first { $0.value != nil }?.value
      if let meant, let taken { return taken > meant * 1.2 }
      let brand = saying.words[max(0, index - 2)..<index].contains {
        isInsulin($0.text) && !units.contains($0.text) || $0.text == "etkili"
      }
      return brand && after.contains { isInsulin($0.text) }
    }
  }

  private func isInsulin(_ word: String) -> Bool {
    EmergencyPhrases.insulin.contains { word.hasPrefix($0) }
  }
}
