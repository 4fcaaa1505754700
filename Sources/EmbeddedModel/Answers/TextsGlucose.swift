import Domain
import Turkish

// What answers about glucose say.
extension Texts {
  static let lowest = "en düşük"
  static let highest = "en yüksek"
  static let fasting = "açlık"
  static let afterMeal = "tokluk"

  static let tooLow = "ölçülemeyecek kadar düşük (LOW)"
  static let tooHigh = "ölçülemeyecek kadar yüksek (HIGH)"
  static let rightBefore = "hemen önceki eşit süre"

  /// How a low or a high is told.
  struct Beyond {
    let isLow: Bool
    /// `70'in`.
    let bound: String
    /// 2 where it is far beyond.
    var level = 1

    var side: String { isLow ? "altına" : "üstüne" }
    /// The member of the statistics that has its share.
    var share: JSON.Key { isLow ? level > 1 ? .tbr54 : .tbr70 : level > 1 ? .tar250 : .tar180 }
    /// What single readings beyond it are called.
    var levels: [String] {
      [isLow ? "severeLow" : "veryHigh"] + (level > 1 ? [] : [isLow ? "low" : "high"])
    }
    var within: String { isLow ? "altında" : "üstünde" }
    var gone: String { isLow ? "indiniz" : "çıktınız" }
    var notGone: String { isLow ? "inmediniz" : "çıkmadınız" }
    var extreme: String { isLow ? "en düşük" : "en yüksek" }
    var name: String { isLow ? "düşüş" : "yükseliş" }
  }

  static func gaps(_ percent: Double) -> String {
    let share = Turkish.possessive("%\(NumberText.plain(percent.rounded()))")
    return "Bu sürede beklenen sensör ölçümlerinin yalnızca \(share) var; arada olanı bilemem."
  }

  /// The same of the other of two periods.
  static func gaps(_ percent: Double, in name: String) -> String {
    let share = Turkish.possessive("%\(NumberText.plain(percent.rounded()))")
    return "\(Turkish.capitalised(name)) için beklenen sensör ölçümlerinin yalnızca \(share) var; "
      + "karşılaştırma bu yüzden yanıltabilir."
  }

  static let notEnough = "Genel durumunuz için 14 günlük ölçüm gerekir; bu süre daha kısa."

  /// Who measured, as people call it; nil for what they wrote themselves.
  static func sourceName(_ source: String?) -> String? {
    switch source {
    case "dexcom": "Dexcom Share"
    case "dexcom-resmi": "Dexcom"
    case "nightscout": "Nightscout"
    case "libre": "LibreLinkUp"
    case "clarity": "Clarity dosyası"
    case "libreview": "LibreView dosyası"
    default: nil
    }
  }

  /// Where the readings that were told come from.
  static func glucoseSource(_ sources: [String]) -> String {
    let devices = sources.compactMap { sourceName($0) }
    let hasOwn = sources.contains { sourceName($0) == nil }
    guard !devices.isEmpty else { return "Bu değerler sizin girdiğiniz ölçümlerden geliyor." }
    let names = devices.joined(separator: ", ")
    return "Bu değerler bağladığınız ya da içe aktardığınız kaynaktan geliyor: \(names)"
      + (hasOwn ? "; bir kısmını siz girdiniz." : ".")
  }

  static func episodes(_ low: Int, _ high: Int) -> String {
    switch (low, high) {
    case (0, 0): "15 dakikadan uzun düşük ya da yüksek dönem yok."
    case (_, 0): "15 dakikadan uzun \(low) düşük dönem var, yüksek dönem yok."
    case (0, _): "15 dakikadan uzun \(high) yüksek dönem var, düşük dönem yok."
    default: "15 dakikadan uzun \(low) düşük, \(high) yüksek dönem var."
    }
  }

  static func beyondMeasure(_ lows: Int, _ highs: Int) -> String {
    let parts =
      (lows > 0 ? ["\(lows) ölçüm LOW (ortalamada sensörün alt sınırı sayıldı)"] : [])
      + (highs > 0 ? ["\(highs) ölçüm HIGH (ortalamada sensörün üst sınırı sayıldı)"] : [])
    return "Sayı olmayanlar: \(parts.joined(separator: ", "))."
  }

  static func noEstimate(_ stretch: String, _ basis: String, _ coverage: Double?) -> String {
    guard let coverage else {
      return
        "\(stretch) yalnızca \(basis) var; GMI (tahmini HbA1c) sürekli ölçen bir sensörle hesaplanır."
    }
    let share = Turkish.possessive("%\(NumberText.plain(coverage.rounded()))")
    return
      "\(stretch) beklenen sensör ölçümlerinin \(share) var (\(basis)); GMI (tahmini HbA1c) için en "
      + "az %70'i gerekir."
  }

  static func estimatedA1c(_ percent: String) -> String {
    " Ortalamadan hesaplanan eA1c %\(percent)."
  }

  static func noContext(_ stretch: String, _ name: String) -> String {
    "\(stretch) “\(name)” diye yazdığınız bir ölçüm yok; sensör ölçümünün \(name) olup olmadığını bilemem. "
      + "“\(Turkish.capitalised(name)) şekerim 112” gibi yazarsanız ortalamasını söylerim."
  }

  /// How to tell of somebody whose readings nobody has written down: `annemin`.
  ///
  /// `known` are those of whom there are some: `anneniz`.
  static func noGlucose(ofOther owner: String?, known: [String]) -> String {
    let example = owner.map { "“\(Turkish.capitalised($0)) şekeri 112”" }
    return "Kayıtlı bir kan şekeri ölçümü yok."
      + (known.isEmpty ? "" : " Ölçümü olanlar: \(Turkish.list(known)).")
      + (example.map { " \($0) gibi yazarsanız kaydederim." } ?? "")
  }

  /// What a food did, in words before the list.
  static func responses(
    _ food: String, eaten: Int, measured: Int, meanOf: Int, _ mean: String
  ) -> String {
    let of =
      meanOf < measured
      ? "Yakınında başka öğün olmayan \(meanOf) öğünde şekeriniz ortalama" : "Şekeriniz ortalama"
    return "içinde \(food) olan \(eaten) öğünün \(measured) tanesinde ölçüm var. \(of) **\(mean)** "
      + "yükseldi (öğünde başka yiyecekler de olabilir):"
  }
  static let crowded = "; yakınında başka öğün var, ikisi birlikte"
  static let atLeast = "en az "

  /// The reading nearest to a moment that was asked for.
  static func nearest(_ moment: String, _ reading: String, _ at: String) -> String {
    "\(Turkish.capitalised(moment)) için en yakın ölçüm **\(reading)** (\(at))."
  }

  static func neverEaten(_ stretch: String, _ food: String) -> String {
    "\(Turkish.capitalised(stretch)) kayıtlı \(food) yok. Yediğinizde yazarsanız, ölçümlerle birlikte ne "
      + "olduğunu söyleyebilirim."
  }

  static func neverMeasured(_ stretch: String, _ food: String, _ eaten: Int) -> String {
    "\(Turkish.capitalised(stretch)) \(food) \(eaten) kez kayıtlı ama öncesinde ve sonrasında yeterli "
      + "ölçüm yok; ne olduğunu söyleyemem."
  }
}
