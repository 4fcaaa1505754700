/// What is wrong with a recipe that a model wrote.
enum WrittenFault: Sendable, Equatable {
  /// No JSON, cut JSON, or JSON that is no recipe.
  case unreadable
  /// The name or the steps are missing.
  case incomplete
  /// What may not be in it, or of which nobody knows what is in it.
  case forbidden([String])
  case sugary([String])
  /// Ingredients that nobody can weigh.
  case unweighed([String])
  /// Foods that the name or the steps speak of and the list does not have.
  case unlisted([String])
  case medicine
  case tooMuch
  case slow(minutes: Int, most: Int)
  case unwantedStyle
  /// What the person has and the dish does not use.
  case unused([String])
  /// Ingredients that no table knows.
  case unknown([String])
  /// Named figures that are not kept.
  case overLimit([String])
  case heavy(load: Double)
  case similar(to: String)

  /// Whether a recipe may be shown with it, once a second try has not mended it.
  var isBearable: Bool {
    switch self {
    case .unused, .unknown, .overLimit, .heavy, .similar: true
    default: false
    }
  }
}
