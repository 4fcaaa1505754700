import Domain

extension Situation {
  static let pressureInPregnancy = Situation(
    code: .pressureInPregnancy, text: Texts.pressureInPregnancy,
    source: "ACOG Practice Bulletin 222, 2020 (160/110 mmHg and more: within the hour); "
      + "NICE NG133, 2019",
    raisedBy: [
      "Gebeyim, tansiyonum 16/11.", "28 haftalık hamileyim, tansiyonum 17 ye 11 çıktı.",
      "Eşim hamile, tansiyonu 165/112 çıktı.", "Hamileyim, tansiyonum 160/110 ne yapayım?",
    ],
    notRaisedBy: [
      "Gebeyim, tansiyonum 12/7.", "Tansiyonum 16/10.",
      "Gebelikte tansiyon 16/11 olursa ne yapılır?",
      "Gebeyken tansiyonum 16/11 olmuştu.",
    ],
    condition: { $0.vitalLevel == .severeInPregnancy })

  /// Of who says so beside it; of who is known to expect a child it is told at the record.
  static let highInPregnancy = Situation(
    code: .highInPregnancy, text: VitalSigns.advice(for: .highInPregnancy),
    source: "ACOG Practice Bulletin 222, 2020 (140/90 mmHg and more); NICE NG133, 2019",
    raisedBy: [
      "Hamileyim, tansiyonum 150/95 çıktı.", "33 haftalık gebeyim, tansiyonum 14,5/9,5.",
      "Eşim hamile, tansiyonu 14/9.",
    ],
    notRaisedBy: [
      "Hamileyim, tansiyonum 13/8.", "Tansiyonum 15/9.", "Gebelikte tansiyon 14/9 olursa ne olur?",
    ],
    condition: { $0.vitalLevel == .highInPregnancy && $0.isPregnant })

  static let highPressure = Situation(
    code: .highPressure, text: Texts.highPressure,
    source: "ESC, elevated blood pressure and hypertension 2024 (180/110 mmHg and more, with signs "
      + "of organs)",
    raisedBy: [
      "Tansiyonum 19/11, başım ağrıyor.", "Tansiyon 185/120, gözüm bulanık.",
      "Tansiyonum 20 ye 12 çıktı, yüzüm uyuştu.", "Babamın tansiyonu 210/120, burnu kanıyor.",
      "Başım çok ağrıyor. || Tansiyonum 19/11.", "Tansiyonum 19/11. || Başım çatlıyor.",
    ],
    notRaisedBy: [
      "Tansiyonum 13/8, başım ağrıyor.", "Tansiyonum 14/9, başım ağrıyor.",
      "Tansiyonum 19/11 olursa başım ağrır mı?",
      "Geçen yıl tansiyonum 19/11 çıkmıştı, başım ağrıyordu.",
      "Tansiyonum 19/11.",
    ],
    condition: { $0.vitalLevel == .veryHighPressure && $0.hasPressureSigns })

  static let lowPressure = Situation(
    code: .lowPressure, text: Texts.lowPressure,
    source: "Royal College of Physicians, NEWS2, 2017 (systolic 90 and less); ESC, syncope 2018",
    raisedBy: [
      "Tansiyonum 7 ye 4, başım dönüyor.", "Tansiyonu ölçtüm 8 e 5, gözüm kararıyor.",
      "Tansiyonum 80/50, bayılacak gibiyim.", "Başım dönüyor. || Tansiyonum 8/5.",
    ],
    notRaisedBy: [
      "Tansiyonum 12/8, başım dönüyor.", "Tansiyonum 10/6.", "Tansiyonum 8/5.",
      "Tansiyonum 8/5 olursa başım döner mi?",
    ],
    condition: { $0.vitalLevel == .lowPressure && $0.hasFaintSigns })

  static let pulse = Situation(
    code: .pulse, text: Texts.pulse,
    source: "Royal College of Physicians, NEWS2, 2017 (pulse 131 and more, 40 and less)",
    raisedBy: [
      "Nabız 150, çarpıntım var.", "Nabzım 38, bayılacak gibiyim.", "Nabzım 140, başım dönüyor.",
      "Çarpıntım var. || Nabzım 145.",
    ],
    notRaisedBy: [
      "Nabzım 88.", "Nabzım 72, çarpıntım var mı bilmiyorum.", "Nabız 150 olursa ne yapılır?",
      "Koştum, nabzım 150.",
    ],
    condition: {
      ($0.vitalLevel == .fastPulse || $0.vitalLevel == .slowPulse) && $0.hasFaintSigns
    })

  static let fluidGain = Situation(
    code: .fluidGain, text: Texts.fluidGain,
    source: "ESC, acute and chronic heart failure 2021 (more than 2 kg in 3 days)",
    raisedBy: [
      "2 günde 3 kilo aldım, ayaklarım şişti.", "Kalp yetmezliğim var, üç günde 2,5 kilo aldım.",
      "Kalp yetmezliğim var. || 2 günde 3 kilo aldım.",
      "Bacaklarım şişti. || 3 günde 3 kilo almışım.",
    ],
    notRaisedBy: [
      "2 ayda 3 kilo aldım.", "2 günde 3 kilo pirinç aldım, ayaklarım şişti.", "Ayaklarım şişti.",
      "2 günde 3 kilo verdim.", "Kalp yetmezliğim var.", "Bayramda 3 günde 3 kilo aldım.",
    ],
    condition: { $0.tellsFluidGain && $0.tellsWaterKept })
}
