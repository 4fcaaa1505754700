import Domain
import Foundation
import Testing

@testable import EmbeddedModel

@Suite("What is said of a label that was read just now")
struct LabelSugarTests {
  private static func label(
    carbs: Double, sure: Double = 0.9, review: Bool = true, serving: JSON = ["amount": 25],
    name: JSON = .null
  ) -> JSON {
    [
      "id": 7, "product": ["name": name], "per100": ["carbs": .number(carbs)],
      "serving": serving, "needsReview": .bool(review), "confidence": ["carbs": .number(sure)],
    ]
  }

  /// A scan, then what else was said, then the message.
  private static func thread(_ label: JSON, _ said: [String]) -> [Message] {
    let scan = [
      Message(role: .user, text: "/cips.png", at: Engine.now),
      Message(
        role: .assistant, text: "", calls: [ToolCall(id: "1", name: "scanLabel", arguments: [:])],
        at: Engine.now),
      Message(
        role: .tool, text: "", results: [.init(id: "1", name: "scanLabel", value: label)],
        at: Engine.now),
      Message(
        role: .assistant, text: "Etikete bakıp karbonhidratı doğrular mısınız?", at: Engine.now),
    ]
    return scan
      + said.flatMap { text in
        [
          Message(role: .user, text: text, at: Engine.now),
          Message(role: .assistant, text: "Tamam.", at: Engine.now),
        ]
      }
  }

  private static func understood(
    _ text: String, _ label: JSON, after said: [String] = []
  ) -> Understanding {
    let message = Message(role: .user, text: text, at: Engine.now)
    return Engine.shared.interpreterInUse.understand(
      text, after: thread(label, said) + [message], now: Engine.now, zone: Engine.zone)
  }

  private static func isOfLabel(
    _ text: String, _ label: JSON, after said: [String] = []
  ) -> Bool {
    Engine.shared.isOfLabel(
      text, after: thread(label, said), now: Engine.now, zone: Engine.zone)
  }

  @Test("In a talk that is taken up again a bare sugar is what a meter shows")
  func later() {
    let thread = Self.thread(Self.label(carbs: 62), [])
    func isOfLabel(after minutes: Double) -> Bool {
      Engine.shared.isOfLabel(
        "şeker 45", after: thread, now: Engine.now + minutes * 60, zone: Engine.zone)
    }
    #expect(isOfLabel(after: 5))
    #expect(!isOfLabel(after: 20))
    #expect(!isOfLabel(after: 24 * 60))
  }

  @Test(
    "Sugars of the label that was just shown are no glucose",
    arguments: [
      "şeker 20", "Şekeri 20 olacak", "şeker: 12,5", "şekerler 21", "hayır şeker 14,5 g",
      "karbonhidrat 62, şeker 20, lif 5 olacak", "şekeri 18 değil 8,5 olacak",
      "100 gramda şeker 30", "şeker 15 yağ 12",
    ])
  func sugars(_ text: String) {
    #expect(Self.isOfLabel(text, Self.label(carbs: 64)), "\(text)")
    let calls = Self.understood(text, Self.label(carbs: 64)).calls
    #expect(calls.map(\.tool) == ["updateProduct"], "\(text): \(calls)")
    #expect(calls.first?.arguments["product"] == 7)
  }

  @Test(
    "What a meter shows is never taken for the label's",
    arguments: [
      "kan şekerim 20", "şekerim 52", "şekerimiz 45", "kan şekeri 45", "şeker 45 titriyorum",
      "şeker 20 mg/dl", "şekeri 250 olacak", "şeker 45 çıktı", "annemin şekeri 45", "şeker 80",
      "ölçtüm şeker 45", "şeker 45 ne yapayım", "şeker 41 terliyorum",
    ])
  func glucose(_ text: String) {
    #expect(!Self.isOfLabel(text, Self.label(carbs: 64)), "\(text)")
    let calls = Self.understood(text, Self.label(carbs: 64)).calls
    #expect(!calls.contains { $0.tool == "updateProduct" }, "\(text): \(calls)")
  }

  @Test("A sugar that the label cannot have, or that comes later in the talk, is no figure of it")
  func impossible() {
    #expect(!Self.isOfLabel("şeker 45", Self.label(carbs: 4.7)))
    #expect(Self.isOfLabel("şeker 4", Self.label(carbs: 4.7)))
    #expect(!Self.isOfLabel("şeker 20", Self.label(carbs: 64), after: ["bir elma yedim"]))
    #expect(
      !Engine.shared.isOfLabel("şeker 20", after: [], now: Engine.now, zone: Engine.zone))
  }

  @Test("Where only the talk tells that no meter is meant, it is said how to tell the other")
  func bare() {
    let said = Self.understood("şeker 45", Self.label(carbs: 64))
    #expect(said.beside == .labelSugar("45"))
    #expect(Self.understood("şekeri 45 olacak", Self.label(carbs: 64)).beside == nil)
  }

  @Test(
    "A figure that is named is that figure, whatever else of the label is open",
    arguments: ["karbonhidrat 12,5 olacak", "karbonhidratı 12,5 yap", "hayır karbonhidrat 12,5"])
  func named(_ text: String) {
    let label = Self.label(carbs: 4.7, serving: .null)
    let calls = Self.understood(text, label).calls
    #expect(calls.first?.arguments["text"]?.string == text, "\(calls)")
    let grams = Self.understood("150 g", label).calls
    #expect(grams.first?.arguments["text"]?.string == "porsiyon 150 g")
  }

  @Test(
    "A no to what was read asks for what the label prints, which then is put right",
    arguments: ["hayır", "Yanlış", "doğru değil"])
  func refused(_ text: String) {
    let label = Self.label(carbs: 64, sure: 0.6)
    #expect(Self.understood(text, label).speeches == [.labelFigure])
    let next = Self.understood("62", label, after: [text]).calls
    #expect(next.first?.arguments["text"]?.string == "karbonhidrat 62")
    #expect(Self.understood("doğru", label).calls.first?.arguments["confirmed"] == .bool(true))
  }

  @Test(
    "A thing's own calories are no target of the person's",
    arguments: ["kalorisi 500 olsun", "kalorisini 450 yap"])
  func noTarget(_ text: String) {
    let found = Engine.shared.calls(for: text, now: Engine.now, zone: Engine.zone)
    #expect(!found.contains { $0.name == "setTarget" }, "\(found)")
  }
}
