// What models are told of `getGlucose`.
extension Texts {
  static let glucoseSummary =
    "Son kan şekerini yaşıyla, bir aralığın ölçümlerini, istatistiklerini, düşük ve yüksek dönemlerini "
    + "söyler. stale true ise değer güncel değildir."
  static let glucoseBrief = "şeker kayıtları: son değer, ortalama, gidiş"
  static let glucoseRange = "Şu andan geriye; örn. 7d bir hafta. Söylenmezse 24h"
  static let glucoseWindow = "Yalnızca günün bu saatleri; örn. 07:00-10:00"
  static let glucoseDays = "Yalnızca hafta sonları ya da yalnızca hafta içi günleri"
  static func notDays(_ text: String) -> String {
    "onDays “\(text.prefix(40))” olamaz; weekend ya da weekdays."
  }
  static let glucoseFood = "Bu yiyecek yendikten sonra ne olduğu; örn. pizza"
  static let glucoseCompare = "Bir önceki eşit süreyle karşılaştırır"
}
