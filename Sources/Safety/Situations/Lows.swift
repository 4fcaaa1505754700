extension Situation {
  static let infantLow = Situation(
    code: .severeLow, text: Texts.infantLow,
    source: "AAP, Postnatal Glucose Homeostasis 2011; CDC, infant botulism 2024 (no honey)",
    raisedBy: [
      "Bebeğim emmiyor, şekeri 45 çıktı.", "Bebek 20 günlük, şekeri 38.",
      "Bebeğimin şekeri çok düşük, titriyor.",
    ],
    notRaisedBy: ["Bebeğim 45 santim.", "Bebeğin şekeri 90.", "Bebek gibi uyudum."],
    condition: { $0.isOfInfant && ($0.isSevereLow || $0.isPossibleLow) })

  static let severeLow = Situation(
    code: .severeLow, text: Texts.severeLow,
    source: "ADA, Standards of Care in Diabetes 2025, section 6 (below 54 mg/dL, or symptoms)",
    raisedBy: [
      "Şekerim 48.", "Sensör 52 gösteriyor.", "38 yazdı, elim titriyor.", "Şekerim 2,7 mmol/L.",
      "Hipodayım!", "Hipoyum.", "Şekerim çok düştü, elim ayağım titriyor.", "Hipo geçiriyorum.",
      "Titriyorum, terledim. || 56", "Elim ayağım boşaldı, soğuk ter bastı. || 49",
      "Titriyorum. || Ölçtüm, 61.", "Oğlanı ölçüyorum, eli buz gibi. || 34",
      "Az önce 45'ti, meyve suyu içtim, bekliyorum.", "LO",
      "Şekerim 140 yerine 40 değil, 44 çıktı.", "45 novorapid 6 yaptım.", "38 novorapid 6.",
      "48 6 ünite humalog vurdum.", "Annem 45te novorapid 6 yaptım.",
      "Oğlum 6 yaşında, tip 1, şekeri 48 oldu.", "Şekerim 56 oldu, az önce novorapid yaptım.",
      "51. Kalemi tutamıyorum, ellerim titriyor.",
      "Ocakta çay var, şekerim 42, titriyorum.", "O zaman şekerim 45.", "2.6 şu an shaking.",
      "2.6 şu an shaking.",
    ],
    notRaisedBy: [
      "Geçen ay 45'e düşmüştü.", "2019'da şekerim 38'e düşmüş.", "Lisede 40'a düşüp bayılmıştım.",
      "Geçen ramazan kırk sekize düşmüş şekerim.", "O zaman kırk yediye düşmüş şekerim.",
      "Mart ayında şekerim 44'e inmiş.",
      "Sensörün alarmı 70.", "LDL 52 mg/dL.", "Ferritin 28 çıktı.", "Ateşim 39.",
      "Tansiyonum 16'ya 9, nabzım 52.", "Levotiron 50 aldım, aç karnına.", "Nabzım 48 çıktı.",
      "Metformin 50 aldım, tok karna.", "İlacım 50 mg/gün.", "Şekeri 40 olan biri ne yapmalı?",
      "Sensör 20 eksik gösteriyor.",
      "Arkadaşımın kızı geçen yıl hipo geçirmiş.", "Titriyorum. || 105", "Şarjım 45'e düştü.",
      "Şekerim 50'nin altına hiç düşmedi.", "Hipo olursam ne yapmalıyım?",
    ],
    condition: \.isSevereLow)

  static let insulinUnfed = Situation(
    code: .insulinUnfed, text: Texts.insulinUnfed,
    source: "EMA, insulin aspart SmPC, section 4.4 (a meal left out); ADA, Standards of Care 2025, "
      + "section 6",
    raisedBy: [
      "Novorapid yaptım ama yemek yemedim.", "İnsülinimi yaptım, yemeği unuttum.",
      "Novorapid 6 yaptım. || Yemedim.", "İnsülin yaptım 8. || Yemedim hâlâ.",
      "Novorapid 6 yaptım. || Yemeği atladım.", "6 ünite humalog vurdum. || Yemek yiyemedim.",
    ],
    notRaisedBy: [
      "Lantus 20 yaptım. || Yemedim.", "Makarna yedim. || Yemedim.", "Daha yemedim.",
      "Novorapid yapmadım, yemek de yemedim.", "Novorapid 6 yaptım. || Tatlı yemedim.",
      "Novorapid 6 yaptım, makarna yedim. || Başka bir şey yemedim.",
    ],
    condition: \.isUnfed)

  static let possibleLow = Situation(
    code: .possibleLow, text: Texts.possibleLow,
    source: "ADA, Standards of Care in Diabetes 2025, section 6 (symptoms: measure, or treat)",
    raisedBy: [
      "Şekerim düştü.", "Çok düşük.", "Yine düştü şekerim ya.", "Sanırım şekerim düşüyor.",
      "Çok düşük şekerim.", "Elim ayağım titriyor.", "Bayılacak gibiyim.",
      "Terliyorum, başım dönüyor.", "Şekerim düştü, en son ne zaman yedim bilmiyorum.",
      "Şekerim düştü yemek yedim mi hatırlamıyorum.",
      "Şekerim düşük, en son ne yedim hatırlamıyorum.",
      "Titriyorum, 1 saat önce 14 novorapid yapmıştım.",
      "Amaryl 3 mg'ı aldım fakat kahvaltı edemedim. Biraz terliyorum.",
    ],
    notRaisedBy: [
      "Şekerim düştü, sevindim.", "Şekerim düşmedi.", "Şekerim düşünce ne yenir?",
      "Gece şekerim düşer mi?", "Şekerim düştü sandım, 110'muş.", "Şeker fiyatı düştü.",
      "Öğlen hipo oldum, şimdi iyiyim.", "Soğuktan titriyorum.", "Şekerim 180'den 120'ye düştü.",
      "Elim ayağım birbirine dolaştı heyecandan.", "Şekerim düşük mü yüksek mi bilmiyorum.",
      "Şekerim neden düştü bilmiyorum.", "Şekerim düştü mü bilmiyorum.",
      "Dün novorapid yaptım, gece terledim.", "Novorapidi yapmadım, terliyorum.",
      "Novorapid yaptım, spor salonunda terledim.", "Novorapid yaptım, telefon titriyor.",
      "Humalog yaptım, soğuktan titriyorum.", "Tresiba 20 yaptım dün, bugün başım dönüyor.",
      "3 saat önce novorapid vurdum, terliyorum, şekerim 130.",
      "Şekerim düşmesin diye ne yapayım?", "En düşük şekerim.", "En düşük şekerim kaçtı?",
    ],
    condition: \.isPossibleLow)
}
