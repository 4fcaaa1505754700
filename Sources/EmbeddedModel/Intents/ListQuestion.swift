import Analysis
import Domain
import Turkish

/// What is asked about the list, and about what is at hand.
///
///     daha ne alacağız, listede süt var mı        the list
///     evde ne var, evde hangi peynirler kalmış    what is at hand
struct ListQuestion {
  let scene: Scene
  private var words: [String] { scene.words }
  /// The places of the tokens that `words` are.
  private let tokens: [Int]

  init(scene: Scene) {
    self.scene = scene
    let all = scene.sentence.tokens
    tokens = all.indices.filter { all[$0].kind != .mark }
  }

  private static let table = ListSentence.table
  private static let mostWords = 14

  /// Whether the list is named, or was talked about lately.
  var isOfList: Bool {
    scene.has(.list)
      || scene.dialogue.steps.contains {
        $0.age <= ListSteps.lately && ListSteps.tools.contains($0.call.name)
      }
  }

  var isAsked: Bool {
    let others = Self.table[.others].places(in: words)
    return Self.table[.asking].places(in: words).contains { place in
      !others.contains { $0.overlaps(place) }
    }
  }

  /// The foods and things that are named.
  var things: [String] {
    scene.sentence.spans.filter(isThing).compactMap {
      ($0.food ?? $0.reading(.thing) ?? $0.reading(.medication))?.phrase
    }
  }

  private func isThing(_ span: Span) -> Bool {
    (span.food != nil && !span.has(.filler) || span.has(.thing)
      || span.has(.medication) && scene.needsSupplies) && !span.has(.list, .shop)
  }

  /// What is looked up; nil where nothing of the list or the house is asked.
  var call: PlannedCall? {
    if scene.says(.wholeHome) || scene.headsHome, !scene.has(.list),
      covers(.showing, besides: [.wholeHome, .homeHead])
    {
      return PlannedCall("getPantry")
    }
    guard !scene.tellsOfEating, !scene.has(.recipe, .carbs, .calories) else { return nil }
    if let home { return home }
    if asksOfLine { return PlannedCall("getShoppingList") }
    guard isAsked, words.count <= 8, !scene.namesOtherList else { return nil }
    if things.isEmpty {
      let isSure = isOfList || scene.has(.shop) || words.contains { $0.fits("list.buying") }
      return isSure && covers(.askList, besides: [.askBesides])
        ? PlannedCall("getShoppingList") : nil
    }
    return isOfList && covers(.askHas, besides: [.home, .askWords, .askBesides])
      ? PlannedCall("getShoppingList") : nil
  }

  // MARK: The list

  /// "listeye süt yazdık mı", "listede kahve görünüyor mu", "listede muz vardı dimi": whether something
  /// stands there.
  ///
  /// What is asked of the list besides is to be done: "ekler misin", "ekleyeyim mi".
  private var asksOfLine: Bool {
    guard scene.has(.list), !scene.says(.add), !scene.isOfListItself, !scene.namesOtherList,
      words.count <= Self.mostWords
    else {
      return false
    }
    return words.indices.dropFirst().contains { place in
      if words[place].fits("list.toldAsked") {
        return Self.table[.writingTold].fits(words[place])
      }
      let isTag = Self.table[.askTag].match(words, at: place) != nil
      guard isTag || asks(place) else { return false }
      return Self.table[.exists].fits(words[place - 1]) || tells(words[place - 1], isTag: isTag)
    }
  }

  /// "yazdım", "eklemişsin", "duruyor": a verb that tells, and neither asks for anything nor wonders.
  private func tells(_ word: String, isTag: Bool) -> Bool {
    word.fits("list.told") && (isTag || Self.table[.writingTold].fits(word))
  }

  // MARK: The house

  /// What is at hand: the house is named, and something asks what, how much or whether there is.
  private var home: PlannedCall? {
    guard scene.says(.home) || scene.headsHome || scene.says(.wholeHome), !scene.has(.list),
      words.count <= Self.mostWords, asksWhatIs, words.indices.allSatisfy(isExplained)
    else { return nil }
    let named = wanted.filter { !Self.table[.group].fits(Turkish.fold($0)) }
    guard !asksWhich, !named.isEmpty else {
      return asksWhich || !things.isEmpty ? PlannedCall("getPantry") : nil
    }
    return PlannedCall("getPantry", [.names: .array(named.map(JSON.string))])
  }

  /// What is named, and not what is made of it: "evde un var mı, kek yapacağım".
  private var wanted: [String] {
    let made = Self.table[.reason].places(in: words).map { tokens[$0.lowerBound] }
    let spans = scene.sentence.spans
    return spans.indices.filter { place in
      isThing(spans[place]) && !made.contains(spans[place].tokens.upperBound)
        && !scene.sentence.isPurpose(place + 1)
    }.compactMap { place in
      (spans[place].food ?? spans[place].reading(.thing) ?? spans[place].reading(.medication))?
        .phrase
    }
  }

  /// "ne var", "hangi peynirler kalmış", "neler bunlar".
  private var asksWhich: Bool { scene.says(.which) }

  /// Whether it is asked what there is, or whether there is something: "var mı", "kaldı mı", "ne var",
  /// "olup olmadığına bak".
  private var asksWhatIs: Bool {
    if scene.says(.askWhether) { return true }
    let isThere = words.indices.filter { Self.table[.exists].fits(words[$0]) }
    let isAsked = isThere.contains { place in
      place + 1 < words.count && asks(place + 1)
    }
    let isWhich = scene.says(.which) || scene.says(.howMuch)
    let endsAsking = words.last.map(Self.table[.which].fits) ?? false
    return isAsked || isWhich && (!isThere.isEmpty || endsAsking)
  }

  private func isExplained(_ place: Int) -> Bool {
    let rows: [ListRow] = [
      .exists, .which, .howMuch, .askWhether, .askWords, .askBesides, .home, .homeHead, .wholeHome,
      .rest, .reason, .showing, .group, .askTag,
    ]
    if rows.contains(where: { Self.table[$0].parts(hold: words[place]) }) { return true }
    guard let number = scene.sentence.spans.firstIndex(where: { $0.tokens.contains(tokens[place]) })
    else { return false }
    let span = scene.sentence.spans[number]
    // "hangi bakliyatlar": of what kind, though nobody knows the name.
    let isKind = number > 0 && span.isUnknown && Self.table[.which].parts(hold: words[place - 1])
    return isKind || isThing(span) || span.measure != nil || span.number != nil
      || span.time != nil || span.has(.filler, .deictic, .person)
      || scene.sentence.isPurpose(number + 1) || asks(place)
  }

  /// "mi", "mıydı", "mudur".
  private func asks(_ place: Int) -> Bool { Self.table[.askMi].fits(words[place]) }

  // MARK: Words

  /// Whether a phrase of `row` stands there, and all else is a thing, a word of the list, or may stand
  /// besides.
  func covers(_ row: ListRow, besides rows: [ListRow]) -> Bool {
    let others = (rows + [.rest]).map { Self.table[$0] }
    return Self.table[row].places(in: words).contains { range in
      words.indices.allSatisfy { place in
        if range.contains(place) || others.contains(where: { $0.parts(hold: words[place]) }) {
          return true
        }
        let span = scene.sentence.spans.first { $0.tokens.contains(tokens[place]) }
        return span.map {
          $0.has(.list, .shop, .filler, .thing, .deictic) || $0.food != nil || $0.time != nil
        } ?? false
      }
    }
  }
}
