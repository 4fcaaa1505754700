import Domain
import Support
import Testing
import Tools

@Suite("What a person says about themselves")
struct ProfileTests {
  @Test("It is kept, told in order, and taken back")
  func kept() async throws {
    let desk = Desk()
    #expect(try await desk.call("getProfile")["profile"]?.members?.isEmpty == true)
    let answer = try await desk.call(
      "updateProfile",
      ["medications": ["metformin"], "diabetes": "type2", "birthYear": 1981, "name": " Ayşe "])
    #expect(
      answer["profile"]
        == [
          "name": "Ayşe", "birthYear": 1981, "diabetes": "type2", "medications": ["metformin"],
        ])
    let summary = desk.fake.changes.last?.summary
    #expect(summary == "profil (ad Ayşe, doğum yılı 1981, diyabet tip 2, ilaçlar metformin)")
    #expect(try await desk.call("getProfile")["profile"] == answer["profile"])
    try await desk.call("undo")
    #expect(try await desk.call("getProfile")["profile"]?.members?.isEmpty == true)
  }

  @Test("A reading is told by the range of pregnancy until the child is there")
  func pregnancy() async throws {
    var desk = Desk()
    try await desk.call("updateProfile", ["pregnant": true, "dueDate": "2027-03-13"])
    func said() async throws -> String? {
      try await desk.call("logGlucose", ["value": 150])["assessment"]?.string
    }
    #expect(try await said()?.contains("gebelikte önerilen 63–140") == true)
    desk.now = "2027-05-01T08:30:00+03:00"
    #expect(try await said()?.contains("genel 70–180") == true)
    let failure = try await desk.failure("updateProfile", ["dueDate": "yakında"])
    #expect(failure.message.contains("2027-03-13 gibi"))
    let noDay = try await desk.failure("updateProfile", ["dueDate": "2027-02-31"])
    #expect(noDay.message.contains("bir gün değil"))
  }

  @Test("A meal says what of it holds what its eater is allergic to, and nobody else's does")
  func allergy() async throws {
    let desk = Desk()
    var foods = FakeFoods.table
    foods.holds = { allergy, names in allergy == "fıstık" && names.contains("baklava") }
    let tool = LogMeal(records: desk.fake.records, foods: foods)
    func warnings(_ arguments: JSON) async throws -> [String] {
      let result = try await tool.call(
        arguments.decoded(as: LogMeal.Arguments.self), in: desk.context)
      return (result["warnings"]?.array ?? []).compactMap(\.string)
    }
    let items: JSON = [["name": "baklava"], ["name": "elma"]]
    #expect(try await !warnings(["items": items]).contains { $0.contains("fıstık") })
    try await desk.call("updateProfile", ["allergies": ["fıstık"]])
    let told = try await warnings(["items": items]).first { $0.contains("fıstık") }
    #expect(told == "Dikkat: profilinizde “fıstık” var; baklava bunu içerebilir.")
    let look = LookupFood(foods: foods, records: desk.fake.records)
    let looked = try await look.call(
      JSON.object([.init("name", "baklava")]).decoded(as: LookupFood.Arguments.self),
      in: desk.context)
    #expect(looked["warnings"] == [.string(told ?? "")])
    #expect(
      try await !warnings(["items": items, "person": "Can"]).contains { $0.contains("fıstık") })
  }

  @Test("Lists grow by what is new, and lose what is no longer so")
  func lists() async throws {
    let desk = Desk()
    try await desk.call("updateProfile", ["medications": ["metformin"], "allergies": ["fıstık"]])
    let more = try await desk.call(
      "updateProfile", ["medications": ["Metformin", "Toujeo"], "diet": "vejetaryen"])
    #expect(more.at("profile", "medications") == ["metformin", "Toujeo"])
    #expect(more.at("profile", "diet") == ["vejetaryen"])
    let less = try await desk.call("updateProfile", ["remove": ["METFORMİN", "fıstık"]])
    #expect(less.at("profile", "medications") == ["Toujeo"])
    #expect(less.at("profile", "allergies") == nil)
    #expect(less.at("removed") == ["METFORMİN", "fıstık"])
    #expect(desk.fake.changes.last?.summary == "profil (ilaçlar Toujeo, alerjiler silindi)")
    #expect(try await desk.failure("updateProfile", ["remove": ["aspirin"]]).code == "notFound")
    // What the profile never had is no reason to keep the rest out, and is not said to be removed.
    let other = try await desk.call(
      "updateProfile", ["medications": ["Tresiba"], "remove": ["lantus"]])
    #expect(other.at("profile", "medications") == ["Toujeo", "Tresiba"])
    #expect(other.at("removed") == nil)
  }

  struct Wrong: Sendable {
    var arguments: JSON
    var word: String
  }

  static let wrongs = [
    Wrong(arguments: [:], word: "değişeceği"),
    Wrong(arguments: ["name": " "], word: "değişeceği"),
    Wrong(arguments: ["birthYear": 1850], word: "1906 ile 2026"),
    Wrong(arguments: ["birthYear": 2030], word: "doğum yılı"),
    Wrong(arguments: ["birthYear": 1990, "diagnosedYear": 1980], word: "1990 ile 2026"),
    Wrong(arguments: ["diagnosedYear": 2027], word: "tanı yılı"),
    Wrong(arguments: ["heightCm": 1.7], word: "boy 50 ile 250 cm"),
    Wrong(arguments: ["sex": "male", "pregnant": true], word: "gebelik"),
    Wrong(arguments: ["goal": .string(String(repeating: "a", count: 81))], word: "en çok 80"),
    Wrong(
      arguments: ["allergies": .array((0..<31).map { .string("a\($0)") })], word: "en çok 30"),
  ]

  @Test("What cannot be is not kept, and the sentence says why", arguments: wrongs)
  func impossible(wrong: Wrong) async throws {
    let desk = Desk()
    let failure = try await desk.failure("updateProfile", wrong.arguments)
    #expect(failure.code == "invalidArguments")
    #expect(failure.message.contains(wrong.word), "\(failure.message)")
    #expect(desk.fake.changes.isEmpty)
  }

  @Test("An unknown kind of diabetes does not reach the tool")
  func unknownKind() async throws {
    await #expect(throws: (any Error).self) {
      try await Desk().call("updateProfile", ["diabetes": "type3"])
    }
  }
}
