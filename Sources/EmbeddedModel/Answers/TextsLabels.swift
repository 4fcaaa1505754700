import Domain
import Turkish

// What is said of labels.
extension Texts {
  static func pieceHeard(_ food: String, _ unit: String, _ carbs: Double) -> String {
    "Anladım: 1 \(unit) \(food) için \(NumberText.plain(carbs)) g karbonhidrat. Bu sohbette “2 \(unit) "
      + "\(food) yedim” yazarsanız bunu kullanırım."
  }

  static let labelFigure =
    "Tamam; etikette yazan karbonhidratı yazarsanız düzeltirim: “karbonhidrat 54”. Porsiyonunki yazıyorsa "
    + "“porsiyonda karbonhidrat 12”."
  static func labelSugar(_ figure: String) -> String {
    "Bunu etiketin şekeri saydım. Kan şekerinizse “kan şekerim \(figure)” yazın."
  }
  /// What is eaten of a label that has no name.
  static let scannedProduct = "taranan ürün"

  /// The figures of a label besides the carbohydrate, in the order in which labels print them.
  static let labelFields: [(JSON.Key, String)] = [
    (.calories, "enerji"), (.fat, "yağ"), (.saturatedFat, "doymuş yağ"), (.sugars, "şeker"),
    (.fiber, "lif"), (.protein, "protein"), (.salt, "tuz"),
  ]
  static func labelFigure(_ name: String, _ value: Double, isEnergy: Bool) -> String {
    "\(name) \(NumberText.plain(value, decimals: isEnergy ? 0 : 2)) \(isEnergy ? "kcal" : "g")"
  }
  static func ofHundred(_ unit: String) -> String { "100 \(unit) için" }
  static func ofServing(_ size: String?) -> String {
    "Bir porsiyon\(size.map { " (\($0))" } ?? "") için"
  }
  static func labelFigures(_ figures: [String], _ basis: String) -> String {
    "\(basis): \(figures.joined(separator: ", "))."
  }
  static func mayBeCalled(_ name: String) -> String {
    "Etiketin üstünde “\(name)” okudum. Ürünün adı buysa “adı \(name) olsun” yazın, öyle saklayayım."
  }
}
