import Domain
import Foundation
import Testing

@testable import balli

@MainActor @Suite("The commands of the diary")
struct DiaryCommandTests {
  /// A bench with a breakfast on each of three days before today.
  private func bench(json: Bool = false) throws -> Bench {
    let bench = try Bench({ _ in [.text("Tamam.")] }, json: json)
    let records = bench.session.household.records
    for day in 1...3 {
      let at = Bench.now.addingTimeInterval(-86_400 * Double(day))
      let meal = Meal(
        type: .breakfast, eatenAt: at,
        items: [Diary.item("yumurta", 1.1, 2), Diary.item("ekmek", 13, 1, "dilim")], note: nil)
      _ = try records.meals.add(
        meal, Change(tool: "logMeal", summary: "kahvaltı", at: at, conversation: nil))
    }
    return bench
  }

  nonisolated static let pages: [(String, String)] = [
    ("/pano", "Bugün kayıtlı öğün yok."), ("/pano dün", "2 yumurta, 1 dilim ekmek"),
    ("/hafta", "Karbonhidrat, g"), ("/week geçen", "Yedi gün"), ("/takvim", "Kasım 2026"),
    ("/takvim ekim", "Ekim 2026"), ("/TAKVIM dün", "2 yumurta"), ("/her-zamanki", "3 kez"),
    ("/sık", "en çok:"),
  ]

  @Test("A page is shown, whatever way it is asked for", arguments: pages)
  func shown(_ line: String, _ words: String) async throws {
    let shown = try await bench().take(line)
    #expect(shown.contains(words), "\(shown)")
  }

  nonisolated static let faults: [(String, String)] = [
    ("/pano ekim", "bir gün değil"), ("/hafta olmaz", "bir hafta değil"),
    ("/takvim 99", "bir ay ya da gün değil"), ("/her-zamanki 9", "bir numara değil"),
    ("/her-zamanki favori", "bir numara değil"), ("/her-zamanki 0", "bir numara değil"),
  ]

  @Test("What cannot be meant is told with an example", arguments: faults)
  func refused(_ line: String, _ words: String) async throws {
    let shown = try await bench().take(line, .usage)
    #expect(shown.contains(words))
  }

  @Test("The same for programs holds the figures")
  func json() async throws {
    let bench = try bench(json: true)
    let day = try JSON(reading: await bench.take("/pano dün"))["data"]
    #expect(day?["sums"]?["carbs"]?.number == 14.1)
    #expect(day?["groups"]?.array?.first?["mealType"] == "breakfast")
    let week = try JSON(reading: await bench.take("/hafta"))["data"]
    #expect(week?["days"]?.array?.count == 7)
    #expect(week?["average"]?["days"]?.number == 3)
    let month = try JSON(reading: await bench.take("/takvim"))["data"]
    #expect(month?["month"] == "2026-11")
    #expect(month?["days"]?.array?.count == 30)
  }

  @Test("A number eats again, once, and it can be undone")
  func again() async throws {
    let bench = try bench()
    let meals = bench.session.household.records.meals
    let shown = await bench.take("/her-zamanki 1")
    #expect(shown.contains("✓ Kahvaltı: 2 yumurta, 1 dilim ekmek"))
    let newest = try #require(try meals.latest(1).first)
    #expect(newest.eatenAt == Bench.now && newest.type == .breakfast && newest.items.count == 2)
    #expect(try meals.latest(9).count == 4)
    #expect(await bench.take("/geri-al").contains("kahvaltı (yumurta, ekmek)"))
    #expect(try meals.latest(9).count == 3)
  }

  @Test("A favourite stands at the top until it is taken out, also when it is deleted")
  func favourite() async throws {
    let bench = try bench()
    #expect(await bench.take("/her-zamanki favori 1").contains("Favorilere eklendi: 2 yumurta"))
    #expect(await bench.take("/her-zamanki").contains("Favoriler\n  1  Kahvaltı: 2 yumurta"))
    #expect(await bench.take("/her-zamanki favori sil 1").contains("çıkarıldı"))
    #expect(!(await bench.take("/her-zamanki")).contains("Favoriler"))
    #expect(await bench.take("/geri-al").contains("favorilerden çıkarma"))
    #expect(await bench.take("/her-zamanki favori 1").contains("Zaten favorilerinizde"))
    #expect(await bench.take("/her-zamanki favori sil 1").contains("çıkarıldı"))
    _ = await bench.take("/her-zamanki favori 1")
    let meals = bench.session.household.records.meals
    let ids = try meals.latest(9).compactMap(\.id)
    try meals.delete(
      ids, Change(tool: "deleteMeal", summary: "hepsi", at: Bench.now, conversation: nil))
    #expect(await bench.take("/her-zamanki").contains("iki kez yediğiniz bir öğün yok"))
  }
}

@MainActor @Suite("Threads on the screen")
struct ThreadPageTests {
  @Test("A thread and what is found in it show no Markdown and no front matter")
  func plain() async throws {
    let bench = try Bench({ _ in [.text("**Kahvaltı** kaydedildi:\n\n- 2 yumurta: `1,1 g`\n- süt")]
    })
    _ = await bench.take("iki yumurta")
    let shown = await bench.take("/göster")
    #expect(shown.contains("> iki yumurta") && shown.contains("• 2 yumurta: 1,1 g"), "\(shown)")
    #expect(shown.contains("Kahvaltı kaydedildi:"))
    #expect(!shown.contains("**") && !shown.contains("---") && !shown.contains("now:"))
    let found = await bench.take("/ara yumurta")
    #expect(found.contains("[yumurta]"))
    #expect(!found.contains("**") && !found.contains("`") && !found.contains(" - 2"), "\(found)")
  }

