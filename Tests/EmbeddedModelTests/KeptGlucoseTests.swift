import Domain
import Testing

@testable import EmbeddedModel

@Suite("Questions about readings that are kept")
struct KeptGlucoseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var focus: GlucoseFocus?
    /// Parts of the arguments.
    var arguments: [String]
    var testDescription: String { text }

    init(_ text: String, _ focus: GlucoseFocus?, _ arguments: String...) {
      (self.text, self.focus, self.arguments) = (text, focus, arguments)
    }
  }

  // Now is Saturday, 21 November, 13.10.
  static let cases = [
    // When they were taken.
    Case("dün açlığım kaçtı", .value, #""context":"fasting""#, #""from":"2026-11-20"#),
    Case("en yüksek açlığım", .highest, #""context":"fasting""#, #""range":"90d""#),
    Case("en düşük tokluğum", .lowest, #""context":"afterMeal""#, #""range":"90d""#),
    Case("ortalama tokluğum kaç", .mean, #""context":"afterMeal""#, #""range":"14d""#),
    Case("öğle yemeğinden sonraki ortalamam", .mean, #""mealType":"lunch""#),
    Case("dün akşamki tokluğum", .value, #""mealType":"dinner""#, #""from":"2026-11-20"#),
    Case("bu sabahki açlığım", .value, #""context":"fasting""#, #""from":"2026-11-21T00"#),
    Case("açlık değerlerim hedefte mi", .judged, #""context":"fasting""#),
    Case("açlıklarımı sırala son 5 gün", .list, #""context":"fasting""#),
    Case("son 3 açlık ölçümüm", .list, #""context":"fasting""#),
    Case("açlık mı tokluk mu daha kötü", .contexts, #""range":"30d""#),
    // Over what days and hours.
    Case("dün akşam kaça çıktım", .peak, #""from":"2026-11-20T18:00:00"#),
    Case("1 kasımdan beri ortalamam", .mean, #""from":"2026-11-01"#),
    Case("10 kasım haftası ortalamam kaçtı", .mean, #""from":"2026-11-09"#, #""to":"2026-11-16"#),
    Case("14 gün içinde gece hipolarım hangi günler", .beyond, #""range":"14d""#, #""below":70"#),
    Case("perşembe günleri nasıl gidiyorum", .summary, #""onDays":"thursday""#),
    Case("geceleri ortalamam kaç", .mean, #""window":"22:00-05:00""#),
    Case("dün bu saatlerde kaçtı şekerim", .atMoment, #""from":"2026-11-20T12:40:00"#),
    Case("önceki hafta ortalamam", .mean, #""from":"2026-11-02"#, #""to":"2026-11-09"#),
    Case("sabahları mı akşamları mı daha yüksek seyrediyorum", .compare, #""window":"05:00"#),
    // Whose they are.
    Case("can geçen hafta kaç kere düştü", .low, #""person":"Can""#, #""from":"2026-11-09"#),
    Case("canin son olcumu", .list, #""person":"Can""#),
    Case("Can'ın en yüksek değeri ne zaman", .highest, #""person":"Can""#, #""range":"90d""#),
    Case("Can dün 187 miydi öğlen", .check, #""person":"Can""#, #""value":187"#),
    // Beyond bounds, and out of the goal.
    Case("bu hafta kaç kere 140ı geçtim", .beyond, #""above":140"#, #""from":"2026-11-16"#),
    Case("bu hafta kaç gün açlığım 95'i geçti", .beyond, #""above":95"#, #""context":"fasting""#),
    Case("kaç değerim hedef dışıydı bu hafta", .beyondGoal),
    Case("dün hiç yükseldim mi", .beyondGoal, #""from":"2026-11-20"#),
    Case("hiç 70in altına düştüm mü", .low, #""range":"90d""#),
    Case("dün akşam 350 çıkmıştı değil mi", .check, #""value":350"#),
    Case("tir oranım kaç", .inRange, #""range":"14d""#),
  ]

  @Test("Every part of the question is an argument of the call", arguments: cases)
  func call(_ one: Case) throws {
    let understood = Engine.understanding(one.text)
    let call = try #require(understood.calls.first)
    #expect(call.tool == "getGlucose")
    #expect(understood.asked.glucose == one.focus)
    for part in one.arguments {
      #expect(call.arguments.text.contains(part), "\(call.arguments.text)")
    }
  }

  @Test(
    "What is told, asked in general or of something else is no question about kept readings",
    arguments: [
      "şekerim 140", "açlığım 97", "şekerim düştü", "açlık kaç olmalı", "tir nedir",
      "tansiyonum yükseliyor mu", "kilom kaça düştü", "yemekten 1 saat sonra kaç olmalı",
      "dün akşam ne yedim", "şekerimi 140 yaz", "hedefim kaç", "şekerim yüksek ne yapayım",
    ])
  func others(_ text: String) {
    #expect(Engine.understanding(text).calls.allSatisfy { $0.tool != "getGlucose" }, "\(text)")
  }

  // MARK: Follow-ups

  struct Talk: Sendable, CustomTestStringConvertible {
    var first: String
    /// The arguments of the call that answered it.
    var arguments: String
    var then: String
    var focus: GlucoseFocus
    var parts: [String]
    /// What must not be said any more.
    var gone: [String] = []
    var testDescription: String { "\(first) | \(then)" }
  }

  static let talks = [
    Talk(
      first: "bu hafta açlık ortalamam", arguments: #"{"range":"7d","context":"fasting"}"#,
      then: "geçen hafta?", focus: .mean, parts: [#""context":"fasting""#, #""from":"2026-11-09"#]),
    Talk(
      first: "bu hafta açlık ortalamam", arguments: #"{"range":"7d","context":"fasting"}"#,
      then: "tokluk?", focus: .mean, parts: [#""context":"afterMeal""#, #""range":"7d""#]),
    Talk(
      first: "Can'ın şekeri kaç", arguments: #"{"person":"Can"}"#, then: "sabah kaçtı",
      focus: .value, parts: [#""person":"Can""#, #""from":"2026-11-21T05:00:00"#]),
    Talk(
      first: "Can'ın şekeri kaç", arguments: #"{"person":"Can"}"#, then: "dün bu saatte kaçtı",
      focus: .atMoment, parts: [#""person":"Can""#]),
    Talk(
      first: "Can'ın bu hafta ortalaması kaç", arguments: #"{"range":"7d","person":"Can"}"#,
      then: "peki benim?", focus: .mean, parts: [#""range":"7d""#], gone: ["person"]),
    Talk(
      first: "dün akşam en yüksek kaçtı",
      arguments: #"{"from":"2026-11-20T18:00:00+03:00","to":"2026-11-21T00:00:00+03:00"}"#,
      then: "sabah?", focus: .highest, parts: [#""from":"2026-11-20T05:00:00"#]),
    Talk(
      first: "geçen hafta ortalamam",
      arguments: #"{"from":"2026-11-09T00:00:00+03:00","to":"2026-11-16T00:00:00+03:00"}"#,
      then: "önceki hafta?", focus: .mean, parts: [#""from":"2026-11-02"#]),
    Talk(
      first: "geçen hafta ortalamam",
      arguments: #"{"from":"2026-11-09T00:00:00+03:00","to":"2026-11-16T00:00:00+03:00"}"#,
      then: "en yükseği?", focus: .highest, parts: [#""from":"2026-11-09"#]),
  ]

  @Test("A short question keeps what it does not name", arguments: talks)
  func followUp(_ talk: Talk) throws {
    let arguments = try JSON(reading: Array(talk.arguments.utf8))
    let messages = [
      Message(role: .user, text: talk.first, at: Engine.now),
      Message(
        role: .assistant, text: "",
        calls: [
          ToolCall(id: "1", name: "getGlucose", arguments: arguments)
        ], at: Engine.now),
      Message(
        role: .tool, text: "", results: [ToolResult(id: "1", name: "getGlucose", value: [:])],
        at: Engine.now),
      Message(role: .assistant, text: "112", at: Engine.now),
      Message(role: .user, text: talk.then, at: Engine.now),
    ]
    let understood = Engine.shared.interpreterInUse.understand(
      talk.then, after: messages, now: Engine.now, zone: Engine.zone)
    #expect(understood.asked.glucose == talk.focus)
    let text = understood.calls.first?.arguments.text ?? ""
    for part in talk.parts { #expect(text.contains(part), "\(text)") }
    for part in talk.gone { #expect(!text.contains(part), "\(text)") }
  }

  // MARK: Other measures

  @Test(
    "Weight, pressure and HbA1c are looked for in the records of three months",
    arguments: [
      ("kilom kaç", "weight"), ("kaç kiloyum", "weight"), ("ne kadar kilo verdim", "weight"),
      ("kilo veriyor muyum", "weight"), ("tansiyonum yükseliyor mu", "measurement"),
      ("hba1cm kaçtı", "measurement"), ("hba1c sonucum neydi", "measurement"),
      ("tansiyon değerlerim", "measurement"),
    ])
  func measures(_ one: (text: String, topic: String)) throws {
    let understood = Engine.understanding(one.text)
    let call = try #require(understood.calls.first)
    #expect(call.tool == "getDay")
    #expect(understood.asked.topic?.rawValue == one.topic)
    #expect(call.arguments["from"]?.string == "2026-08-23")
  }
}
