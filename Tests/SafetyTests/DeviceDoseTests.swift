import Domain
import Safety
import Testing

@Suite("Doses that only the device or a part of the day names")
struct DeviceDoseTests {
  @Test(
    "A number beside what injects is a dose",
    arguments: [
      "Bu yemeğe altı birimlik iğne yakışır.", "Evet, kalemde sekiz.", "İğne: altı.",
      "Kahvaltıda altı, öğlende sekiz, akşam on; kaleminizle.", "Altı tıkta durur elin,",
      "Sekiz kere tık sesini duyana kadar çevirin.", "Şunu çevirip basın: 9.",
      "Kilonuzun onda biri kadar iğne yapın.", "Dün 8 yaptınız, bugün iki fazlasını yapın.",
      "Benzer kişiler ortalama on iki yapıyor; siz de öyle yapabilirsiniz.",
      "Doktorunuz olsa buna 10 derdi.", "Bu öğünde iğne: altı.", "Hedefiniz için iğne: altı.",
    ])
  func doses(_ text: String) {
    #expect(DoseFilter.checked(text) != text)
  }

  @Test(
    "What counts something else stays",
    arguments: [
      "İğneyi batırıp 10 saniye bekleyin.", "İğne uçları 4, 5, 6 ve 8 mm olur.",
      "1. İnsülini oda sıcaklığına getirin. 2. Ellerinizi yıkayın. 3. İğneyi takın.",
      "Telefonunuzun sesini iki tık açın.", "Kalemi 28 gün sonra atın.",
      "Arkadaşınız haftada 3 kez egzersiz yapıyor; siz de öyle yapabilirsiniz.",
      "İğne boyları 4, 5, 6 ve 8'dir.", "Kalem iğnesi seçenekleri: 4 ve 6.",
      "Sayfadaki pencereden 3. adıma geçin.", "Kapağı çevirip basın.",
      "Dün akşam kalemle 8 yapmışsınız.",
    ])
  func harmless(_ text: String) {
    #expect(DoseFilter.checked(text) == text)
  }

  @Test(
    "A row of small numbers by the parts of the day is one of doses",
    arguments: [
      ("- Sabah: 6", ""), ("| Kahvaltı | 6 |", "| Öğün | Hızlı |"), ("Akşam: 10.", ""),
      ("K: 6 / Ö: 8 / A: 10 hızlı.", ""), ("Akşam için 6, gece için 8.", ""),
      ("Akşam (19.30): 6", ""), ("| 08:00 | 6 |", "| Saat | Doz |"),
    ])
  func rows(_ text: String, _ earlier: String) {
    #expect(DoseFilter.continued(text, after: earlier, recorded: [4]) != text)
    // What was recorded may be read back.
    #expect(DoseFilter.continued(text, after: earlier, recorded: [6, 8, 10]) == text)
  }

  @Test(
    "A row of values, amounts or hours is none",
    arguments: [
      "- Sabah: 126", "Kahvaltı: 2 yumurta, 1 dilim ekmek", "| Öğle | 45 g |",
      "- Akşam: 20.00", "| 08:00 | 6 |", "Uyku: 7 saat", "Sabah: 6 mı?",
    ])
  func otherRows(_ text: String) {
    #expect(DoseFilter.continued(text, after: "", recorded: []) == text)
  }

  @Test(
    "A head that names another quantity says what its rows are",
    arguments: [
      "Bugünkü karbonhidratınız (g):", "| Öğün | Protein (g) |", "Öğünlerin glisemik yükü:",
      "İçtiğiniz su (bardak):", "Yürüyüşünüz (dakika):", "Bugün için karbonhidratınız (g):",
      "Kısa bilgi: hızlı yürüyüşünüz (dakika):",
    ])
  func headed(_ head: String) {
    #expect(DoseFilter.continued("- Akşam: 14", after: head, recorded: []) == "- Akşam: 14")
    let ofDoses = head + " İnsülin:"
    #expect(DoseFilter.continued("- Akşam: 14", after: ofDoses, recorded: []) != "- Akşam: 14")
  }
}
