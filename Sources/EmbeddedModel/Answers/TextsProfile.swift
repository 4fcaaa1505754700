import Domain
import Turkish

// What is said of what a person told about themselves.
extension Texts {
  static func profileKept(_ changed: JSON) -> String {
    "Aklımda: \(told(changed))."
  }

  /// The receipt of a change: `Profil: diyabet tip 2`.
  static func profileLine(_ changed: JSON) -> String { "Profil: \(told(changed))" }

  private static func told(_ changed: JSON) -> String {
    ProfileText.parts(of: changed, gone: "silindi").joined(separator: ", ")
  }

  static func profile(_ profile: JSON) -> String {
    let parts = ProfileText.parts(of: profile)
    guard !parts.isEmpty else {
      return
        "Kendinizle ilgili henüz bir şey söylemediniz. “Tip 2 diyabetim var, 2015'te tanı kondu” "
        + "gibi yazabilirsiniz."
    }
    return "Sizinle ilgili bildiklerim:\n\n"
      + parts.map { "- \(Turkish.capitalised($0))" }.joined(separator: "\n")
  }
}
