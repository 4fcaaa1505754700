/// Who answers where another model than ours is chosen (`/ayar yönlendirme`).
package enum RoutingMode: String, Sendable, CaseIterable {
  /// What the embedded engine understands clearly it does itself; the rest goes to the model.
  case automatic = "otomatik"
  case alwaysModel = "hep-model"
  case alwaysLocal = "hep-yerel"

  package static let key = "yönlendirme"

  /// The chosen mode, or what is right for where the model runs.
  package init(setting: String?, isLocal: Bool) {
    self = setting.flatMap(RoutingMode.init(rawValue:)) ?? (isLocal ? .automatic : .alwaysModel)
  }
}
