/// Sentences with readings, and what is to be written for each: said on 21 November at 13:10.
///
/// `112 fasting @09` is a reading with its context and the hour of its time; other calls stand by
/// name; a minus is nothing.
enum Readings {
  static let numbers: [String: String] = [
    "şekerim yüzseksen": "180",
    "kan şekerim ikiyüz on": "210",
    "açlık şekerim yüz kırkiki": "142 fasting",
    "şekerim üçyüzelli": "350",
    "tokluğum ikiyüz yetmiş": "270 afterMeal",
    "şekerim bir otuz beş": "135",
    "şekerim iki on": "210",
    "sabah ölçtüm yüz on altı": "116 @09",
    "şekerim dört yüz on iki": "412",
    "şekerim 5 nokta 8": "5.8",
    "şekerim altı virgül dört": "6.4",
  ]

  static let moves: [String: String] = [
    "şekerim 210'dan 140'a indi": "140",
    "240'tan 160'a düştü şekerim": "160",
    "şekerim 95ten 180e fırladı": "180",
    "şekerim 290du şimdi 175": "175",
    "şekerim 60 arttı": "-",
    "şekerim 30 birden yükseldi": "-",
    "şekerim 40 puan düştü": "-",
  ]

  static let measures: [String: String] = [
    "şekerim 127 tansiyonum 13'e 8": "127",
    "kilom 74 şekerim 119": "logWeight; 119",
    "şekerim 141 ateşim 37.5": "141; logSymptom",
    "nabzım 88 şekerim 152": "152",
    "tahlil sonucu: açlık 104, kolesterol 220, trigliserit 160": "104 fasting",
    "glukoz 97 hba1c 5.9 üre 28": "97",
    "şekerim 133 oksijenim 98": "133",
    "43 yaşındayım şekerim 126": "126",
    "şekerim 118 boyum 172": "118",
    "şekerim 210 4 ünite yaptım": "210; logMedication",
    "şekerim 165 ti 6 ünite novorapid yaptım": "165; logMedication",
    "şekerim 156 3 km yürüdüm": "156; logActivity",
    "b12m 240 şekerim 101": "101",
    "hba1c 7.1 çıktı": "-",
    "insülinim 12 şekerim 99": "99",
    "ketonum 0,4 şekerim 188": "188",
    "kızım 11 yaşında şekeri 245": "245 (Kızım)",
  ]

  static let meals: [String: String] = [
    "şekerim 108 sabah bir dilim ekmek ve peynir yedim": "108; logMeal",
    "akşam yemeğinden önce 124 köfte ve pilav yedim": "124 beforeMeal; logMeal",
    "şekerim 138 ve bir elma yedim": "138; logMeal",
    "bir muz yedim şekerim 171 oldu": "logMeal; 171",
    "iki kesme şeker yedim 10 dakika sonra 88 oldu": "logMeal; 88",
    "öğlen şekerim 119 mercimek çorbası içtim": "119; logMeal",
    "açlığım 96 kahvaltıda yulaf yedim": "96 fasting; logMeal",
    "kahvaltıdan önce şekerim 111 sonra 2 yumurta yedim": "111 beforeMeal; logMeal",
    "şekerim 52 idi portakal suyu içtim 101 oldu": "52; logMeal; 101",
    "şekerim 92 çay içtim": "92; logMeal",
    "şekerim 145 yarım simit yedim": "145; logMeal",
  ]

  static let unasked: [String: String] = [
    "şekerim 100 olsun isterdim": "-",
    "doktorum şekerin 130u geçmesin dedi": "-",
    "şekerim çoğunlukla 150 civarı": "-",
    "ortalama şekerim 165": "-",
    "geçen sene şekerim 180di": "-",
    "şeker 60 lira olmuş": "-",
    "şekerimi günde 4 kez ölçüyorum": "-",
    "25 yıldır şeker hastasıyım": "-",
    "şekerim 180i geçince susuyorum": "logSymptom",
    "62 yaşında şeker hastası bir babam var": "-",
    "şekerim 90 dakikada düştü": "-",
    "insülin direncim 3.2 çıktı": "-",
    "şekerim hiç 200ü görmedi": "-",
    "hedefim şekerimi 120de tutmak": "-",
    "şekerim 45 değil 145": "145",
    "pardon şekerim 130 değil 103": "103",
    "tip 1 diyabetim var 12 yıldır": "-",
  ]

  static let several: [String: String] = [
    "açlık 102 tokluk 148": "102 fasting; 148 afterMeal",
    "yemekten önce 95 yemekten sonra 155": "95 beforeMeal; 155 afterMeal",
    "sabah 110 öğlen 145 akşam 130 ölçtüm": "110 @09; 145 @12; 130 @19",
    "sabah açlık 99, tokluk 141": "99 fasting @09; 141 afterMeal",
    "kahvaltıdan önce 100, iki saat sonra 150": "100 beforeMeal; 150",
    "sabah şekerim 130 şimdi 99": "130 @09; 99",
  ]

  static let loose: [String: String] = [
    "bu sabah 118 ölçtüm": "118 @09",
    "08:15te 121": "-",
    "az önce baktım 147": "147",
    "şekerime baktım 139": "139",
    "cihaz 128 gösterdi": "128",
    "sensör 143 diyor": "143",
    "şekerim 120-130 arası": "-",
    "mehmet'in şekeri 150": "150 (Mehmet)",
    "babam 187 ölçtü": "187 (Babam)",
    "şekerim seksenin altında": "-",
    "yemekten 2 saat sonra 163": "163 afterMeal",
    "dokuza on var ölçtüm 104": "104 @08",
    "saat 10 30 da şekerim 166": "166 @10",
  ]

