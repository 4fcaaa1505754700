import Domain
import Safety
import Testing

/// More sentences, tried against the rules while they were written.
@Suite("More sentences for the emergency rules")
struct MoreEmergencyTests {
  static let emergencies: [EmergencyCase] = [
    EmergencyCase("Şekerim 47", "severeLow"),
    EmergencyCase("şekerim 69 terliyorum", "severeLow"),
    EmergencyCase("Libre 51 diyor, aşağı doğru", "severeLow"),
    EmergencyCase("KŞ 49", "severeLow"),
    EmergencyCase("Şekerim yirmi dokuz", "severeLow"),
    EmergencyCase("kızımın şekeri 48'e indi", "severeLow"),
    EmergencyCase("eşim bayıldı, ne yapmam lazım", "unconscious"),
    EmergencyCase("Eşim yere yığıldı, tepki vermiyor", "unconscious"),
    EmergencyCase("oğlum havale geçiriyor", "unconscious"),
    EmergencyCase("Babam komaya girdi", "unconscious"),
    EmergencyCase("bilinci gidip geliyor", "unconscious"),
    EmergencyCase("Kan şekerim çok yüksek ve kusmaya başladım", "ketoacidosis"),
    EmergencyCase("kusuyorum, şekerim HI", "ketoacidosis"),
    EmergencyCase("şekerim 400, keton +++", "ketoacidosis"),
    EmergencyCase("cihaz HI gösteriyor", "veryHigh"),
    EmergencyCase("şekerim 600", "veryHigh"),
    EmergencyCase("kalp krizi geçiriyorum galiba", "chestPain"),
    EmergencyCase("annemin ağzı yamuldu", "stroke"),
    EmergencyCase("kolum tutmuyor, konuşamıyorum", "stroke"),
    EmergencyCase("Toujeo ile Novorapid'i karıştırdım", "insulinOverdose"),
    EmergencyCase("uzun etkili yerine kısa etkili insülin yaptım", "insulinOverdose"),
    EmergencyCase("insülini yaptığımı unutup tekrar yaptım", "insulinOverdose"),
    EmergencyCase("yanlışlıkla fazla doz yaptım", "insulinOverdose"),
    EmergencyCase("canıma kıymak istiyorum", "selfHarm"),
    EmergencyCase("bir avuç ilaç içtim", "drugOverdose"),
    EmergencyCase("40 a düştüm", "severeLow"),
    EmergencyCase("hipodayım, yardım edin", "severeLow"),
    EmergencyCase("hipoya girdim titriyorum", "severeLow"),
    EmergencyCase("hipoya girdim kaç şeker yiyeyim", "severeLow"),
    EmergencyCase("hipoya girdim, ne zaman düzelirim", "severeLow"),
    EmergencyCase("hipoya girdim kaç kez meyve suyu içeyim", "severeLow"),
    EmergencyCase("saat kaçta yedim bilmiyorum hipodayım", "severeLow"),
    EmergencyCase("yine hipoya girdim, en son ne zaman bu kadar kötüydüm", "severeLow"),
  ]

