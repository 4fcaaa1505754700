import Domain
import Turkish

// What is said of what a person told about themselves.
extension Texts {
  static func profileKept(_ changed: JSON) -> String {
    let parts = ProfileText.parts(of: changed, gone: "silindi")
    return "Aklımda: \(parts.joined(separator: ", "))."
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
