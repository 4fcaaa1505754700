/// A unit in which food and drink are counted; raw values are the base forms that people read.
package enum Measure: String, Sendable, CaseIterable {
  // The units of the contract.
  case piece = "adet"
  case slice = "dilim"
  case cup = "fincan"
  case bowl = "kase"
  case plate = "tabak"
  case portion = "porsiyon"
  case handful = "avuç"
  case bunch = "demet"
  case clove = "diş"
  case ladle = "kepçe"
  case wrap = "dürüm"
  case packet = "paket"
  case bottle = "şişe"
  case box = "kutu"
  case glass = "su bardağı"
  case teaGlass = "çay bardağı"
  case tablespoon = "yemek kaşığı"
  case dessertSpoon = "tatlı kaşığı"
  case teaspoon = "çay kaşığı"
  case gram, kilogram
  case milliliter = "mililitre"
  case liter = "litre"
  // What people say besides.
  case matchbox = "kibrit kutusu"
  case tray = "tepsi"
  case pot = "tencere"
  case pinch = "tutam"
  case bite = "lokma"
  case sip = "yudum"
  case wineGlass = "kadeh"
  case double = "duble"
  case square = "kare"
  case cone = "külah"
  case head = "baş"
  case cluster = "salkım"
  case jar = "kavanoz"
  case leaf = "yaprak"
  case jug = "sürahi"
  case loaf = "somun"
  case cob = "koçan"
  case row = "sıra"
  case forkful = "çatal"
  case stick = "çubuk"
  case stalk = "dal"
  case ring = "halka"
  case strip = "şerit"
  case block = "kalıp"
  case fingerful = "parmak"
  case chunk = "parça"
  /// 15 g of carbohydrate, in the exchange lists that diabetics learn.
  case exchange = "değişim"
  case saucer = "çay tabağı"
  // What things are bought in.
  case crate = "kasa"
  case carton = "koli"
  case cardboard = "karton"
  case sack = "çuval"
  case bag = "poşet"
  case cloth = "torba"
  case net = "file"
  case tin = "teneke"
  case canister = "bidon"
  case eggTray = "viyol"
  case roll = "rulo"
  case tube = "tüp"
  case spool = "makara"
  case pack = "deste"
  case demijohn = "damacana"

  /// Whether this is one of the units that tools and other programs know.
  package var isOfContract: Bool {
    switch self {
    case .matchbox, .tray, .pot, .pinch, .bite, .sip, .wineGlass, .double, .square, .cone, .head,
      .cluster, .jar, .leaf, .jug, .loaf, .cob, .row, .forkful, .stick, .stalk, .ring, .strip,
      .block, .fingerful, .saucer, .chunk, .exchange, .crate, .carton, .cardboard, .sack, .bag,
      .cloth, .net, .tin, .canister, .eggTray, .roll, .tube, .spool, .pack, .demijohn:
      false
    default: true
    }
  }

  /// Grams or millilitres in one; nil for a unit whose weight depends on the food.
  package var metric: Double? {
    switch self {
    case .gram, .milliliter: 1
    case .kilogram, .liter: 1000
    default: nil
    }
  }

  /// What a thing is told in beside its pieces: a drink in millilitres, all else in grams.
  package static func metric(ofLiquid isLiquid: Bool) -> Measure { isLiquid ? .milliliter : .gram }

  /// As it stands behind a figure: `g`, `ml`; other units by their names.
  package var symbol: String {
    switch self {
    case .gram: "g"
    case .milliliter: "ml"
    default: rawValue
    }
  }
}

/// What is said about the size of a piece or the filling of a spoon.
package enum MeasureSize: Sendable {
  case small, medium, large, thin, thick
  /// silme: level
  case level
  /// tepeleme: heaped
  case heaped
  /// dolu, dolusu: as much as it holds
  case full

  /// As people say it before a unit; nil for the usual size and for a unit that is merely full.
  package var adjective: String? {
    switch self {
    case .small: "küçük"
    case .large: "büyük"
    case .thin: "ince"
    case .thick: "kalın"
    case .level: "silme"
    case .heaped: "tepeleme"
    case .medium, .full: nil
    }
  }

  /// The size that a folded word says; nil for any other word.
  package static func of(_ folded: String) -> MeasureSize? { words[folded] }

  private static let words: [String: MeasureSize] = [
    "buyuk": .large, "buyukce": .large, "kocaman": .large, "koca": .large, "iri": .large,
    "dev": .large,
    "irice": .large, "genis": .large, "kucuk": .small, "ufak": .small, "mini": .small,
    "minik": .small,
    "kucucuk": .small, "kucukce": .small, "ufakca": .small, "orta": .medium, "normal": .medium,
    "standart": .medium, "ince": .thin, "incecik": .thin, "kalin": .thick, "kalinca": .thick,
    "silme": .level, "tepeleme": .heaped, "tepelemesine": .heaped, "dolu": .full, "dolusu": .full,
    "tikabasa": .heaped,
  ]
}

/// A unit in a sentence.
package struct MeasureReading: Sendable, Equatable {
  /// The tokens of the unit, with a size word right before it and `dolusu` after it.
  package var tokens: Range<Int>
  package var measure: Measure
  /// How many of `measure` one of the written unit is: `cl` is 10 mililitre.
  package var factor = 1.0
  /// The suffixes of the last word: `tabağını`, `gramlık`.
  package var form = NounForm.bare
  package var size: MeasureSize?
  /// Where a size word before the number stands: `ince bir dilim`.
  package var sizeTokens: Range<Int>?
  /// `bardak` or `kaşık` alone: the food may say which (tea is drunk from a çay bardağı).
  package var isGeneric = false
  /// The word is a food, a body part or something else too: dürüm, top, diş, kutu.
  package var isFoodToo = false

  package init(tokens: Range<Int>, measure: Measure) {
    self.tokens = tokens
    self.measure = measure
  }
}
