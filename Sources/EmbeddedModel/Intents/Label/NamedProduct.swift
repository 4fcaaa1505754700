import Analysis
import Domain
import Turkish

/// The product whose label a message corrects by its name: `yoğurdun karbonhidratı 5 olacak`.
///
/// What stands in the genitive right before a figure of a label owns it. It is a product unless the
/// meal of the talk holds a food that is called so, and no product of the talk is.
struct NamedProduct {
  /// How the product is called; nil for "bunun", "ürünün", which mean the one of the talk.
  let name: String?

  init?(in scene: Scene) {
    let tokens = scene.sentence.tokens
    let known = KitchenWords.shipped
    guard
      let figure = tokens.indices.dropFirst().first(where: { place in
        known.has(.portions, in: [tokens[place].folded])
          || known.figures(in: [tokens[place].folded]).count > 0
      }),
      let owner = Self.owner(before: figure, in: scene.sentence.spans)
    else { return nil }
    let last = tokens[scene.sentence.spans[owner].tokens.upperBound - 1]
    if known.has(.product, in: [last.folded]) {
      guard last.folded.fits("label.of") else { return nil }
      name = nil
      return
    }
    guard let head = Self.head(scene.sentence.spans[owner], last) else { return nil }
    let words = Self.words(before: owner, in: scene.sentence) + [head]
    name = words.joined(separator: " ")
  }

  /// The span before a figure, and before the amount that it is of: `gofretin 100 gramında 55 g …`.
  private static func owner(before figure: Int, in spans: [Span]) -> Int? {
    let before = spans.indices.filter { spans[$0].tokens.upperBound <= figure }
    return before.last { place in
      spans[place].number == nil && spans[place].measure == nil && !spans[place].isMark
    }
  }

  /// The last word of the name without its genitive; nil for what is no name of a product.
  private static func head(_ span: Span, _ token: Token) -> String? {
    if let food = span.food {
      let isOwner =
        food.noun?.grammaticalCase == .genitive || token.suffix.fits("label.genitives")
      return isOwner ? food.phrase : nil
    }
    guard case .unknown = span.kind else { return nil }
    if token.suffix.fits("label.genitives") {
      return token.text.split { "'’".contains($0) }.first.map(String.init)
    }
    let ending = endings.first { token.folded.count > $0.count + 2 && token.folded.hasSuffix($0) }
    return ending.map { String(token.text.dropLast($0.count)) }
  }

  /// Longest first.
  private static let endings = WordSets.words("label.genitives").sorted { $0.count > $1.count }

  /// Words right before it that belong to the name: foods, and what nothing else explains.
  private static func words(before owner: Int, in sentence: Sentence) -> [String] {
    let spans = sentence.spans[..<owner].reversed().prefix { span in
      if case .unknown = span.kind { return true }
      return span.food != nil
    }
    return spans.reversed().map { $0.food?.phrase ?? sentence.source($0) }
  }

  /// Whether a name means the same thing, as far as the words of one stand in the other.
  func fits(_ other: String) -> Bool {
    guard let name else { return false }
    let (mine, theirs) = (Self.parts(name), Self.parts(other))
    guard let head = mine.last, !theirs.isEmpty else { return false }
    return theirs.contains { Self.isSame(head, $0) }
      && mine.allSatisfy { word in theirs.contains { Self.isSame(word, $0) } }
  }

  private static func parts(_ text: String) -> [String] {
    Turkish.fold(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.count <= other.count ? (one, other) : (other, one)
    return one == other
      || short.count >= 3 && long.count <= short.count + 2 && long.hasPrefix(short)
  }
}
