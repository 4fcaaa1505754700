import Turkish

/// What a person wants changed of a recipe, one thing after the other.
///
///     RecipeChanges.read("eritritolü çıkar 3 yumurta yap")  // drop eritritolü; set 3 yumurta
struct RecipeChange {
  enum Deed: Equatable {
    case drop, set, add, swap
    /// So many times as much: "yarıya indir", "iki katına çıkar".
    case times(Double)
    /// The whole for so many people.
    case people(Int)
  }

  var deed: Deed
  /// What it is done to, without the words for the deed.
  var words: String
}

enum RecipeChanges {
  /// The changes of a text; a part without a verb goes with the next, else with the one before it.
  static func read(_ text: String) -> [RecipeChange] {
    var found: [RecipeChange] = []
    var next: RecipeChange.Deed?
    for part in withAmounts(joined(parts(text)).map(reordered)).reversed() {
      let own = deed(of: part)
      let kept = bare(part, besides: own)
      switch own {
      case .people, .times: break
      default: next = own ?? next
      }
      if case .people = own {
        found.append(RecipeChange(deed: own ?? .set, words: ""))
      } else if !kept.isEmpty || isTimes(own) {
        found.append(RecipeChange(deed: own ?? next ?? .set, words: kept.joined(separator: " ")))
      }
    }
    return found.reversed()
  }

  private static func isTimes(_ deed: RecipeChange.Deed?) -> Bool {
    if case .times = deed { true } else { false }
  }

  // MARK: Parts

  private static func parts(_ text: String) -> [[String]] {
    var parts = [""]
    let letters = Array(text)
    for (place, letter) in letters.enumerated() {
      let isDecimal =
        letter == "," && place > 0 && letters[place - 1].isNumber && place + 1 < letters.count
        && letters[place + 1].isNumber
      if ",;.\n!".contains(letter), !isDecimal {
        parts.append("")
      } else {
        parts[parts.count - 1].append(letter)
      }
    }
    return parts.flatMap { $0.replacing(" ve ", with: "\n").split(separator: "\n") }
      .flatMap { afterVerbs($0.split(separator: " ").map(String.init)) }
  }

