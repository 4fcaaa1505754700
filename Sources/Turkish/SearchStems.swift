/// Keys under which full-text recall finds a word in any of its forms.
extension Turkish {
  /// The keys of a folded word without a lexicon: the word itself and at most two shorter stems.
  ///
  ///     searchStems(of: "yumurtalarimi")  // ["yumurtalarimi", "yumurta", "yumurtalar"]
  ///
  /// Takes off plural, possession, case and copula; a final b, d, g is written p, t, k. A form and
  /// its bare word share a key as a rule; look-alikes (`kola`, `kol`) do not. Stems keep at least
  /// two letters.
  package static func searchStems(of foldedWord: String) -> [String] {
    let letters = Array(foldedWord.utf8)
    let surface = hardened(letters[...])
    guard letters.count > 3, letters.count <= 40, letters.allSatisfy({ (97...122).contains($0) })
    else {
      return [surface]
    }
    var stems = [surface]
    for place in 2..<letters.count where stems.count < 3 {
      guard isStem(letters, place), isInflection(letters, place) else { continue }
      let stem = hardened(letters[..<place])
      if !stems.contains(stem) { stems.append(stem) }
    }
    for stem in verbStems(letters).reversed() where !stems.contains(stem) {
      if stems.count == 3 { stems.removeLast() }
      stems.insert(stem, at: 1)
    }
    return stems
  }

  /// Whether the letters before `place` can be a word: a vowel, and long enough for what is cut off.
  private static func isStem(_ letters: [UInt8], _ place: Int) -> Bool {
    guard letters[..<place].contains(where: \.isVowel) else { return false }
    switch letters.count - place {
    case 1: return place >= 4
    // Locatives are safer than the short vowels of cases.
    case 2:
      return place >= 4
        || place == 3 && letters[place + 1] != UInt8(ascii: "n") && !letters[place].isVowel
    default: return place >= 2
    }
  }

  private static func isInflection(_ letters: [UInt8], _ place: Int) -> Bool {
    guard let form = NounSuffixes.form(of: letters, stem: place), form.derivation == nil,
      form.length > 0
    else { return false }
    switch form.copula {
    case .none: return true
    case .past, .reported, .conditional, .assertive: return place >= 3 && letters.count - place > 2
    case .person, .whileBeing: return false
    }
  }

  /// The stems of a verb form, three letters or more: `yurumek`, `yuruyordum` → `yuru`.
  ///
  /// Before -yor a vowel can be the stem's or the suffix's, so that there are two.
  private static func verbStems(_ letters: [UInt8]) -> [String] {
    var stems: [String] = []
    for place in stride(from: 3, to: letters.count - 1, by: 1) {
      guard letters[..<place].contains(where: \.isVowel),
        let form = VerbSuffixes.form(of: letters, stem: place), isPlain(form, letters)
      else { continue }
      stems.append(hardened(letters[..<place]))
      if form.mood != .progressive || stems.count == 2 { break }
    }
    return stems
  }

  /// Whether a form is one that few nouns look like.
  private static func isPlain(_ form: VerbForm, _ letters: [UInt8]) -> Bool {
    switch form.mood {
    case .past, .reported, .progressive, .future, .necessity: true
    case .infinitive: letters.last == UInt8(ascii: "k") && !form.isNegative
    default: false
    }
  }

  /// The letters with a final b, d, g as p, t, k, in words of four letters or more.
  private static func hardened(_ letters: ArraySlice<UInt8>) -> String {
    var letters = letters
    if letters.count >= 4, let last = letters.last {
      let place = letters.index(before: letters.endIndex)
      switch last {
      case UInt8(ascii: "b"): letters[place] = UInt8(ascii: "p")
      case UInt8(ascii: "d"): letters[place] = UInt8(ascii: "t")
      case UInt8(ascii: "g"): letters[place] = UInt8(ascii: "k")
      default: break
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
