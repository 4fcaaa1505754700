import Domain
import Foundation
import Support
import Synchronization
import Testing

@testable import Tools

/// Models that look at pictures beside tesseract.
@Suite("Pictures that a model looks at")
struct PictureToolTests {
  /// What a model sees, and how often it was shown anything.
  final class Eyes: Sendable {
    let shown = Mutex<[String]>([])
    let seen: Result<SeenPicture, ProductFailure>
    let sight: Sight?

    init(
      _ seen: Result<SeenPicture, ProductFailure>, host: String? = "model.example",
      isAllowed: Bool = false, isThere: Bool = true
    ) {
      self.seen = seen
      sight =
        isThere
        ? Sight(model: "gören", host: host, isAllowed: isAllowed) { _, _ in "" } : nil
    }

    var services: KitchenServices {
      var services = FakeKitchen.services
      let scan = services.scan
      services.scan = { path, now throws(ProductFailure) in
        guard path != "/bulanik.png" else {
          throw ProductFailure(kind: .unreadable, message: "Etiket okunamadı.")
        }
        return try await scan(path, now)
      }
      services.eyes = .init(
        sight: { self.sight },
        see: { path, _, _ throws(ProductFailure) in
          self.shown.withLock { $0.append(path) }
          return try self.seen.get()
        },
        compare: { read, seen, _ in
          var product = read
          product.confidence.carbs = 0.9
          product.confidence.overall = 0.9
          return ComparedLabel(
            product: product,
            pairs: [
              .init(
                field: .carbs, read: read.per100[.carbs], seen: seen.per100[.carbs], agrees: true)
            ])
        })
      return services
    }

    var count: Int { shown.withLock { $0.count } }
  }

  private static func label(_ carbs: Double = 51.5) -> Product {
    Product(
      name: "Görülen", serving: nil, perServing: nil, per100: LabelFigures([.carbs: carbs]),
      isLiquid: false, confidence: LabelConfidence(ocr: 0.65, carbs: 0.65, overall: 0.65),
      source: .model, createdAt: .distantPast, changedAt: .distantPast)
  }

  // MARK: Labels

  @Test("Nobody is shown a label before the person agrees; how to ask the model is told")
  func asksFirst() async throws {
    let eyes = Eyes(.success(.label(Self.label())))
    let desk = Desk(kitchen: eyes.services)
    #expect(try await desk.question("scanLabel", ["image": "/cips.png"]) == nil)
    let told = try await desk.call("scanLabel", ["image": "/cips.png"])
    #expect(told.at("canLook", "host")?.string == "model.example" && eyes.count == 0)
    let question = try await desk.question("scanLabel", ["image": "/cips.png", "look": true])
    #expect(question?.contains("model.example") == true && question?.contains("gören") == true)
    let both = try await desk.call("scanLabel", ["image": "/cips.png", "look": true, "product": 1])
    #expect(eyes.count == 1 && both["seenBy"]?.string == "gören")
    #expect(both.at("compared", 0, "agrees") == true && both["needsReview"] == false)
    #expect(desk.fake.content.products.count == 1)
  }

  @Test(
    "A model on this machine, or one that is allowed for good, looks at once and asks nothing",
    arguments: [true, false])
  func free(_ isLocal: Bool) async throws {
    let eyes = Eyes(
      .success(.label(Self.label())), host: isLocal ? nil : "model.example", isAllowed: !isLocal)
    let desk = Desk(kitchen: eyes.services)
    let arguments: JSON = ["image": "/cips.png", "look": true]
    #expect(try await desk.question("scanLabel", arguments) == nil)
    let told = try await desk.call("scanLabel", ["image": "/cips.png"])
    #expect(eyes.count == 1 && told["seenBy"]?.string == "gören")
  }

  @Test("What only the model can read is kept as its word; what it cannot read is said")
  func alone() async throws {
    let eyes = Eyes(.success(.label(Self.label(12))), host: nil)
    let desk = Desk(kitchen: eyes.services)
    let told = try await desk.call("scanLabel", ["image": "/bulanik.png"])
    #expect(told["source"]?.string == "model" && told["needsReview"] == true)
    #expect(told["basis"]?.string?.contains("bir modelin okuduğu") == true)
    let busy = Eyes(.failure(ProductFailure(kind: .busy, message: "Meşgul.")), host: nil)
    let other = Desk(kitchen: busy.services)
    let kept = try await other.call("scanLabel", ["image": "/cips.png"])
    #expect(kept["warnings"]?.array?.last?.string?.contains("Meşgul.") == true)
    #expect(kept["source"]?.string == "label" && kept["seenBy"] == nil)
    let failure = try await other.failure("scanLabel", ["image": "/bulanik.png"])
    #expect(failure.code == "busy" && failure.message.contains("Etiket okunamadı."))
    #expect(other.fake.content.products.count == 1)
  }

