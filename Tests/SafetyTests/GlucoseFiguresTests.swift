import Domain
import Safety
import Testing

@Suite("A model's word for the person's glucose")
struct GlucoseFiguresTests {
  private static let results: [JSON] = [
    [
      "current": ["value": 180, "unit": "mg/dL"],
      "statistics": ["mean": 165, "lowest": 150, "highest": 180],
    ]
  ]

  @Test(
    "Another value than the tool's is replaced by it",
    arguments: [
      "Şu an 110.", "Şekeriniz 110.", "Şekeriniz şu an 110 mg/dL.", "Son değeriniz yüz on.",
      "110 görünüyor, gayet iyi.", "Glikozunuz: 110", "Değer 110, hedefte.",
    ])
  func another(_ sentence: String) {
    let glucose = GlucoseFigures(known: [], results: Self.results)
    #expect(glucose.checked(sentence) == "Kayıtlarınızdaki son değer 180 mg/dL.")
  }

  @Test("Where nothing is known, what is told of now as the person's is replaced, and nothing else")
  func unknown() {
    func checked(_ sentence: String, known: [String] = []) -> String {
      GlucoseFigures(known: known, results: []).checked(sentence)
    }
    let none = "Bu sohbette bildiğim bir şeker ölçümünüz yok; ölçtüğünüz değeri yazabilirsiniz."
    #expect(checked("Şekeriniz şu an 142 mg/dL, gayet iyi.") == none)
    #expect(checked("Son değeriniz 142.") == none)
    for sentence in [
      "Şekeriniz 70'in altındaysa şimdi 15 g şeker alın.", "Hedefiniz şu an 180'in altı.",
      "Şimdi 15 dakika yürüyün.", "110 görünüyor, gayet iyi.", "Annenizin şekeri 142.",
    ] {
      #expect(checked(sentence) == sentence)
    }
    let told = "Şekeriniz şu an 142 mg/dL."
    #expect(checked(told, known: ["şekerim 142"]) == told)
  }

  @Test(
    "The tool's values, aims, times and what the person said stay",
    arguments: [
      "Şu an 180.", "Son ölçümünüz 180 mg/dL.", "Ortalamanız 165.", "En düşük değeriniz 150.",
      "Hedefiniz 70-180 arası.", "Şekeriniz 180; 2 saat sonra yeniden ölçün.",
      "Son 14 gün içinde bir ölçüm var.", "Söylediğiniz 132 değeri kayıtlı değil.",
    ])
  func same(_ sentence: String) {
    let glucose = GlucoseFigures(known: ["Sabah 132 çıktı"], results: Self.results)
    #expect(glucose.checked(sentence) == sentence)
  }

  private static let nothing: [JSON] = [["current": .null, "readings": 0, "statistics": .null]]

  @Test(
    "Where no reading is recorded none is told",
    arguments: [
      "Bu haftaki şeker ortalamanız 142 mg/dL, hedef aralığında kalma oranınız %78.",
      "Son ölçümünüz 131 mg/dL idi, sabah 08.10’da.", "Dün en yüksek şekeriniz 214 oldu.",
      "Ortalama 142 mg/dL.", "Hedef aralığında kalma oranınız %78.",
    ])
  func none(_ sentence: String) {
    let glucose = GlucoseFigures(known: [], results: Self.nothing)
    #expect(glucose.checked(sentence) == "Baktığım sürede kayıtlı şeker ölçümünüz yok.")
    #expect(GlucoseFigures(known: [], results: []).checked(sentence) == sentence)
  }

  @Test("What somebody else has is not told as the writer's, and stays theirs")
  func ofOthers() {
    let theirs: JSON = ["reading": 1, "value": 240, "unit": "mg/dL", "person": "annem"]
    let said = ["annemin şekeri 240", "benim şekerim kaç"]
    let none = GlucoseFigures(known: said, results: Self.nothing, earlier: [theirs])
    #expect(none.checked("Şekeriniz 240 mg/dL.") == "Baktığım sürede kayıtlı şeker ölçümünüz yok.")
    #expect(none.checked("Annenizin şekeri 240 mg/dL.") == "Annenizin şekeri 240 mg/dL.")
    let listed: JSON = ["current": .null, "readings": 0, "others": [theirs]]
    let beside = GlucoseFigures(known: said, results: [listed], earlier: [theirs, listed])
    #expect(beside.checked("Şekeriniz 240 mg/dL.") != "Şekeriniz 240 mg/dL.")
    #expect(beside.checked("Annenizin şekeri 240 mg/dL.") == "Annenizin şekeri 240 mg/dL.")
    let some = GlucoseFigures(known: said, results: Self.results, earlier: [theirs])
    #expect(some.checked("Şekeriniz 240 mg/dL.") == "Kayıtlarınızdaki son değer 180 mg/dL.")
    let own = GlucoseFigures(known: ["şekerim 132 çıktı"], results: Self.nothing)
    #expect(own.checked("Şekeriniz 132 demiştiniz.") == "Şekeriniz 132 demiştiniz.")
  }

  @Test(
    "What holds for all, what is aimed at and what was told before stays",
    arguments: [
      "Bu hafta kayıtlı ölçümünüz yok.", "Hedef aralığınız 70–180 mg/dL.",
      "Açlık şekeri genellikle 70–100 mg/dL arasındadır.", "Söylediğiniz 132 değeriniz yüksek.",
      "Önceki hafta ortalamanız 165 mg/dL idi.", "Normal açlık değeri 100 mg/dL altındadır.",
    ])
  func stays(_ sentence: String) {
    let glucose = GlucoseFigures(
      known: ["Sabah 132 çıktı"], results: Self.nothing, earlier: Self.results)
    #expect(glucose.checked(sentence) == sentence)
  }
}
