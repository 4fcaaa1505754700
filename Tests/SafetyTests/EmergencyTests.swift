import Domain
import Safety
import Testing

/// A sentence and the code of the emergency that it is.
struct EmergencyCase: Sendable, CustomTestStringConvertible {
  var text: String
  var code: String?
  var value: Double?
  var hour: Int

  init(_ text: String, _ code: String?, _ value: Double? = nil, at hour: Int = 14) {
    self.text = text
    self.code = code
    self.value = value
    self.hour = hour
  }

  var testDescription: String { text }
}

@Suite("Emergencies are seen before any model is asked")
struct EmergencyTests {
  static let emergencies: [EmergencyCase] = [
    EmergencyCase("Şekerim 48, elim ayağım titriyor.", "severeLow", 48),
    EmergencyCase("Kan şekerim 39 çıktı, ne yapmalıyım?", "severeLow", 39),
    EmergencyCase("Sensör 52 gösteriyor, aşağı ok var.", "severeLow", 52),
    EmergencyCase("Şekerim kırk bir oldu.", "severeLow", 41),
    EmergencyCase("Ölçtüm, elli iki çıktı.", "severeLow", 52),
    EmergencyCase("Az önce 48'e düştü, korkuyorum.", "severeLow", 48),
    EmergencyCase("Parmaktan baktım, 44 mg/dL.", "severeLow", 44),
    EmergencyCase("Şekerim 2,7 mmol/L.", "severeLow", 2.7),
    EmergencyCase("Kan şekerim 2,4 çıktı.", "severeLow", 2.4),
    EmergencyCase("Glikozum 63, ter bastı, çarpıntım var.", "severeLow", 63),
    EmergencyCase("Şekerim 66, gözlerim bulanık görüyor.", "severeLow", 66),
    EmergencyCase("61 ölçtüm, başım dönüyor ve terliyorum.", "severeLow", 61),
    EmergencyCase("Şekerim 58 bayılacak gibiyim!", "severeLow", 58),
    EmergencyCase("Hamileyim, kan şekerim 62 çıktı.", "severeLow", 62),
    EmergencyCase("5 yaşındaki kızımın şekeri 60 oldu.", "severeLow", 60),
    EmergencyCase("Şekerim 110'dan 47'ye düştü.", "severeLow", 47),
    EmergencyCase("Babamın şekeri 45, konuşamıyor.", "severeLow", 45),
    EmergencyCase("Şekerim çok düştü, zangır zangır titriyorum.", "severeLow"),
    EmergencyCase("Cihaz LO gösteriyor.", "severeLow"),
    EmergencyCase("Elim ayağım titriyor, soğuk ter döküyorum.", "possibleLow"),
    EmergencyCase("Annem bayıldı, uyandıramıyorum!", "unconscious"),
    EmergencyCase("Camide imam bayıldı, ambulans lazım!", "unconscious"),
    EmergencyCase("Babam baygın yatıyor.", "unconscious"),
    EmergencyCase("Eşimin bilinci kapalı, ne yapayım?", "unconscious"),
    EmergencyCase("Oğlum nöbet geçiriyor.", "unconscious"),
    EmergencyCase("Dedem kendinde değil, şekeri düşmüş olabilir.", "unconscious"),
    EmergencyCase("Kardeşim yutamıyor, şurubu veremedik.", "unconscious"),
    EmergencyCase("Kızım cevap vermiyor, gözleri kaydı.", "unconscious"),
    EmergencyCase("Defne cevap vermiyor", "unconscious"),
    EmergencyCase("Okuldan aradılar, Defne kasılıp titriyormuş, cevap vermiyormuş.", "unconscious"),
    EmergencyCase("kemal bayıldı yerde yatıyor", "unconscious"),
    EmergencyCase("Arkadaşım kendinden geçti, diyabeti var.", "unconscious"),
    EmergencyCase("Teyzem uyanmıyor, sarsıyorum ama olmuyor.", "unconscious"),
    EmergencyCase("Kan şekerim 340 ve sürekli kusuyorum.", "ketoacidosis", 340),
    EmergencyCase(
      "Şekerim 290, karnım çok ağrıyor, derin derin nefes alıyorum.", "ketoacidosis", 290),
    EmergencyCase("Oğlumun şekeri 380, nefesi aseton kokuyor.", "ketoacidosis", 380),
    EmergencyCase("520 şekerim var, kusuyorum.", "ketoacidosis", 520),
    EmergencyCase("44 şekerim, elim ayağım titriyor.", "severeLow", 44),
    EmergencyCase("Ketonum 3,4 çıktı.", "ketoacidosis"),
    EmergencyCase("İdrarda keton yüksek çıktı.", "ketoacidosis"),
    EmergencyCase("Ağzım çürük elma gibi kokuyor, şekerim 310.", "ketoacidosis", 310),
    EmergencyCase("Şekerim 19,5 mmol, midem bulanıyor ve kustum.", "ketoacidosis", 19.5),
    EmergencyCase("Şekerim 450, kendimi çok kötü hissediyorum.", "veryHigh", 450),
    EmergencyCase("Şekerim dört yüz yirmi, halsizim, ağzım kupkuru.", "veryHigh", 420),
    EmergencyCase("Hamileyim, şekerim 262 oldu.", "veryHigh", 262),
    EmergencyCase("Göğsüm sıkışıyor, sol koluma vuruyor.", "chestPain"),
    EmergencyCase("Göğsümde baskı var, şekerim 140.", "chestPain", 140),
    EmergencyCase("Annemin yüzü kaydı, kolunu kaldıramıyor.", "stroke"),
    EmergencyCase("Babamın konuşması bozuldu, sağ kolu tutmuyor.", "stroke"),
    EmergencyCase("Yanlışlıkla 40 ünite NovoRapid yaptım.", "insulinOverdose"),
    EmergencyCase("İnsülinimi iki kere vurdum galiba.", "insulinOverdose"),
    EmergencyCase("Lantus yerine NovoRapid vurdum.", "insulinOverdose"),
    EmergencyCase("4 yerine 14 ünite yapmışım.", "insulinOverdose"),
    EmergencyCase("Fazla insülin yaptım, korkuyorum.", "insulinOverdose"),
    EmergencyCase("Bir kutu hap içtim.", "drugOverdose"),
    EmergencyCase("Artık yaşamak istemiyorum.", "selfHarm"),
    EmergencyCase("Kendime zarar vermek istiyorum.", "selfHarm"),
    EmergencyCase("Kilo vermek için insülinimi atlıyorum.", "insulinMisuse"),
    EmergencyCase("Dün 180'di, şimdi şekerim 49.", "severeLow", 49),
    EmergencyCase("Sabah şekerim 50 çıktı.", "severeLow", 50, at: 8),
    EmergencyCase("Annem baygın, kan şekeri çok düşmüş olabilir!", "unconscious"),
    EmergencyCase("Şekerim 41 oldu, her yerim zangır zangır, ne yapayım çabuk!", "severeLow", 41),
  ]

