// What models are told of `getGlucose`.
extension Texts {
  static let glucoseSummary =
    "Son kan şekerini yaşıyla, bir aralığın ölçümlerini, istatistiklerini, düşük ve yüksek dönemlerini "
    + "söyler. stale true ise değer güncel değildir."
  static let glucoseBrief = "şeker kayıtları: son değer, ortalama, gidiş"
  static let glucoseRange = "Şu andan geriye; örn. 7d bir hafta. Söylenmezse 24h"
  static let glucoseWindow = "Yalnızca günün bu saatleri; örn. 07:00-10:00"
  static let glucoseDays = "Yalnızca haftanın bu günleri; örn. hafta sonları için weekend"
  static let glucoseContext = "Yalnızca bu durumdaki ölçümler; örn. açlık için fasting"
  static let glucoseMeal = "Yalnızca bu öğünden sonraki ölçümler; örn. öğle için lunch"
  static let glucoseAbove = "Kaç ölçüm ve kaç gün bundan yüksek; örn. 140"
  static let glucoseBelow = "Kaç ölçüm ve kaç gün bundan düşük; örn. 70"
  static let glucoseValue = "Hatırlanan değer; öyle bir ölçüm var mı"
  static func notDays(_ text: String) -> String {
    "onDays “\(text.prefix(40))” olamaz; weekend, weekdays ya da bir gün (monday)."
  }
  static let glucoseFood = "Bu yiyecek yendikten sonra ne olduğu; örn. pizza"
  static let glucoseCompare = "Bir önceki eşit süreyle karşılaştırır"
}
