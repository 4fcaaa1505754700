/// What a list of words says about stems, for `searchStems(of:known:)`.
package protocol StemList {
  /// Whether the folded letters are a noun, an adjective or another word that takes noun suffixes.
  func holds(noun letters: ArraySlice<UInt8>) -> Bool
  /// Whether the folded letters are the stem of a verb.
  func holds(verb letters: ArraySlice<UInt8>) -> Bool
}

extension Turkish {
  /// The keys of a folded word that a list of stems may know: its stems; else the light ones.
  ///
  ///     searchStems(of: "karnimdaki", known: list)  // ["karin"]
  ///
  /// Longest stem first, at most three. A word of the list as it stands is itself, whatever else it
  /// could be a form of; -siz, -li and -ci make other words.
  package static func searchStems(of foldedWord: String, known list: some StemList) -> [String] {
    let letters = Array(foldedWord.utf8)
    guard letters.count > 1, letters.count <= 40, letters.allSatisfy({ (97...122).contains($0) })
    else { return searchStems(of: foldedWord) }
    if list.holds(noun: letters[...]) { return [foldedWord] }
    var stems: [String] = []
    for place in stride(from: letters.count, through: 2, by: -1) where stems.count < 3 {
      for stem in KnownStems.stems(of: letters, place, list) where !stems.contains(stem) {
        stems.append(stem)
      }
    }
    return stems.isEmpty ? searchStems(of: foldedWord) : Array(stems.prefix(3))
  }
}

/// Stems as a list has them, found under their changes: softening, dropped vowels, narrowing.
private enum KnownStems {
  /// The listed stems that the letters before `place` can be, where what follows is an inflection.
  static func stems(of letters: [UInt8], _ place: Int, _ list: some StemList) -> [String] {
    let stem = letters[..<place]
    var found: [String] = []
    let nouns = (list.holds(noun: stem) ? [stem] : []) + changedNouns(letters, place, list)
    if !nouns.isEmpty, let form = NounSuffixes.form(of: letters, stem: place),
      form.derivation == nil || form.derivation == .ness || form.derivation == .diminutive
    {
      found += nouns.map(text)
    }
    let verbs = verbs(letters, place, list)
    guard !verbs.isEmpty, let form = VerbSuffixes.form(of: letters, stem: place) else {
      return found
    }
    return found
      + verbs.filter { !$0.isNarrowed || form.mood == .progressive }.map { text($0.stem) }
  }

  private static func text(_ letters: ArraySlice<UInt8>) -> String {
    String(decoding: letters, as: UTF8.self)
  }

  /// The stems that stand changed before a vowel: `ekmeg-i`, `karn-im`, `hakk-i`.
  private static func changedNouns(
    _ letters: [UInt8], _ place: Int, _ list: some StemList
  ) -> [ArraySlice<UInt8>] {
    guard place > 2, place < letters.count, letters[place].isVowel else { return [] }
    let stem = letters[..<place]
    var found: [ArraySlice<UInt8>] = []
    if let hard = hardened(stem), list.holds(noun: hard) { found.append(hard) }
    let (last, before) = (letters[place - 1], letters[place - 2])
    guard !last.isVowel, !before.isVowel else { return found }
    for vowel in [UInt8(ascii: "i"), UInt8(ascii: "u")] {
      var whole = stem.dropLast() + [vowel, last]
      if !dropping.contains(text(whole)), let hard = hardened(whole) { whole = hard }
      if dropping.contains(text(whole)), list.holds(noun: whole) { found.append(whole) }
    }
    if last == before, place > 3, list.holds(noun: stem.dropLast()) {
      found.append(stem.dropLast())
    }
    return found
  }

  private static func verbs(
    _ letters: [UInt8], _ place: Int, _ list: some StemList
  ) -> [(stem: ArraySlice<UInt8>, isNarrowed: Bool)] {
    let stem = letters[..<place]
    if list.holds(verb: stem) { return [(stem, false)] }
    guard place < letters.count else { return [] }
    if letters[place].isVowel, let hard = hardened(stem), list.holds(verb: hard) {
      return [(hard, false)]
    }
    // yiyorum, diyor: the e of ye- and de- narrows before y.
    if place == 2, stem.last == UInt8(ascii: "i"), letters[place] == UInt8(ascii: "y") {
      let wide = stem.dropLast() + [UInt8(ascii: "e")]
      if list.holds(verb: wide) { return [(wide, false)] }
    }
    guard letters[place].isVowel else { return [] }
    return [UInt8(ascii: "a"), UInt8(ascii: "e")].map { stem + [$0] }
      .filter { list.holds(verb: $0) }.map { ($0, true) }
  }

  /// The stem with its last g, b, d as k, p, t; nil for another letter.
  private static func hardened(_ stem: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    switch stem.last {
    case UInt8(ascii: "g"): stem.dropLast() + [UInt8(ascii: "k")]
    case UInt8(ascii: "b"): stem.dropLast() + [UInt8(ascii: "p")]
    case UInt8(ascii: "d"): stem.dropLast() + [UInt8(ascii: "t")]
    default: nil
    }
  }

  /// Folded nouns that drop their last vowel before a vowel, after Göksel & Kerslake.
  private static let dropping: Set<String> = [
    "agiz", "akil", "alin", "asil", "bagir", "beniz", "beyin", "bogur", "boyun", "burun", "cisim",
    "devir", "emir", "fikir", "gogus", "hacim", "hazim", "hukum", "ilim", "isim", "izin", "karin",
    "kayip", "kayit", "keyif", "kisim", "koyun", "metin", "meyil", "nabiz", "nehir", "nesil",
    "ogul", "omur", "omuz", "oran", "rahim", "resim", "ritim", "sabir", "sehir", "sekil", "seyir",
    "sukur", "tavir", "ufuk", "vakit", "zehir", "zihin", "zikir", "zulum", "avuc", "vucut",
  ]
}
