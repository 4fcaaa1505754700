import Domain
import Turkish

/// By which words a person asks for a kind of write.
struct WriteRule {
  /// Whether the words ask for it, names and numbers put aside.
  let isAsked: @Sendable (Said, JSON) -> Bool
  /// The places of the names that must have been said: `items.name`.
  var paths: [String] = []
  /// Whether names may be said with another ending: a symptom's, an activity's.
  var isLoose = false

  /// The names in the arguments.
  func names(in arguments: JSON) -> [String] {
    paths.flatMap { path in
      Self.strings(at: path.split(separator: ".").map(String.init)[...], in: arguments)
    }
  }

  private static func strings(at path: ArraySlice<String>, in json: JSON) -> [String] {
    if case .array(let values) = json { return values.flatMap { strings(at: path, in: $0) } }
    guard let key = path.first else { return json.string.map { [$0] } ?? [] }
    return json[key].map { strings(at: path.dropFirst(), in: $0) } ?? []
  }

  static let logging = [
    "kaydet", "kayded", "ekle", "yaz", "gir", "isle", "koy", "gecir", "at", "eklen",
  ]
  static let eating = [
    "yedim", "yedik", "yedm", "yedk", "yemist", "yemisim", "yemisiz", "yiyor", "ictim", "ictik",
    "ictm", "ictk", "icmist", "icmisim", "icmisiz", "iciyor", "atistirdi", "tukettim", "tukettik",
    "kahvaltim", "goturdu", "yuttum", "yiyoru", "yidim",
  ]

  /// Whether words ask for a write with these arguments.
  typealias Asking = @Sendable (Said, JSON) -> Bool

  /// The rules of all tools that write, by name.
  static let rules: [String: WriteRule] = {
    var rules: [String: WriteRule] = [:]
    for tool in ToolDeclaration.all {
      guard let asked = asking(for: tool) else { continue }
      rules[tool.name] = WriteRule(
        isAsked: asked, paths: tool.names + ["person"], isLoose: tool.isLoose)
    }
    return rules
  }()

  /// How a deed like the tool's is asked for; nil for a tool that only reads.
  private static func asking(for tool: ToolDeclaration) -> Asking? {
    switch tool.deed {
    case .reads: return nil
    case .recordsMeal:
      return { said, _ in said.has(prefix: eating) || said.orders(logging) || said.isStatement }
    case .recordsEntry:
      guard let cues = tool.form?.cues else { return nil }
      return { said, _ in tells(said, cues) }
    case .corrects: return { said, _ in corrects(said) }
    case .deletes: return { said, json in deletes(said, json) }
    case .undoes: return { said, _ in undoes(said) }
    case .addsToList: return { said, _ in adds(said) }
    case .changesList: return { said, _ in changesList(said) }
    case .setsTarget: return { said, json in setsTarget(said, json) }
    case .setsMeasure: return { said, _ in setsMeasure(said) }
    case .describesSelf:
      return { said, _ in said.speaksOfSelf || said.isStatement || said.orders(logging) }
    case .writesNote: return { said, json in notes(said, json) }
    }
  }

  /// Whether the words tell an entry of a kind.
  private static func tells(_ said: Said, _ cues: EntryCues) -> Bool {
    if cues.manners.contains(.bare), said.words.count == 1 { return true }
    let isAbout = cues.words.isEmpty && cues.stems.isEmpty
    guard isAbout || said.has(cues.words) || said.has(prefix: cues.stems) else { return false }
    let manners = cues.manners.subtracting([.bare])
    if manners.isEmpty, cues.verbs.isEmpty { return true }
    return said.has(prefix: cues.verbs) || manners.contains { holds($0, of: said) }
  }

  private static func holds(_ manner: EntryCues.Manner, of said: Said) -> Bool {
    switch manner {
    case .ofSelf: said.speaksOfSelf
    case .ordered: said.orders(logging)
    case .stated: said.isStatement
    case .consumed: said.has(prefix: eating)
    case .bare: said.words.count == 1
    }
  }

  private static func adds(_ said: Said) -> Bool {
    said.has(prefix: ["liste", "alisveris", "alinacak", "market", "pazar", "bitti", "bitmis"])
      && (said.orders(logging + ["al"]) || said.isStatement)
      || said.has(prefix: ["lazim", "kalmad", "kalmami", "tukend"]) && said.isStatement
      || said.has(prefix: ["alinacak", "almam", "almamiz", "alacag", "alnacak"])
  }