  @Test("An edited message takes the place of the old one, with what that had written")
  func replacing() async throws {
    let bench = try Bench()
    _ = await bench.take("ilk")
    _ = await bench.take("yanlış")
    _ = await bench.take("/düzenle")
    #expect(bench.session.takeEditing()?.text == "yanlış")
    _ = await bench.take("doğru")
    let messages = bench.session.household.records.conversations.messages
    let thread = try #require(bench.session.conversation)
    #expect(try messages(thread).filter { $0.role == .user }.map(\.text) == ["ilk", "doğru"])
    _ = await bench.take("/düzenle")
    bench.session.dropEditing()
    _ = await bench.take("yeni")
    #expect(
      try messages(thread).filter { $0.role == .user }.map(\.text) == ["ilk", "doğru", "yeni"])
    _ = await bench.take("/düzenle")
    _ = await bench.take("/durum")
    _ = await bench.take("son")
    #expect(try messages(thread).filter { $0.role == .user }.count == 4)
  }

  nonisolated static let editors: [([String: String], Set<String>, String?)] = [
    (["VISUAL": "emacs -nw", "EDITOR": "vi"], ["/usr/bin/nano"], "emacs -nw"),
    (["EDITOR": "vi"], ["/usr/bin/nano"], "vi"), ([:], ["nano", "vi"], "/usr/bin/nano"),
    ([:], ["vi", "ed"], "/usr/bin/vi"),
    ([:], ["vi", "sensible-editor"], "/usr/bin/sensible-editor"),
    ([:], [], nil),
  ]

  @Test("An editor is found where none was chosen", arguments: editors)
  func editor(_ variables: [String: String], _ installed: Set<String>, _ expected: String?) {
    let found = ExternalEditor.command(environment: { variables[$0] }) {
      installed.contains($0) ? "/usr/bin/" + $0 : nil
    }
    #expect(found == expected)
  }

  @Test("Without any editor the text is kept and the remedy told")
  func noEditor() {
    let editor = ExternalEditor(command: nil, folder: "/nowhere")
    #expect(throws: Failure(.configuration, Texts.noEditor)) { try editor.edit("metin") }
  }
}

@Suite("Small things on the command line")
struct SmallThingTests {
  @Test("A search ends with 0, whether it has a hit or none")
  func search() throws {
    let home = BuiltProgram.temporaryHome()
    defer { try? FileManager.default.removeItem(atPath: home) }
    #expect(try BuiltProgram.run(["sor", "merhaba balli"], in: home).code == 0)
    #expect(try BuiltProgram.run(["ara", "merhaba"], in: home).code == 0)
    let none = try BuiltProgram.run(["ara", "zürafa"], in: home)
    #expect(none.code == 0 && none.out.contains("geçmiyor") && none.errors.isEmpty)
    #expect(try BuiltProgram.run([], input: Array("/ara zürafa\n".utf8), in: home).code == 0)
  }

  @Test("Going on where there is no thread begins one, and goes on with it")
  func goingOn() throws {
    let home = BuiltProgram.temporaryHome()
    defer { try? FileManager.default.removeItem(atPath: home) }
    #expect(try BuiltProgram.run(["sor", "--devam", "merhaba"], in: home).code == 0)
    #expect(try BuiltProgram.run(["sor", "--devam", "nasılsın"], in: home).code == 0)
    let threads = try BuiltProgram.run(["sohbetler"], in: home).out
    #expect(
      threads.split(separator: "\n").count == 1 && threads.contains("(4 ileti)"), "\(threads)")
  }

  @Test("A new profile is the one that is used from then on")
  func newProfile() throws {
    let home = BuiltProgram.temporaryHome()
    defer { try? FileManager.default.removeItem(atPath: home) }
    let made = try BuiltProgram.run(["profil", "yeni", "Ayşe"], in: home)
    #expect(made.code == 0 && made.out.contains("şimdi onu kullanıyorsunuz"))
    #expect(try BuiltProgram.run(["profil"], in: home).out.contains("* Ayşe"))
  }

  @Test("The shell completes commands that are typed without Turkish letters")
  func completion() throws {
    let script = BuiltProgram.temporaryHome() + ".bash"
    defer { try? FileManager.default.removeItem(atPath: script) }
    let asked = ["disa", "dış", "ic", "pa"].map { word in
      "COMP_WORDS=(balli \(word)); COMP_CWORD=1; COMPREPLY=(); _balli; echo \"${COMPREPLY[*]}\"\n"
    }.joined()
    try (Shell.bash.script + asked).write(toFile: script, atomically: true, encoding: .utf8)
    let process = Process()
    let out = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [script]
    process.environment = ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    process.standardOutput = out
    try process.run()
    let said = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(said == "disa-aktar\ndışa-aktar\nice-aktar\npano\n")
    #expect(Shell.zsh.script.contains("compadd -- disa-aktar"))
    #expect(Shell.fish.script.contains("-a disa-aktar"))
  }

  @Test(
    "What is drawn fits the columns that are asked for, also through a pipe", arguments: [60, 140])
  func columns(_ width: Int) throws {
    let wide = try BuiltProgram.run(["hafta"], environment: ["COLUMNS": "\(width)"])
    #expect(wide.code == 0 && !wide.out.contains("\u{1B}"))
    #expect(wide.out.split(separator: "\n").allSatisfy { $0.count <= width })
  }
}
