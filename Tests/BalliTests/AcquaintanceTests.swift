import Domain
import Foundation
import Terminal
import Testing

@testable import balli

@MainActor @Suite("Getting to know each other")
struct AcquaintanceTests {
  /// Answers all seven questions as one person.
  private static let answers = [
    "Ayşe", "2", "67, kadın", "1,62 84", "metformin", "fıstık", "2, kilo vermek",
  ]

  private func acquainted() async throws -> Bench {
    let bench = try Bench()
    _ = await bench.take("/tanış")
    for answer in Self.answers { _ = await bench.take(answer) }
    return bench
  }

  private func targets(_ bench: Bench) throws -> [TargetKind] {
    try bench.session.household.records.targets.all().map(\.kind)
  }

  @Test("Seven answers make a profile, and targets are set after a yes alone")
  func whole() async throws {
    let bench = try await acquainted()
    let records = bench.session.household.records
    let profile = try records.profile.all()
    #expect(profile["name"] == "Ayşe")
    #expect(profile["diabetes"] == "type2")
    #expect(profile["birthYear"] == 1959)
    #expect(profile["allergies"] == ["fıstık"])
    #expect(try records.entries.latest(.weight, 1).first?.values["kilograms"] == 84)
    #expect(try targets(bench).isEmpty)
    let told = await bench.take("evet")
    #expect(told.contains("kalori 1.600 kcal") && told.contains("şeker 70–180 mg/dL"))
    #expect(
      try Set(targets(bench))
        == [.calories, .carbs, .protein, .fiber, .glucoseLow, .glucoseHigh])
    // Answers are no messages: nothing of it is in a thread.
    #expect(try records.conversations.list(nil).isEmpty)
  }

  @Test("Numbers set some targets in one change, and no sets none")
  func some() async throws {
    let bench = try await acquainted()
    _ = await bench.take("1 ve 4")
    #expect(try Set(targets(bench)) == [.calories, .fiber])
    _ = await bench.take("/geri-al")
    #expect(try targets(bench).isEmpty)
    _ = await bench.take("/tanış hedef")
    #expect(await bench.take("hayır").contains("hedef koymadım"))
    #expect(try targets(bench).isEmpty)
  }

  @Test("The range of frail age is set only where it is picked, and then alone")
  func frail() async throws {
    let bench = try await acquainted()
    let glucose = { (bench: Bench) in
      try bench.session.household.records.targets.all().filter {
        $0.kind == .glucoseLow || $0.kind == .glucoseHigh
      }.map(\.value)
    }
    _ = await bench.take("evet")
    #expect(try glucose(bench) == [70, 180])
    #expect(await bench.take("/tanış hedef").contains("hepsi zaten konmuş"))
    _ = await bench.take("/geri-al")
    #expect(await bench.take("/tanış hedef").contains("6. 5. yerine şeker 100–200 mg/dL"))
    #expect(await bench.take("5 6").contains("✓ Hedefler: şeker 100–200 mg/dL\n"))
    #expect(try glucose(bench) == [100, 200])
    let again = await bench.take("/tanış hedef")
    #expect(!again.contains("mg/dL"))
  }

  @Test("What answers another question is kept, and the open one is asked once more")
  func ahead() async throws {
    let bench = try Bench()
    _ = await bench.take("/tanış")
    _ = await bench.take("Ayşe")
    let told = await bench.take("67 kadın")
    #expect(told.contains("doğum yılı 1959, cinsiyet kadın") && told.contains("2/7"))
    #expect(await bench.take("1,62 84").contains("2/7"))
    #expect(await bench.take("2").contains("5/7"))
    // A number alone says nothing of another question.
    #expect(try bench.session.household.records.profile.all()["heightCm"] == 162)
  }

  @Test("A question is skipped, left and taken up again")
  func resumed() async throws {
    let bench = try Bench()
    #expect(await bench.take("/tanış").contains("1/7"))
    #expect(await bench.take("geç").contains("2/7"))
    #expect(await bench.take("sonra").contains("/tanış"))
    #expect(await bench.take("merhaba").contains("Yanıt: merhaba"))
    #expect(await bench.take("/tanış").contains("2/7"))
    #expect(await bench.take("/tanış baştan").contains("1/7"))
    _ = await bench.take("/sohbetler")
    #expect(await bench.take("Ali").contains("Yanıt: Ali"))
  }

  @Test("What is no answer goes where it always goes, and the question waits for its command")
  func otherwise() async throws {
    let bench = try Bench()
    _ = await bench.take("/tanış")
    let meal = await bench.take("2 yumurta yedim")
    #expect(meal.contains("Yanıt: 2 yumurta yedim") && meal.contains("ara verdim"))
    _ = await bench.take("/tanış")
    #expect(await bench.take("göğsüm çok ağrıyor").contains("112"))
    #expect(try bench.session.household.records.profile.all().members?.isEmpty == true)
  }

  @Test("An answer that means nothing is asked for once more, and then left")
  func unclear() async throws {
    let bench = try Bench()
    _ = await bench.take("/tanış")
    for _ in 0..<3 { _ = await bench.take("geç") }
    let again = await bench.take("qwrty zxcvb")
    #expect(again.contains("anlayamadım") && again.contains("4/7"))
    #expect(await bench.take("bir altmış iki, seksen dört kilo").contains("boy 162 cm, kilo 84 kg"))
    _ = await bench.take("/tanış baştan")
    for _ in 0..<3 { _ = await bench.take("geç") }
    _ = await bench.take("qwrty zxcvb")
    #expect(await bench.take("qwrty zxcvb").contains("ara verdim"))
  }

  @Test("What cannot be is refused in words, and the question stays unanswered")
  func impossible() async throws {
    let bench = try Bench()
    _ = await bench.take("erkeğim")
    _ = await bench.take("/tanış")
    for _ in 0..<2 { _ = await bench.take("geç") }
    _ = await bench.take("40, erkek")
    _ = await bench.take("/tanış baştan")
    for _ in 0..<2 { _ = await bench.take("geç") }
    #expect(await bench.take("hamileyim, 20. hafta", .badData).contains("balli:"))
    #expect(try bench.session.household.records.profile.all()["pregnant"] == nil)
  }

  @Test("All of it can be taken away and brought back")
  func forgotten() async throws {
    let bench = try await acquainted()
    _ = await bench.take("hayır")
    #expect(await bench.take("/tanış sil").contains("silinsin mi"))
    _ = await bench.take("evet")
    let records = bench.session.household.records
    #expect(try records.profile.all().members?.isEmpty == true)
    _ = await bench.take("/geri-al")
    #expect(try records.profile.all()["name"] == "Ayşe")
    #expect(await bench.take("/tanış sil").contains("silinsin mi"))
    #expect(await bench.take("hayır").contains("Silmedim"))
  }

  @Test("An unknown word after the command says what there is")
  func usage() async throws {
    let bench = try Bench()
    #expect(await bench.take("/tanış foo", .usage).contains("/tanış hedef"))
  }
}