  static let nearMisses: [EmergencyCase] = [
    EmergencyCase("Şekerim 110.", nil),
    EmergencyCase("Dün 52'ye düşmüştüm, şimdi 105.", nil),
    EmergencyCase("Gece üçte ölçtüm, 92'ydi.", nil),
    EmergencyCase("Gece üçte ölçtüm, 51'di.", nil),
    EmergencyCase("Geçen hafta şekerim 45'e düşmüştü.", nil),
    EmergencyCase("Bayılma neden olur?", nil),
    EmergencyCase("Ketoasidoz nedir?", nil),
    EmergencyCase("Bayılmadım, sadece yoruldum.", nil),
    EmergencyCase("Bana baygın baygın baktı.", nil),
    EmergencyCase("50 gram ekmek yedim.", nil),
    EmergencyCase("45 dakika yürüdüm.", nil),
    EmergencyCase("52 yaşındayım, tip 2 diyabetim var.", nil),
    EmergencyCase("Kilom 48'e düştü.", nil),
    EmergencyCase("Alt sınırım 70 olsun.", nil),
    EmergencyCase("Hedefim 60 gram karbonhidrat.", nil),
    EmergencyCase("Düşük şeker alarmı 54 olsun.", nil),
    EmergencyCase("Tatlıya bayılırım.", nil),
    EmergencyCase("Künefe çok güzeldi, bayıldım.", nil),
    EmergencyCase("Baklavaya bayılıyorum.", nil),
    EmergencyCase("Açlıktan bayılacağım, yemekte ne var?", nil),
    EmergencyCase("Kan şekeri 50 olursa ne yapmak gerekir?", nil),
    EmergencyCase("Şekerim 50'ye düşerse ne yapmalıyım?", nil),
    EmergencyCase("Kahveme iki şeker attım.", nil),
    EmergencyCase("Bayrama 50 şeker aldım.", nil), EmergencyCase("Kutudan 40 şeker çıktı.", nil),
    EmergencyCase("Çaya 2 şeker koydum.", nil),
    EmergencyCase("Nöbet geçirmedi, merak etme.", nil),
    EmergencyCase("Bu gece nöbetteyim, ne yesem?", nil),
    EmergencyCase("14 ünite Toujeo yaptım.", nil),
    EmergencyCase("Günde iki kere insülin yapıyorum.", nil),
    EmergencyCase("Tavuk göğsü yedim, 150 gram.", nil),
    EmergencyCase("Şekerimi bugün 4 kere ölçtüm.", nil),
    EmergencyCase("Göğüs ağrısı neden olur?", nil),
    EmergencyCase("Açlık şekerim 95, tokluk 140.", nil),
    EmergencyCase("Dizide kadın bayıldı, çok üzüldüm.", nil),
    EmergencyCase("Doktorum mesajıma cevap vermiyor.", nil),
    EmergencyCase("Defne mesajıma cevap vermiyor.", nil),
    EmergencyCase("kemal tatlıya bayıldı", nil),
    EmergencyCase("Kan şekerim 7,1 mmol/L.", nil),
    EmergencyCase("HbA1c 5,4 çıktı.", nil),
    EmergencyCase("Keton 0,3 çıktı, şekerim 180.", nil),
    EmergencyCase("Ketojenik diyet işe yarar mı?", nil),
    EmergencyCase("Şekerim 65, biraz acıktım.", nil),
    EmergencyCase("Şekerim 260 çıktı.", nil),
    EmergencyCase("Spordan sonra terledim, çarpıntım oldu.", nil),
    EmergencyCase("Şekerim 50'nin altına hiç düşmedi.", nil),
    EmergencyCase("Eskiden kusardım ama şimdi iyiyim, şekerim 120.", nil),
    EmergencyCase("Dolabın altında 54 yumurta var.", nil),
    EmergencyCase("Yanlışlıkla 40 ünite yazmışım, 4 olacaktı.", nil),
    EmergencyCase("Saat 14'te iki dilim ekmek yedim.", nil),
    EmergencyCase("Tansiyonum 120/80, nabzım 52.", nil),
    EmergencyCase("Felç geçirenler ne yemeli?", nil),
    EmergencyCase("Su içtim, 50 ml.", nil),
    EmergencyCase("Tatlısız yaşamak istemiyorum.", nil),
    EmergencyCase("Üç dilim ekmek, 40 gram peynir ve şekersiz çay.", nil),
    EmergencyCase("Dün gece titreme ve terleme oldu ama şimdi geçti.", nil),
    EmergencyCase("Tokluk 158, başım da zonkluyor.", nil),
    EmergencyCase("İki yüz on beş oldu tokluk şekerim.", nil),
    EmergencyCase("Glucophage içtim, yatıyorum; bu arada kilom 48.", nil),
    EmergencyCase("Sensör değerime bak, sonra listeye glikoz tableti ekle.", nil),
  ]

  @Test("An emergency is seen however it is typed", arguments: emergencies)
  func emergency(_ sample: EmergencyCase) {
    #expect(Self.emergencies.count >= 40)
    for text in Variants.of(sample.text) {
      let found = EmergencyDetector.emergency(in: text, atHour: sample.hour)
      #expect(found?.code == sample.code, "\(text)")
      #expect(found?.reading?.value == sample.value, "\(text)")
    }
  }

  @Test("What only looks like an emergency is none", arguments: nearMisses)
  func nearMiss(_ sample: EmergencyCase) {
    #expect(Self.nearMisses.count >= 40)
    for text in Variants.of(sample.text) {
      let found = EmergencyDetector.emergency(in: text, atHour: sample.hour)
      #expect(found?.code == nil, "\(text)")
    }
  }
}
