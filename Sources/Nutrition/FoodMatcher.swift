import Domain
import Turkish

/// A food that a name stands for.
struct FoodMatch {
  var food: Food
  /// Words of the name that the food does not cover, as they were said.
  var remark: String?
  /// `küçük`, `büyük`, `ince` …: chooses the portion.
  var size: String?
  /// What the name says of the amount: 0.5 in `yarım simit`.
  var factor: Double?
  /// `dilim` in `ince dilim ekmek`.
  var unit: String?
  /// 1 for the very name, less where only the kind is known.
  var certainty: Double
}

/// Finds the food that a name means, and none that is merely like it.
///
/// In order: the whole name, inflected or not; the name without words that change no figures (`taze`,
/// `ev yapımı`, sizes); the food in it, where the words beside it leave its figures nearly alone
/// (`naneli ayran`, `tavuk ızgara`) or it has a row that stands for all of its kind
/// (`kaşarlı omlet` → omlet, `kereviz çorbası` → çorba). Any other compound (`kuru üzüm`, `yer
/// elması`) must have a row of its own.
struct FoodMatcher {
  private let contents: FoodContents
  private let reader: NameReader

  init(contents: FoodContents) {
    self.contents = contents
    reader = NameReader(contents: contents)
  }

  /// The food that is served in a `unit` which is bread as well: `tavuk döner` in a `dürüm` is the dürüm
  /// with its lavash, where the table has it, and not so much meat.
  func match(_ name: String, in unit: String?) -> FoodMatch? {
    let match = match(name)
    guard let unit, HouseholdMeasure.breads.contains(unit), let food = match?.food,
      !food.portions.contains(where: { $0.unit == unit }),
      let served = self.match("\(name) \(unit)"), served.certainty == 1,
      served.food.portions.contains(where: { $0.unit == unit })
    else { return match }
    return served
  }

  func match(_ name: String) -> FoodMatch? {
    let words = NameWord.words(of: name)
    guard !words.isEmpty, words.count <= 12 else { return nil }
    // "tepsi börek" is a tray of it, `tepsi içli köfte` a dish.
    if words[0].folded == "tepsi", food(named: words) == nil, let tray = portioned(words) {
      return tray
    }
    if let match = known(words) { return match }
    if words.count > 1, let part = Self.fractions[words[0].folded],
      part < 1 || words[1].folded == "ekmek"
    {
      return self.part(part, of: Array(words.dropFirst()))
    }
    return portioned(words) ?? misspelt(words) ?? described(words, modifiers(of: words))
  }

  /// A part of a food: `yarım simit`.
  ///
  /// A half loaf with something in it is one sandwich, a quarter a small one.
  private func part(_ part: Double, of words: [NameWord]) -> FoodMatch? {
    guard var match = match(words.map(\.text).joined(separator: " ")) else { return nil }
    if words[0].folded == "ekmek" && match.food.category != "breads"
      || Self.soldByPart.contains(match.food.id)
    {
      (match.unit, match.size) = ("adet", part < 0.5 ? "küçük" : match.size)
      if part > 0.5 { match.factor = part * 2 }
    } else {
      match.factor = part
    }
    return match
  }

  private static let fractions = [
    "yarim": 0.5, "bucuk": 0.5, "ceyrek": 0.25, "tam": 1, "butun": 1, "uceyrek": 0.75,
  ]
  /// What is called by the part of the loaf without naming the bread: `çeyrek kokoreç`.
  private static let soldByPart: Set<String> = ["kokorec"]

  private func known(_ words: [NameWord]) -> FoodMatch? {
    if let food = food(named: words) { return FoodMatch(food: food, certainty: 1) }
    guard words.count > 1 else { return nil }
    return trimmed(words, modifiers(of: words)) ?? turned(words, modifiers(of: words))
  }

  /// A name whose adjectives stand behind it: `yumurta (haşlanmış)`, `kola diyet`.
  private func turned(_ words: [NameWord], _ modifiers: [Modifier]) -> FoodMatch? {
    for start in words.indices.dropFirst() where !modifiers[start...].contains(.unknown) {
      let name = Array(words[start...]) + words[..<start]
      if let food = food(named: name) { return FoodMatch(food: food, certainty: 0.95) }
    }
    return nil
  }

  private func modifiers(of words: [NameWord]) -> [Modifier] {
    words.indices.map { place in
      Modifier(
        words[place].folded, before: place + 1 < words.count ? words[place + 1].folded : nil)
    }
  }

  /// A name that says its unit: `ince dilim ekmek`, `büyük tabak pilav`.
  private func portioned(_ words: [NameWord]) -> FoodMatch? {
    for place in words.indices.dropLast() {
      for count in [2, 1] where place + count < words.count {
        let unit = words[place..<place + count].map(\.text).joined(separator: " ")
        guard HouseholdMeasure.words.contains(unit) else { continue }
        var match = known(Array(words[..<place] + words[(place + count)...]))
        match?.unit = unit
        return match
      }
    }
    return nil
  }

