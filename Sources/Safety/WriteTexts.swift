import Domain
import Turkish

// What is said about writes that need a yes.
extension Texts {
  static func unaskedWrite(_ what: String) -> String {
    "Sözlerinizde açıkça geçmeyen bir istek çıktı: \(what). Bunu siz mi istediniz? "
      + "Yapmamı istiyorsanız “evet” yazın."
  }

  /// Both readings: what was said, and what would be written.
  static func differs(
    _ differences: [Difference], from words: String, _ what: String
  ) -> String {
    let told = Turkish.capitalised(
      differences.prefix(6).map(Self.difference).joined(separator: "; "))
    return "Yazmadan önce sorayım. Siz: “\(words)”. Yazılacak olan: \(what). \(told). "
      + "Böyle yazayım mı? Öyleyse “evet”, değilse doğrusunu yazın."
  }

  private static func difference(_ difference: Difference) -> String {
    let written = Fence.defused(difference.written)
    let thing = Fence.defused(difference.thing)
    let unsaid = "“\(written)” sözlerinizde geçmiyor"
    guard !thing.isEmpty else { return unsaid }
    guard let said = difference.said else { return "\(thing) için \(unsaid)" }
    return "\(thing) için “\(Fence.defused(said))” dediniz, “\(written)” yazılacak"
  }

  static let time = "zaman"

  static func unknownWrite(_ tool: String) -> String { "“\(tool)” işlemi" }
  static func andMore(_ count: Int) -> String { " ve \(count) tane daha" }

  static let writes: [String: String] = [
    "logMeal": "öğün kaydetme", "updateMeal": "öğün düzeltme", "deleteMeal": "öğün silme",
    "updateEntry": "kayıt düzeltme", "deleteEntry": "kayıt silme", "undo": "son işlemi geri alma",
    "addToShoppingList": "alışveriş listesine ekleme",
    "updateShoppingList": "alışveriş listesini değiştirme", "logGlucose": "şeker ölçümü kaydetme",
    "logWater": "su kaydetme", "logActivity": "etkinlik kaydetme", "logMedication": "ilaç kaydetme",
    "logMood": "ruh hâli kaydetme", "logSymptom": "belirti kaydetme", "logSleep": "uyku kaydetme",
    "logWeight": "kilo kaydetme", "setTarget": "hedef belirleme", "setMeasure": "ölçü belirleme",
    "writeNote": "not yazma",
  ]

  static let fields: [String: String] = [
    "items": "neler", "name": "ad", "quantity": "miktar", "unit": "birim", "grams": "gram",
    "carbs": "karbonhidrat (g)", "calories": "kalori (kcal)", "protein": "protein (g)",
    "fat": "yağ (g)", "fiber": "lif (g)", "mealType": "öğün", "eatenAt": "zaman", "at": "zaman",
    "note": "not", "value": "değer", "context": "ne zamanki", "which": "hangisi", "date": "gün",
    "meal": "öğün no", "entry": "kayıt no", "reading": "ölçüm no", "replace": "yerine",
    "from": "eski", "to": "yeni", "remove": "çıkarılacak", "check": "alındı", "uncheck": "alınmadı",
    "milliliters": "ml", "minutes": "dakika", "steps": "adım", "kind": "tür", "dose": "miktar",
    "hours": "saat", "bedtime": "yatış", "wakeTime": "kalkış", "kilograms": "kg", "min": "en az",
    "max": "en çok", "content": "içerik", "type": "tür", "mood": "ruh hâli", "severity": "şiddet",
    "amount": "miktar", "isWeight": "gram mı", "food": "yiyecek", "pain": "ağrı",
    "urgency": "aciliyet", "bristol": "Bristol tipi", "blood": "kan", "complete": "tam boşalma",
  ]

  static let values: [String: String] = [
    "breakfast": "kahvaltı", "lunch": "öğle", "dinner": "akşam", "snack": "ara öğün",
    "lateSnack": "gece atıştırması", "last": "son kayıt", "all": "hepsi", "water": "su",
    "symptom": "belirti", "activity": "etkinlik", "medication": "ilaç", "mood": "ruh hâli",
    "sleep": "uyku", "weight": "kilo", "glucose": "şeker", "mild": "hafif", "moderate": "orta",
    "severe": "şiddetli", "fasting": "açlık", "beforeMeal": "yemekten önce",
    "afterMeal": "tokluk", "bedtime": "yatarken", "night": "gece", "exercise": "egzersiz",
    "calories": "kalori", "carbs": "karbonhidrat", "protein": "protein", "fat": "yağ",
    "fiber": "lif", "steps": "adım", "glucoseLow": "düşük şeker sınırı",
    "glucoseHigh": "yüksek şeker sınırı", "insight": "bilgi", "pattern": "örüntü",
    "reminder": "hatırlatma",
  ]
}
