import Domain
import Testing

@Suite("Numbers, foods and their order exchanged")
struct SubstitutionTests {
  struct Amount: Sendable {
    var said: String
    var quantity: Double
  }

  struct Frame: Sendable {
    var text: String
    var unit: String
    var foods: [String]

    func sentence(_ amount: String, _ food: String) -> String {
      text.replacing("{n}", with: amount).replacing("{food}", with: food)
    }
  }

  static let amounts = [
    Amount(said: "bir", quantity: 1), Amount(said: "iki", quantity: 2),
    Amount(said: "üç", quantity: 3), Amount(said: "4", quantity: 4),
    Amount(said: "beş", quantity: 5), Amount(said: "yarım", quantity: 0.5),
    Amount(said: "bir buçuk", quantity: 1.5), Amount(said: "2,5", quantity: 2.5),
    Amount(said: "½", quantity: 0.5), Amount(said: "on", quantity: 10),
  ]

  static let frames = [
    Frame(
      text: "Kahvaltıda {n} dilim {food} yedim", unit: "dilim",
      foods: ["ekmek", "beyaz peynir", "kaşar peyniri", "sucuk", "kek", "tam buğday ekmeği"]),
    Frame(
      text: "{n} bardak {food} içtim", unit: "su bardağı",
      foods: ["süt", "ayran", "kefir", "portakal suyu", "kola"]),
    Frame(
      text: "Akşam {n} porsiyon {food} yedim", unit: "porsiyon",
      foods: ["mantı", "karnıyarık", "kuru fasulye", "makarna", "lahmacun", "menemen"]),
    Frame(
      text: "Öğlen {n} kase {food} içtim", unit: "kase",
      foods: ["mercimek çorbası", "ezogelin çorbası", "yayla çorbası", "tarhana çorbası"]),
    Frame(
      text: "{n} yemek kaşığı {food} yedim", unit: "yemek kaşığı",
      foods: ["bal", "pekmez", "tahin", "reçel", "yoğurt"]),
  ]

  @Test("The quantity follows the number that is said")
  func quantities() {
    for frame in Self.frames {
      for amount in Self.amounts {
        let sentence = frame.sentence(amount.said, frame.foods[0])
        guard !KnownGaps.holds(sentence) else { continue }
        let item = Engine.calls(sentence).first?.arguments["items"]?.array?.first
        #expect(item?["quantity"]?.number == amount.quantity, "\(sentence)")
        #expect(item?["unit"]?.string == frame.unit, "\(sentence)")
      }
    }
  }

  @Test("The name follows the food that is said")
  func names() {
    for frame in Self.frames {
      for food in frame.foods {
        let sentence = frame.sentence("iki", food)
        guard !KnownGaps.holds(sentence) else { continue }
        let call = Engine.calls(sentence).first
        #expect(call?.name == "logMeal", "\(sentence)")
        #expect(call?.itemNames == [food], "\(sentence)")
      }
    }
  }

  @Test("A meal's items are the same in any order")
  func order() {
    let meals = [
      ["iki yumurta", "bir dilim ekmek", "beş zeytin"],
      ["bir kase mercimek çorbası", "yarım ekmek", "bir bardak ayran"],
      ["bir tabak makarna", "üç köfte", "bir kase cacık"],
      ["150 gram tavuk göğsü", "bir porsiyon pilav", "bir kase yoğurt"],
    ]
    for items in meals {
      let expected = Self.items(in: Self.list(items))
      #expect(expected.count == items.count, "\(items)")
      for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let sentence = Self.list(order.map { items[$0] })
        guard !KnownGaps.holds(sentence) else { continue }
        #expect(Self.items(in: sentence) == expected, "\(sentence)")
      }
    }
  }

  @Test("A glucose value follows the number that is said")
  func glucose() {
    for value in [72, 98, 112, 145, 180, 210, 263, 345] {
      let call = Engine.calls("Şekerim \(value) çıktı").first
      #expect(call?.name == "logGlucose", "\(value)")
      #expect(call?.arguments["value"]?.number == Double(value), "\(value)")
    }
  }

  private static func list(_ items: [String]) -> String {
    "Öğlen \(items.dropLast().joined(separator: ", ")) ve \(items.last ?? "") yedim"
  }

  private static func items(in sentence: String) -> [String] {
    (Engine.calls(sentence).first?.arguments["items"]?.array ?? []).map(\.text).sorted()
  }
}