  /// "tuzu çıkar 2 yumurta yap" is two; what follows a verb and says nothing stays with it.
  private static func afterVerbs(_ words: [String]) -> [[String]] {
    var parts: [[String]] = [[]]
    for (place, word) in words.enumerated() {
      parts[parts.count - 1].append(word)
      let rest = words[(place + 1)...].map { Turkish.fold($0) }
      // "mantar koy yerine" ends with the word for the change.
      let goesOn = rest.contains { !isEmpty($0) && !KitchenEdits.words("swap").contains($0) }
      if place > 0, closes(Turkish.fold(word)), goesOn {
        parts.append([])
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  /// "cevizi çıkar", "yerine fındık koy": one in place of the other.
  private static func joined(_ parts: [[String]]) -> [[String]] {
    var found: [[String]] = []
    for part in parts {
      let said = part.drop { KitchenEdits.words("pronoun").contains(Turkish.fold($0)) }
      if let before = found.last, deed(of: before) == .drop, let first = said.first,
        KitchenEdits.words("swap").contains(Turkish.fold(first))
      {
        found[found.count - 1] = bare(before, besides: .drop) + said
      } else {
        found.append(part)
      }
    }
    return found
  }

  /// "biber sevmem mantar koy yerine": what is not wanted, `yerine`, what is.
  private static func reordered(_ part: [String]) -> [String] {
    let words = part.map { Turkish.fold($0) }
    if let exchanged = exchanged(part) { return exchanged }
    guard let last = words.last, KitchenEdits.words("swap").contains(last),
      let middle = words.firstIndex(where: KitchenEdits.words("dislike").contains), middle > 0
    else { return part }
    let wanted = part[(middle + 1)..<(part.count - 1)].filter { !isEmpty(Turkish.fold($0)) }
    return wanted.isEmpty ? part : Array(part[..<middle]) + [part[part.count - 1]] + wanted
  }

  /// "tavuğu hindiyle değiştir": the turkey in place of the chicken.
  private static func exchanged(_ part: [String]) -> [String]? {
    let place = part.indices.last {
      KitchenEdits.words("exchange").contains(Turkish.fold(part[$0]))
    }
    guard let place, place > 1, let swap = KitchenEdits.words("swap").first else { return nil }
    let new = part[place - 1]
    let folded = Turkish.fold(new)
    guard
      let ending = KitchenEdits.words("with").first(where: {
        folded.hasSuffix($0) && folded.count > $0.count + 2
      })
    else { return nil }
    return Array(part[..<(place - 1)]) + [swap, String(new.dropLast(ending.count))]
  }

  /// "ceviz ekleyelim, 30 gram", "pastırma koy 50 gram": an amount alone is of what was put in before it.
  private static func withAmounts(_ parts: [[String]]) -> [[String]] {
    var found: [[String]] = []
    for part in parts {
      let isAmount = deed(of: part) == nil && isOnlyAmount(part)
      let isOpen = found.last.map { before in
        [.add, .set].contains(deed(of: before))
          && !before.contains { !isArticle($0) && number($0) != nil }
      }
      if isAmount, isOpen == true {
        found[found.count - 1] += part
      } else {
        found.append(part)
      }
    }
    return found
  }

  /// "30 gram", "2 yemek kaşığı": a number and a measure.
  private static func isOnlyAmount(_ part: [String]) -> Bool {
    let tokens = Turkish.tokens(of: part.joined(separator: " "))
    guard let number = Turkish.numbers(in: tokens).first, number.tokens.lowerBound == 0 else {
      return false
    }
    let measure = Turkish.measures(in: tokens).first
    return (measure?.tokens.upperBound ?? number.tokens.upperBound) == tokens.count
  }

  // MARK: Words

  private static func isVerb(_ word: String, _ kinds: [String] = ["drop", "make", "add"]) -> Bool {
    kinds.flatMap(KitchenEdits.words).contains { stem in
      guard word.hasPrefix(stem), word != stem else { return word == stem }
      return form(of: word, stem).map { $0.isFinite || $0.mood == .infinitive } ?? false
    }
  }

  private static func form(of word: String, _ stem: String) -> VerbForm? {
    VerbSuffixes.form(of: Array(word.utf8), stem: stem.utf8.count)
  }

  /// Whether a word can only end what is said: "koyun" and "kat" are things, too.
  private static func closes(_ word: String) -> Bool {
    isVerb(word) && !KitchenEdits.words("thing").contains(word)
  }

  private static func isEmpty(_ word: String) -> Bool {
    isVerb(word) || KitchenEdits.words("filler").contains(word)
  }

  private static func deed(of part: [String]) -> RecipeChange.Deed? {
    let words = part.map { Turkish.fold($0) }
    if let people = people(in: words) { return .people(people.count) }
    if words.contains(where: KitchenEdits.words("swap").contains) { return .swap }
    if let times = times(in: words) { return .times(times.factor) }
    if words.contains(where: KitchenEdits.words("leave").contains) { return .drop }
    // "yumurtayı üçe çıkar" takes nothing out.
    if let place = words.firstIndex(where: { isVerb($0, ["drop"]) }), place > 0,
      number(words[place - 1]) != nil
    {
      return .set
    }
    for (kind, deed) in [("drop", RecipeChange.Deed.drop), ("make", .set), ("add", .add)]
    where words.contains(where: { isVerb($0, [kind]) }) {
      return deed
    }
    return nil
  }

  /// The words of a part that are no verb, no filler and no measure of its deed.
  private static func bare(_ part: [String], besides deed: RecipeChange.Deed?) -> [String] {
    let words = part.map { Turkish.fold($0) }
    let measure = isTimes(deed) ? times(in: words)?.places ?? [] : []
    return part.indices.filter { place in
      let word = words[place]
      let isThing = place < part.count - 1 && KitchenEdits.words("thing").contains(word)
      return !measure.contains(place) && (isThing || !isEmpty(word))
        && !KitchenEdits.words("leave").contains(word)
    }.map { part[$0] }
  }

  /// "4 kişilik olsun", with nothing else that is named.
  private static func people(in words: [String]) -> (count: Int, place: Int)? {
    guard let place = words.firstIndex(where: KitchenEdits.words("people").contains), place > 0,
      let number = number(words[place - 1]), (1...50).contains(number), number == number.rounded()
    else { return nil }
    return (Int(number), place)
  }

  private static func times(in words: [String]) -> (factor: Double, places: Set<Int>)? {
    let half = words.indices.filter { KitchenEdits.words("half").contains(words[$0]) }
    if !half.isEmpty { return (0.5, Set(half)) }
    if let place = words.firstIndex(where: { isVerb($0, ["fold"]) }), place > 0,
      let row = KitchenEdits.words("folds").firstIndex(of: words[place - 1])
    {
      return (Double(row + 2), [place - 1, place])
    }
    if let place = words.firstIndex(where: KitchenEdits.words("times").contains), place > 0,
      let factor = number(words[place - 1]), factor > 0
    {
      return (factor, [place - 1, place])
    }
    return nil
  }

  private static func isArticle(_ word: String) -> Bool {
    Turkish.numbers(in: Turkish.tokens(of: word)).first?.isArticle == true
  }

  private static func number(_ word: String) -> Double? {
    Turkish.numbers(in: Turkish.tokens(of: word)).first?.value
  }
}
