import Safety
import Testing

@Suite("Doses told by another dose")
struct RelativeDoseTests {
  @Test(
    "More, less or a part of a dose, and what is needed no more, are cut",
    arguments: [
      "Bu akşamki insülininin üstüne onun dörtte birini daha koy.",
      "Bu akşamki iğneyi her zamankinden biraz fazla yap.",
      "On grama bir hesabıyla iğnende altıda karar kıl.",
      "Gliklaziti artık içmene gerek kalmadı, kutuyu kaldır.",
      "Metforminin yarısını al, yeter.", "Yarın insülinini biraz eksik vurun.",
      "Hapını kullanmana lüzum yok artık.",
    ])
  func prescribes(_ sentence: String) { #expect(DoseFilter.checked(sentence) != sentence) }

  @Test(
    "How, where and when to inject, and what a doctor decides, stay",
    arguments: [
      "İğneyi biraz daha yavaş batırın ve on saniye bekleyin.",
      "İğne yerini her seferinde değiştirin.", "İnsülinin fazlası şekeri düşürür.",
      "Az su içmek şekeri yükseltebilir.", "Kalemi kullanmadan önce iğneyi takın.",
      "İnsülin iğnesini biraz daha yukarıdan uygulayın.",
      "İlacınızı bırakmanız gerekip gerekmediğini hekiminize sorun.",
      "U-100 insülinin bir mililitresinde 100 ünite vardır.",
      "Bol su için, biraz daha fazla yürüyün.",
    ])
  func stays(_ sentence: String) { #expect(DoseFilter.checked(sentence) == sentence) }
}
