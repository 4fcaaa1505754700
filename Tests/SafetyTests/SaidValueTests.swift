import Domain
import Safety
import Testing

@Suite("Values that the emergency rules read")
struct SaidValueTests {
  static let lows: [EmergencyCase] = [
    EmergencyCase("şekerim kırkiki", "severeLow", 42),
    EmergencyCase("şekerim 2 nokta 5", "severeLow", 2.5),
    EmergencyCase("şekerim iki nokta beş", "severeLow", 2.5),
    EmergencyCase("kilom 80 şekerim 48", "severeLow", 48),
    EmergencyCase("nabzım 110 şekerim 44", "severeLow", 44),
    EmergencyCase("şekerim 45 düştü", "severeLow", 45),
    EmergencyCase("şekerim 120'den 49'a düştü", "severeLow", 49),
    EmergencyCase("şekerim 41 titriyorum", "severeLow", 41),
    EmergencyCase("aş 48", "severeLow", 48), EmergencyCase("AŞ 48", "severeLow", 48),
    EmergencyCase("tş 48", "severeLow", 48), EmergencyCase("açlık 48", "severeLow", 48),
    EmergencyCase("açken 48 çıktı", "severeLow", 48),
    EmergencyCase("şekerim 45 mg/dL düştü", "severeLow", 45),
    EmergencyCase("şekerim 48 mg/dL, daha düşük olabilir", "severeLow", 48),
    EmergencyCase("şekerim 45 daha düşük de olur mu", "severeLow", 45),
    EmergencyCase("48 mg/dL daha düşük çıktı", "severeLow", 48),
    EmergencyCase("tekrar ölçtüm 52 mg/dL daha düşük", "severeLow", 52),
    EmergencyCase("annemin şekeri 45 mg/dL daha düşük", "severeLow", 45),
    EmergencyCase("45 novorapid 6 yaptım", "severeLow", 45),
    EmergencyCase("48 6 ünite humalog vurdum", "severeLow", 48),
    EmergencyCase("38 insülin 4", "severeLow", 38),
    // Of whom no record can name it is not kept.
    EmergencyCase("çocuk 38 novorapid 1 verdim", "severeLow", nil),
  ]

  static let harmless = [
    "22 novorapid 8 humalog yaptım", "24 novorapid 8 de yaptım",
    "45 ünite lantus 6 novorapid yaptım",
    "1,5 su bardağı şeker", "2,5 yemek kaşığı toz şeker", "sensör kullanıyorum libre 2",
    "20 haftalık hamileyim, tip 1 diyabetim var", "şekerim 142, novorapid 6 ünite yaptım",
    "şekerim ikiyüz elli", "şekerim üçyüz yirmi", "şekerim dörtyüz elli", "şekerim ikiyüzelli",
    "şekerim ikiyüz kırk beş", "şekerim bir yirmi", "şekerim bir elli", "şekerim 1 40",
    "şekerim 2 50", "şekerim iki otuz beş", "şekerim 118 demirim 45", "şekerim 134 nabzım 50",
    "şekerim 118 ateşim 38", "tahlil: glukoz 118 üre 30 kreatinin 0.9",
    "tahlilde açlık 118 hba1c 6.4", "açlık insülinim 38 çıktı tahlilde", "şekerim 20 düştü",
    "şekerim 25 arttı", "şekerim 140 yazacakken 40 yazdım", "şaka yaptım şekerim 40 değil",
    "şekerim 40 yazmışım 140 olacak", "tip 2 şekerim var", "şekerim 5 nokta 8", "şekerim 1,40",
    "sensör ortalamam ~1,1 mmol/L daha düşük", "kan şekerim geçen haftaya göre 45 mg/dL daha az",
    "aş 98", "aş pişirdim 45 dakika sürdü", "aşı 48 lira", "açken 40 dakika yürüdüm",
  ]

  @Test("A low is seen however it is said", arguments: lows)
  func low(_ sample: EmergencyCase) {
    let found = EmergencyDetector.emergency(in: sample.text, atHour: 14)
    #expect(found?.code == sample.code)
    #expect(found?.reading?.value == sample.value)
  }

  @Test("A part of a number and another measure are no low", arguments: harmless)
  func noLow(_ text: String) {
    let found = EmergencyDetector.emergency(in: text, atHour: 14)
    #expect(found == nil, "\(found?.code ?? "") \(found?.reading?.value ?? 0)")
  }
}
