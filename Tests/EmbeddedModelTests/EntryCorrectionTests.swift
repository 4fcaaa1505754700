import Domain
import Testing

@Suite("Corrections and deletions of what is no meal")
struct EntryCorrectionTests {
  struct Case: Sendable {
    var talk: [String]
    /// The tool that the last message calls, and an argument of it.
    var call: String

    init(_ talk: String..., call: String) { (self.talk, self.call) = (talk, call) }
  }

  static let restated = [
    Case("8 ünite novorapid yaptım", "10 üniteydi", call: "updateEntry dose=10"),
    Case("12 ünite levemir yaptım", "lantustu", call: "updateEntry name=\"lantus\""),
    Case("4 ünite fiasp yaptım", "6 olacaktı", call: "updateEntry dose=6"),
    Case("8 ünite novorapid yaptım", "pardon 4 ünite yaptım", call: "updateEntry dose=4"),
    Case("metformin içtim", "1000 mg", call: "updateEntry dose=1000"),
    Case(
      "8 ünite novorapid yaptım", "sabah yaptım",
      call: "updateEntry at=\"2026-11-21T09:00:00+03:00\""),
    Case("yarım saat koştum", "45 dakikaydı", call: "updateEntry minutes=45"),
    Case("2000 adım attım", "3000 adımdı", call: "updateEntry steps=3000"),
    Case("kilom 80", "79,5", call: "updateEntry kilograms=79.5"),
    Case("kilom 66", "babamındı", call: "updateEntry person=\"babam\""),
    Case("6 saat uyudum", "7 saat", call: "updateEntry hours=7"),
    Case("7 saat uyudum", "yok 5 saat uyudum", call: "updateEntry hours=5"),
    Case("iki bardak su içtim", "üç bardaktı", call: "updateEntry milliliters=600"),
    Case("başım ağrıyor", "çok ağrıyor", call: "updateEntry severity=\"severe\""),
    Case("belim ağrıyor", "baya şiddetli", call: "updateEntry severity=\"severe\""),
    Case("şekerim 140", "150ymiş", call: "updateEntry value=150"),
    Case("şekerim 140", "annemindi", call: "updateEntry person=\"annem\""),
    Case(
      "pilav yedim", "8 ünite novorapid yaptım", "10 üniteydi", call: "updateEntry dose=10"),
    // "4 değil 5": no hour at which it was; "13/9": no day.
    Case("4 ünite novorapid yaptım", "4 değil 5", call: "updateEntry dose=5"),
    Case("6 saat uyudum", "6 değil 7", call: "updateEntry hours=7"),
    Case("tansiyonum 14/9", "yok 13/9", call: "updateEntry value=13"),
    // Another act is another entry.
    Case("30 dakika yürüdüm", "20 dakika yürüdüm", call: "logActivity minutes=20"),
    Case("8 ünite novorapid yaptım", "20 ünite lantus yaptım", call: "logMedication dose=20"),
    Case("8 ünite novorapid yaptım", "20 ünite lantus", call: "logMedication dose=20"),
    Case("iki bardak su içtim", "bir bardak su", call: "logWater milliliters=200"),
    Case("kilom 82", "kilom 81", call: "logWeight kilograms=81"),
  ]

  static let removed = [
    Case("iki dilim ekmek yedim", "aslında yemedim", call: "undo"),
    Case("mercimek çorbası içtim", "içmedim aslında", call: "undo"),
    Case("bir elma yedim", "yok yemedim", call: "undo"),
    Case("8 ünite novorapid yaptım", "aslında yapmadım", call: "undo"),
    Case("iki dilim ekmek yedim", "iptal", call: "undo"),
    Case("kilom 80", "vazgeçtim", call: "undo"),
    Case("pilav yedim", "8 ünite novorapid yaptım", "pilavı sil", call: "deleteMeal meal=1"),
    Case(
      "iki bardak su içtim", "pilav yedim", "suyu sil", call: "deleteEntry entry=1"),
    Case(
      "yarım saat yürüdüm", "7 saat uyudum", "yürüyüşü sil",
      call: "deleteEntry entry=1"),
    Case("şekerim 120", "pilav yedim", "ölçümü sil", call: "deleteEntry reading=1"),
    Case(
      "sabah şekerim 120", "öğlen şekerim 150", "sabahki şekerimi sil",
      call: "deleteEntry reading=1"),
    Case(
      "sabah iki yumurta yedim", "7 saat uyudum", "sabah yediğimi sil",
      call: "deleteMeal meal=1"),
  ]

  @Test(
    "What is said right after about the same corrects it",
    arguments: restated.filter { !KnownGaps.holds($0.talk) })
  func corrects(_ it: Case) async throws { try await expect(it) }

  @Test(
    "A denial, iptal and sil take back what is meant",
    arguments: removed.filter { !KnownGaps.holds($0.talk) })
  func takesBack(_ it: Case) async throws { try await expect(it) }

  @Test(
    "What more was not eaten takes nothing back",
    arguments: ["başka bir şey yemedim", "daha yemedim", "kahvaltı yapmadım", "hiçbir şey içmedim"])
  func leavesMeal(_ text: String) async throws {
    let calls = try await Talking.lastTurn(["iki dilim ekmek yedim", text]).flatMap(\.calls)
    let writes = calls.filter(\.writes)
    #expect(writes.isEmpty, "\(text): \(Engine.signature(calls))")
  }

  @Test(
    "A nutrient's figure puts no reading and no weight right",
    arguments: [
      ("şekerim 120", "karbonhidrat 55 olacak"), ("şekerim 120", "kalorisi 300 olacaktı"),
      ("şekerim 120", "yağ 12 olacak"), ("kilom 80", "protein 12 olacak"),
    ])
  func leavesReading(_ before: String, _ text: String) async throws {
    let calls = try await Talking.lastTurn([before, text]).flatMap(\.calls)
    let writes = calls.filter(\.writes)
    #expect(writes.isEmpty, "\(text): \(Engine.signature(calls))")
  }

  private func expect(_ it: Case) async throws {
    let calls = try await Talking.lastTurn(it.talk).flatMap(\.calls)
    let shown = calls.flatMap { call in
      [call.name] + (call.arguments.members ?? []).map { "\(call.name) \($0.key)=\($0.value.text)" }
    }
    #expect(calls.count == 1 && shown.contains(it.call), "\(it.talk): \(Engine.signature(calls))")
  }
}
