import Domain
import Turkish

// What is said about writes that need a yes.
extension Texts {
  static func unaskedWrite(_ what: String) -> String {
    "Bunu sizin isteyip istemediğinizden emin olamadım: \(what). "
      + "Yapmamı istiyorsanız “evet” yazın."
  }

  static func offeredWrite(_ what: String) -> String {
    "Model bunu kaydetmedi. Şöyle anladım: \(what). Kaydedeyim mi?"
  }

  static func leftOutWrite(_ what: String) -> String {
    "Bunu da söylediniz, henüz kayıtlı değil: \(what). Kaydedeyim mi?"
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
    let written = UntrustedText.defused(difference.written)
    let thing = UntrustedText.defused(difference.thing)
    let unsaid = "“\(written)” sözlerinizde geçmiyor"
    guard !thing.isEmpty else { return unsaid }
    guard let said = difference.said else { return "\(thing) için \(unsaid)" }
    return "\(thing) için “\(UntrustedText.defused(said))” dediniz, “\(written)” yazılacak"
  }

  static let time = "zaman"
  static let now = "şimdi"
  static let eaten = "yenmiş"
  static let taken = "alınmış"
  static let writtenAgain = "yeniden yazılması"
  static let twice = "iki kez"
  static let noAmount = "miktarsız, yani 1"
  static let yours = "sizin"
  static let deletion = "silme"
  static func whole(_ foods: String) -> String { "bütün öğün: \(foods)" }
  static let takenOut = "öğünden çıkarılması"
  static func changeOfEarlier(_ clock: String) -> String { "\(clock) kaydının yerine" }

  static func unknownWrite(_ tool: String) -> String { "“\(tool)” işlemi" }
  static func andMore(_ count: Int) -> String { " ve \(count) tane daha" }

  /// What the tools do, by name.
  static let writes = Dictionary(
    uniqueKeysWithValues: ToolDeclaration.all.map { ($0.name, $0.title) })

  /// What the arguments of the diary tools are called, unless `named` tells it.
  static let fields = Dictionary(
    (EntryForm.all.flatMap(\.fields) + ProfileForm.fields).map { ($0.name, $0.label) },
    uniquingKeysWith: { one, _ in one }
  ).merging(named) { _, one in one }

  private static let named: [String: String] = [
    "items": "neler", "name": "ad", "quantity": "miktar", "unit": "birim", "grams": "gram",
    "carbs": "karbonhidrat (g)", "calories": "kalori (kcal)", "protein": "protein (g)",
    "fat": "yağ (g)", "fiber": "lif (g)", "mealType": "öğün", "eatenAt": "zaman", "at": "zaman",
    "person": "kimin", "note": "not", "which": "hangisi", "date": "gün", "kind": "tür",
    "min": "en az",
    "meal": "öğün no", "entry": "kayıt no", "reading": "ölçüm no", "replace": "yerine",
    "from": "eski", "to": "yeni", "remove": "çıkarılacak", "check": "alındı", "uncheck": "alınmadı",
    "max": "en çok", "content": "içerik", "type": "tür", "amount": "miktar", "isWeight": "gram mı",
    "food": "yiyecek", "recipe": "tarif no", "text": "metin", "servings": "kişi sayısı",
    "ingredients": "malzemeler", "notes": "istekler", "product": "ürün", "image": "resim",
    "barcode": "barkod", "query": "aranan", "id": "no", "favorite": "favori",
  ]

  static let (yes, no) = ("evet", "hayır")
  /// Keys beside a result from outside, which a model reads.
  static let (noticeKey, resultKey) = ("dikkat", "sonuç")

  /// Values of arguments as they are said.
  static let values = Dictionary(
    EntryForm.all.map { ($0.kind.rawValue, $0.name) }
      + (EntryForm.all.flatMap(\.fields) + ProfileForm.fields).flatMap(\.words)
      .map { ($0.key, $0.value) }, uniquingKeysWith: { one, _ in one }
  ).merging(told) { _, one in one }

  private static let told: [String: String] = [
    "breakfast": "kahvaltı", "lunch": "öğle", "dinner": "akşam", "snack": "ara öğün",
    "lateSnack": "gece atıştırması", "last": "son kayıt", "all": "hepsi", "calories": "kalori",
    "carbs": "karbonhidrat", "protein": "protein", "fat": "yağ", "fiber": "lif", "steps": "adım",
    "glucoseLow": "düşük şeker sınırı", "glucoseHigh": "yüksek şeker sınırı", "insight": "bilgi",
    "pattern": "örüntü", "reminder": "hatırlatma",
  ]
}
