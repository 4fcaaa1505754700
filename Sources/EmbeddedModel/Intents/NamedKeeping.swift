import Analysis
import Domain
import Turkish

/// The kept recipe or product that a message names: "mercimek çorbası tarifini sil", "Sütaş yoğurt ürününü
/// göster", "ardiyeden Burçak'ı sil".
///
/// What stands before the word for a recipe or a product is its name; of the archive all that no other word
/// of the order explains. "bu tarif" and "yumurtayı tariften çıkar" name none.
struct NamedKeeping {
  enum Kind: String { case recipe, product }

  /// Nil where the archive alone is named, which holds both.
  let kind: Kind?
  let name: String
  /// Whether it is one's own, or said to be kept: "tarifimi", "kayıtlı", "ardiyedeki".
  let isOwn: Bool
  /// What is said behind it: "6 kişilik yap".
  let rest: String

  init?(_ scene: Scene) {
    let tokens = scene.sentence.tokens.filter { $0.kind != .mark }
    let words = tokens.map(\.folded)
    let isArchive = words.contains { $0.fits("kept.archive") }
    let end = words.firstIndex { $0.fits("kept.recipe") || $0.fits("kept.product") }
    guard isArchive || end != nil else { return nil }
    kind = end.map { words[$0].fits("kept.recipe") ? .recipe : .product }
    isOwn =
      isArchive || words.contains { $0.fits("kept.word") }
      || end.map { words[$0].fits("kept.own") } ?? false
    // What is said to be done stands behind the thing, or is one of the words of an order.
    let before = end.map { Array(tokens[..<$0]) } ?? tokens
    let around = Self.circumstances(of: scene)
    let named = before.filter { token in
      !Self.isOfOrder(token.folded, isOnlyArchive: end == nil)
        && !around.contains { $0.overlaps(token.range) }
    }
    guard let first = named.first, let last = named.last,
      named.allSatisfy({ $0.kind == .word }), named.count <= Self.longest,
      // The name is of one piece.
      before.lastIndex(of: last).map({ $0 - (before.firstIndex(of: first) ?? 0) })
        == named.count - 1,
      Self.isThing(named, in: scene)
    else { return nil }
    rest =
      end.map { String(scene.sentence.text[tokens[$0].range.upperBound...]).trimmed } ?? ""
    name = named.map { token in
      token.text.split { "'’".contains($0) }.first.map(String.init) ?? token.text
    }.joined(separator: " ")
  }

  private static let longest = 6

  private static func isOfOrder(_ word: String, isOnlyArchive: Bool) -> Bool {
    let known = KitchenWords.shipped
    if word.fits("kept.archive") || word.fits("kept.word") || word.fits("kept.filler") {
      return true
    }
    return isOnlyArchive
      && [KitchenWords.Kind.delete, .show, .favorite, .marking, .unfavorite]
        .contains { known.has($0, in: [word]) }
  }

  /// Of what was eaten: who, when and how much, which is no part of a name: "öğlen bir porsiyon menemen
  /// tarifinden yedim".
  private static func circumstances(of scene: Scene) -> [Range<String.Index>] {
    guard scene.has(.eat) else { return [] }
    let spans = scene.sentence.spans
    let persons = Person.all(in: scene.sentence).flatMap { $0.places }
    let found = spans.indices.filter { place in
      let span = spans[place]
      return persons.contains(place) || span.number != nil || span.measure != nil
        || span.time != nil || span.has(.meal) || span.food == nil && span.has(.selfword)
    }
    return found.flatMap { scene.sentence.tokens[spans[$0].tokens].map(\.range) }
  }

  /// Whether words can be a name: foods, and what nothing else explains, as "Burçak".
  private static func isThing(_ named: [Token], in scene: Scene) -> Bool {
    named.allSatisfy { token in
      guard
        let span = scene.sentence.spans.first(where: { span in
          scene.sentence.tokens[span.tokens].contains { $0.range == token.range }
        })
      else { return false }
      return span.food != nil || span.isUnknown || WordSets.qualities.contains(token.folded)
        || span.has(.recipe)
    }
  }

  /// Whether something may be called so: all words of the name stand in it.
  func fits(_ other: String) -> Bool {
    let theirs = Self.parts(other)
    return Self.parts(name).allSatisfy { word in theirs.contains { Self.isSame(word, $0) } }
  }

  /// Whether a phrase is a part of the name.
  func holds(_ phrase: String) -> Bool {
    let mine = Self.parts(name)
    return Self.parts(phrase).allSatisfy { word in mine.contains { Self.isSame(word, $0) } }
  }

  private static func parts(_ text: String) -> [String] {
    Turkish.fold(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.count <= other.count ? (one, other) : (other, one)
    guard one != other else { return true }
    guard short.count >= 3, long.count <= short.count + 4 else { return false }
    return long.hasPrefix(short) || short.count >= 4 && long.hasPrefix(short.dropLast())
  }
}
