import Domain
import Testing

@testable import EmbeddedModel

@Suite("Questions about what was")
struct AskedDeedsTests {
  @Test(
    "A question writes nothing",
    arguments: [
      "kilom 90a düştü mü", "Can'ın okulda öğlen şekeri 280di di mi bugün",
      "Can 214 çıktıktan sonra ne yapmıştım", "şekerim 142 iken ne yemiştim",
      "başım dönmüştü ya hani ne zamandı", "dün 2 bardak su içmiştim sanırım",
      "dün öğlen 140 üstüydü sanırım", "sabah 140 akşam 180 iyi midir tip 2 için",
      "dün moralim nasıldı", "dün moralim bozuk muydu", "dün stresli miydim",
      "dün öksürüyor muydum", "dün başım ağrıyor muydu benim", "ayaklarım uyuşuyor muydu perşembe",
      "eşimin başı ağrıyor muydu dün", "dün kaç kez başım ağrıyordu", "ramipril notum neydi",
      "dün akşam 8 yaptım 269 oldum sence az mı yapmışım", "tansiyonum 150'ye çıktı mı hiç",
    ])
  func writesNothing(_ text: String) {
    let calls = Engine.calls(text)
    #expect(calls.allSatisfy { !PlannedCall.writes($0.name) }, "\(Engine.signature(calls))")
  }

  @Test(
    "How high a meal raises glucose removes no meal",
    arguments: [
      "öğlen yediğim kaça çıkarır", "bugün akşam kaç çıkar", "yarın sabah kaç çıkar sence",
      "bu pilav beni 250ye çıkarır mı",
    ])
  func removesNothing(_ text: String) async throws {
    let calls = try await Talking.calls(["öğlen 1 tabak pilav yedim", text])
    #expect(calls.allSatisfy { !PlannedCall.writes($0.name) }, "\(Engine.signature(calls))")
  }

  @Test(
    "What is told beside a question is written",
    arguments: [
      ("152 ölçtüm, iyi mi", "logGlucose"),
      ("2 dilim ekmek yedim ne kadar karbonhidrat aldım", "logMeal"),
      ("6 ünite novorapid yaptım, ne zaman ölçeyim", "logMedication"),
      ("tokluk 142 iyi di mi", "logGlucose"),
    ])
  func written(_ text: String, _ tool: String) {
    let calls = Engine.calls(text)
    #expect(calls.contains { $0.name == tool }, "\(Engine.signature(calls))")
  }

  @Test("An amount is raised by an order")
  func raised() async throws {
    let calls = try await Talking.calls(["2 elma yedim", "elmayı 3'e çıkar"])
    #expect(calls.map(\.name) == ["updateMeal"], "\(Engine.signature(calls))")
  }

  @Test(
    "What is only recalled is asked about",
    arguments: [
      "dün 2 bardak su içmiştim sanırım", "şekerim 320 çıktı di mi",
      "dün akşam 2 dilim pizza yedim, çok mu yemişim",
    ])
  func recalled(_ text: String) async throws {
    let answer = try await Talking.lastTurn([text]).last?.text ?? ""
    #expect(answer.contains("Şunu mu demek istediniz"), "\(answer)")
  }

  @Test("An order to remove is still one")
  func removed() async throws {
    let calls = try await Talking.calls(["öğlen 1 tabak pilav ve 1 ayran içtim", "ayranı çıkar"])
    #expect(calls.map(\.name) == ["updateMeal"], "\(Engine.signature(calls))")
  }
}