  /// Of an adversarial test, said at another hour there.
  static let adversarial: [String: String] = [
    "şekerim ikiyüz elli": "250",
    "şekerim üçyüz yirmi": "320",
    "şekerim dörtyüz elli": "450",
    "şekerim bir yirmi": "120",
    "şekerim bir elli": "150",
    "şekerim 1 40": "140",
    "şekerim 2 50": "250",
    "şekerim 2 nokta 5": "2.5",
    "şekerim 180'den 60'a düştü": "60",
    "şekerim 300'den 180'e indi": "180",
    "şekerim 300 den 180 e indi": "180",
    "şekerim 320'ydi 180'e indi": "180",
    "şekerim 134 nabzım 90": "134",
    "şekerim 134 kilom 80": "134; logWeight",
    "şekerim 118 ateşim 38": "118; logSymptom",
    "şekerim 118 demirim 45": "118",
    "tahlil: glukoz 118 üre 30 kreatinin 0.9": "118",
    "7 saat uyudum şekerim 110 kilom 80": "logSleep; 110; logWeight",
    "şekerim 180 di 2 ünite düzeltme yaptım": "180",
    "şekerim 118 b12 180": "118",
    "kanda keton 4 mmol": "-",
    "tahlilde açlık 118 hba1c 6.4": "118 fasting",
    "şekerim 112 kahvaltıda iki yumurta bir dilim ekmek yedim": "112; logMeal",
    "şekerim 112 akşam pilav yedim": "112; logMeal",
    "şekerim 112 ve pilav yedim": "112; logMeal",
    "sabah kalktım şekerim 112 idi kahvaltıda iki yumurta yedim sonra yürüdüm":
      "112; logMeal; logActivity",
    "şekerim 112 iki yumurta yedim": "112; logMeal",
    "öğlen şekerim 150 pilav yedim": "150; logMeal",
    "aç karnına 98 kahvaltıda simit yedim": "98 fasting; logMeal",
    "bir bardak meyve suyu içtim 15 dakika sonra 95 oldu": "logMeal; 95",
    "3 küp şeker yedim 20 dakika sonra 98": "logMeal; 98",
    "şekerim 50 idi meyve suyu içtim 95 oldu": "50; logMeal; 95",
    "şekerim 410 kızım 9 yaşında": "410",
    "şekerim 110 kilom 52": "110; logWeight",
    "tokluk şekerim 160 nabzım 58": "160 afterMeal",
    "sekerim 4o": "-",
    "şekerim yetmişin altında": "-",
    "meyve suyu içtim hala 46": "logMeal; 46",
    "şekerim 110 olsun istiyorum": "-",
    "doktor şekerin 110 olmalı dedi": "-",
    "şekerim genelde 140": "-",
    "şekerim 200'ü geçince başım ağrıyor": "logSymptom",
    "şekerimin ortalaması 150": "-",
    "geçen ay şekerim 140": "-",
    "geçen yıl şekerim 140": "-",
    "şekerim 20 düştü": "-",
    "şekerim 25 arttı": "-",
    "45 yaşındayım tip 2 şekerim var": "-",
    "38 yaşındayım şeker hastasıyım": "-",
    "şeker hastası annem 62 yaşında": "-",
    "üç aylık şekerim 9.2": "-",
    "48 saat oldu sensör takalı": "-",
    "şekerimi 50 kere ölçtüm": "-",
    "şekerim 40 dakikada bir ölçülüyor": "-",
    "şeker 45 lira olmuş": "-",
    "şekerim 250 lik paket bitti": "-",
    "79a düştüm": "-",
    "şaka yaptım şekerim 40 değil": "-",
    "şekerim 40 yazmışım 140 olacak": "140",
    "40 yazmışım özür 140": "-",
    "şekerim 140 yazacakken 40 yazdım": "140",
    "açlık insülinim 38 çıktı tahlilde": "-",
    "açlık 112 tokluk 160": "112 fasting; 160 afterMeal",
    "yemekten önce 110 sonra 170": "110 beforeMeal; 170 afterMeal",
    "sabah açlık 112 öğle tokluk 160 akşam 140":
      "112 fasting @09; 160 afterMeal @12; 140 @19",
    "sabah 112, öğlen 160, akşam 140 ölçtüm": "112 @09; 160 @12; 140 @19",
    "gece şekerim 45 ti şimdi 95": "45 @23; 95",
    "parmaktan 134 sensörden 120": "-",
    "öğleden sonra 3'te 140": "-",
    "sabah 7de 110": "-",
    "bu sabah 112": "-",
    "07:30 110": "-",
    "dün akşam 180": "-",
    "gece 3te 68": "-",
    "iki saat önce 140": "-",
    "sekize beş var ölçtüm 96": "96 @07",
    "134 çıktı": "-",
    "şekerim 140-150": "-",
    "şekerim 140 ile 150 arası": "-",
    "akşam yedi 130": "-",
    "libre 134 gösteriyor": "134",
    "15 30 da 160 ölçtüm": "160 @15",
    "ali'nin şekeri 134": "134 (Ali)",
    "ayşe 134 ölçtü": "134 (Ayşe)",
  ]

  /// A sentence and what is to be written for it.
  struct Case: Sendable {
    var text: String
    var written: String
  }

  static let all = [numbers, moves, measures, meals, unasked, several, loose, adversarial]
    .flatMap(\.self).sorted { $0.key < $1.key }.map { Case(text: $0.key, written: $0.value) }
}
