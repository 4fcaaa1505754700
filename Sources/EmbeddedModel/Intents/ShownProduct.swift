import Analysis
import Domain
import Turkish

/// The product of the talk, as what was eaten of it can be said: by its name, its pieces or a serving.
struct ShownProduct: KitchenTalk {
  let scene: Scene
  /// What its tool told of it.
  let told: JSON

  init(_ scene: Scene, told: JSON) {
    (self.scene, self.told) = (scene, told)
  }

  var name: String? { told[.product]?[.name]?.string ?? told[.product]?[.brand]?.string }

  /// What it is called in the meal: as the person says it now, by which a table knows its vessels.
  var nameInMeal: String? {
    foods.last.flatMap { scene.sentence.spans[$0].food?.phrase } ?? name
  }

  /// What one of it is called: `dilim`; nil where its label tells no pieces.
  private var piece: String? { told[.serving]?[.piece]?.string }

  /// Places of foods, apart from the word for a piece.
  private var foods: [Int] {
    scene.sentence.spans.indices.filter { place in
      let span = scene.sentence.spans[place]
      return span.food != nil && span.measure == nil && !span.has(.filler) && !isPiece(span)
    }
  }

  /// Whether no food is named that is another one.
  var isOnlyFood: Bool { foods.allSatisfy(isOfName) }

  /// "3 dilim yedim", "1 porsiyon yedim": in what the label counts, and nothing besides.
  var isMeantByMeasure: Bool {
    let spans = scene.sentence.spans
    guard foods.isEmpty, Quantity.all(in: scene.sentence).count == 1 else { return false }
    let isServed = spans.contains { $0.measure?.measure == .portion } && hasServing
    guard isServed || spans.contains(where: isPiece) else { return false }
    return spans.allSatisfy { span in
      span.isMark || span.number != nil || span.measure != nil || span.time != nil
        || isPiece(span) || span.has(.eat, .filler, .meal, .selfword, .deictic, .person)
    }
  }

  private var hasServing: Bool { told[.serving]?[.amount]?.number != nil }

  /// "o yoğurttan 150 g yedim", "Alpro'nun bu sütünden": its name, pointed at or taken from.
  var isPointedAt: Bool {
    let spans = scene.sentence.spans
    guard isOnlyFood, let head = foods.last else { return false }
    return spans[head].food?.noun?.grammaticalCase == .ablative
      || head > 0 && scene.sentence.folded(spans[head - 1]).fits("kept.pointing")
  }

  /// How much was eaten: a weight where a vessel is told with it: "bir kase, 200 gram".
  func amount(of quantities: [Quantity]) -> Quantity? {
    guard quantities.count > 1 else { return quantities.first }
    let weighed = quantities.filter { quantity in
      [.gram, .milliliter].contains(quantity.measure?.measure)
    }
    return quantities.count == 2 && weighed.count == 1 ? weighed.first : nil
  }

  private func isOfName(_ place: Int) -> Bool {
    let theirs = Self.parts(name ?? "")
    let phrase = scene.sentence.spans[place].food?.phrase ?? ""
    return Self.parts(phrase).allSatisfy { word in
      theirs.contains { $0 == word || word.count >= 4 && $0.hasPrefix(word.dropLast()) }
    }
  }

  private func isPiece(_ span: Span) -> Bool {
    guard let piece else { return false }
    let folded = Turkish.fold(piece)
    // `bardağı`, `ölçeği`
    let stem = folded.hasSuffix("k") ? folded.dropLast() : folded[...]
    return span.measure.map { Turkish.fold($0.unit).contains(stem) }
      ?? scene.sentence.folded(span).hasPrefix(stem)
  }

  private static func parts(_ text: String) -> [String] {
    Turkish.fold(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
