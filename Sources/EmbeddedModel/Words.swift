import Analysis

/// Small word lists and shapes, on folded text.
enum Words {
  static let qualities = WordSets.qualities

  /// What people say of a meal and its day, which is no kind of food: `tatlıydı`, `pahalıydı`.
  static let judgements: Set<String> = [
    "tatli", "lezzetli", "lezzetsiz", "tatsiz", "pahali", "saglikli", "sagliksiz", "kaliteli",
    "kalitesiz", "mutlu", "mutsuz", "onemli", "faydali", "zararli", "keyifli", "keyifsiz",
    "kararli", "pismanli", "zorlu", "gerekli", "gereksiz", "degerli", "besleyicili", "mukemmelli",
    "heyecanli", "hareketli", "yogunlu", "stresli", "halsiz", "uykusuz", "huzurlu", "huzursuz",
  ]

  /// What people do for a while without moving.
  static let pastimes: Set<String> = [
    "mola", "sohbet", "muhabbet", "dedikodu", "hata", "plan", "sunum", "toplanti", "gorusme",
    "rezervasyon", "odev", "ders", "test", "sinav", "meditasyon", "nefes", "sekerleme", "banyo",
    "dus", "makyaj", "tras", "hesap", "odeme", "yorum", "saka", "kahve", "keyif", "alisveris",
    "okey", "tavla", "satranc", "iskambil", "oyun", "bilgisayar", "playstation", "kart", "batak",
    "konken", "poker", "dama", "mobil", "evcilik", "bebek",
  ]

  /// How a food is called after what was done to it.
  static let cooked = [
    "haşla": "haşlanmış", "kızart": "kızarmış", "közle": "közlenmiş", "kavur": "kavrulmuş",
    "patlat": "patlamış",
  ]

  /// Verbs that mean eating only where a food is their object.
  static let figurativeEating: Set<String> = [
    "götür", "patlat", "devir", "göm", "kırp", "dik", "yut", "ban", "çiğne", "ısır", "kemir",
    "dişle",
    "tüket", "sümür", "geçiştir", "tat", "çitle", "bitir", "yedir", "içir", "bandır", "at",
  ]

  /// Verbs of writing something down.
  static let recording: Set<String> = [
    "ekle", "yaz", "kaydet", "gir", "işle", "not et", "not al", "kayda geç", "kayda al", "kayıt et",
    "ilave et", "dahil et", "yazıver", "ekleyiver",
  ]

  /// Words for a drug that name none.
  static let drugsInGeneral: Set<String> = [
    "ilaç", "hap", "iğne", "doz", "tablet", "damla", "kapsül", "şurup", "vitamin",
  ]

  /// What a drug comes in, when counted without its name.
  static let doseForms: Set<String> = ["tablet", "hap", "kapsül", "mg", "damla", "puf", "ölçek"]

  /// Drugs that are measured in units.
  static let insulins: Set<String> = [
    "novorapid", "novo rapid", "humalog", "apidra", "fiasp", "lyumjev", "lantus", "toujeo",
    "levemir", "tresiba", "abasaglar", "basaglar", "humulin", "insulatard", "actrapid", "mixtard",
    "novomix", "ryzodeg", "insülin", "bazal insülin", "bolus", "bazal", "hızlı etkili insülin",
    "uzun etkili insülin",
  ]

  /// Beginnings of words that say where drugs are got.
  static let pharmacy = [
    "eczane", "eczaci", "recete", "siparis", "iade", "kargo", "internet", "kutu", "koli",
  ]

  /// "baya şiddetli", "biraz": how much so.
  static func isDegree(_ word: String) -> Bool {
    ["baya", "bayagi", "epey", "oldukca", "fazlasiyla", "hala", "artik"].contains(word)
  }

  /// Words between two foods.
  static let joiners: Set<String> = [
    "ve", "ile", "de", "da", "bir de", "ayrica", "yaninda", "yanina", "ustune", "uzerine", "arti",
    "sonra",
    "ardindan", "pesinden", "arkasindan", "hem", "beraber", "birlikte", "esliginde", "icine",
    "icinde",
    "veya", "ya", "yani", "derken", "ustunde", "uzerinde", "yanisira",
  ]

  /// Words of manner and occasion that stand before a food and are no part of its name.
  static let asides: Set<String> = [
    "resmen", "aceleyle", "istemeden", "mecburen", "karsilikli", "tatlica", "gunun", "kendimizce",
    "sabah", "aksam", "malum", "misler", "olan", "olarak", "adina", "alelacele", "haliyle",
    "gizlice", "canimiz", "soyle", "temiz", "bari", "keza", "illa", "mutlaka", "kesin", "cabuk",
    "bristol", "tip", "tipi", "skalasi", "babaanne", "anneanne", "anne", "komsu", "usta", "hala",
    "teyze", "nine", "dede", "abla",
    "arkadas", "servis", "ikram", "bonus", "final", "kapanis", "menu", "porsiyon", "oglen",
    "ogleden", "tabii", "ekstradan", "ekstra", "sirf", "guya", "sozde", "yemegin", "guzelinden",
  ]

  /// Whether an unknown word before a food says how, when or by whom: `alelacele`, `kapıcı`.
  static func isAside(_ word: String) -> Bool {
    asides.contains(word) || word.utf8.count > 4 && (word.hasSuffix("ci") || word.hasSuffix("cu"))
  }

  /// Whether a word's shape says that it describes: `közlenmiş`, `dereotlu`, `sossuz`, `tavuksuz`.
  static func isAdjective(_ word: String) -> Bool {
    if qualities.contains(word) { return true }
    guard word.utf8.count > 4 else { return false }
    return [
      "li", "lu", "siz", "suz", "mis", "mus", "lik", "luk", "liydi", "luydu", "suzdu", "sizdi",
    ].contains { word.hasSuffix($0) }
  }

  /// Whether an unknown word is in the plural or names an act: `yapılacaklar`, `izleme`.
  static func isActOrPlural(_ word: String) -> Bool {
    ["lar", "ler", "me", "ma"].contains { word.hasSuffix($0) }
  }

  /// Whether an unknown word in an eating clause says where, whose or from whom.
  static func isPlaceOrPerson(_ word: String) -> Bool {
    guard word.utf8.count > 3 else { return word.utf8.count < 3 }
    return [
      "da", "de", "ta", "te", "dan", "den", "tan", "ten", "nin", "nun", "imin", "umun", "gil",
      "gilde",
      "ca", "ce", "ken", "ken", "arak", "erek", "ip", "up", "inca", "ince", "digim", "dugum",
      "tigim", "tugum",
      "digi", "dugu", "tigi", "tugu", "diginde", "larla", "lerle", "daki", "deki", "taki", "teki",
      "iken", "madi", "medi", "madim", "medim", "mamisti", "memisti",
    ].contains { word.hasSuffix($0) }
  }
}
