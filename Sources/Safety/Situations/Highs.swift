extension Situation {
  private static let crises =
    "ADA/EASD consensus on hyperglycaemic crises 2024; ISPAD, sick days 2022; NICE NG3 for pregnancy"

  /// Before the lows: who has ketones is not told to take sugar.
  static let highKetones = Situation(
    code: .ketoacidosis, text: Texts.ketoacidosis, source: crises,
    raisedBy: [
      "Ketonum 1,6 mmol/L.", "Keton 1,8, şekerim 95, hamileyim.",
      "Hamileyim, keton 2,1, şekerim 62.",
      "Keton 4.1, kusuyorum.", "2,4 keton ölçtüm.", "Keton var, kusuyorum.",
      "Şekerim 140, ketonum 3,2.",
    ],
    notRaisedBy: [
      "Ketonum 0,4.", "Keton 0,3 çıktı, şekerim 180.", "Keton negatif.", "Keton kaç olmalı?",
      "Keton diyeti yapıyorum, kilom 80.", "Geçen hafta ketonum 2,1 çıkmıştı.",
      "Keton çubuğu 20 lira olmuş.",
    ],
    condition: \.hasUrgentKetones)

  static let ketoacidosis = Situation(
    code: .ketoacidosis, text: Texts.ketoacidosis, source: crises,
    raisedBy: [
      "Şekerim 340 ve sürekli kusuyorum.", "İdrarda keton ++ çıktı.", "Ağzım aseton kokuyor.",
      "Şekerim 320, keton kokuyor ağzım.", "İnsülinim bitti, kusuyorum.",
      "Şekerim birkaç saattir 250 altına inmiyor. || Midem bulanıyor, kustum.",
      "Şekerim 290 oldu, inmiyor. || Kustum bir kere. || Karnım ağrıyor, çok susuyorum.",
      "Nefesim hızlı, karnım ağrıyor.", "Can'ın ketonu 2.1. || Kustu iki kere.",
      "Midem bulanıyor, kustum. || Şekerim 264.", "Jardiance aldım, kusuyorum sabahtan beri.",
      "Forziga kullanıyorum, karnım ağrıyor midem bulanıyor, şekerim 190.",
    ],
    notRaisedBy: [
      "Ketoasidoz nedir?", "İdrarda keton eser çıktı.", "Aseton aldım, tırnağım için.",
      "Dün kustum, bugün iyiyim.", "Karnım ağrıyor, şekerim 130.",
      "Koştum, nefesim hızlandı, midem bulandı.", "Midem bulanıyor. || Şekerim 140.",
      "Kusma yapan ilaçlar hangileri?", "Forziga idrar yaptırıyor, karnım ağrıyor.",
      "Jardiance içiyorum, köpeğim kustu.", "Forziga içiyorum, çocuk kustu.",
      "Jardiance mide bulantısı ve kusma yapar mı?",
    ],
    condition: \.isAcidotic)

  static let veryHigh = Situation(
    code: .veryHigh, text: Texts.veryHigh, source: crises + " (600 mg/dL and more)",
    raisedBy: [
      "Şekerim 640.", "Cihaz HI diyor.", "HI", "Alet HI yazıp duruyor.", "Şekerim 600 üstü.",
      "Alet ölçmüyor, çok yüksek diye.", "Şekerim 450, kendimi çok kötü hissediyorum.",
      "Hamileyim, şekerim 262 oldu.", "Skr hi yazyo.",
    ],
    notRaisedBy: [
      "Hi, selam!", "Cihaz ölçmüyor, pili bitmiş.", "Metformin 850 aldım, tok karna.",
      "Şekerim 260 çıktı.", "600 adım attım.", "0645 sensör 119, 0700 Jardiance 10 mg aldım.",
      "Kan şekerim geçen yıl 640'tı.", "B12 700 çıktı.",
    ],
    condition: \.isVeryHigh)

  static let insulinStopped = Situation(
    code: .insulinStopped, text: Texts.insulinStopped,
    source: "ISPAD, sick days 2022; NICE NG17 2022 (never without insulin in type 1)",
    raisedBy: [
      "Tip 1'im, insülinim bitti.", "Tip 1 diyabetliyim, iki gündür insülin yapmıyorum.",
      "İnsülinim kalmadı, tip 1'im.", "Pompam insülin vermiyor, şekerim 410.",
      "Üç gündür insülin yapmadım.", "Hiç insülin yapmadım, bugün 410 oldu.",
    ],
    notRaisedBy: [
      "İnsülinim bitti, yarın eczaneden alacağım.", "İnsülinimi yaptım.", "Bugün insülin yapmadım.",
      "Pompamın seti tıkanmış, değiştirdim, şekerim 140.", "Tip 1 nedir?",
      "İnsülinimi yaptım, 300 adım oldu.",
    ],
    condition: \.isWithoutInsulin)

  static let insulinMisuse = Situation(
    code: .insulinMisuse, text: Texts.insulinMisuse,
    source: "ADA, Standards of Care in Diabetes 2025, section 5; ISPAD, psychological care 2022",
    raisedBy: [
      "Kilo vermek için insülinimi atlıyorum.", "Zayıflamak için insülin yapmıyorum.",
    ],
    notRaisedBy: ["Kilo vermek için yürüyorum, insülinimi yaptım.", "İnsülin kilo yapar mı?"],
    condition: { $0.holds(.misuse) })
}
