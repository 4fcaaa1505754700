import AgentLoop
import Domain
import Foundation
import Testing

@testable import AgentLoop

@Suite("A model that says the same again and again, and forms on the screen")
struct StuckTests {
  private func shown(_ text: String, by size: Int = 7) -> (text: String, isStuck: Bool) {
    var words = AnswerStream(guards: Guards(), isForeign: true)
    var rest = Substring(text)
    while !rest.isEmpty, !words.isStuck {
      _ = words.feed(String(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    _ = words.finish()
    return (words.text, words.isStuck)
  }

  @Test(
    "It is stopped",
    arguments: [
      String(repeating: "Şekeriniz için yürüyüş iyi gelir. ", count: 30),
      "Merhaba. "
        + String(repeating: "Su için ve dinlenin. Sonra yeniden ölçüm yapın. ", count: 30),
      "Bence " + String(repeating: "çok iyi ve ", count: 200),
      String(repeating: "ve ", count: 300),
      "Faydaları: " + (1...40).map { "\($0). Yulafın birçok faydalı özelliğini içerir: " }.joined(),
      (1...40).map { "\($0). Yulafın birçok faydalı özelliği vardır\n" }.joined(),
      String(repeating: "- yulaf, süt ve elma yiyin\n", count: 40),
    ])
  func stops(_ text: String) {
    for size in [1, 7, 64, text.count] {
      let (shown, isStuck) = shown(text, by: size)
      #expect(isStuck, "\(shown)")
      #expect(shown.utf8.count < 700, "\(shown)")
    }
  }

  @Test("What was said before it began to repeat is shown, and stored with a word about it")
  func once() async {
    let text = "Lifli besinler şunlardır: " + String(repeating: "elma, armut, ayva, ", count: 60)
    #expect(shown(text).text.hasPrefix("Lifli besinler şunlardır: elma, armut"))
    #expect(shown(text).text.count < 80)
    let stage = Stage(.says(text), .says("Rica ederim."))
    let answer = await stage.say("nelerdir?").answer?.text ?? ""
    #expect(answer.hasPrefix("Lifli") && answer.contains("yinelemeye başladı"))
    #expect(stage.script.requests.count == 1)
    _ = await stage.say("sağ ol")
    let told = stage.script.requests.last?.messages.first { $0.role == .assistant }?.text ?? ""
    #expect(told.hasPrefix("Lifli") && !told.contains("yinelemeye"))
  }

  @Test(
    "What repeats by nature is not",
    arguments: [
      "Karıştırın. Pişirin. Karıştırın. Pişirin. Karıştırın. Servis edin.",
      "| Öğün | Ne |\n| --- | --- |\n| Sabah | yulaf |\n| Öğle | çorba |\n| Akşam | balık |\n",
      (1...7).map { "\($0). gün\n- Kahvaltı: iki yumurta ve peynir\n- Ara öğün: bir avuç badem\n" }
        .joined(),
      (1...7).map {
        "\($0). gün: sabah 2 yumurta, öğlen ızgara tavuk, akşam sebze yemeği ve yoğurt.\n"
      }
      .joined(),
      (1...8).map { "\($0). hareket: 10 tekrar yapın, 30 saniye dinlenin, derin nefes alın.\n" }
        .joined(),
      String(repeating: "-", count: 400), String(repeating: "=", count: 90) + " Başlık",
      "Ha ha ha ha ha, çok güzel! Bir daha anlatayım mı?",
    ])
  func goesOn(_ text: String) {
    let (shown, isStuck) = shown(text)
    #expect(!isStuck)
    #expect(shown.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
  }

  @Test(
    "No form of a call or an answer is shown",
    arguments: [
      (#"{"reply":"Merhaba"}"#, "Merhaba"), (#"logMeal({"items":[{"name":"elma"}]})"#, ""),
      (#"{"items":[{"name":"elma"}]}"#, ""), (#"Tabii (yarın) bakarım."#, "Tabii (yarın) bakarım."),
    ])
  func calls(_ text: String, _ seen: String) {
    #expect(shown(text).text.trimmingCharacters(in: .whitespaces) == seen)
  }

  @Test("The turn ends with a word about it, and the stream is left")
  func turn() async {
    let stage = Stage(
      .hanging(Array(repeating: .text("Şekeriniz için yürüyüş iyi gelir. "), count: 30)))
    let answer = await stage.say("ne yapayım?").answer?.text ?? ""
    #expect(answer.ranges(of: "yürüyüş").count <= 2)
    #expect(answer.contains("yinelemeye başladı"))
  }

  @Test(
    "Forms of calls are not shown, whatever stands around them",
    arguments: [
      (#"Tamam. {"name": "logMeal", "arguments": {"items": []}}"#, "Tamam."),
      (
        "Bakıyorum.\n```json\n{\"tool\": \"getDay\", \"arguments\": {}}\n```\nBuyurun.",
        "Bakıyorum.\n\nBuyurun."
      ),
      (#"{"answer": "Merhaba!"}"#, "Merhaba!"),
      (#"{"calls":[{"tool":"logMeal","arguments":{"items":[{"name":"el"#, ""),
      ("{\n  \"calls\": [\n    {\"tool\": \"x\", \"arguments\": {\"a\": \"}\"}}\n  ]\n}", ""),
      (#"{{"name": "logWater", "arguments": {}}}"#, ""),
    ])
  func forms(_ said: String, _ expected: String) {
    for size in [1, 3, 7, said.count] {
      #expect(shown(said, by: size).text.trimmingSpaces == expected)
    }
  }

  @Test(
    "Other braces pass",
    arguments: [
      "Küme {1, 2} ve {a} gösterimi.", "```swift\nlet a = { 3 }\n```",
      #"Örnek: {"ad": "elma"} böyle."#,
      "Kod `{` ile başlar.", "```\nsade\n```\nSonra {",
    ])
  func braces(_ text: String) {
    for size in [1, 3, text.count] { #expect(shown(text, by: size).text == text) }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
