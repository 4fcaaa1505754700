/// What a person has set of how another model is asked; asked anew each time, so that a change holds at
/// once.
struct ModelSettings: Sendable {
  var form: @Sendable () -> ReplyForm
  var patience: @Sendable () -> ModelPatience?
  var strength: @Sendable () -> ModelStrength
  /// Tokens that it can read at once; nil for what is known of it.
  var window: @Sendable () -> Int?

  /// Takes a setting by its key.
  init(_ setting: @escaping @Sendable (String) -> String?) {
    form = { ReplyForm(setting: setting(ReplyForm.key)) }
    patience = { setting(ModelPatience.key).flatMap { ModelPatience($0) } }
    strength = { ModelStrength(setting: setting(ModelStrength.key)) }
    window = { setting(ModelWindow.key).flatMap { ModelWindow($0)?.tokens } }
  }
}

/// What a model can do (`/ayar model-gücü`).
package enum ModelStrength: String, Sendable, CaseIterable {
  /// By its name or size where that is known, else by an exam.
  case automatic = "otomatik"
  /// Few tools, a short text, one step.
  case small = "küçük"
  /// All tools, the full text, several steps.
  case capable = "güçlü"

  package static let key = "model-gücü"

  package init(setting: String?) {
    self = setting.flatMap(ModelStrength.init(rawValue:)) ?? .automatic
  }
}

/// How many tokens a model can read at once (`/ayar bağlam`).
///
///     ModelWindow("32768")?.tokens  // 32768
package struct ModelWindow: Sendable, Equatable {
  package static let key = "bağlam"
  private static let possible = 2_048...20_000_000

  package var tokens: Int

  package init?(_ text: String) {
    guard let tokens = Int(text.filter { $0 != "." && $0 != " " }),
      Self.possible.contains(tokens)
    else { return nil }
    self.tokens = tokens
  }
}