@MainActor @Suite("Undo and choices before something is removed")
struct CarefulTests {
  @Test("What belongs to another talk is asked about, with what it is and when it was")
  func undo() async throws {
    let bench = try Bench { request in
      if request.messages.last?.role == .tool { return [.text("Kaydedildi.")] }
      let arguments: JSON = ["content": "not", "type": "insight"]
      return [
        .call(ToolCall(id: "a\(request.messages.count)", name: "writeNote", arguments: arguments))
      ]
    }
    let records = bench.session.household.records
    _ = await bench.take("bir not yaz")
    _ = await bench.take("/yeni")
    let asked = await bench.take("/geri-al")
    #expect(asked.contains("Son değişiklik bugün") && asked.contains("Geri alınsın mı?"))
    #expect(try records.notes.all().count == 1)
    #expect(await bench.take("hayır").contains("Geri alınmadı"))
    _ = await bench.take("/geri-al")
    #expect(await bench.take("evet").contains("Geri alındı"))
    #expect(try records.notes.all().isEmpty)
  }

  @Test("Of several threads one is picked by its number")
  func threads() async throws {
    let bench = try Bench()
    for text in ["simit yedim sabah", "simit yedim akşam"] {
      _ = await bench.take(text)
      _ = await bench.take("/yeni")
    }
    let asked = await bench.take("/sil simit")
    #expect(asked.contains("1. 2 ") && asked.contains("2. 1 "))
    #expect(await bench.take("2").contains("1 numaralı sohbet silindi"))
    #expect(try bench.session.household.records.conversations.list(nil).map(\.id) == [2])
    _ = await bench.take("simit yedim öğlen")
    _ = await bench.take("/sil simit")
    #expect(await bench.take("hayır").contains("Silinmedi"))
    _ = await bench.take("/sil simit")
    #expect(await bench.take("7").contains("Yanıt: 7"))
  }
}

@Suite("The page and the lines of the screen")
struct ScreenTextTests {
  private func page(_ width: Int, _ hour: Int = 8, host: String? = nil) -> String {
    HelloPage(hour: hour, host: host, width: width, depth: .none, theme: .dark).text
  }

