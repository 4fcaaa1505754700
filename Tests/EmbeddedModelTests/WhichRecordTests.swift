import Domain
import Testing

@Suite("Orders to remove one of several records")
struct WhichRecordTests {
  private static let breakfasts = ["kahvaltıda yumurta yedim", "kahvaltıda simit yedim"]
  private static let readings = ["şekerim 120", "şekerim 140"]

  private func calls(_ texts: [String]) async throws -> [String] {
    try await Talking.lastTurn(texts).flatMap(\.calls).map { call in
      "\(call.name) \(call.arguments.text)"
    }
  }

  @Test(
    "What several could be is asked, the newest first",
    arguments: [
      (breakfasts + ["kahvaltımı sil"], "1. kahvaltı (simit)", "2. kahvaltı (yumurta)"),
      (readings + ["ölçümü sil"], "1. kan şekeri 140 mg/dL", "2. kan şekeri 120 mg/dL"),
    ])
  func asked(_ texts: [String], _ first: String, _ second: String) async throws {
    let turn = try await Talking.lastTurn(texts)
    let answer = turn.last?.text ?? ""
    #expect(turn.flatMap(\.calls).isEmpty)
    #expect(answer.contains("Hangisi silinsin?") && answer.contains(first), "\(answer)")
    #expect(answer.contains(second))
  }

  @Test("A number chooses; a bare yes asks again; no removes nothing")
  func chosen() async throws {
    let order = Self.readings + ["ölçümü sil"]
    let second = try await calls(order + ["2"])
    #expect(second == [#"deleteEntry {"reading":1}"#])
    #expect(try await calls(order + ["evet", "1"]) == [#"deleteEntry {"reading":2}"#])
    #expect(try await calls(order + ["evet"]).isEmpty)
    #expect(try await calls(order + ["hayır"]).isEmpty)
    #expect(try await calls(order + ["7"]).allSatisfy { !$0.hasPrefix("delete") })
  }

  @Test(
    "Where a word tells which, nothing is asked",
    arguments: [
      (readings + ["son ölçümü sil"], "delete"),
      (["kahvaltıda simit yedim", "öğlen çorba içtim", "kahvaltıyı sil"], "deleteMeal"),
      (["kahvaltıda simit yedim", "şekerim 120", "ölçümü sil"], "delete"),
    ])
  func told(_ texts: [String], _ tool: String) async throws {
    let calls = try await calls(texts)
    #expect(calls.count == 1 && calls[0].hasPrefix(tool) || calls == ["undo {}"], "\(calls)")
  }

  @Test("A kind of meal that the talk does not hold takes no other meal")
  func otherKind() async throws {
    let turn = try await Talking.lastTurn(["öğlen elma yedim", "atıştırmalığı sil"])
    #expect(turn.flatMap(\.results).allSatisfy { !$0.isOK })
    #expect(turn.last?.text.contains("ara öğün yok") == true)
  }
}
