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

  static let rules: [String: WriteRule] = [
    "logMeal": WriteRule(
      isAsked: { said, _ in
        said.has(prefix: eating) || said.orders(logging) || said.isStatement
      }, paths: ["items.name"]),
    "updateMeal": WriteRule(
      isAsked: { said, _ in corrects(said) },
      paths: ["items.name", "replace.from", "replace.to", "remove"]),
    "updateEntry": WriteRule(
      isAsked: { said, _ in corrects(said) }, paths: ["name"], isLoose: true),
    "deleteMeal": WriteRule(isAsked: { said, json in deletes(said, json) }),
    "deleteEntry": WriteRule(isAsked: { said, json in deletes(said, json) }),
    "undo": WriteRule(isAsked: { said, _ in undoes(said) }),
    "addToShoppingList": WriteRule(
      isAsked: { said, _ in
        said.has(prefix: ["liste", "alisveris", "alinacak", "market", "pazar", "bitti", "bitmis"])
          && (said.orders(logging + ["al"]) || said.isStatement)
          || said.has(prefix: ["lazim", "kalmad", "kalmami", "tukend"]) && said.isStatement
          || said.has(prefix: ["alinacak", "almam", "almamiz", "alacag", "alnacak"])
      }, paths: ["items.name"]),
    "updateShoppingList": WriteRule(
      isAsked: { said, _ in
        said.orders(removing + ["isaretle", "yap", "duzelt", "degistir", "guncelle"])
          || said.has(prefix: ["aldim", "aldik", "hallet", "degil", "vazgec", "pardon", "yanlis"])
      }, paths: ["check", "uncheck", "remove", "update.name", "change.name", "items.name"]),
    "logGlucose": WriteRule(isAsked: { said, _ in
      said.has(prefix: [
        "seker", "glikoz", "glukoz", "glisemi", "olc", "tokluk", "aclik", "mmol", "mg", "ac ",
        "sekrim", "cikti", "bg", "ks",
      ]) || said.words.count == 1
    }),
    "logWater": WriteRule(isAsked: { said, _ in
      said.has(["su", "suyu", "suyumu", "sudan", "suyun", "ml"])
        && (said.has(prefix: eating + ["bitir", "bitrd", "dikt", "devird", "iciverd"])
          || said.orders(logging) || said.isStatement)
    }),
    "logActivity": WriteRule(
      isAsked: { said, _ in said.speaksOfSelf || said.has(prefix: ["yurum"]) || said.orders(logging)
      }),
    "logMedication": WriteRule(
      isAsked: { said, _ in
        said.has(prefix: [
          "yaptim", "yaptik", "vurdum", "aldim", "ictim", "kullandim", "bastim", "yaptm", "vurdm",
          "verdim", "taktim", "damlattim", "yuttum", "surdum", "yapmistim", "uyguladim",
        ]) || said.orders(logging)
      }, paths: ["name"]),
    "logMood": WriteRule(
      isAsked: { said, _ in said.speaksOfSelf || said.orders(logging) || said.has(prefix: ["modum"])
      },
      paths: ["mood"], isLoose: true),
    "logSymptom": WriteRule(
      isAsked: { said, _ in said.speaksOfSelf || said.orders(logging) || said.isStatement },
      paths: ["kind"],
      isLoose: true),
    "logSleep": WriteRule(isAsked: { said, _ in
      said.has(prefix: ["uyu", "uyk", "yattim", "yatmis", "kalkt", "uyand"])
        && (said.speaksOfSelf || said.orders(logging))
    }),
    "logWeight": WriteRule(isAsked: { said, _ in
      said.has(prefix: ["kilo", "tart", "kg", "agirlig"])
    }),
    "setTarget": WriteRule(isAsked: { said, json in
      said.has(prefix: ["hedef", "hedf", "sinir", "limit", "amac"]) && namesTarget(said, json)
    }),
    "setMeasure": WriteRule(
      isAsked: { said, _ in
        said.has(prefix: [
          "benim", "bizim", "olsun", "say", "kabul", "aliyor", "alir", "gelir", "demek", "tut",
          "olarak", "geliyor",
        ]) || said.orders(logging)
      }, paths: ["unit"]),
    "writeNote": WriteRule(isAsked: { said, json in
      guard
        said.has(["not", "notu", "notum", "nota", "defterine", "deftere"])
          || said.orders(["hatirla", "hatirlat", "kaydet", "yaz"])
          || said.has(["unutma", "aklinda", "icgoru"])
      else { return false }
      return said.share(of: json["content"]?.string ?? "") >= 0.7
    }),
  ]

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
    if let stems = kinds[which] { return said.has(prefix: stems) }
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

  private static let kinds: [String: [String]] = [
    "breakfast": ["kahvalti", "sabah"], "lunch": ["ogle"], "dinner": ["aksam"],
    "snack": ["ara", "atistir", "ikindi"], "lateSnack": ["gece", "ara", "atistir"],
    "water": ["su"], "symptom": ["belirti", "agri", "sikayet"],
    "activity": ["yuru", "egzersiz", "spor", "etkinlik", "adim", "kosu", "aktivite"],
    "medication": ["ilac", "insulin", "doz"], "mood": ["ruh", "mod", "duygu"],
    "sleep": ["uyku", "uyu"], "weight": ["kilo", "tart"],
    "glucose": ["seker", "glikoz", "olcum", "glukoz"],
  ]

  private static let targets: [String: [String]] = [
    "calories": ["kalori"], "carbs": ["karb"], "protein": ["protein"], "fat": ["yag"],
    "fiber": ["lif"], "water": ["su"], "steps": ["adim"], "weight": ["kilo"], "sleep": ["uyku"],
    "glucoseLow": ["dusuk", "alt"], "glucoseHigh": ["yuksek", "ust"],
  ]

  private static func namesTarget(_ said: Said, _ json: JSON) -> Bool {
    guard let stems = targets[json["kind"]?.string ?? ""] else { return false }
    return said.has(prefix: stems)
  }
}
