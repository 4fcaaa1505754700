import Domain
import Safety
import Testing

/// Sentences that were written down before the rules were asked, and their neighbours.
@Suite("Sentences that nobody had tried")
struct BlindSentenceTests {
  static let emergencies: [EmergencyCase] = [
    EmergencyCase("sensör 47 diyo elim ayağım boşaldı", "severeLow", 47),
    EmergencyCase("Kan şekerim 39 ölçüldü, ne içeyim hemen?", "severeLow", 39),
    EmergencyCase("sekerm 44 titremem gecmiyo", "severeLow", 44),
    EmergencyCase("Oğlumun şekeri 36, ağzına bir şey alamıyor", "severeLow", 36),
    EmergencyCase(
      "gece uyandım ölçtüm kırk sekiz çıktı terden sırılsıklamım", "severeLow", 48, at: 3),
    EmergencyCase("kayınvalidemin şekeri 41'e inmiş, saçma sapan konuşuyor", "severeLow", 41),
    EmergencyCase("Şekerim 2,6 mmol'e düştü", "severeLow", 2.6),
    EmergencyCase("parmaktan baktım 50nin altında, gözlerim kararıyor", "severeLow"),
    EmergencyCase(
      "şekerim 420, iki gündür kusuyorum, nefesim çürük elma gibi kokuyor", "ketoacidosis", 420),
    EmergencyCase("Kızımın ketonu 4,1 çıktı, sürekli kusuyor", "ketoacidosis"),
    EmergencyCase("seker 380 keton cok yuksek karnım cok agriyor", "ketoacidosis", 380),
    EmergencyCase("pompam tıkanmış sabahtan beri kusuyorum şeker 350", "ketoacidosis", 350),
    EmergencyCase(
      "ağzımda aseton kokusu var ve nefesim hızlandı şekerim de yüksek", "ketoacidosis"),
    EmergencyCase("eşim yerde yatıyor, tepki vermiyor", "unconscious"),
    EmergencyCase("babaannemi uyandıramıyoruz, şeker hastası", "unconscious"),
    EmergencyCase("Dedem bir anda yığıldı kaldı, gözlerini açmıyor", "unconscious"),
    EmergencyCase("annem havale geçiriyor galiba, şekeri düşmüştü", "unconscious"),
    EmergencyCase("göğsümün ortasında bir ağırlık var, sol koluma vuruyor", "chestPain"),
    EmergencyCase("Babamın ağzı yamuldu, lafını söyleyemiyor", "stroke"),
    EmergencyCase("sabahtan beri gogsum sıkışıyo nefes alamıyorum", "chestPain"),
    EmergencyCase("annemin sol tarafı uyuştu, kolunu oynatamıyor", "stroke"),
    EmergencyCase("lantus yerine novorapid yapmışım 30 ünite", "insulinOverdose"),
    EmergencyCase("Yanlışlıkla iki defa insülin vurdum, korkuyorum", "insulinOverdose"),
    EmergencyCase("torunum benim şeker haplarımdan içmiş", "drugOverdose"),
    EmergencyCase("insulinimi 6 yerine 60 unite yapmisim", "insulinOverdose"),
    EmergencyCase("artık yaşamak istemiyorum, insülinin hepsini vuracağım", "selfHarm"),
    EmergencyCase("Kendime zarar vermekten korkuyorum", "selfHarm"),
    EmergencyCase("Babamın boğazına et takıldı, morarıyor", "unconscious"),
    EmergencyCase("oglumun nefes borusuna findik kacti nefes alamiyo", "unconscious"),
    EmergencyCase("Arı soktu, dilim şişti, nefesim daralıyor", "breathless"),
    EmergencyCase("Parmaktan baktım, 50'nin altında.", "severeLow"),
    EmergencyCase("Libre 50'nin altında gösteriyor.", "severeLow"),
    EmergencyCase("Göğsümün tam ortasında ağrı var.", "chestPain"),
    EmergencyCase("Göğsümün arkasında yanma var.", "chestPain"),
    EmergencyCase("Keton yok dedi ama sonra keton yüksek çıktı.", "ketoacidosis"),
    EmergencyCase("Keton negatif ama kusuyorum, şekerim 350.", "ketoacidosis", 350),
    EmergencyCase("Sol kolum uyuştu, sensör 140.", "stroke", 140),
    EmergencyCase("Yemeklerden önce iki kere insülin vurdum yanlışlıkla.", "insulinOverdose"),
    EmergencyCase("İki kere insülin vurdum.", "insulinOverdose"),
    EmergencyCase("Spordan sonra 48'e düştü.", "severeLow", 48),
    EmergencyCase("3 kilometre sonra 45'e düştü.", "severeLow", 45),
  ]

