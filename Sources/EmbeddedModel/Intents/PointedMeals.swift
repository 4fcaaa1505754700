import Analysis
import Turkish

/// Meals that a message points at, as they are called in full.
///
///     akşamkine 1 dilim ekmek ekle      akşam yemeğine 1 dilim ekmek ekle
///     bugünküne ayran ekle              öğüne ayran ekle
struct PointedMeals {
  private let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  /// Rows of words, beside each of which a row tells what it is in full.
  private static let meals = [
    "pointed.breakfast", "pointed.lunch", "pointed.dinner", "pointed.meal",
  ]

  /// The message with a meal that was told of called in full; nil where it points at none.
  var named: String? {
    guard scene.dialogue.meal != nil, scene.clauses.contains(where: \.isRequest) else { return nil }
    let tokens = scene.sentence.tokens
    for token in tokens {
      let said = token.folded + token.suffix
      guard let meal = Self.meals.first(where: said.fits),
        let full = WordSets.list("\(meal).full").first
      else { continue }
      let words = tokens.map { $0.range == token.range ? full : String($0.text) }
      return words.joined(separator: " ")
    }
    return nil
  }
}
