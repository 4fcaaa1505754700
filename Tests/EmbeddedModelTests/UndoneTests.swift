import Domain
import Testing

@testable import EmbeddedModel

@Suite("Records of what was not done yet")
struct UndoneTests {
  private func calls(_ first: String, _ text: String) async throws -> [ToolCall] {
    try await Talking.calls([first, text])
  }

  @Test(
    "What is said not to be done yet is taken back, also with the plan behind it",
    arguments: [
      ("novorapid 7 ünite yaptım", "yok daha yapmadım"),
      ("levemir 8 ünite yaptım", "henüz yapmadım saat 23'te yapacağım"),
      ("metformin 1000 içtim", "içmedim daha, akşam içeceğim"),
      ("öğlen mantı yedim", "yemedim henüz, akşam yiyeceğim"),
      ("8 ünite novorapid yaptım", "yapmadım yapacağım"),
      ("20 dakika yürüdüm", "yürümedim daha akşam yürüyeceğim"),
    ])
  func takenBack(_ first: String, _ text: String) async throws {
    let names = try await calls(first, text).map(\.name)
    #expect(names.count == 1)
    #expect(names.allSatisfy { $0 == "undo" || $0.hasPrefix("delete") }, "\(names)")
  }

  @Test(
    "Another deed that was not done takes nothing back",
    arguments: [
      ("novorapid 7 ünite yaptım", "akşamkini daha yapmadım"),
      ("şekerim 203 yemekten önce", "yemekten sonra ölçmedim"),
      ("öğlen mantı yedim", "akşam yiyeceğim"), ("öğlen mantı yedim", "yürümedim daha"),
      ("öğlen mantı yedim", "yemedim mi"), ("7 ünite novorapid yaptım", "dün yapmadım"),
      ("7 ünite novorapid yaptım", "geçen hafta yapmadım"), ("1 elma yedim", "salı yemedim"),
      ("7 ünite novorapid yaptım", "sabah yapmadım"), ("20 dakika yürüdüm", "dün yürümedim"),
      ("süt içtim", "dün içmedim, bugün içeceğim"), ("şekerim 140 ölçtüm", "öğlen ölçmedim"),
    ])
  func kept(_ first: String, _ text: String) async throws {
    let made = try await calls(first, text)
    #expect(made.allSatisfy { !PlannedCall.writes($0.name) }, "\(Engine.signature(made))")
  }

  @Test("A row that would run over midnight is asked about where nothing was done")
  func overMidnight() {
    #expect(Engine.calls("öğlen 5 akşam 7 novorapid").isEmpty)
    #expect(Engine.calls("sabah 6 akşam 8 ünite humulin yaptım").isEmpty)
    #expect(Engine.calls("sabah 6 akşam 8 ünite humulin yaptım", hoursLater: 8).count == 2)
  }

  @Test(
    "A figure of a year ago, of an alarm, of a meter's reach or foretold is no reading",
    arguments: [
      "geçen sene bir kere 400 olmuştu şekerim", "eskiden hep 200dü şekerim",
      "sensörün alarmını 70e kurdum", "sensörün üst alarmını 180 yaptım",
      "birazdan ölçücem kesin 200 çıkar", "benim alet 600e kadar ölçüyo",
    ])
  func noReading(_ text: String) {
    #expect(Engine.calls(text).allSatisfy { $0.name != "logGlucose" }, "\(Engine.signature(text))")
  }

  @Test(
    "The newest meal told once more is no second one",
    arguments: ["sadece bademi yedim yani", "yalnızca badem yedim zaten"])
  func toldAgain(_ text: String) async throws {
    let made = try await calls("kahvaltıda bir avuç badem yedim", text)
    #expect(made.allSatisfy { !PlannedCall.writes($0.name) }, "\(Engine.signature(made))")
    let dinner = try await calls("öğlen badem yedim", "akşam sadece badem yedim")
    #expect(dinner.map(\.name) == ["logMeal"])
  }

  @Test("For whom a dose was is no dose, nor is what it came out of a drug")
  func doses() {
    let both = Engine.calls("ikisine de 10 ünite yaptım")
    #expect(both.map { $0.arguments[.dose]?.number } == [10])
    let pump = Engine.calls("pompadan 1,2 ünite düzeltme verdik")
    #expect(pump.map { $0.arguments[.name]?.string } == ["insülin"])
  }

  @Test(
    "An alarm that rang, and a value of today, are readings all the same",
    arguments: [
      "gece alarm çaldı, 84 ölçtüm", "şekerim 180 birazdan çıkarım yürüyüşe",
    ])
  func rang(_ text: String) {
    #expect(Engine.calls(text).map(\.name) == ["logGlucose"], "\(Engine.signature(text))")
  }
}