  @Test("A photo of a meal is no label, a picture of nothing needs review, and neither is made up")
  func others() async throws {
    let meal = Desk(kitchen: Eyes(.success(.meal([])), host: nil).services)
    #expect(try await meal.failure("scanLabel", ["image": "/bulanik.png"]).code == "isMeal")
    let none = Desk(kitchen: Eyes(.success(.other), host: nil).services)
    let told = try await none.call("scanLabel", ["image": "/cips.png"])
    #expect(told["needsReview"] == true)
    #expect(try await none.failure("scanLabel", ["image": "/yok.png"]).code == "noFile")
    let blind = Desk(kitchen: Eyes(.success(.other), isThere: false).services)
    let wish: JSON = ["image": "/cips.png", "look": true]
    #expect(try await blind.failure("scanLabel", wish).code == "noSight")
    let unread = Desk(kitchen: Eyes(.success(.other)).services)
    let hint = try await unread.failure("scanLabel", ["image": "/bulanik.png"])
    #expect(hint.code == "unreadable" && hint.message.contains("“Modele sor”"))
  }

  @Test("A second look keeps what the person has put right, and is undone by itself")
  func corrected() async throws {
    let desk = Desk(kitchen: Eyes(.success(.label(Self.label()))).services)
    try await desk.call("scanLabel", ["image": "/cips.png"])
    try await desk.call("updateProduct", ["carbs": 50, "name": "Ruffles"])
    let again: JSON = ["image": "/cips.png", "look": true, "product": 1]
    let told = try await desk.call("scanLabel", again)
    #expect(told.at("per100", "carbs")?.number == 50)
    #expect(told.at("product", "name")?.string == "Ruffles")
    #expect(told["basis"]?.string?.contains("sizin düzeltmeniz: karbonhidrat") == true)
    let missing: JSON = ["image": "/cips.png", "look": true, "product": 9]
    #expect(try await desk.failure("scanLabel", missing).code == "notFound")
  }

  // MARK: Meals

  private static let plate: [SeenFood] = [
    SeenFood(name: "süt", grams: 200, range: 190...260), SeenFood(name: "uzay böreği", grams: 80),
  ]

  @Test("The foods of a photo get our figures and honest ranges, and nothing is recorded")
  func meal() async throws {
    let eyes = Eyes(.success(.meal(Self.plate)))
    let desk = Desk(kitchen: eyes.services)
    let question = try await desk.question("readMealPhoto", ["image": "/t.jpg"])
    #expect(question?.contains("model.example") == true && eyes.count == 0)
    let told = try await desk.call("readMealPhoto", ["image": "/t.jpg", "mealType": "lunch"])
    let milk = FakeFoods.table.estimate(FoodMention(name: "süt", grams: 200), [])
    let carbs = try #require(milk?.nutrients.carbs)
    let per100 = try #require(milk?.food.per100g.carbs)
    #expect(told.at("items", 0, "carbs")?.number == JSON.tenth(carbs))
    #expect(told.at("items", 0, "carbsLow")?.number == JSON.tenth(150 * per100 / 100))
    #expect(told.at("items", 0, "carbsHigh")?.number == JSON.tenth(260 * per100 / 100))
    #expect(told.at("items", 1, "carbs") == .null && told["unknown"]?.array == ["uzay böreği"])
    #expect(told.at("totals", "carbs")?.number == JSON.tenth(carbs))
    #expect(told["saved"] == false && told["mealType"]?.string == "lunch")
    #expect(desk.fake.content.meals.isEmpty && desk.fake.changes.isEmpty)
  }

  @Test("Without a model that sees it is said what is needed, and words are offered")
  func blind() async throws {
    let eyes = Eyes(.success(.other), isThere: false)
    let desk = Desk(kitchen: eyes.services)
    #expect(try await desk.question("readMealPhoto", ["image": "/t.jpg"]) == nil)
    let failure = try await desk.failure("readMealPhoto", ["image": "/t.jpg"])
    #expect(failure.code == "noSight" && failure.message.contains("görme-modeli"))
    #expect(failure.message.contains("Yediklerinizi yazarsanız") && eyes.count == 0)
  }

  @Test("A label, an empty table and a model that fails each have their own next step")
  func failures() async throws {
    func failure(_ seen: Result<SeenPicture, ProductFailure>) async throws -> ToolFailure {
      try await Desk(kitchen: Eyes(seen, host: nil).services)
        .failure("readMealPhoto", ["image": "/t.jpg"])
    }
    #expect(try await failure(.success(.label(Self.label()))).code == "isLabel")
    #expect(try await failure(.success(.other)).message.contains("Yediklerinizi yazarsanız"))
    let slow = try await failure(.failure(ProductFailure(kind: .unavailable, message: "Sustu.")))
    #expect(slow.message.hasPrefix("Sustu.") && slow.message.contains("Yediklerinizi"))
    let gone = try await failure(.failure(ProductFailure(kind: .noFile, message: "Yok.")))
    #expect(gone.message == "Yok.")
  }
}

extension JSON {
  /// A figure as results tell it.
  fileprivate static func tenth(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
