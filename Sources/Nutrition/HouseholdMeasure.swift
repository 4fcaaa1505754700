/// What a household measure holds where the food's row does not say.
struct HouseholdMeasure {
  /// Millilitres, or grams where `isWeight`.
  var usual: Double
  var range: ClosedRange<Double>
  var isWeight = false

  /// The measure called `name`; nil for one whose content nobody can tell without the food.
  static func named(_ name: String) -> HouseholdMeasure? { all[name] }

  /// Household measures by name.
  ///
  /// Volumes after the ministry of education's list of practical measures, ranges by the sources that
  /// disagree with it; weights are ours.
  private static let all: [String: HouseholdMeasure] = [
    "su bardağı": Self(usual: 200, range: 180...250),
    "çay bardağı": Self(usual: 100, range: 90...125),
    "fincan": Self(usual: 75, range: 60...150),
    "kase": Self(usual: 225, range: 150...350),
    "tabak": Self(usual: 225, range: 150...350),
    "porsiyon": Self(usual: 200, range: 130...300),
    "yemek kaşığı": Self(usual: 15, range: 10...25),
    "tatlı kaşığı": Self(usual: 8, range: 5...12),
    "çay kaşığı": Self(usual: 4, range: 2...6),
    "kepçe": Self(usual: 110, range: 80...150),
    "avuç": Self(usual: 50, range: 30...80),
    "şişe": Self(usual: 250, range: 200...500),
    "kutu": Self(usual: 250, range: 200...330),
    "kadeh": Self(usual: 150, range: 100...200),
    "duble": Self(usual: 80, range: 70...100),
    "yudum": Self(usual: 20, range: 10...40),
    "sürahi": Self(usual: 1000, range: 750...1500),
    "kavanoz": Self(usual: 370, range: 200...720),
    "tencere": Self(usual: 2500, range: 1500...5000),
    "tepsi": Self(usual: 1500, range: 800...3000),
    "kibrit kutusu": Self(usual: 30, range: 25...40, isWeight: true),
    "tutam": Self(usual: 2, range: 1...4, isWeight: true),
    "lokma": Self(usual: 12, range: 8...20, isWeight: true),
    "kare": Self(usual: 6, range: 4...8, isWeight: true),
    "sıra": Self(usual: 25, range: 18...30, isWeight: true),
    "çatal": Self(usual: 15, range: 8...25, isWeight: true),
    "çubuk": Self(usual: 10, range: 4...25, isWeight: true),
    "dal": Self(usual: 10, range: 4...20, isWeight: true),
    "halka": Self(usual: 40, range: 20...80, isWeight: true),
    "şerit": Self(usual: 10, range: 5...20, isWeight: true),
    "kalıp": Self(usual: 250, range: 150...500, isWeight: true),
    "parmak": Self(usual: 8, range: 4...15, isWeight: true),
    "çay tabağı": Self(usual: 60, range: 30...100, isWeight: true),
    "külah": Self(usual: 90, range: 60...140, isWeight: true),
    "salkım": Self(usual: 150, range: 80...300, isWeight: true),
    "yaprak": Self(usual: 10, range: 5...20, isWeight: true),
    "baş": Self(usual: 100, range: 50...300, isWeight: true),
  ]

  /// Units whose content differs from hand to hand: such an amount is always called an estimate.
  static let vague: Set<String> = [
    "kase", "tabak", "porsiyon", "yemek kaşığı", "tatlı kaşığı", "çay kaşığı", "avuç", "kepçe",
    "dürüm", "demet", "paket",
  ]

  /// Units that are bread as well: what is served in one is eaten with it.
  static let breads: Set<String> = ["dürüm"]

  /// Units that a name may begin with.
  static let words: Set<String> = [
    "dilim", "tabak", "kase", "porsiyon", "bardak", "fincan", "kepçe", "avuç", "dürüm", "paket",
    "şişe", "kutu", "kaşık", "kadeh", "duble", "yudum", "sürahi", "kavanoz", "tencere", "tepsi",
    "kibrit kutusu", "tutam", "lokma", "kare", "külah", "salkım", "yaprak", "baş", "somun", "koçan",
    "sıra", "çatal", "çubuk", "parça", "değişim", "dal", "halka", "şerit", "kalıp", "parmak",
    "çay tabağı",
  ]

  /// Units of people that the rows keep under another unit.
  static let aliases: [String: [String]] = [
    "kibrit kutusu": ["adet"], "somun": ["adet"], "baş": ["adet"], "koçan": ["adet"],
    "parça": ["dilim", "adet"], "tane": ["adet"],
  ]

  /// What a size word makes of the usual piece where the row knows no such size.
  static func factor(of size: String) -> Double {
    switch size {
    case "az": 0.6
    case "küçük", "silme": 0.75
    case "büyük", "bol": 1.3
    case "ince": 0.75
    case "kalın", "tepeleme": 1.4
    default: 1
    }
  }
}

/// A unit as it was said, its size apart: `büyük tabak`, `tepeleme yemek kaşığı`, `bardak`.
struct SaidUnit {
  var name: String
  var size: String?

  init(_ said: String) {
    var words = NameWord.words(of: said)
    while words.count > 1, let known = Self.sizes[words[0].folded] {
      size = known
      words.removeFirst()
    }
    name = words.map(\.text).joined(separator: " ")
    if name == "kupa" || name == "mug" { (name, size) = ("fincan", size ?? "büyük") }
    if name == "kaşık" { name = "yemek kaşığı" }
  }

  private static let sizes = [
    "kucuk": "küçük", "ufak": "küçük", "minik": "küçük", "buyuk": "büyük", "koca": "büyük",
    "kocaman": "büyük", "ince": "ince", "kalin": "kalın", "orta": "orta", "boy": "orta",
    "tepeleme": "tepeleme", "dolu": "tepeleme", "silme": "silme",
  ]
}
