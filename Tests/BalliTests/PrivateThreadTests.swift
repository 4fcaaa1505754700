import Domain
import Foundation
import Testing

@testable import balli

@MainActor @Suite("A thread of which nothing is written")
struct PrivateThreadTests {
  /// What the files of the session hold that have this word, by name.
  private func files(of bench: Bench, with word: String) -> [String] {
    let folder = URL(filePath: bench.session.household.path).deletingLastPathComponent()
    let names = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (names?.allObjects as? [URL] ?? []).filter { file in
      (try? Data(contentsOf: file))?.range(of: Data(word.utf8)) != nil
    }.map(\.lastPathComponent)
  }

  @Test("Its words reach no file, no list and no search, and are gone with it")
  func unwritten() async throws {
    let bench = try Bench()
    _ = await bench.take("zürafa besledim")
    #expect(!files(of: bench, with: "zürafa").isEmpty)
    let told = await bench.take("/gizli")
    #expect(told.contains("diske yazılmaz") && !told.contains("model yazdıklarınızı"))
    #expect(await bench.take("ornitorenk besledim").contains("ornitorenk"))
    #expect(files(of: bench, with: "ornitorenk").isEmpty)
    #expect(await bench.take("/göster").contains("ornitorenk"))
    #expect(await bench.take("/durum").contains("gizli (saklanmıyor)"))
    #expect(await bench.take("/ara ornitorenk").contains("hiçbir sohbette geçmiyor"))
    #expect(!(await bench.take("/sohbetler")).contains("ornitorenk"))
    #expect(await bench.take("/yeni").contains("Gizli sohbet bitti"))
    _ = await bench.take("/göster", .noInput)
    #expect(!bench.session.isPrivate)
    _ = await bench.take("yine buradayım")
    #expect(await bench.take("/göster").contains("yine buradayım"))
    #expect(files(of: bench, with: "ornitorenk").isEmpty)
  }

  @Test("The talk goes on in it: the model is told what was said, also after another was chosen")
  func remembered() async throws {
    let bench = try Bench({ request in
      [.text(request.messages.map(\.text).joined(separator: "|"))]
    })
    _ = await bench.take("/gizli")
    _ = await bench.take("birinci söz")
    _ = await bench.take("/ayar model yerel")
    #expect(await bench.take("ikinci söz").contains("birinci söz"))
    #expect(bench.session.isPrivate)
    #expect(await bench.take("/yeniden").contains("birinci söz"))
    let messages = try bench.session.household.records.conversations.messages(
      try #require(bench.session.conversation))
    #expect(messages.filter { $0.role == .user }.map(\.text) == ["birinci söz", "ikinci söz"])
  }

  @Test("What is recorded in it is kept, and taken back as everywhere")
  func recorded() async throws {
    let bench = try Bench()
    _ = await bench.take("/gizli")
    _ = await bench.take("merhaba")
    let records = bench.session.household.records
    let milk = ShoppingItem(name: "süt", quantity: nil, unit: nil, category: "süt")
    let change = Change(
      tool: "addToShoppingList", summary: "süt", at: Bench.now,
      conversation: bench.session.conversation)
    _ = try records.shopping.replace([milk], change)
    _ = await bench.take("/sil")
    #expect(try bench.session.household.records.shopping.all().map(\.name) == ["süt"])
    _ = await bench.take("/gizli")
    _ = await bench.take("merhaba")
    // The change belongs to a talk that is gone.
    #expect(await bench.take("/geri").contains("?"))
    _ = await bench.take("evet")
    #expect(try bench.session.household.records.shopping.all().isEmpty)
  }

  @Test("A stored thread is gone back to, and another profile entered, without it")
  func left() async throws {
    let bench = try Bench()
    _ = await bench.take("eski sohbet")
    _ = await bench.take("/gizli")
    _ = await bench.take("saklı söz")
    #expect(await bench.take("/sürdür 1").contains("Gizli sohbet bitti"))
    #expect(await bench.take("/göster").contains("eski sohbet"))
    _ = await bench.take("/gizli")
    _ = await bench.take("saklı söz")
    #expect(await bench.take("/gizli").contains("Gizli sohbet bitti"))
    _ = await bench.take("/göster", .noInput)
    #expect(await bench.take("/profil yeni ayşe").contains("Gizli sohbet bitti"))
    #expect(bench.session.household.profile == "ayşe" && !bench.session.isPrivate)
    _ = await bench.take("merhaba")
    #expect(try bench.session.household.records.conversations.list(nil).count == 1)
  }

  @Test("What would outlast it is refused with a reason")
  func refused() async throws {
    let bench = try Bench({ _ in [.text("Lif şekeri yavaşlatır.")] })
    _ = await bench.take("/gizli")
    _ = await bench.take("lif")
    #expect(await bench.take("/dallan", .usage).contains("dallanmaz"))
    #expect(await bench.take("/vurgula yavaşlatır", .usage).contains("saklanmaz"))
    #expect(try bench.session.household.records.marks.highlights(nil).isEmpty)
  }

  @Test("A draft ends where its answer is stored, and comes before what was said after it")
  func drafts() throws {
    let bench = try Bench()
    try bench.session.startPrivateThread()
    let records = bench.session.household.records.conversations
    let thread = try records.create(Bench.now).id
    func say(_ role: Message.Role, _ text: String) -> Message {
      Message(role: role, text: text, at: Bench.now)
    }
    _ = try records.append(say(.user, "bir"), thread)
    try records.keepDraft(say(.assistant, "iki bu"), thread)
    #expect(try records.messages(thread).map(\.text) == ["bir", "iki bu"])
    let second = try records.append(say(.assistant, "iki buçuk"), thread)
    #expect(try records.messages(thread).map(\.text) == ["bir", "iki buçuk"])
    try records.keepDraft(say(.assistant, "yarım"), thread)
    _ = try records.append(say(.user, "üç"), thread)
    #expect(try records.messages(thread).map(\.text) == ["bir", "iki buçuk", "yarım", "üç"])
    try records.setState(second, .cut)
    #expect(try records.messages(thread)[1].state == .cut)
    #expect(try records.lastAnswer(thread) == "yarım")
    try records.truncate(thread, second)
    #expect(try records.messages(thread).map(\.text) == ["bir"])
  }
}