  static let harmless = [
    "Spordan sonra elim ayağım boşaldı, sensör 147 diyor",
    "Kan şekerim 139 ölçüldü, ne içeyim yemekten sonra?",
    "Dün gece şekerim 44'tü ama şimdi 110",
    "Oğlumun şekeri 136, ağzına tek lokma koymadı daha",
    "Kırk sekiz yaşındayım, şekerim doksan",
    "kayınvalidem saçma sapan konuşuyor yine, sinirlendim",
    "Şekerim 6,2 mmol'e düştü, iyi mi?",
    "Şekerim 50'nin altına düşerse ne yapmam gerekir?",
    "iki gün önce kusmuştum, şimdi iyiyim, şekerim 120",
    "Keton çubuğu aldım, ketonum negatif çıktı",
    "keton diyeti yapıyorum kilom 80",
    "pompamın seti tıkanmış, değiştirdim, şekerim 140",
    "oje çıkarmak için aseton aldım, kokusu çok kötü",
    "eşim yerde yatıyor, kediyle oynuyor",
    "oğlanı sabahları uyandıramıyorum, okula geç kalıyor",
    "Dedem gözlerini açmadan tespih çekiyor",
    "Babam 2019'da kalp krizi geçirmişti, bende de risk var mı?",
    "Dün göğüs çalıştım, kaslarım ağrıyor",
    "Babamın ağzı tatlandı, lokumu çok sevdi",
    "kırmızı biber yedim ağzım yandı",
    "sol kolumdan sensör taktım, biraz uyuştu cilt",
    "lantus yerine tresiba yazdı doktor, 30 ünite",
    "Bugün iki defa insülin vurdum, sabah ve akşam 8 ünite",
    "torunum benim kurabiyelerimden yemiş, afiyet olsun",
    "insülinimi 6 yerine 8 ünite yapmamı söyledi doktor",
    "tatlısız yaşamak istemiyorum artık, tarif ver",
    "Arabaya zarar vermekten korkuyorum park ederken",
    "Boğazda balık yedik, 200 gram levrek",
    "fındık kaçtı dolabın altına, 10 tane yedim kalanını",
    "Arı sütü içtim, bir tatlı kaşığı bal ekledim",
    "Kılavuzda şeker 54'ün altında acil diyor.", "Keton yok çıktı.", "İdrarda keton eser çıktı.",
    "Keton normal çıktı.",
    "Bugün üç kere insülin vurdum, öğünlerde.", "Bugün iki kere insülin yaptım sabah akşam.",
    "Sensör 54'ün altında alarm versin.", "54'ün altında kaç okuma var?",
  ]

  @Test("What cannot wait is seen", arguments: emergencies)
  func emergency(_ sample: EmergencyCase) {
    for text in Variants.of(sample.text) {
      let found = EmergencyDetector.emergency(in: text, atHour: sample.hour)
      #expect(found?.code == sample.code, "\(text)")
      #expect(found?.reading?.value == sample.value, "\(text)")
    }
  }

  @Test("The same words of every day are none", arguments: harmless)
  func none(_ text: String) {
    for text in Variants.of(text) {
      #expect(EmergencyDetector.emergency(in: text, atHour: 14) == nil, "\(text)")
    }
  }
}
