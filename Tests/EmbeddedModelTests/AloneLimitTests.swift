import Domain
import Foundation
import Testing

@testable import EmbeddedModel

@Suite("What a message of a talk is not kept as by itself")
struct AloneLimitTests {
  private func writes(_ talk: [String]) async throws -> [ToolCall] {
    try await Talking.calls(talk).filter(\.writes)
  }

  @Test(
    "Units alone are no dose that was injected, a name alone none that was taken",
    arguments: [
      ["şekerim 250 kaç ünite yapayım", "6 ünite"], ["140 ölçtüm", "kaç ünite", "4 ünite"],
      ["şekerim 250", "dozum 6 ünite"], ["annem kaç ünite yapmalı", "10 ünite"],
      ["metformin nedir", "metformin"], ["yemek yapıyorum", "2 yumurta 1 bardak un"],
    ])
  func unsaid(_ talk: [String]) async throws {
    #expect(try await writes(talk).isEmpty, "\(talk)")
  }

  @Test("A relative's illness makes only what is called theirs theirs")
  func relatives() async throws {
    for (talk, person) in [
      (["annem diyabet hastası", "10 ünite novorapid yaptım"], nil),
      (["ben tip 2 diyabetliyim", "annem de diyabetli", "açlık şekerim 130"], nil),
      (["annem tip 2 hastası", "şekeri 142"], "annem"),
      (["annemin şekeri 60", "1 bardak meyve suyu içirdim"], "annem"),
    ] as [([String], String?)] {
      let calls = try await writes(talk)
      #expect(
        !calls.isEmpty && calls.allSatisfy { $0.arguments[.person]?.string == person }, "\(talk)")
    }
  }

  @Test("Only a plan of what the diary keeps is noted as one")
  func plans() async throws {
    for text in [
      "fazla insülin yapmayı düşünüyorum", "hiç yemek yememeyi düşünüyorum",
      "taşınmayı planlıyorum",
    ] {
      let answer = try await Talking.lastTurn([text]).last?.text
      #expect(answer != Talk.noted(.plan), "\(text)")
    }
    #expect(
      try await Talking.lastTurn(["bugün 9 saat uyumayı planlıyorum"]).last?.text
        == Talk.noted(.plan))
  }

  @Test("“Hepsini sil” after a question is of more than the question")
  func all() async throws {
    let answer = try await Talking.lastTurn(["şekerim 140", "180", "hepsini sil"]).last?.text
    #expect(answer?.hasPrefix("Tamam") == false)
  }

  @Test("What is ordered into a meal later is added to it")
  func ordered() async throws {
    let earlier = try await Talking.lastTurn(["öğlen makarna yedim"])
    let calls = Engine.shared.calls(
      for: "öğüne 2 dilim ekmek ekle", after: earlier, now: Engine.now.addingTimeInterval(5_400),
      zone: Engine.zone)
    #expect(calls.map(\.name) == ["updateMeal"], "\(Engine.signature(calls))")
  }
}
