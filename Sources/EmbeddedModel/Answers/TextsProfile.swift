import Domain
import Turkish

// What is said of what a person told about themselves.
extension Texts {
  /// What is kept now, and what was taken out.
  ///
  /// `profile` is all that is known: who tells of themselves for the first time hears what to do about
  /// it. `gone` are the entries of lists that are no more.
  static func profileKept(_ changed: JSON, of profile: JSON, gone: [String]) -> String {
    let greeting = changed[.name]?.string.map { "Memnun oldum \($0). " } ?? ""
    let isFirst =
      (profile.members?.count ?? 0) > 0
      && profile.members?.count == changed.members?.count
    let removed = gone.isEmpty ? "" : "Profilinizden çıkardım: \(Turkish.list(gone))."
    let kept = changed.members?.filter { gone.isEmpty || $0.value != .null } ?? []
    let told = kept.isEmpty ? "" : "Aklımda: \(told(.object(kept)))."
    return greeting + [told, removed].filter { !$0.isEmpty }.joined(separator: " ")
      + (isFirst ? "\n\n" + firstTold : "")
  }

  private static let firstTold =
    "Yanlışsa “geri al” yazın; bildiklerimi “profilim” gösterir. Size uygun hedefler için: `/tanış`"

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
