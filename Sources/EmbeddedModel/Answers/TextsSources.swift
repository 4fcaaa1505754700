import Domain
import Turkish

// Where figures come from, how an effect is told and why, and what is kept of oneself.
extension Texts {
  // MARK: Effect

  /// An estimate by glycemic load where that is known, else by the amount alone.
  static func impact(_ level: String?, load: Double?) -> String {
    let basis =
      load.map { "glisemik yük \(NumberText.plain($0.rounded()))" }
      ?? "yalnızca karbonhidrat miktarına göre"
    return "Kan şekerine etkisi tahminen \(levelName(level)) (\(basis))."
  }

  static func levelName(_ level: String?) -> String {
    level == "low" ? "düşük" : level == "medium" ? "orta" : "yüksek"
  }

  /// What is taken against a low is meant to raise glucose.
  static func againstLow(_ value: Double?, _ unit: String?) -> String {
    let figure =
      value.map { " (\(NumberText.plain($0)) \(unit ?? GlucoseUnit.mgdL.rawValue))" } ?? ""
    return
      "Düşük şekerinizin\(figure) ardından aldınız; şekeri yükseltmesi beklenir. 15 dakika sonra "
      + "yeniden ölçün."
  }

  static let noEffect = "Son öğünler için bir etki tahmini söylemedim."

  static let isEstimate = "Bu bir tahmin, ölçüm değil."
  static let effectDiffers =
    "Aynı yemek herkeste, her gün aynı etkiyi yapmaz; kendi ölçümünüz bu tahminden önce gelir."

  static let loadIntroduction =
    "\(isEstimate) Glisemik yükten geliyor (glisemik indeks × karbonhidrat ÷ 100):"

  static func loadLine(_ name: String, _ index: Double, _ carbs: Double) -> String {
    let load = NumberText.plain(index * carbs / 100)
    return "- \(name): \(NumberText.plain(index)) × \(NumberText.plain(carbs)) g ÷ 100 = \(load)"
  }

  static func loadSum(_ load: Double, _ level: String) -> String {
    "Toplam \(NumberText.plain(load.rounded())): \(level). 10’a kadar düşük, 20’den az orta, 20 ve üstü yüksek "
      + "sayılır (Sydney Üniversitesi glisemik indeks tabloları). \(effectDiffers)"
  }

  static func amountReason(_ carbs: Double, _ level: String) -> String {
    "\(isEstimate) Yiyeceklerin glisemik indeksi karbonhidratın en az %80’i için bilinmediğinden yalnızca "
      + "miktara baktım: \(NumberText.plain(carbs)) g karbonhidrat, \(level). 10 g’dan az düşük, 10–25 g orta, "
      + "25 g’dan çok yüksek sayılır; bu balli’nin kendi kuralıdır. \(effectDiffers)"
  }

  static func lowReason(_ told: String) -> String {
    "\(told) Bu yüzden etkisine düşük, orta ya da yüksek demedim."
  }

  // MARK: Sources

  static let nothingSaid = "Henüz bir değer söylemedim."
  static let sources = "Değerlerin kaynağı:"
  static let ofRecords = "Kayıtlı öğünlerinizin toplamı; her yiyeceğin kaynağı öğün kaydında durur."
  static let ofLabel = "Değerler etiketin kendisinden; düzelttikleriniz sizden."
  static let ofRecipe =
    "Tarifin değerleri malzemelerinin besin tablosundaki değerlerinin toplamıdır."
  static let ofYourself = "Bu değeri siz yazdınız."

  static func indexSource(_ source: String) -> String { "glisemik indeks: \(source)" }

  // MARK: Oneself

  static let noNotes = "Saklanan bir notunuz yok. “Not al: …” diye yazabilirsiniz."

  static func medicines(_ profile: JSON?) -> String {
    let names = (profile?[.medications]?.array ?? []).compactMap(\.string)
    guard !names.isEmpty else {
      return
        "Sürekli kullandığınız bir ilaç söylemediniz. “Metformin kullanıyorum” gibi yazarsanız aklımda "
        + "tutarım; aldığınız dozları da “metformin aldım” diye kaydederim."
    }
    return "Kullandığınızı söylediğiniz ilaçlar: \(Turkish.list(names))."
  }
}
