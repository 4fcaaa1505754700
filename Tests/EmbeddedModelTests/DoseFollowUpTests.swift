import Domain
import Testing

@testable import EmbeddedModel

@Suite("What follows a record and says nothing of undoing it")
struct DoseFollowUpTests {
  /// Talks whose last message writes, changes and removes nothing.
  private static let harmless: [[String]] = [
    ["novorapid 6 yaptım", "yemedim"], ["insülin yaptım 8", "yemedim hâlâ"],
    ["novorapid 6 yaptım", "yine yaptım unutup"], ["metformin aldım", "yine aldım unutup"],
    ["oruçluyum", "şekerim 66", "bozmadım"], ["şekerim 64", "bal yedim", "15 oldu", "düşüyor"],
    ["sensör 3.9 gösteriyor", "3.6", "3.3", "düşüyor"], ["şekerim 120", "8.4", "düşüyor"],
    ["sabah lantusu yaptım mı hatırlamıyorum", "16"], ["insülinimi yapmayı unuttum", "12"],
    ["lantus 20 yaptım", "atladım"], ["sabah 10 lantus yaptım", "akşam da"],
    ["novorapid 6", "öğlen de"], ["tansiyonum 140/90", "akşam da"],
    ["20 dakika yürüdüm", "akşam da"], ["şekerim 98", "silmedim"],
    ["sabah 8 de 120 ölçtüm", "akşam da"],
  ]

  @Test("Nothing is undone, moved or taken for agreed", arguments: harmless)
  func unchanged(_ talk: [String]) async throws {
    let calls = try await Talking.calls(talk).filter { PlannedCall.writes($0.name) }
    #expect(calls.isEmpty, "\(Engine.signature(calls))")
  }

  /// Talks whose last message does, and by which tool.
  private static let meant: [(talk: [String], tools: [String])] = [
    (["makarna yedim", "yemedim"], ["undo"]), (["novorapid 6 yaptım", "yapmadım"], ["undo"]),
    (["lantus 20 yaptım", "atladım", "evet"], ["deleteEntry"]),
    (["sabah 10 lantus yaptım", "akşam da", "evet"], ["logMedication"]),
    (["lantus", "20"], ["logMedication"]), (["novorapid vurdum", "6"], ["updateEntry"]),
    (["metformin aldım", "içmedim"], ["undo"]), (["180", "kaydet"], ["logGlucose"]),
    (["şekerim 98", "sil"], ["deleteEntry"]), (["makarna yedim", "dün akşamdı"], ["updateMeal"]),
    (["8 ünite novorapid yaptım", "sabah yaptım"], ["updateEntry"]),
  ]

  @Test("What does say so is done", arguments: meant)
  func done(_ sample: (talk: [String], tools: [String])) async throws {
    let calls = try await Talking.calls(sample.talk)
    #expect(calls.map(\.name) == sample.tools, "\(Engine.signature(calls))")
  }

  private func answer(_ talk: [String]) async throws -> String {
    try await Talking.lastTurn(talk).last { $0.role == .assistant }?.text ?? ""
  }

  @Test(
    "A dose that was left out is answered with what is known of that, and none is named",
    arguments: [
      ["lantusu unuttum dün akşam"], ["metforminimi aldım", "akşamkini atladım"],
      ["metforminimi aldım", "akşamkini atladım", "unuttum"], ["metformini unuttum"],
      ["insülinimi yapmayı unuttum"],
    ])
  func leftOut(_ talk: [String]) async throws {
    let text = try await answer(talk)
    #expect(text.contains("Unutulan"), "\(text)")
  }

  @Test("Other things that were forgotten or left out are not")
  func otherLeftOut() async throws {
    for talk in [["kalemimi evde unuttum"], ["kahvaltıda simit yedim", "öğleni atladım"]] {
      #expect(try await !answer(talk).contains("Unutulan"))
    }
  }

  @Test("A value that falls is measured again")
  func falling() async throws {
    #expect(try await answer(["şekerim 120", "düşüyor"]).contains("yeniden ölçüp"))
  }

  @Test("The same at another time is asked before it is written, a figure is asked for")
  func too() async throws {
    #expect(try await answer(["sabah 10 lantus yaptım", "akşam da"]).contains("Lantus 10 ünite"))
    #expect(try await answer(["sabah 8 de 120 ölçtüm", "akşam da"]).contains("Kaç çıktı?"))
  }
}