  @Test("The first page fits and says all that matters", arguments: [60, 80, 140, 200])
  func hello(_ width: Int) {
    let text = page(width)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= width })
    for word in ["balli", "yumurta", "112", "bu makinede", "/tanış", "/yardım"] {
      #expect(text.contains(word), "\(width): \(word)")
    }
    #expect(!text.contains("\u{1B}"))
  }

  @Test("The examples fit the hour, and a host is named")
  func hours() {
    #expect(page(80, 8).contains("kahvaltıda"))
    #expect(page(80, 13).contains("öğlen"))
    #expect(page(80, 19).contains("akşam"))
    #expect(page(80, 1).contains("gece"))
    let away = page(80, host: "api.openai.com (internette)")
    #expect(away.contains("api.openai.com") && !away.contains("internet gerekmez"))
  }

  private static let now = Date(timeIntervalSince1970: 1_795_239_000)
  private var status: StatusLine {
    StatusLine(
      profile: "ayşe", model: "yerel (bu makinede)", carbs: 48, target: 150,
      reading: GlucoseReading(
        milligrams: 112, unit: .mgdL, at: Self.now.addingTimeInterval(-300), context: nil,
        note: nil, source: "manual"))
  }

  @Test("The status fits every width, and glucose is the last to go", arguments: 20...120)
  func status(_ columns: Int) {
    let text = status.text(columns, now: Self.now, .none, .dark)
    #expect(DisplayWidth.of(text) < columns)
    #expect(columns < 27 || text.contains("112 mg/dL 5 dk önce"))
    #expect(
      columns < 90 || text.contains("ayşe") && text.contains("48/150 g karbonhidrat ███░░░░░"))
  }

  @Test("A value is never without its age")
  func age() {
    for (seconds, age) in [(30, "şimdi"), (3_600, "1 saat önce"), (200_000, "2 gün önce")] {
      let now = Self.now.addingTimeInterval(Double(seconds) - 300)
      #expect(status.text(100, now: now, .none, .dark).contains("112 mg/dL " + age))
    }
  }

  @Test("The menu filters by any name, and is gone where nothing is left to choose")
  func menu() {
    func names(_ typed: String) -> [String] {
      rows(typed, 80).compactMap { $0.split(separator: " ").first.map(String.init) }
    }
    func rows(_ typed: String, _ columns: Int) -> [String] {
      LineSurroundings.menu(typed, columns, .none, .dark)?.choices.map(\.row) ?? []
    }
    #expect(names("/geri") == [])
    #expect(names("/ger") == ["/geri-al"])
    #expect(names("/resu") == ["/sürdür"])
    #expect(names("/zzz") == [])
    #expect(names("/").count == SlashCommand.all.count)
    // Two columns before each row are for the mark of the chosen one.
    #expect(rows("/", 60).allSatisfy { DisplayWidth.of($0) < 58 })
    let menu = LineSurroundings.menu("/ye", 80, .none, .dark)
    #expect(menu?.choices.first?.line == "/yeni" && menu?.choices.first?.isWhole == true)
    let taking = LineSurroundings.menu("/sürd", 80, .none, .dark)?.choices.first
    #expect(taking?.line == "/sürdür " && taking?.isWhole == false)
  }

  @Test(
    "What stands below is read when it is drawn, and again only when something may have changed")
  @MainActor func surroundings() async throws {
    let bench = try Bench({ _ in [.text("Tamam.")] })
    let around = LineSurroundings(clock: bench.session.world.clock, depth: .none)
    let below = { around.aside.below("", 100).joined() }
    around.refresh(bench.session)
    func eat() throws {
      let item = Diary.item("ekmek", 13, 1, "dilim")
      let meal = Meal(type: .breakfast, eatenAt: Bench.now, items: [item], note: nil)
      _ = try bench.session.household.records.meals.add(
        meal, Change(tool: "logMeal", summary: "", at: Bench.now, conversation: nil))
    }
    try eat()
    #expect(below().contains("13 g karbonhidrat"))
    try eat()
    #expect(below().contains("13 g karbonhidrat"))
    around.refresh(bench.session)
    #expect(below().contains("26 g karbonhidrat"))
  }

  @Test("Themes change inks and no words")
  func themes() {
    for theme in [Theme.dark, .light, .contrast, .plain] {
      let text = HelloPage(hour: 8, host: nil, width: 80, depth: .ansi, theme: theme).text
      let bare = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      #expect(bare == page(80))
    }
  }
}
