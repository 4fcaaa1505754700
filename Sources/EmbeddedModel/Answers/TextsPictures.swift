import Domain
import Turkish

// What is said of pictures that a model has looked at.
extension Texts {
  static func labelSeen(_ name: String, _ told: String, by model: String) -> String {
    "Etiketi ben okuyamadım, \(model) okudu\(name): \(told)."
  }

  static func readingsAgree(_ model: String, _ count: Int) -> String {
    "Etiketi \(model) de okudu; karşılaştırılan \(NumberText.plain(Double(count))) değerin hepsi aynı."
  }

  static func mayAskModel(_ model: String, _ host: String?) -> String {
    let place = host.map { " (\($0))" } ?? ""
    return "“Modele sor” yazarsanız etikete \(model) modeli\(place) de bakar, iki okuyuşu "
      + "karşılaştırırım."
  }

  static func fromPhoto(_ model: String) -> String { "fotoğraftan, porsiyonlar \(model) tahmini" }

  static func seenOpening(_ model: String) -> String {
    "Fotoğrafta gördüklerim; miktarlar \(model) tahmini, karbonhidratlar besin tablomuzdan:"
  }

  /// `- pirinç pilavı, yaklaşık 180 g (135-225): 51 g karbonhidrat (38-64)`.
  static func seenLine(_ name: String, _ grams: String, _ carbs: String?) -> String {
    "- \(name), yaklaşık \(grams): " + (carbs.map { "\($0) karbonhidrat" } ?? notInTable)
  }

  /// `180 g (135-225 g)`.
  static func between(_ value: JSON?, _ low: JSON?, _ high: JSON?, decimals: Int) -> String {
    func plain(_ value: JSON?) -> String {
      value?.number.map { NumberText.plain($0, decimals: decimals) } ?? "—"
    }
    let (least, most) = (plain(low), plain(high))
    return least == most ? "\(plain(value)) g" : "\(plain(value)) g (\(least)-\(most) g)"
  }

  static func seenTotal(_ carbs: String, calories: Double?) -> String {
    let energy = calories.map { ", yaklaşık \(NumberText.plain($0, decimals: 0)) kcal" } ?? ""
    return "Toplam **\(carbs) karbonhidrat**\(energy)."
  }

  static let seenNext =
    "Henüz kaydetmedim. Öğününüze yazayım mı? “Evet” yazın ya da miktarı düzeltin; örneğin “evet, "
    + "pilav 100 g”."

  private static let notInTable = "besin tablomuzda yok, karbonhidratı bilinmiyor"
}
