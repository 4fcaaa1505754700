import AgentLoop
import Domain
import Foundation
import Testing
import Tools

@testable import balli

@Suite("Who answers which message, where a capable model is chosen")
struct RouteTests {
  private static let now = Date(timeIntervalSince1970: 1_795_250_000)

  private static func chosen(
    _ text: String, after earlier: [Message] = [], _ mode: RoutingMode = .automatic,
    isSmall: Bool = false
  ) async -> Routing.Choice {
    let model = LanguageModel(
      name: "openai:x", traits: ModelTraits(isLocal: false, isSmall: isSmall)
    ) { _ in AsyncThrowingStream { $0.finish() } }
    let tools = ToolDeclaration.all.map {
      ToolDescription(
        name: $0.name, summary: "", schema: ToolSchema(), writes: $0.deed != .reads)
    }
    let request = ModelRequest(
      system: "", messages: earlier + [Message(role: .user, text: text, at: now)], tools: tools,
      now: now, zone: .fixed(3 * 3600))
    return await Compose.routing(model, mode).choose(request) { _ in }
  }

  @Test(
    "Questions, advice and reasons go to the model",
    arguments: [
      "Şekerim neden yüksek çıkıyor?", "Akşama ne yesem?", "şekerim 250 ne yapsam",
      "Bugün kaç karbonhidrat aldım?", "Mercimek çorbası nasıl yapılır?", "merhaba", "teşekkürler",
      "Bana haftalık bir plan önerir misin?", "süt şekeri yükseltir mi", "142 çıktı, bu iyi mi?",
      // Records, but not all of them are read, or not when they were.
      "07:30 açlık 124\n08:00 2 dilim ekmek\n13:00 1 kase çorba\n17:30 40 dk yürüyüş\n22:00 lantus 18",
    ])
  func thought(_ text: String) async {
    #expect(await Self.chosen(text).model.name == "openai:x")
  }

  @Test(
    "What is plain and private by nature stays here",
    arguments: [
      "şekerim 142", "geri al", "listeye süt ekle", "alışveriş listemde ne var?",
      "sabah 8'de şekerim 142'ydi", "2 yumurta 1 dilim ekmek yedim",
      "kahvaltıdan 2 saat sonra 156 ölçtüm", "son 2 kaydı geri al",
    ])
  func own(_ text: String) async {
    #expect(await Self.chosen(text).model.name == "yerel")
  }

  @Test("The answer to the model's own question goes to the model")
  func openMatter() async {
    let asked = [
      Message(role: .user, text: "köfte yedim", at: Self.now),
      Message(role: .assistant, text: "Kaç tane?", at: Self.now, model: "openai:x"),
    ]
    #expect(await Self.chosen("şekerim 142", after: asked).model.name == "openai:x")
    let own = [
      asked[0], Message(role: .assistant, text: "Kaç tane?", at: Self.now, model: "yerel"),
    ]
    #expect(await Self.chosen("şekerim 142", after: own).model.name == "yerel")
    let small = await Self.chosen("3", after: asked, isSmall: true)
    #expect(small.model.name == "openai:x" && small.callable?.contains("logMeal") == true)
  }

  @Test("hep-model and hep-yerel hold whatever is said")
  func fixed() async {
    #expect(await Self.chosen("şekerim 142", .alwaysModel).model.name == "openai:x")
    #expect(await Self.chosen("neden?", .alwaysLocal).model.name == "yerel")
    #expect(await Self.chosen("şekerim 142", .alwaysModel).tools == nil)
  }

  @Test(
    "A small model is told of the same tools each time, and may only talk where nothing is meant")
  func small() async {
    let texts = [
      "bana bir fıkra anlat", "sence hayat güzel mi", "öğlen ne yediğimi hatırlıyor musun",
    ]
    var told: Set<Set<String>> = []
    for text in texts {
      let choice = await Self.chosen(text, .alwaysModel, isSmall: true)
      told.insert(choice.tools ?? [])
    }
    #expect(told.count == 1)
    for text in texts.prefix(2) + ["teşekkür ederim", "diyabet nedir"] {
      #expect(await Self.chosen(text, .alwaysModel, isSmall: true).callable == [], "\(text)")
    }
    let recall = await Self.chosen("geçen ay uyku için ne konuşmuştuk", .alwaysModel, isSmall: true)
    #expect(recall.callable?.contains("recallConversations") == true)
  }

  @Test(
    "What the engine has nothing to say to goes to a small model as well",
    arguments: [
      "Almanca merhaba nasıl denir", "yapay zeka nedir", "yarın için bir plan yapalım",
      "Türkiye'nin başkenti neresi", "köpeğime isim bul",
      // Of a message that is not told first hand nothing is left for the engine.
      "",
    ])
  func atALoss(_ text: String) async {
    #expect(await Self.chosen(text, isSmall: true).model.name == "openai:x")
  }

  @Test(
    "Company is kept by the engine where the model is small",
    arguments: ["teşekkür ederim çok yardımcı oldun", "iyi geceler", "nasılsın bakalım"])
  func company(_ text: String) async {
    #expect(await Self.chosen(text, isSmall: true).model.name == "yerel")
  }
}
