/// What a blood pressure, a pulse or a temperature that was just measured means for whom it is of.
///
///     VitalSigns.level(ofPressure: 190, 110)                     // .veryHighPressure
///     VitalSigns.level(ofPressure: 150, 100, isPregnant: true)   // .highInPregnancy
///     VitalSigns.level(ofPressure: 140, 90)                      // nil
///
/// Very high pressure: ESC Guidelines for elevated blood pressure and hypertension 2024 (180/110 mmHg and
/// more). Pregnancy: ACOG Practice Bulletin 222, 2020 (140/90, severe from 160/110). Low pressure, pulse
/// and temperature: Royal College of Physicians, NEWS2, 2017 (systolic 90 and less, pulse 40 and less or 131
/// and more, 39.1 °C and more).
package enum VitalSigns {
  /// What is not as usual.
  package enum Level: String, Sendable, CaseIterable {
    case veryHighPressure, highInPregnancy, severeInPregnancy, lowPressure
    case fastPulse, slowPulse, fever
  }

  /// Of a pressure in mmHg; nil where nothing has to be said of it.
  package static func level(
    ofPressure high: Double, _ low: Double, isPregnant: Bool = false
  ) -> Level? {
    if isPregnant, high >= 160 || low >= 110 { return .severeInPregnancy }
    if high >= 180 || low >= 110 { return .veryHighPressure }
    if isPregnant, high >= 140 || low >= 90 { return .highInPregnancy }
    return high <= 90 ? .lowPressure : nil
  }

  /// Of beats a minute at rest.
  package static func level(ofPulse beats: Double) -> Level? {
    beats >= 131 ? .fastPulse : beats <= 40 ? .slowPulse : nil
  }

  /// Of degrees Celsius.
  package static func level(ofTemperature degrees: Double) -> Level? {
    degrees >= 39.1 ? .fever : nil
  }

  /// What to do about it, where nothing else is told that makes it an emergency.
  package static func advice(for level: Level) -> String {
    switch level {
    case .veryHighPressure:
      "Bu tansiyon çok yüksek. Oturup 5 dakika dinlenin, yeniden ölçün; yine 180/110 ve üstündeyse bugün "
        + "hekiminizi arayın. Başınız çok ağrıyorsa, göğüs ağrısı, nefes darlığı, görme ya da konuşma "
        + "bozukluğu, uyuşma varsa hemen 112'yi arayın."
    case .severeInPregnancy:
      "Gebelikte 160/110 ve üstü beklemez: şimdi doğum hastanesinin aciline gidin ya da 112'yi arayın."
    case .highInPregnancy:
      "Gebelikte 140/90 ve üstü yüksektir. Oturup 15 dakika dinlenin, yeniden ölçün; yine yüksekse bugün "
        + "hekiminizi ya da doğum hastanesini arayın. Baş ağrısı, gözde ışık ya da bulanıklık, üst karın "
        + "ağrısı, yüzde ve elde şişme varsa ya da 160/110'u bulursa beklemeden acile gidin."
    case .lowPressure:
      "Bu tansiyon düşük. Başınız dönüyor ya da gözünüz kararıyorsa uzanıp ayaklarınızı yükseltin, yavaş "
        + "kalkın, su için; sürerse bugün hekiminizi arayın. Bayılma, göğüs ağrısı ya da kanama varsa 112'yi "
        + "arayın."
    case .fastPulse:
      "Dinlenirken 130'un üstündeki nabız çok hızlıdır. Oturup 5 dakika sonra yeniden sayın; sürerse bugün "
        + "hekiminizi arayın. Göğüs ağrısı, nefes darlığı ya da bayılma hissi varsa 112'yi arayın."
    case .slowPulse:
      "Dinlenirken 40 ve altındaki nabız çok yavaştır. Yeniden sayın; sürerse bugün hekiminizi arayın. "
        + "Baş dönmesi, bayılma hissi, göğüs ağrısı ya da nefes darlığı varsa 112'yi arayın."
    case .fever:
      "Ateş yüksek. Su için, şekerinizi sık ölçün, ölçebiliyorsanız ketona bakın ve hekiminizi bugün "
        + "arayın. Nefes darlığı, kusma, dalgınlık ya da ense sertliği varsa 112'yi arayın."
    }
  }
}