  private static func changesList(_ said: Said) -> Bool {
    said.orders(removing + ["isaretle", "yap", "duzelt", "degistir", "guncelle"])
      || said.has(prefix: ["aldim", "aldik", "hallet", "degil", "vazgec", "pardon", "yanlis"])
  }

  private static func setsMeasure(_ said: Said) -> Bool {
    said.has(prefix: [
      "benim", "bizim", "olsun", "say", "kabul", "aliyor", "alir", "gelir", "demek", "tut",
      "olarak", "geliyor",
    ]) || said.orders(logging)
  }

  private static func notes(_ said: Said, _ json: JSON) -> Bool {
    guard
      said.has(["not", "notu", "notum", "nota", "defterine", "deftere"])
        || said.orders(["hatirla", "hatirlat", "kaydet", "yaz"])
        || said.has(["unutma", "aklinda", "icgoru"])
    else { return false }
    return said.share(of: json["content"]?.string ?? "") >= 0.7
  }

  /// What kind of write a tool makes: `log`, `update`, `delete`.
  static func verb(of tool: String) -> String {
    ["log", "add", "set", "update", "delete", "write", "undo"].first(where: tool.hasPrefix) ?? tool
  }

  private static func corrects(_ said: Said) -> Bool {
    said.has(
      prefix: eating + [
        "degil", "yanlis", "pardon", "aslinda", "olacak", "duzelt", "degistir", "guncelle",
        "yemedim",
        "icmedim", "yokmus", "unuttum", "eksik", "fazla", "daha",
      ])
      || said.orders(["yap", "al", "cek", "cevir", "cikar", "ekle", "yaz", "duzelt", "sil", "ol"])
  }

  private static let removing = ["sil", "kaldir", "cikar", "at", "temizle"]

  /// One record, by its kind, or the last; never all.
  private static func deletes(_ said: Said, _ json: JSON) -> Bool {
    guard said.orders(["sil", "kaldir", "cikar"]) || said.has(["iptal", "silinsin"]) else {
      return false
    }
    let which = json["which"]?.string ?? "last"
    guard which != "all" else { return false }
    if json["date"] != nil, !said.has(prefix: days), said.figures.isEmpty { return false }
    let kind = EntryForm.of(EntryKind(rawValue: which))
    if let stems = meals[which] ?? kind?.cues.topics { return said.has(prefix: stems) }
    return said.has(prefix: ["son", "onu", "bunu", "sunu", "kayd", "kayit", "demin", "simdiki"])
      || said.has(["sil", "silsene", "siler"]) && said.words.count <= 4
  }

  private static func undoes(_ said: Said) -> Bool {
    said.has(["vazgectim", "vazgec", "iptal", "geri"])
  }

  private static let days = [
    "bugun", "dun", "evvelki", "onceki", "pazar", "sali", "carsamba", "persembe", "cuma",
    "cumartesi", "sabah", "aksam", "ogle",
  ]

  private static let meals: [String: [String]] = [
    "breakfast": ["kahvalti", "sabah"], "lunch": ["ogle"], "dinner": ["aksam"],
    "snack": ["ara", "atistir", "ikindi"], "lateSnack": ["gece", "ara", "atistir"],
  ]

  private static let targets: [String: [String]] = [
    "calories": ["kalori"], "carbs": ["karb"], "protein": ["protein"], "fat": ["yag"],
    "fiber": ["lif"], "water": ["su"], "steps": ["adim"], "weight": ["kilo"], "sleep": ["uyku"],
    "glucoseLow": ["dusuk", "alt"], "glucoseHigh": ["yuksek", "ust"],
  ]

  private static func setsTarget(_ said: Said, _ json: JSON) -> Bool {
    said.has(prefix: ["hedef", "hedf", "sinir", "limit", "amac"]) && namesTarget(said, json)
  }

  private static func namesTarget(_ said: Said, _ json: JSON) -> Bool {
    guard let stems = targets[json["kind"]?.string ?? ""] else { return false }
    return said.has(prefix: stems)
  }
}
