import Domain
import Nutrition
import Safety
import Testing

@testable import Analysis
@testable import EmbeddedModel

/// What the grammar leaves no doubt about is kept whatever the weights have learned.
@Suite("What is stated beyond doubt")
struct StatedTests {
  /// The calls of a first message by an engine that has learned nothing.
  private static func calls(_ text: String) -> [String] {
    unlearned.calls(for: text, now: Engine.now, zone: Engine.zone).filter(\.writes).map { call in
      "\(call.name) \(call.arguments.text)"
    }
  }

  private static let unlearned = EmbeddedModel(foods: FoodBook().table, weights: Weights())

  @Test(
    "The only figure of a message is a glucose where nothing beside it owns it",
    arguments: [
      ("Servis bitti, 174.", 174), ("ders sonu 92", 92), ("Denizden çıkışta 91", 91),
      ("alet 74 gösteriyor ama iyiyim", 74), ("toplantıdan çıktım, 143 oldu", 143),
    ])
  func loneReading(_ one: (text: String, value: Int)) {
    let calls = Self.calls(one.text)
    #expect(calls.count == 1)
    #expect(calls.first?.hasPrefix("logGlucose {\"value\":\(one.value)") == true)
  }

  @Test(
    "A figure that something beside it may own is none",
    arguments: [
      "Dinlenirken nabız 66", "kilo hedefim 64", "diamicron 60", "otobüs 120", "boyum 176",
      "ders sonu 92 dakika", "kola 330", "haftaya 140", "72. dakikada gol", "ders sonu 92 mi",
      "134 çıktı", "07:30 110", "sabah 7de 110", "ders sonu 50", "ders sonu 700", "provada 120/80",
      "babam maçtan çıktı, 174", "tartıda 84", "ders sonu 92 olsa iyiydi",
    ])
  func ownedFigure(_ text: String) {
    #expect(Self.calls(text).allSatisfy { !$0.hasPrefix("logGlucose") })
  }

  @Test("After a question or another record a lone figure may be an answer or a correction")
  func loneReadingLater() async throws {
    for before in ["şekerim 160", "pilav yedim", "143 çıktı"] {
      let calls = try await Talking.lastTurn([before, "ders sonu 92"]).flatMap(\.calls)
      #expect(calls.isEmpty, "\(before)")
    }
  }

  @Test(
    "The only drug with its only dose was taken where the verb says so",
    arguments: [
      ("lantusu yaptım on iki ünite göbekten", "lantus", 12),
      ("4 ünite novorapid vurdum sınıfta gizli", "novorapid", 4),
    ])
  func loneDose(_ one: (text: String, drug: String, dose: Int)) {
    let calls = Self.calls(one.text)
    #expect(calls.count == 1)
    #expect(
      calls.first?.hasPrefix("logMedication {\"name\":\"\(one.drug)\",\"dose\":\(one.dose)") == true
    )
  }

  @Test("A dose that is asked about reads as a record, which the dose guard lets pass")
  func choice() async throws {
    let asked = try await Talking.lastTurn(["babamın şekeri 180", "6 ünite insülin yaptım"])
    let lines = asked.last?.text.split(separator: "\n").map(String.init) ?? []
    let doses = lines.filter { $0.contains("6 ünite") }
    #expect(doses.count == 2)
    for line in doses {
      #expect(line.contains("ilaç: insülin 6 ünite"))
      #expect(DoseFilter.checked(line) == line)
    }
  }

  @Test("An insulin that was taken or bought is asked about, and its dose then recorded")
  func taken() async throws {
    let asked = try await Talking.lastTurn(["lantus aldım"])
    #expect(asked.flatMap(\.calls).isEmpty)
    #expect(asked.last?.text.contains("Kaç ünite Lantus yaptınız?") == true)
    let again = try await Talking.lastTurn(["lantus aldım", "evet"])
    #expect(again.last?.text == asked.last?.text)
    let calls = try await Talking.lastTurn(["lantus aldım", "12 ünite"]).flatMap(\.calls)
    #expect(calls.map(\.name) == ["logMedication"])
    #expect(calls.first?.arguments["dose"]?.number == 12)
  }

  @Test("A dose alone fills in the record before it that has none, and no other")
  func missingDose() async throws {
    let filled = try await Talking.lastTurn(["novorapid vurdum", "6 ünite"]).flatMap(\.calls)
    #expect(filled.map(\.name) == ["updateEntry"])
    #expect(filled.first?.arguments["dose"]?.number == 6)
    let other = try await Talking.lastTurn(["8 ünite novorapid vurdum", "6 ünite lantus"])
      .flatMap(\.calls)
    #expect(other.allSatisfy { $0.name != "updateEntry" })
  }

  @Test(
    "A dose that may be another's, bought, denied or one of several is not",
    arguments: [
      "anneme 12 ünite lantus yaptım", "eczaneden lantus aldım 12 ünite",
      "lantusu yapmadım 12 ünite", "lantus değil tresiba vurdum 12 ünite",
      "lantus 12 ünite yaptım mı", "doktor 12 ünite lantus yapacak",
    ])
  func noDose(_ text: String) {
    #expect(Self.calls(text).allSatisfy { !$0.hasPrefix("logMedication {\"name\":\"lantus\"") })
  }
}
