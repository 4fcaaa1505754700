/// The names of insulins and glucose-lowering drugs in Türkiye, folded, as stems.
enum Drugs {
  static let insulins = [
    "insulin", "novorapid", "novarapid", "humalog", "lantus", "toujeo", "levemir", "apidra",
    "tresiba", "humulin", "fiasp", "lyumjev", "abasaglar", "basaglar", "novomix", "insulatard",
    "actrapid", "ryzodeg", "soliqua", "xultophy", "bolus", "bazal", "basal", "glargin", "aspart",
    "lispro",
    "degludek", "detemir", "glulisin", "semglee", "mixtard", "admelog",
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

  static func isInsulin(_ word: String) -> Bool { has(insulinsByLetter, word) }

  static func isNamed(_ word: String) -> Bool { isInsulin(word) || has(othersByLetter, word) }

  static func isDrug(_ word: String) -> Bool {
    isNamed(word) || pills.contains(word) || general.contains { word.hasPrefix($0) }
  }

  /// Every word of every answer is asked about, so only stems of its first letter are compared.
  private static let insulinsByLetter = Dictionary(grouping: insulins) { $0.utf8.first }
  private static let othersByLetter = Dictionary(grouping: others) { $0.utf8.first }

  private static func has(_ stems: [UInt8?: [String]], _ word: String) -> Bool {
    stems[word.utf8.first]?.contains { word.hasPrefix($0) } ?? false
  }
}
