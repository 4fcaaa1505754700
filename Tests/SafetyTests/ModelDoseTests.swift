import Domain
import Safety
import Testing

@Suite("A model's doses do not reach the screen")
struct ModelDoseTests {
  @Test(
    "A dose is replaced, in disguise and in other languages",
    arguments: ModelSentences.prescribing + ModelSentences.morePrescribing)
  func prescribes(_ text: String) {
    #expect(ModelSentences.prescribing.count >= 80)
    for text in [text, "- " + text, "> " + text, "  " + text] {
      #expect(DoseFilter.checked(text) != text, "\(text)")
    }
  }

  @Test(
    "Records, knowledge and advice stay",
    arguments: ModelSentences.harmless + ModelSentences.moreHarmless)
  func stays(_ text: String) {
    #expect(ModelSentences.harmless.count >= 40)
    #expect(DoseFilter.checked(text) == text)
  }

  @Test(
    "A dose without a unit, a share, a sum is replaced",
    arguments: BareDoseSentences.prescribing + ReckonedDoseSentences.prescribing)
  func prescribesBare(_ text: String) {
    for text in [text, "- " + text] { #expect(DoseFilter.checked(text) != text, "\(text)") }
  }

  @Test(
    "Numbers that are no doses stay",
    arguments: BareDoseSentences.harmless + ReckonedDoseSentences.harmless)
  func staysBare(_ text: String) { #expect(DoseFilter.checked(text) == text) }

  @Test(
    "A dose cut in two is seen",
    arguments: [
      ("Akşam için NovoRapid düşünün.", "Miktar: 4."), ("Kaç ünite?", "Dört."),
      ("İnsülin konusunda:", "Toplam sekiz."), ("Doz öneremem; hekiminize danışın.", "4"),
      ("Bu öğünün bolusu:", "**6**"), ("Yapmanız gereken doz:", "Yaklaşık 6."),
      ("NovoRapid yapmanız gerekir.", "Sonuç: 12"), ("| İnsülin | Ünite |", "| 4 |"),
    ])
  func halves(_ earlier: String, _ sentence: String) {
    #expect(DoseFilter.checked(sentence, after: earlier) != sentence)
    #expect(DoseFilter.checked(sentence) == sentence)
  }

  @Test(
    "A number after other things stays",
    arguments: [
      ("Bugün insülin kaydınız var.", "Karbonhidrat: 45 g."), ("Şekeriniz iyi.", "142."),
      ("Toujeo kaydettim.", "Şekeriniz 142 mg/dL."),
      ("NovoRapid kaydettim.", "2 dilim ekmek de kaydettim."),
      ("İnsülin kaydınız: 12 ünite.", "Saat 22.00'de yapmışsınız."),
    ])
  func others(_ earlier: String, _ sentence: String) {
    #expect(DoseFilter.checked(sentence, after: earlier) == sentence)
  }

  @Test("Only doses that were recorded or said can be read back")
  func readingBack() {
    let results: [JSON] = [
      ["list": [["name": "NovoRapid", "dose": 6], ["name": "Toujeo", "dose": 14]]]
    ]
    let recorded = DoseFilter.recorded(words: ["3 ünite de Fiasp vurdum"], results: results)
    for sentence in [
      "- NovoRapid: 6 ünite (08.00)", "Bugün toplam 20 ünite kayıtlı.", "3 ünite Fiasp kaydettim.",
      "Toujeo 14 ünite kaydedildi.", "Ekmekte 15 gram karbonhidrat var.",
    ] {
      #expect(DoseFilter.checked(sentence, recorded: recorded) == sentence)
    }
    for sentence in [
      "- NovoRapid: 8 ünite (08.00)", "Bugün toplam 26 ünite kayıtlı.", "Toujeo: on iki ünite.",
      "4 ünite kaydettim.",
    ] {
      #expect(DoseFilter.checked(sentence, recorded: recorded) != sentence, "\(sentence)")
    }
  }

  @Test("A day's own sum of units can be read back, however many medicines it has")
  func readingBackTheSum() {
    let doses = [4.0, 6, 8, 4, 6, 14].map { ["dose": .number($0), "unit": "ünite"] as JSON }
    let others = [1000.0, 850, 81].map { ["dose": .number($0), "unit": "mg"] as JSON }
    for (entries, sums) in [(doses + others, [42.0]), (Array(doses.suffix(2)), [20, 6, 14])] {
      let sum = sums[0]
      let recorded = DoseFilter.recorded(
        words: [], results: [["entries": .array(entries), "insulinUnits": .number(sum)]])
      for sum in sums {
        let sentence = "Bugün toplam \(Int(sum)) ünite insülin kayıtlı."
        #expect(DoseFilter.checked(sentence, recorded: recorded) == sentence)
      }
      let more = "Bugün toplam \(Int(sum) + 6) ünite insülin kayıtlı."
      #expect(DoseFilter.checked(more, recorded: recorded) != more)
    }
  }

  @Test("A sentence that passed alone is only held against what came before and what is recorded")
  func continued() {
    let dose = DoseFilter.checked("4 ünite yapın.")
    #expect(DoseFilter.continued("Dört.", after: "NovoRapid için:", recorded: nil) == dose)
    #expect(DoseFilter.continued("Dün 6 ünite yazmışsınız.", after: "", recorded: [4]) == dose)
    let known = "Dün 4 ünite yazmışsınız."
    #expect(DoseFilter.continued(known, after: "", recorded: [4]) == known)
    #expect(DoseFilter.continued("Dört elma.", after: "Listede:", recorded: []) == "Dört elma.")
  }

  @Test(
    "Marks on letters hide no foreign dose",
    arguments: ["4 е\u{301}диниц", "4 единиц", "8 단위 투여", "4 Ein\u{308}heiten 4 einheiten"])
  func marks(_ text: String) {
    #expect(DoseFilter.checked(text) != text)
  }
}
