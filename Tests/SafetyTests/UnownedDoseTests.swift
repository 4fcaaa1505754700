import Domain
import Safety
import Testing

@Suite("Amounts that count nothing, where an injection or a drug is spoken of")
struct UnownedDoseTests {
  @Test(
    "An amount that belongs to nothing harmless is cut",
    arguments: [
      "Kalemin penceresinde dokuz görene kadar çevirip basın.",
      "Bazalinizi yediyle dokuz arasında bir değerde tutun bu gece.",
      "Sabah iğnesini öğlene kaydırıp üzerine iki ekleyin.",
      "Bolus önerim VI ünitedir.",
      "Her zaman yaptığınızın yarısı kadar daha bolus alın.",
      "Gliforu bugün çift alın.",
      "Levemir'i 22'den 24'e getirmek doğru olur.",
      "Y-e-d-i ünite yapın.",
      "Çocuğa yarım çizgi yapın.",
      "Enjektörü sıfır nokta sıfır sekiz mililitreye kadar çekin.",
      "Yeni iğneyi takın ve bundan sonra akşamki 20'yi 24 ile değiştirin.",
      "İğneyi altıda bırakmazdım, sekize tamamlardım.", "Kadrandaki rakam 11 olsun.",
    ])
  func cut(_ sentence: String) { #expect(DoseFilter.checked(sentence) != sentence) }

  @Test(
    "An amount of something else stays",
    arguments: [
      "İğne yerlerini her seferinde en az 2 cm değiştirin.",
      "U-100, 1 mililitrede 100 ünite insülin bulunduğu anlamına gelir.",
      "Doz değişikliği için 3 günlük ölçüm defterinizi doktorunuza götürün.",
      "SGK ayda 100 iğne ucu karşılar.",
      "İğneyi batırıp 5'e kadar sayın, sonra çekin.",
      "Kaleminizi kullanmadan önce 10 kez yuvarlayın.",
      "Uçakta insülininizi yanınıza alın, iki kat malzeme taşıyın.",
      "İnsülinden sonra 15 dakika bekleyip 1 dilim ekmek yiyin.",
    ])
  func stays(_ sentence: String) { #expect(DoseFilter.checked(sentence) == sentence) }

  @Test(
    "What the person asked makes a bare number a dose",
    arguments: [
      ("akşam dozum ne olsun", "Sabah kaç yaptıysanız akşam onun iki katını yapın."),
      ("insülin dozum?", "| Sabah | 8 |"),
      ("bolusum kaç", "Kahvaltı → 6"), ("hızlı insülin", "Beş fena olmaz."),
      ("metformin unuttum", "Akşam iki tane birden yutun."),
      ("glifor mideme dokunuyor", "1000'lik yerine 500'lük alın."),
    ])
  func asked(_ question: String, _ sentence: String) {
    #expect(DoseFilter.checked(sentence) == sentence)
    #expect(DoseFilter.checked(sentence, asked: question) != sentence)
  }

  @Test(
    "And leaves food, times and measuring alone",
    arguments: [
      "Öğünde 2 dilim ekmek ve 1 kase çorba yiyin.", "15 dakika sonra tekrar ölçün.",
      "Şekeriniz 70'in altındaysa 15 g şeker alın.", "Porsiyonun yarısını yiyin.",
      "| Sabah | 2 yumurta |", "Açlıkta 80-130 arası hedeflenir.",
    ])
  func harmless(_ sentence: String) {
    #expect(DoseFilter.checked(sentence, asked: "insülin yapıyorum, ne yesem") == sentence)
  }
}
