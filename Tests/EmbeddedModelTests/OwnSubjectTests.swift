import Domain
import Testing

@testable import EmbeddedModel

@Suite("Figures, foods and deeds that are of no record before them")
struct OwnSubjectTests {
  private static func changes(_ talk: [String]) async throws -> [ToolCall] {
    try await Talking.calls(talk).filter {
      [.update, .delete].contains(ToolVerb(of: $0.name)) || $0.name == "undo"
    }
  }

  @Test(
    "A figure with a subject or a size of its own changes no record",
    arguments: [
      ["tansiyon 13 8", "açtım 148"], ["tansiyon 13 8", "açtım 68"], ["kilom 80", "açtım 148"],
      ["tansiyon 13 8", "148"], ["8000 adım attım", "91"],
      ["metformin 500 aldım", "telefon diyor 3400"],
      ["7 saat uyudum", "oran 10 bende"], ["novorapid 4 yaptım", "çeyrekti"],
      ["novorapid 4 yaptım", "pardon ekmek çeyrekti"],
    ])
  func figures(_ talk: [String]) async throws {
    let calls = try await Self.changes(talk)
    #expect(calls.isEmpty, "\(Engine.signature(calls))")
  }

  @Test("Who was hungry when it was measured tells a glucose")
  func hungry() async throws {
    let calls = try await Talking.calls(["tansiyon 13 8", "açtım 148"])
    #expect(calls.map(\.name) == ["logGlucose"] && calls[0].arguments["value"]?.number == 148)
    #expect(try await Talking.calls(["tansiyon 13 8", "kapıyı açtım 148"]).isEmpty)
  }

  @Test(
    "A figure that is put right still is",
    arguments: [
      (["kilom 80", "81 olacak"], "kilograms", 81.0),
      (["7 saat uyudum", "6 saatti"], "hours", 6.0),
      (["novorapid 4 yaptım", "pardon 6"], "dose", 6.0),
      (["8000 adım attım", "düzelt 9000"], "steps", 9000.0),
    ])
  func corrected(_ talk: [String], _ field: String, _ value: Double) async throws {
    let calls = try await Talking.calls(talk)
    #expect(
      calls.map(\.name) == ["updateEntry"] && calls[0].arguments[field]?.number == value,
      "\(Engine.signature(calls))")
  }

  @Test(
    "What was about to be done and given up takes no record and brings none",
    arguments: [
      ["2 yumurta yedim", "tatlı yiyecektim vazgeçtim"],
      ["2 yumurta yedim", "kola içecekken vazgeçtim"],
      ["500 ml su içtim", "enerji içeceği içecektim vazgeçtim"],
      ["lantus 12 yaptım", "spora gidecektim vazgeçtim"],
      ["1 tabak makarna yedim", "baklava alacaktım son anda vazgeçtim"],
      ["1 kase çorba içtim", "tatlıdan vazgeçtim"],
    ])
  func givenUp(_ talk: [String]) async throws {
    let calls = try await Self.changes(talk)
    #expect(calls.isEmpty, "\(Engine.signature(calls))")
    #expect(try await Self.changes(talk + ["evet"]).isEmpty)
  }

  @Test(
    "A record that is given up goes",
    arguments: [
      ["2 yumurta yedim", "vazgeçtim"], ["2 yumurta yedim", "kaydetmekten vazgeçtim"],
      ["2 yumurta yedim", "vazgeçtim sil onu"],
      ["2 yumurta yedim", "yumurtadan vazgeçtim yemedim"],
      ["2 lokum yedim", "lokumu sil hanım görmesin"],
    ])
  func takenBack(_ talk: [String]) async throws {
    #expect(try await Self.changes(talk).count == 1)
  }

  @Test(
    "A food of the meal that was not had goes, and nothing else",
    arguments: [
      ["2 yumurta ve cacık yedim", "cacığı yazma içmedim onu"],
      ["mercimek çorbası, pilav, cacık yedim", "cacığa dokunmadım"],
    ])
  func untouched(_ talk: [String]) async throws {
    let calls = try await Talking.calls(talk)
    #expect(calls.map(\.name) == ["updateMeal"] && calls[0].arguments["remove"] == ["cacık"])
  }

  @Test(
    "A remark on a part of a dish leaves the meal as it is",
    arguments: [
      ["somonlu poke bowl yedim", "pirinci yarım kaseydi"],
      ["iskender yedim", "ekmeği az koymuşlardı"],
      ["poke bowl yedim", "pirinci az koydurdum yarım kase kadar"],
      ["mantı yedim", "yoğurdu azdı"],
      ["tavuklu salata yedim", "tavuğu az koymuşlar"], ["tost yedim", "peyniri bol koymuşlardı"],
      ["2 yumurta yedim", "sildim süpürdüm"],
    ])
  func remarks(_ talk: [String]) async throws {
    let calls = try await Self.changes(talk)
    #expect(calls.isEmpty, "\(Engine.signature(calls))")
  }

  @Test(
    "What a dish was, and what came to it, is still written",
    arguments: [
      ["pilav yedim", "bulgur pilavıydı"], ["simit yedim", "yanında ayran da vardı"],
      ["pilav, köfte yedim", "pilavı yarım kaseydi"], ["pizza yedim", "3 dilimdi"],
    ])
  func told(_ talk: [String]) async throws {
    #expect(try await Self.changes(talk).map(\.name) == ["updateMeal"])
  }

  @Test(
    "A correction finds the record that holds the old figure",
    arguments: [
      (["şekerim 243", "kilom 80", "243 değil 234"], "value", 234.0),
      (["şekerim 243", "tansiyon 14 9", "243 kaydını 234 olarak düzelt"], "value", 234.0),
      (["kilom 82", "şekerim 118", "82 değil 83 olacak"], "kilograms", 83.0),
      (["şekerim 99", "nabzım 78", "99'u 89 yap"], "value", 89.0),
      (["şekerim 156", "lantus 14 yaptım", "156 yazmışım 165 olacak"], "value", 165.0),
    ])
  func byOldValue(_ talk: [String], _ field: String, _ value: Double) async throws {
    let calls = try await Talking.calls(talk)
    #expect(
      calls.map(\.name) == ["updateEntry"] && calls[0].arguments[field]?.number == value
        && calls[0].arguments["value2"] == nil, "\(Engine.signature(calls))")
  }

  @Test(
    "A figure that no record holds changes none",
    arguments: [
      ["şekerim 243", "kilom 80", "250 değil 234"], ["şekerim 243", "hedefim 140 değil 130"],
    ])
  func unheld(_ talk: [String]) async throws {
    let calls = try await Self.changes(talk)
    #expect(calls.isEmpty, "\(Engine.signature(calls))")
  }
}
