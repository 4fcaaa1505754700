import Domain
import Testing

@Suite("Corrections of the record that is meant")
struct PointedRecordTests {
  private func calls(_ texts: [String]) async throws -> [String] {
    try await Talking.calls(texts).map { "\($0.name) \($0.arguments.text)" }
  }

  @Test(
    "A laboratory's value is set right by its name, however many stand after it",
    arguments: [
      (
        ["HDL 45, LDL 132, trigliserid 150, üre 28", "ferritin 30", "LDL 123 olacaktı"],
        #"updateEntry {"entry":2,"value":123}"#
      ),
      (
        ["LDL 132", "mikroalbumin 35 mg/g", "LDL 123 olacaktı"],
        #"updateEntry {"entry":1,"value":123}"#
      ),
    ])
  func labs(_ texts: [String], _ wanted: String) async throws {
    #expect(try await calls(texts) == [wanted])
  }

  @Test("The hour that is denied, or pointed at, tells which record is meant")
  func hours() async throws {
    let day = [
      "12:15 öğle: 1 kase mercimek çorbası, 1 dilim ekmek", "12:20 NovoRapid 8 Ü",
    ]
    let moved = try await calls(day + ["12:15 değil 12:30'du öğle"])
    #expect(moved.allSatisfy { !$0.hasPrefix("updateEntry") }, "\(moved)")
    let dose = try await calls(day + ["12:20 değil 12:30"])
    #expect(dose.allSatisfy { $0.hasPrefix("updateEntry") }, "\(dose)")
    let draft = ["gece 2 de 210 5 te 165", "2 deki yanlış 201"]
    let values = try await calls(draft + ["evet"])
    #expect(!values.contains { $0.contains("201") && $0.contains("T05") }, "\(values)")
  }

  @Test(
    "An hour with a reading moves no meal, and a dose is no amount of it",
    arguments: [
      ["simit yedim", "saat 11de 180di"], ["kek yedim", "saat 12de 71 olmuş"],
      ["1 tabak pilav yedim", "sabah 10da 210du"],
      ["1 tabak makarna yedim", "4 buçuk ünite"],
      ["1 tabak makarna yedim", "4 buçuk ünite", "yok 3 buçuk"],
    ])
  func figures(_ texts: [String]) async throws {
    #expect(try await calls(texts).allSatisfy { !$0.hasPrefix("updateMeal") })
  }

  @Test("A meal is moved by its hour alone")
  func moves() async throws {
    #expect(
      try await calls(["simit yedim", "11.30daydı"])
        == [#"updateMeal {"meal":1,"eatenAt":"2026-11-21T11:30:00+03:00"}"#])
  }

  @Test("Half of a dose is half of what was told")
  func doses() async throws {
    #expect(
      try await calls(["8 ünite vurdum", "yarısı"])
        == [#"updateEntry {"entry":1,"dose":4}"#])
  }

  @Test(
    "A record that is denied goes, and not only its correction",
    arguments: [
      ["bolus 4.5", "yok ya 5.5 yaptım", "insülini iptal et yapmadım aslında"],
      ["lantus 20", "pardon 22", "insülini iptal et"],
    ])
  func denied(_ texts: [String]) async throws {
    #expect(try await calls(texts) == [#"deleteEntry {"entry":1}"#])
  }

  @Test("Taking back takes back the correction")
  func undone() async throws {
    #expect(try await calls(["novorapid 6 ünite", "yok 7 yaptım", "geri al"]) == ["undo {}"])
  }

  @Test("Only what was taken away is brought back, and an order with its reason is one")
  func brought() async throws {
    let told = "bir kase aşure yedim"
    #expect(try await calls([told, "geri getirin lütfen"]).isEmpty)
    #expect(try await calls([told, "Yanlışlıkla sildirdim, geri getirin lütfen"]).isEmpty)
    #expect(
      try await calls([told, "Aşureyi siliniz, yanlış yazdım."])
        == [#"deleteMeal {"meal":1}"#])
    #expect(try await calls([told, "aşureyi sil", "geri getir"]) == ["undo {}"])
  }
}
