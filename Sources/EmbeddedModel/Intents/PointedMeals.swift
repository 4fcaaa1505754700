import Analysis
import Turkish

/// Meals that a message points at, as they are called in full.
///
///     akşamkine 1 dilim ekmek ekle      akşam yemeğine 1 dilim ekmek ekle
///     bugünküne ayran ekle              öğüne ayran ekle
struct PointedMeals {
  private let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  /// Rows of words, and what each is in full.
  private static let meals = [
    ("pointed.breakfast", Texts.toBreakfast), ("pointed.lunch", Texts.toLunch),
    ("pointed.dinner", Texts.toDinner), ("pointed.meal", Texts.toMeal),
  ]

  /// The message with a meal that was told of called in full; nil where it points at none.
  var named: String? {
    guard scene.dialogue.meal != nil, scene.clauses.contains(where: \.isRequest) else { return nil }
    let tokens = scene.sentence.tokens
    for token in tokens {
      let said = token.folded + token.suffix
      guard let meal = Self.meals.first(where: { said.fits($0.0) }) else { continue }
      let words = tokens.map { $0.range == token.range ? meal.1 : String($0.text) }
      return words.joined(separator: " ")
    }
    return nil
  }
}

extension Texts {
  fileprivate static let (toBreakfast, toLunch) = ("kahvaltıya", "öğle yemeğine")
  fileprivate static let (toDinner, toMeal) = ("akşam yemeğine", "öğüne")
}
