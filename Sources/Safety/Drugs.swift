import Analysis
/// The names of insulins and glucose-lowering drugs in Türkiye, folded, as stems.
enum Drugs {
  /// Insulins that work at once, of which a large dose is never a usual one.
  static let rapid = Terms.list("drugs.rapid")
  static let brands = Terms.list("drugs.brands")
  static let insulins = Terms.list("drugs.insulins") + brands
  static let others = Terms.list("drugs.others")
  /// Words for a drug without its name; `ilac` is also `ilacım`, `hap` only with these endings.
  static let general = Terms.list("drugs.general")
  static let pills: Set<String> = Terms.set("drugs.pills")

  /// Whether a word names an insulin; aspartame only sounds like one.
  static func isInsulin(_ word: String) -> Bool {
    insulinStems.hasStem(of: word) && !word.begins(with: "aspartam")
  }

  static func isNamed(_ word: String) -> Bool { isInsulin(word) || otherStems.hasStem(of: word) }

  static func isDrug(_ word: String) -> Bool {
    isNamed(word) || generalStems.hasStem(of: word) || pills.contains(word)
  }

  private static let insulinStems = Beginnings(insulins)
  private static let otherStems = Beginnings(others)
  private static let generalStems = Beginnings(general)
}
