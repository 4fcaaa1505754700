import Domain
import Testing

@Suite("A correction beside other reports")
struct MealCorrectionTests {
  struct Case: Sendable {
    var talk: [String]
    /// What the last message calls: the tool and what it says of the entry, in order.
    var calls: [String]

    init(_ talk: String..., calls: [String]) { (self.talk, self.calls) = (talk, calls) }
  }

  static let qualities = [
    Case("bir tabak makarna yedim", "tabak büyüktü", calls: ["updateMeal makarna→büyük makarna"]),
    Case(
      "iki dilim ekmek yedim", "dilimler kalındı aslında",
      calls: ["updateMeal ekmek→kalın ekmek"]),
    Case("elma yedim", "büyük boydu", calls: ["updateMeal elma→büyük elma"]),
    Case("bir tabak makarna yedim", "kıymalıydı", calls: ["updateMeal makarna→kıymalı makarna"]),
    Case("süt içtim", "yarım yağlıydı", calls: ["updateMeal süt→yarım yağlı süt"]),
    Case(
      "pilav ve tavuk yedim", "pilav az yağlıydı", calls: ["updateMeal pilav→az yağlı pilav"]),
    Case("bir kase çorba içtim", "küçük kase", calls: ["updateMeal 1 kase küçük çorba"]),
    Case("çay içtim", "3 bardak", calls: ["updateMeal 3 çay bardağı çay"]),
    Case("makarna yedim", "kıymalı", calls: ["updateMeal makarna→kıymalı makarna"]),
    Case("makarna yedim", "bir saat önceydi", calls: ["updateMeal"]),
    Case("makarna yedim", "dün akşamdı", calls: ["updateMeal"]),
    Case(
      "sabah yumurta yedim", "öğlen pilav yedim", "son iki öğünü sil",
      calls: ["deleteMeal", "deleteMeal"]),
    Case("bir kase çorba ve pilav yedim", "çorbayı sil", calls: ["updateMeal -çorba"]),
    Case(
      "makarna yedim", "elma yedim", "son ikisini sil", calls: ["deleteMeal", "deleteMeal"]),
    Case("3 dilim pizza yedim", "2 tane daha", calls: ["updateMeal 5 dilim pizza"]),
    Case(
      "köfte ve pilav yedim", "köfteyi çıkar pilavı yarım yap",
      calls: ["updateMeal 0.5 porsiyon pilav"]),
    Case("menemen yedim 2 dilim ekmekle", "ekmeksizdi", calls: ["updateMeal -ekmek"]),
    Case(
      "bir tabak makarna yedim", "sosunda kıyma vardı", calls: ["updateMeal kıyma"]),
    // What is said of a meal is no kind of it.
    Case("elma yedim", "tatlıydı", calls: []),
    Case("makarna yedim", "pahalıydı", calls: []),
    Case("makarna yedim", "büyük bir gündü", calls: []),
    Case("makarna yedim", "ok", calls: []),
    // Of two foods nobody knows which was big.
    Case("pilav ve tavuk yedim", "büyüktü", calls: []),
  ]

  static let beside = [
    Case(
      "6 ünite novorapid yaptım", "yok 8 ünite. Sonra şekerimi ölçtüm 140",
      calls: ["updateEntry 8", "logGlucose 140"]),
    Case(
      "6 ünite novorapid yaptım", "pardon 8 ünite, bir elma yedim",
      calls: ["updateEntry 8", "logMeal 1 adet elma"]),
    Case(
      "3 bardak su içtim", "4 bardak olacaktı. Öğlen bir tabak pilav yedim",
      calls: ["updateEntry 800", "logMeal 1 tabak pilav"]),
    Case(
      "8 saat uyudum", "7 saat olacaktı, şekerim de 130",
      calls: ["updateEntry 7", "logGlucose 130"]),
    Case(
      "bir simit yedim", "üç buçukta yemiştim. 6 ünite novorapid yaptım",
      calls: ["updateMeal", "logMedication 6"]),
    Case(
      "öğlen bir lahmacun yedim", "kahvaltıydı o. Şekerim 140",
      calls: ["updateMeal", "logGlucose 140"]),
    Case(
      "bir simit yedim", "bir tane daha yedim, bir bardak ayran içtim",
      calls: ["logMeal 1 adet simit", "logMeal 1 su bardağı ayran"]),
    Case("bir simit yedim", "yine yedim. Şekerim 250", calls: ["logMeal simit", "logGlucose 250"]),
    Case("şekerim 140", "150ymiş, bir de elma yedim", calls: ["updateEntry 150", "logMeal elma"]),
    Case(
      "saat 14:00'te 2 yumurta yedim", "2 değil 3", calls: ["updateMeal 3 adet yumurta"]),
  ]

  @Test("An amount that a food is set to is no vessel")
  func goal() async throws {
    let calls = try await Talking.calls(["2 dilim ekmek, pilav yedim", "ekmeği 1 dilime düşür"])
    #expect(calls.flatMap(\.items) == ["1 dilim ekmek"], "\(Engine.signature(calls))")
  }

  @Test(
    "What kind or size it was changes the food, not its amount",
    arguments: qualities.filter { !KnownGaps.holds($0.talk) })
  func describes(_ it: Case) async throws { try await expect(it) }

  @Test(
    "What is told after a correction is kept too",
    arguments: beside.filter { !KnownGaps.holds($0.talk) })
  func keepsRest(_ it: Case) async throws { try await expect(it) }

  private func expect(_ it: Case) async throws {
    let calls = try await Talking.lastTurn(it.talk).flatMap(\.calls)
    #expect(calls.map(brief) == it.calls, "\(it.talk): \(Engine.signature(calls))")
  }

  private func brief(_ call: ToolCall) -> String {
    let arguments = call.arguments
    let values = ["value", "dose", "milliliters", "hours"].compactMap { arguments[$0]?.number }
    let replaced = (arguments["replace"]?.array ?? []).map {
      "\($0["from"]?.string ?? "")→\($0["to"]?.string ?? "")"
    }
    let items = replaced.isEmpty ? call.items : []
    let removed = (arguments["remove"]?.array ?? []).map { "-\($0.string ?? "")" }
    return ([call.name] + values.map { "\(Int($0))" } + replaced + removed + items).joined(
      separator: " ")
  }
}
