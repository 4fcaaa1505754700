import Domain
import Foundation
import Safety
import Testing

@Suite("What a low is has one fixed answer")
struct LowAdviceTests {
  static let asked: [[String]] = [
    ["hipo nedir"], ["hipoglisemi nedir"], ["hipoglisemi belirtileri neler"], ["hipo ne demek"],
    ["şekerim düşerse ne yapayım"], ["annemin şekeri düşerse ne yapmalıyız"],
    ["şekerim 62 kaç küp şeker yiyeyim"], ["şekerim 58", "ne yapayım"],
    ["şekerim 58", "ne yemeliyim"], ["hipoda ne yapmalıyım"], ["hipoda kaç gram şeker almalıyım"],
    ["düşük şekerde ne kadar meyve suyu içmeliyim"], ["şeker düşünce ne yenir"],
    ["50 nin altı hipo mu sayılır"], ["54 altı ciddi hipo mu"], ["hipo olursam ne yemeliyim"],
    ["şekerim düşükken ne yemeliyim"], ["şeker düşmesi nasıl anlaşılır"],
    ["yarın şekerim 40 olursa ne yapayım"], ["kan şekerim 55 çıkarsa ne yapmalıyım"],
    ["şekerim 60 görürsem ne yapayım"], ["şekerim 66 ne yesem"], ["Şekerim 64", "Ne içeyim?"],
  ]
  static let others: [[String]] = [
    ["şekerim 45", "bugün ne yedim"], ["şekerim 58", "ne yedim ben"],
    ["sensörüm düştü ne yapayım"], ["hipopotam ne yer"], ["bu hafta kaç kere hipo oldum"],
    ["yarın şekerim 140 olursa ne yapayım"], ["kilom 60 olursa ne yapayım"],
    ["şekerim 120", "ne yapayım"], ["akşama ne yapayım"], ["ne yesem"], ["şekerim kaç"],
    ["son 24 saatte düşük var mı"], ["gece şekerim düşer mi"], ["hipo alarmım 70 olsun"],
    ["pilavı azaltsam şekerim düşer mi"], ["şekerim 62", "ne kadar su içtim"],
    ["şekerim 62"], ["en düşük şekerim kaç"],
  ]

  @Test("Questions about lows are answered with the rule of 15", arguments: asked)
  func answered(_ turns: [String]) throws {
    for variant in 0..<6 {
      let said = turns.map { Variants.of($0)[variant] }
      let answer = LowAdvice.answer(to: said[said.count - 1], after: Array(said.dropLast()))
      #expect(answer?.contains("15 kuralı") == true, "\(said)")
    }
  }

  @Test("Other questions are not", arguments: others)
  func passes(_ turns: [String]) {
    #expect(!Self.others.isEmpty)
    for variant in 0..<6 {
      let said = turns.map { Variants.of($0)[variant] }
      #expect(
        LowAdvice.answer(to: said[said.count - 1], after: Array(said.dropLast())) == nil, "\(said)")
    }
  }

  @Test("The text prescribes no dose")
  func noDose() throws {
    let text = try #require(LowAdvice.answer(to: "hipo nedir"))
    for line in text.split(separator: "\n") {
      #expect(DoseFilter.checked(String(line)) == String(line))
    }
  }

  @Test("The reading of such a message is kept")
  func told() {
    #expect(LowAdvice.told(in: "şekerim 62 kaç küp şeker yiyeyim") == "şekerim 62")
    #expect(LowAdvice.told(in: "hipo nedir") == nil)
    #expect(LowAdvice.told(in: "ne yapayım") == nil)
  }

  @Test(
    "A low that was just logged is an emergency; an old one, a higher one, another result is none")
  func measured() {
    let now = Date(timeIntervalSince1970: 1_795_000_000)
    let zone = Zone.fixed(3 * 3600)
    func code(
      _ milligrams: Double, in text: String = "evet", minutesAgo: Double = 0,
      tool: String = "logGlucose"
    ) -> String? {
      let at = now.addingTimeInterval(-minutesAgo * 60).ISO8601Format()
      let value: JSON = ["milligrams": .number(milligrams), "at": .string(at)]
      return EmergencyDetector.emergency(
        of: ToolResult(id: "a", name: tool, value: value), saidIn: text, at: now, in: zone)?.code
    }
    for text in [
      "şeker 45 lira olmuş", "45 yaşındayım şekerim var", "şekerim 120 kilom 45",
      "şekerim 134 nabzım 45", "şekerimi 45 kere ölçtüm", "şaka yaptım şekerim 45 değil",
      "45 yazmışım özür 145", "açlık insülini 45 çıktı",
    ] { #expect(code(45, in: text) == nil, "\(text)") }
    for text in ["şkerim 45", "şekerm45", "45", "skr 45 ölçtüm", "şekerim 45 tansiyonum 120"] {
      #expect(code(45, in: text) == "severeLow", "\(text)")
    }
    #expect(code(42) == "severeLow")
    #expect(code(53.9, minutesAgo: 20) == "severeLow")
    #expect(code(54) == nil)
    #expect(code(42, minutesAgo: 240) == nil)
    #expect(code(42, tool: "getGlucose") == nil)
  }
}
