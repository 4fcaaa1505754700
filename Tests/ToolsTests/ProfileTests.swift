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
    #expect(desk.fake.changes.last?.summary == "profil (ilaçlar Toujeo, alerjiler silindi)")
    #expect(try await desk.failure("updateProfile", ["remove": ["aspirin"]]).code == "notFound")
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
