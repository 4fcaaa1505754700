import Domain
import Turkish

// What is said of foods that are compared, and of what one does.
extension Texts {
  /// The note of a meal whose carbohydrate the person has counted as a whole, in grams.
  static func ownCount(_ grams: Double) -> String {
    "sizin hesabınız \(NumberText.plain(grams)) g karbonhidrat; değerler besin tablosundan"
  }

  /// How much of a nutrient 100 g of each food hold.
  static func holding(_ nutrient: String, _ foods: [(name: String, figure: Double)]) -> String {
    let list = foods.map { "\($0.name) \(NumberText.plain($0.figure)) g" }.joined(separator: ", ")
    return "100 gramda \(nutrient): \(list)."
  }

  static let portionDecides =
    "Ne kadarının size uygun olduğunu öğünün geri kalanı ve ölçümleriniz gösterir; planınızı "
    + "diyetisyeninizle yapın."

  /// Which is expected to raise the sugar less, in the portions that follow.
  static func raisingLess(_ foods: [(name: String, figure: Double)], isLoad: Bool) -> String {
    let unit = isLoad ? "" : " g"
    let list = foods.map { "\($0.name) \(NumberText.plain($0.figure))\(unit)" }
      .joined(separator: ", ")
    let basis = isLoad ? "glisemik yük" : "karbonhidrat"
    guard let least = foods.first, let most = foods.last else { return "" }
    let isClose = most.figure - least.figure < max(1, 0.1 * most.figure)
    let verdict =
      isClose
      ? "Aşağıdaki porsiyonlarda kan şekerine etkileri birbirine yakındır"
      : "Aşağıdaki porsiyonlarda kan şekerini daha az yükseltmesi beklenen: **\(least.name)**"
    return
      "\(verdict) (\(basis): \(list)). Bu bir tahmindir; miktar ve yanında yenenler sonucu değiştirir."
  }
}