  static let nearMisses: [String] = [
    "Kahvaltıda 50 gram peynir yedim, şekerim 120",
    "şekerim 105, 40 dakika sonra spor yapacağım",
    "Günde 45 gram karbonhidrat hedefi koy",
    "54 kiloyum",
    "Annem 54 yaşında",
    "Bu ay 48 öğün kaydettim",
    "şekerim iyi, bugün 48 sayfa okudum",
    "Sensörü 14 gün önce taktım",
    "sensör değiştirmeme 3 gün var",
    "Kan şekerim düşük mü yüksek mi bilmiyorum",
    "Kan şekeri kaç olmalı",
    "şekerim 90'dan 140'a çıktı",
    "şekerim 72 titriyorum",
    "şekerim 54'ün altında hiç olmadı",
    "Gece düşük alarmı çaldı mı",
    "son 24 saatte düşük var mı",
    "dün kaç kere 70'in altına indim",
    "Geçen ay 50'nin altına kaç kez düştüm",
    "bu hafta 54'ün altında kaç okuma var",
    "en son ne zaman hipoya girdim", "ne zaman hipo oldum en son", "hangi gün hipoya girdim",
    "saat kaçta hipoya girmişim", "ne sıklıkta hipoya giriyorum", "hipoglisemi geçirdim mi hiç",
    "son 7 günde kaç kez hipoya girdim", "bugün kaç defa hipo geçirdim",
    "Hipo olursam ne yapmalıyım",
    "hipo nedir",
    "hipoglisemi belirtileri",
    "Glikoz tableti ne kadar yükseltir",
    "nöbetçi eczane nerede",
    "Bayılmak üzere miyim anlamadım neden olur",
    "annemin bayıldığı yemek",
    "Bayıldım sana",
    "Bu tarife bayıldım",
    "imam bayıldı yedim", "İMAM BAYILDI yedim bir tane", "imam bayildidan iki tane",
    "Annem künefeye bayılıyor",
    "Göğüs kanseri taraması yaptırdım",
    "300 gram tavuk göğsü yedim",
    "kalp krizi riskim yüksek mi",
    "kalp krizi geçirenlerde statin",
    "babam 5 yıl önce felç geçirdi",
    "dedem felçli",
    "inme riski nedir",
    "karnım acıktı",
    "şekerim 130 karnım ağrıyor",
    "kusma bulantı yapan ilaçlar",
    "metformin mide bulantısı yapar mı",
    "aseton aldım marketten",
    "elma yedim çürük çıktı",
    "iki kere kahvaltı yaptım",
    "iki kere ölçtüm 110 çıktı",
    "yanlışlıkla iki dilim yerine üç dilim yazdım",
    "ekmek yerine pirinç yedim",
    "süt yerine ayran içtim",
    "14 ünite yerine 12 ünite kaydet",
    "Toujeo yerine Lantus yazmışım düzelt",
    "fazla yemek yedim",
    "çok fazla tatlı yedim",
    "öldüm yorgunluktan",
    "bugün ölümüne çalıştım",
    "yaşamak güzel",
    "kendime bir çay yaptım",
    "intihar nedir",
    "şekerim 110 mg/dl tansiyon 100 60",
    "Nabzım 50",
    "şekerim 55 kuruş",
    "50 kişilik düğünde tatlı yedim",
    "Tokluk 65 gram karbonhidrat",
    "akşam 50 gr bulgur, 45 gr peynir",
    "şekerim 100 su 50 ml içtim",
    "bulanık görüyorum gözlüğüm bozuk",
    "terledim biraz",
    "başım döndü dün",
    "üşüyorum titriyorum",
    "Kilom 62, halsizim",
    "62 kiloyum ve terliyorum",
    "yaşım 48 şekerim 140",
    "kan şekerim geçen yıl 400dü",
    "şekerim 200 başım ağrıyor",
    "kan değerlerim: açlık 98, ldl 50",
    "LDL 45 çıktı",
    "Ferritin 30 çıktı",
    "B12 200 çıktı, D vitamini 12 çıktı",
    "akşam novorapid 6 lantus 14 yaptım metforminimi de içtim 1000lik",
    "akşam humalog 6 metformin 1000 içtim",
    "anneme sabah tansiyon ilacını verdim, beloc 50",
    "arkadaşım tip 1 diyabetli, çok zorlanıyor",
  ]

  @Test("More emergencies are seen", arguments: emergencies)
  func emergency(_ sample: EmergencyCase) {
    #expect(!Self.emergencies.isEmpty)
    for text in Variants.of(sample.text) {
      #expect(EmergencyDetector.emergency(in: text, atHour: 14)?.code == sample.code, "\(text)")
    }
  }

  @Test(
    "Pills beside a dose of insulin are counted all the same",
    arguments: [
      "lantus 14 yaptım 10 diamicron içtim", "novorapid 6 yaptım sonra 12 tane glifor içtim",
    ])
  func pillsBesideInsulin(_ text: String) {
    #expect(EmergencyDetector.emergency(in: text, atHour: 14)?.code == "drugOverdose")
  }

  @Test("More sentences of every day are none", arguments: nearMisses)
  func nearMiss(_ text: String) {
    #expect(!Self.nearMisses.isEmpty)
    for text in Variants.of(text) {
      #expect(EmergencyDetector.emergency(in: text, atHour: 14)?.code == nil, "\(text)")
    }
  }
}
