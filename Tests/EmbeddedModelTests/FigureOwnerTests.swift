import Analysis
import Domain
import Nutrition
import Testing

@testable import EmbeddedModel

/// Whose a figure is, and of when, whatever the weights have learned.
@Suite("Figures behind their owners")
struct FigureOwnerTests {
  /// "value person" of each value that a first message writes, by an engine that has learned nothing.
  private static func values(_ text: String) -> [String] {
    Engine.unlearned.calls(for: text, now: Engine.now, zone: Engine.zone).filter(\.writes).map(
      value)
  }

  private static func value(_ call: ToolCall) -> String {
    let values = [call.arguments[.value], call.arguments[.value2]].compactMap { $0?.text }
      .joined(separator: "/")
    return "\(values) \(call.arguments[.person]?.string ?? "-")"
  }

  @Test(
    "Each figure is its owner's, the writer's too",
    arguments: [
      ("Kemal'in açlığı 147, benimki 121 çıktı.", ["147 Kemal", "121 -"]),
      ("benim şekerim 120 annemin 160", ["120 -", "160 annem"]),
      ("babam 180 ben 95 şekerlerimiz", ["180 babam", "95 -"]),
      ("kızımın şekeri 90 oğlumun 140", ["90 kızım", "140 oğlum"]),
      ("Kemal'in tansiyonu 15'e 8, benimki 12'ye 7 idi.", ["15/8 Kemal", "12/7 -"]),
      ("tansiyonum 13 8, babamınki 16 9", ["13/8 -", "16/9 babam"]),
    ])
  func owners(_ one: (text: String, values: [String])) {
    #expect(Self.values(one.text) == one.values)
  }

  @Test(
    "Nothing is written of owners beside which something else stands",
    arguments: [
      "annem 65 babam 70 yaşında, şekerleri var", "annemin şekeri 160 olursa benimki 120",
      "Kemal'in açlığı 147 değildi, benimki 121", "annemin 160 benimki 120 lira",
      "Kemal 147 Kemal 152 şekeri",
    ])
  func noOwners(_ text: String) {
    #expect(Self.values(text).isEmpty, "\(Self.values(text))")
  }

  @Test(
    "After a reading the next is that of whoever is named, and corrects none",
    arguments: [
      (["Açlığım 118 bu sabah.", "Kemal'inki de 152."], "152 Kemal"),
      (["annemin şekeri 160", "benim de 112"], "112 -"),
    ])
  func next(_ one: (turns: [String], value: String)) async throws {
    let calls = try await Talking.lastTurn(one.turns).flatMap(\.calls)
    #expect(calls.map(\.name) == ["logGlucose"])
    #expect(calls.map(Self.value) == [one.value])
  }

  @Test("A bare figure of one who is only named is asked about: it may be an age")
  func age() async throws {
    let turn = try await Talking.lastTurn(["Açlığım 118 bu sabah.", "annem 65"])
    #expect(turn.flatMap(\.calls).allSatisfy { $0.name != "logGlucose" })
  }

  @Test(
    "After a reading of another a value without an owner is not theirs unasked",
    arguments: [
      "hba1c sonucu geldi 7,1 geçen sefer 7,9'du", "künefe sonrası 287", "37 buçuk ateşim var",
    ])
  func unowned(_ text: String) async throws {
    let calls = try await Talking.lastTurn(["babamın şekeri 152", text]).flatMap(\.calls)
    #expect(calls.allSatisfy { $0.arguments[.person] == nil }, "\(calls)")
  }

  @Test(
    "Of two values of a measure the earlier one is not written",
    arguments: [
      ("hba1c sonucu geldi 7.1!! geçen 7.9du", "7.1 -"),
      ("HbA1c 7,6 çıktı. Geçen sefer 8,2 idi", "7.6 -"),
      ("önceki hba1c 9,1 idi, bugünkü 8,4", "8.4 -"),
    ])
  func newest(_ one: (text: String, value: String)) {
    #expect(Self.values(one.text) == [one.value])
  }

  @Test(
    "What was measured after a food is a reading, and no amount of it",
    arguments: [
      ("künefe sonrası 287", ["287 -"]), ("erişteden sonra 198 gördüm", ["198 -"]),
      ("pilavdan sonra 210 çıktı", ["210 -"]),
      // An amount, another food, a doubt.
      ("künefe sonrası 287 gram", []), ("çorbadan sonra 150 pilav yedim", []),
      ("künefe sonrası 287 değildi", []), ("pilavdan sonra 30 kaşık", []),
    ])
  func afterFood(_ one: (text: String, values: [String])) {
    let calls = Engine.unlearned.calls(for: one.text, now: Engine.now, zone: Engine.zone)
      .filter { $0.name == "logGlucose" }
    #expect(calls.map(Self.value) == one.values)
  }

  @Test(
    "A figure before its own name is its value",
    arguments: [
      ("37 buçuk ateşim var boğazım yanıyor", "37.5 -"), ("145 şekerim çıktı", "145 -"),
      ("92 nabzım var", "92 -"),
    ])
  func beforeName(_ one: (text: String, value: String)) {
    #expect(Self.values(one.text).contains(one.value), "\(Self.values(one.text))")
  }

  @Test("What is told of another besides changes no owner, and one line of a list no other")
  func besides() async throws {
    let ache = try await Talking.lastTurn([
      "Başım ağrıyor", "annem de öyle diyor onun da ağrıyormuş",
    ])
    #expect(ache.flatMap(\.calls).allSatisfy { $0.name != "updateEntry" })
    let list = ["Alınacaklara sirke, soda ve kavanoz kapağı ekle"]
    for (text, lines) in [
      ("kapakları aldım nalburdan, üstünü çiz", 1), ("peçeteleri aldım, üstünü çiz", 0),
    ] {
      let calls = try await Talking.lastTurn(list + [text]).flatMap(\.calls)
      let checked = calls.flatMap { $0.arguments["check"]?.array ?? [] }
        .filter { $0.string != "peçete" }
      #expect(checked.count <= lines, "\(text): \(checked)")
    }
  }
}
