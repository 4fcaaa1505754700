/// The names of insulins and glucose-lowering drugs in Türkiye, folded, as stems.
enum Drugs {
  /// Insulins that work at once, of which a large dose is never a usual one.
  static let rapid = rapidBrands + ["aspart", "lispro", "glulisin"]
  private static let rapidBrands = [
    "novorapid", "novarapid", "humalog", "apidra", "fiasp", "lyumjev", "actrapid", "admelog",
  ]
  static let brands =
    rapidBrands + [
      "lantus", "toujeo", "levemir", "tresiba", "humulin", "abasaglar", "basaglar", "novomix",
      "insulatard", "ryzodeg", "soliqua", "xultophy", "semglee", "mixtard",
    ]
  static let insulins =
    ["insulin"] + brands + [
      "bolus", "bazal", "basal", "glargin", "aspart", "lispro", "degludek", "detemir", "glulisin",
    ]
  static let others = [
    "metformin", "glucophage", "glukofen", "glifor", "matofin", "diaformin", "gluformin",
    "diamicron", "gliklazid", "betanorm", "oramikron", "amaryl", "glimepirid", "glibenklamid",
    "gliben", "ozempic", "semaglutid", "rybelsus", "wegovy", "victoza", "saxenda", "liraglutid",
    "trulicity", "dulaglutid", "mounjaro", "tirzepatid", "byetta", "jardiance", "empagliflozin",
    "forxiga", "dapagliflozin", "januvia", "janumet", "sitagliptin", "galvus", "vildagliptin",
    "trajenta", "linagliptin", "pioglitazon", "glifix", "novonorm", "repaglinid", "akarboz",
    "glucobay", "synjardy", "xigduo",
  ]
  /// Words for a drug without its name; `ilac` is also `ilacım`, `hap` only with these endings.
  static let general = ["ilac", "ilaci", "tablet", "surub", "kalem", "igne"]
  static let pills: Set<String> = [
    "hap", "hapi", "hapimi", "haplari", "haplarimi", "hapim", "hapini", "haptan",
  ]

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