  /// A name of several words of which one, that means nothing itself, has a letter wrong.
  private func misspelt(_ words: [NameWord]) -> FoodMatch? {
    guard words.count > 1,
      let line = reader.line(misspelt: words, where: isStrange)
    else { return nil }
    return contents.food(line).map { FoodMatch(food: $0, certainty: 0.76) }
  }

  private func isStrange(_ word: NameWord) -> Bool {
    Modifier(word.folded) == .unknown && food(named: CollectionOfOne(word)) == nil
  }

  private func food(named words: some Collection<NameWord>) -> Food? {
    reader.line(named: words).flatMap(contents.food)
  }

  /// The whole name without the fewest words that change nothing.
  private func trimmed(_ words: [NameWord], _ modifiers: [Modifier]) -> FoodMatch? {
    let idle = words.indices.filter { modifiers[$0].isIdle }.suffix(5).map { $0 }
    guard !idle.isEmpty else { return nil }
    let choices = (1..<(1 << idle.count)).sorted {
      ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1)
    }
    for choice in choices {
      let dropped = idle.indices.filter { choice & (1 << $0) != 0 }.map { idle[$0] }
      guard dropped.count < words.count else { continue }
      let kept = words.indices.filter { !dropped.contains($0) }.map { words[$0] }
      if let food = food(named: kept) {
        return match(food, words, modifiers, beside: dropped, certainty: 0.95)
      }
    }
    return nil
  }

  /// The longest food in the name, if the words beside it let its row stand.
  private func described(_ words: [NameWord], _ modifiers: [Modifier]) -> FoodMatch? {
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      for end in stride(from: words.count, to: count - 1, by: -1) {
        let core = end - count..<end
        guard modifiers[end...].allSatisfy(\.standsBehind),
          let food = food(named: words[core])
        else { continue }
        let beside = words.indices.filter { !core.contains($0) }
        if let certainty = certainty(of: food, words, modifiers, core) {
          return match(food, words, modifiers, beside: beside, certainty: certainty)
        }
        // A food that its own words refuse must not stand as a shorter one either.
        if end == words.count { return nil }
      }
    }
    return nil
  }

  private func certainty(
    of food: Food, _ words: [NameWord], _ modifiers: [Modifier], _ core: Range<Int>
  ) -> Double? {
    var lowest = 1.0
    var nouns: [Int] = []
    for place in words.indices where !core.contains(place) {
      if modifiers[place] == .place {
        guard Kinds.takesPlace(food) else { return nil }
        lowest = min(lowest, Kinds.general)
      } else if modifiers[place] == .unknown || modifiers[place] == .other,
        place < core.lowerBound
      {
        nouns.append(place)
      } else if let certainty = Kinds.certainty(of: food, with: modifiers[place]) {
        lowest = min(lowest, certainty)
      } else {
        return nil
      }
    }
    guard !nouns.isEmpty else { return lowest }
    guard nouns.allSatisfy({ modifiers[$0] == .unknown }) else { return nil }
    return names(words[..<core.lowerBound], food, head: words[core.upperBound - 1])
      ? min(lowest, Kinds.general) : nil
  }

  /// Whether the nouns before a kind name one of it, and not a food of their own: köfte pilav.
  private func names(_ nouns: ArraySlice<NameWord>, _ kind: Food, head: NameWord) -> Bool {
    let own = food(named: nouns)
    if Kinds.isNamedByVegetables(kind) {
      return own.map { $0.category == "vegetables" && $0.per100g.carbs < 12 } ?? false
    }
    // What nobody knows names no kind: zürafa köfte.
    guard Kinds.isNamedByNouns(kind), own != nil else { return false }
    return Kinds.isOftenBare(kind) || isCompoundHead(head, kind)
  }

  /// `çorbası`: a kind that a noun before it owns.
  private func isCompoundHead(_ head: NameWord, _ kind: Food) -> Bool {
    let stem = Turkish.fold(kind.name).split(separator: " ").last?.utf8.count ?? 0
    guard head.folded.utf8.count > stem else { return false }
    return NounSuffixes.form(of: Array(head.folded.utf8), stem: stem)?.possessor == 3
  }

  private func match(
    _ food: Food, _ words: [NameWord], _ modifiers: [Modifier], beside: [Int], certainty: Double
  ) -> FoodMatch {
    var match = FoodMatch(food: food, certainty: certainty)
    var remark: [String] = []
    for place in beside {
      if case .size(let size) = modifiers[place] {
        // "orta boy" and "büyük boy": the word before says it.
        if match.size == nil || words[place].folded != "boy" { match.size = size }
      } else if !Self.silent.contains(words[place].folded) {
        remark.append(words[place].text)
      }
    }
    match.remark = remark.isEmpty ? nil : remark.joined(separator: " ")
    return match
  }

  /// Words that are no remark worth keeping.
  private static let silent: Set<String> = [
    "bir", "biraz", "tane", "adet", "parca", "ve", "ile", "da", "de",
  ]
}

extension Modifier {
  /// Whether a name means the same without it.
  fileprivate var isIdle: Bool {
    switch self {
    case .idle, .size, .brand: true
    default: false
    }
  }
}
