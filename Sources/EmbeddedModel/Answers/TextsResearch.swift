import Domain
import Turkish

/// What is said about research.
enum TextsResearch {
  static func found(_ names: [String], total: Double?, shown: Int) -> String {
    let about = names.joined(separator: " + ")
    let all = total.map { NumberText.plain($0, decimals: 0) } ?? "\(shown)"
    return
      "**\(Turkish.capitalised(about))** için bulunan yayın sayısı: \(all). Öne çıkan \(shown) "
      + "tanesi kendi özetlerinde şöyle diyor (özgün dilinde):"
  }

  static func unknown(_ words: [String]) -> String {
    "Makalelerdeki karşılığını bilmediğim için aramaya katamadığım sözler: "
      + words.prefix(5).map { "“\(SourceText.plain($0))”" }.joined(separator: ", ") + "."
  }

  static func kinds(_ counts: [(String, Int)]) -> String {
    "Bunların türü: " + counts.map { "\($0.1) \($0.0)" }.joined(separator: ", ") + "."
  }

  static let offer =
    "Bu genel bir sağlık sorusu; kaynağını görmeden yanıtlamak istemem. Makalelerde arayayım mı? “Evet” "
    + "yazarsanız yalnızca konunun adları (hastalık, ilaç, besin) PubMed’e ve DuckDuckGo’ya gönderilir."

  static let notQuoted = "özetinin ana cümlesi doz bildirdiği için aktarılmadı"
  static let noAbstract = "özeti yok, bu yüzden bir şey aktaramıyorum"

  static let whose =
    "Cümleler makalelerin kendi sözleridir, onlardan bir sonuç çıkarmadım; `/model` ile seçeceğiniz bir dil "
    + "modeli bunları Türkçe özetleyebilir. Genel bilgidir; tedavinizi değiştirmeden önce ekibinize "
    + "danışın."

  static let pages =
    "İnternette aynı konudaki sayfalar (makale değildir, yukarıdakilere dayanak sayılmadı; doğruluğunu "
    + "denetlemedim):"

  static let source = "Bir kaynağın özeti için `/kaynak 1`."

  static func earlier(_ when: String, thread: Int?, count: Int, again: Int) -> String {
    let place = thread.map { " (\($0) numaralı sohbet)" } ?? ""
    let same =
      switch (again, count) {
      case (0, 1): "o zaman gösterdiğim yayın şimdiki listede yok"
      case (0, _): "o zaman gösterdiğim yayınların hiçbiri şimdiki listede yok"
      case (1, 1): "o zaman gösterdiğim yayın şimdi de listede"
      case (count, _): "o zaman gösterdiğim \(count) yayının hepsi şimdi de listede"
      default: "o zaman gösterdiğim \(count) yayından \(again) tanesi şimdi de listede"
      }
    return "Bunu \(when) de konuşmuştuk\(place); \(same)."
  }

  static let unchecked = "O yayınların geri çekilip çekilmediğine şimdi bakamadım."

  static func withdrawn(_ papers: [String]) -> String {
    "**Dikkat:** o zaman gösterdiğim şu yayın sonradan geri çekilmiş, artık dayanak sayılmaz: "
      + papers.joined(separator: "; ") + "."
  }

  static func sides(effect: String, none: String, open: String) -> String {
    let parts = [
      effect.isEmpty ? nil : "bir etki ya da ilişki bildiren \(effect)",
      "anlamlı bir etki bulmayan \(none)", open.isEmpty ? nil : "kesin konuşmayan \(open)",
    ].compactMap(\.self)
    return "**Yayınlar aynı şeyi söylemiyor:** " + parts.joined(separator: ", ") + "."
  }

  static func nothing(_ names: [String]) -> String {
    "\(Turkish.capitalised(names.joined(separator: " + "))) için gösterebileceğim bir yayın bulamadım. Daha genel "
      + "bir adla ya da tek bir konuyla yeniden sorabilirsiniz."
  }

  static func partial(_ failures: [String], isDeep: Bool) -> String {
    (isDeep ? "Derin araştırma" : "Araştırma") + " tamamlanamadı. Kısmi sonuçlar gösteriliyor. "
      + failures.joined(separator: " ")
  }

  static func withheld(_ count: Int) -> String {
    "Geri çekildiği ya da yalnızca bir düzeltme notu olduğu için dışarıda bırakılan: \(count)."
  }
}
