import Domain
import Testing

@testable import EmbeddedModel

/// Talks whose words look like those of another order, record or owner.
@Suite("Talks that look like another")
struct NeighbourTests {
  struct Case: Sendable {
    var talk: [String]
    /// The tool of the last message; nil where none may write.
    var tool: String?

    init(_ talk: String..., tool: String? = nil) {
      self.talk = talk
      self.tool = tool
    }
  }

  @Test(
    "What is eaten, taken or missing is not put on the list",
    arguments: [
      Case("dün akşam için: 150 gram tavuk, 100 gram pilav", tool: "logMeal"),
      Case("kahvaltı için: 30 gram peynir, 50 gram ekmek", tool: "logMeal"),
      Case("şekerim 50", "hipo için: 1 kutu meyve suyu, 1 paket bisküvi", tool: "logMeal"),
      Case("listeye lantus yaz", "lantus 10 alındı", tool: "logMedication"),
      Case("listeye parol yaz", "parol alındı akşam 8'de", tool: "logMedication"),
      Case("tip 1 diyabetliyim", "insülinim bitti"), Case("1 tane parol almam lazım"),
      Case("şeker hapımı almalıyım"), Case("metformin 1000 lazım"),
      Case("listeye meyve suyu yaz", "şekerim 58", "annem meyve suyu verdi"),
    ])
  func list(_ it: Case) async throws {
    let names = try await Talking.calls(it.talk).map(\.name)
    #expect(!names.contains { $0.contains("Shopping") || $0.contains("Pantry") }, "\(names)")
    if let tool = it.tool { #expect(names == [tool]) }
  }

  @Test(
    "What was not done, or is only needed, is no record of it",
    arguments: [
      "2 bardak su içmedim", "günde 2 litre su içmiyorum", "4 saat bile uyuyamadım",
      "1 saat yürümedim", "bugün yürüyüş yapmadım 1 saat", "1 saat ev temizlemedim",
      "2 ünite düzeltme gerekiyor", "4 ünite novorapid lazım", "lantus 20 lazım",
    ])
  func undone(_ text: String) {
    #expect(Engine.calls(text).isEmpty)
  }

  @Test(
    "A value that is told with a question whether to measure again is kept",
    arguments: [
      "şekerim 58 tekrar ölçeyim mi", "şekerim 62 ne zaman tekrar ölçeyim",
      "şekerim 380 ne zaman tekrar ölçeyim", "3.20 kahvaltı öncesi",
    ])
  func toldWithQuestion(_ text: String) {
    #expect(Engine.calls(text).map(\.name) == ["logGlucose"])
  }

  @Test("Who is named behind a value that somebody else told gets it")
  func namedLater() async throws {
    let calls = try await Talking.calls([
      "Defne'nin şekeri 118", "öğretmeni aradı 72ymiş", "Defne'nin",
    ])
    #expect(calls.allSatisfy { $0.arguments["person"] == .string("Defne") })
  }

  @Test("A dose that is needed is told to be none, and a meal left out is heard")
  func heard() async throws {
    func answer(_ text: String) async throws -> String {
      try await Talking.lastTurn([text]).last?.text ?? ""
    }
    for needed in ["4 ünite novorapid lazım", "lantus 20 gerekiyor", "2 ünite düzeltme gerekiyor"] {
      #expect(try await answer(needed).hasPrefix("Bunu yapılmış saymadım"), "\(needed)")
    }
    #expect(try await !answer("1 kutu lantus lazım").hasPrefix("Bunu yapılmış"))
    #expect(try await answer("öğle yemeğini atladım").hasPrefix("Anladım"))
  }

  @Test(
    "What was done beside what was not is one",
    arguments: [
      ("köşede durmadım 30 dakika yürüdüm", "logActivity"),
      ("su içmedim 2 bardak ayran içtim", "logMeal"),
      ("gerekti, 4 ünite novorapid yaptım", "logMedication"),
      ("kahve içmedim, 2 bardak su içtim", "logWater"),
    ])
  func done(_ text: String, _ tool: String) {
    #expect(Engine.calls(text).map(\.name) == [tool])
  }

  @Test(
    "A wish, another name or a figure of two records changes none by its old value",
    arguments: [
      ["tresiba 14 yaptım", "şekerim 140", "14 yerine 12 yapsam"],
      ["tresiba 14 yaptım", "kilom 80", "14 ü 12 yapalım"],
      ["kilom 80", "lantus 12 yaptım", "nabzım 80 değil 90"],
      ["7 saat uyudum", "kilom 80", "novorapid 7 değil 8 yaptım"],
      ["novorapid 4 yaptım", "4 saat uyudum", "kilom 80", "4 ü 5 yap"],
    ])
  func oldValue(_ talk: [String]) async throws {
    let calls = try await Talking.calls(talk)
    #expect(!calls.contains { $0.name == "updateEntry" }, "\(Engine.signature(calls))")
  }

  @Test("What a whole deed gives up is what was told; what was bought is not eaten")
  func deeds() async throws {
    #expect(
      try await Talking.calls(["10 ünite novorapid yaptım", "yapacaktım vazgeçtim yapmadım"])
        .map(\.name) == ["undo"])
    #expect(try await Talking.calls(["4 simit aldım ikisini çocuklara verdim"]).isEmpty)
    #expect(
      try await Talking.calls(["novorapid 1 yaptım", "0,5 olacak"]).first?.arguments["dose"]
        == 0.5)
  }

  @Test(
    "A question of what balli wrote puts it right, and another recipe is one",
    arguments: [
      (["lahmacun yedim", "neden bugün yazdın dündü"], "updateMeal"),
      (["mercimek çorbası tarifi ver", "başka ne olur"], "generateRecipe"),
    ])
  func blame(_ it: (talk: [String], tool: String)) async throws {
    #expect(try await Talking.calls(it.talk).map(\.name) == [it.tool])
  }

  @Test("A food of a menu or that is denied is not put into its list")
  func foods() async throws {
    for text in [
      "2 köfte, ekmek ve ayran değil", "makarna, pilav, ekmek yerine bulgur yedim",
      "pilav, köfte, cacık yapıyorum akşama",
    ] {
      let items = try await Talking.calls([text]).flatMap { $0.arguments["items"]?.array ?? [] }
      #expect(items.count < 3, "\(text)")
    }
  }

  @Test("A low that is told with a question is asked about whatever was said before")
  func low() async throws {
    for before in ["şekerim 300 çıktı mı", "elma", "2 yumurta yedim"] {
      let answer = try await Talking.lastTurn([before, "annem 53 ölçmüş ne yapayım"]).last?.text
      #expect(answer?.contains("53") == true && answer?.contains("15-20 gram") == true, "\(before)")
    }
  }

  @Test("What was given up is heard")
  func givenUp() async throws {
    let answer = try await Talking.lastTurn(["2 yumurta yedim", "tatlı yiyecektim vazgeçtim"]).last
    #expect(answer?.text == "Anladım; bir şey kaydetmedim.")
  }
}
