import AgentLoop
import Domain
import Foundation
import Store
import Testing

@testable import balli

/// A session over a fresh folder and a model that says what it is told to.
@MainActor final class Bench {
  let sink = TextSink()
  let world: World
  let session: Session
  private let folder: String

  nonisolated static let now = Date(timeIntervalSince1970: 1_795_239_000)

  init(
    _ reply: @escaping @Sendable (ModelRequest) -> [ModelPiece], json: Bool = false,
    changing: (inout World) -> Void = { _ in }
  ) throws {
    folder = FileManager.default.temporaryDirectory.path + "/balli-" + UUID().uuidString
    var world = Compose.replay(in: folder, zone: .fixed(3 * 3600), now: Self.now)
    let original = world.household
    world.household = { request in
      var household = try original(request)
      household.model = LanguageModel(name: "yerel", traits: ModelTraits(isOurs: true)) { request in
        AsyncThrowingStream { pieces in
          for piece in reply(request) { pieces.yield(piece) }
          pieces.finish()
        }
      }
      return household
    }
    changing(&world)
    self.world = world
    let presenter: any Presenter =
      json ? JSONPresenter(out: sink, errors: sink) : PlainPresenter(out: sink, errors: sink)
    session = try Setup(world: world, options: Options(), presenter: presenter).session()
  }

  convenience init() throws {
    try self.init({ request in
      [.text("Yanıt: " + (request.messages.last { $0.role == .user }?.text ?? ""))]
    })
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Takes a line and returns what was shown.
  func take(_ line: String, _ expected: Exit = .done) async -> String {
    let exit = await session.take(line)
    #expect(exit == expected, "\(line)")
    return sink.take()
  }
}

@MainActor @Suite("A session")
struct SessionTests {
  @Test("A thread begins with its first message and can be named before it")
  func naming() async throws {
    let bench = try Bench()
    #expect(await bench.take("/yeni Deneme") == "Yeni bir sohbete geçildi: Deneme\n")
    #expect(try bench.session.household.records.conversations.list(nil).isEmpty)
    _ = await bench.take("merhaba")
    #expect(await bench.take("/sohbetler").contains("Deneme"))
    _ = await bench.take("/adlandır Şeker günlüğü")
    #expect(await bench.take("/lsit", .usage).contains("/sohbetler?"))
    #expect(await bench.take("/list").contains("Şeker günlüğü"))
  }

  @Test("A thread is found by number and by words of its title, however they are typed")
  func resuming() async throws {
    let bench = try Bench()
    _ = await bench.take("İlk sohbet")
    _ = await bench.take("/yeni")
    _ = await bench.take("İkinci sohbet")
    #expect(await bench.take("/sürdür ILK").contains("1 numaralı sohbet: İlk sohbet"))
    #expect(bench.session.conversation == 1)
    _ = await bench.take("/devam 2")
    #expect(bench.session.conversation == 2)
    #expect(await bench.take("/devam 9", .noInput).contains("bulunamadı"))
    #expect(await bench.take("/göster 1").contains("> İlk sohbet"))
  }

  @Test("Deleting asks first; no and anything else keep the thread")
  func deleting() async throws {
    let bench = try Bench()
    _ = await bench.take("merhaba")
    #expect(await bench.take("/sil 1").contains("silinsin mi?"))
    #expect(await bench.take("hayır") == "\nSilinmedi.\n")
    _ = await bench.take("/sil 1")
    #expect(await bench.take("başka bir şey").contains("Yanıt: başka bir şey"))
    #expect(await bench.take("evet").contains("Yanıt: evet"))
    _ = await bench.take("/sil")
    #expect(await bench.take("EVET").contains("silindi"))
    #expect(bench.session.conversation == nil)
    #expect(try bench.session.household.records.conversations.list(nil).isEmpty)
  }

  @Test("A fork goes on by itself")
  func forking() async throws {
    let bench = try Bench()
    _ = await bench.take("merhaba")
    #expect(await bench.take("/dallan").contains("dal: "))
    _ = await bench.take("daldan")
    #expect(bench.session.conversation == 2)
    #expect(try bench.session.household.records.conversations.messages(1).count == 2)
  }

  @Test("A retry takes back what the turn wrote and answers anew")
  func retrying() async throws {
    let bench = try Bench { request in
      if request.messages.last?.role == .tool { return [.text("Kaydedildi.")] }
      let arguments: JSON = ["content": "not", "type": "insight"]
      return [
        .call(ToolCall(id: "a\(request.messages.count)", name: "writeNote", arguments: arguments))
      ]
    }
    _ = await bench.take("bir not yaz")
    _ = await bench.take("/yeniden")
    let records = bench.session.household.records
    #expect(try records.notes.all().count == 1)
    #expect(try records.conversations.messages(1).filter { $0.role == .user }.count == 1)
    #expect(await bench.take("/geri-al").hasPrefix("\nGeri alındı (bugün "))
    #expect(try records.notes.all().isEmpty)
    #expect(await bench.take("/geri").contains("Geri alınacak bir kayıt yok."))
  }

  @Test("A talk is summed up on wish, and stays as it was said")
  func summing() async throws {
    let bench = try Bench { request in
      [.text(request.messages.last?.text.contains("özetle") == true ? "Kısaca." : "Peki.")]
    }
    #expect(await bench.take("/özetle", .usage).contains("Açık bir sohbet yok"))
    _ = await bench.take("bir")
    #expect(await bench.take("/özetle").contains("Gömülü motor"))
    bench.session.household.model.traits = ModelTraits()
    #expect(await bench.take("/özetle").contains("uzun bir bölüm yok"))
    _ = await bench.take("iki")
    #expect(await bench.take("/özetle").contains("Kısaca."))
    let messages = try bench.session.household.records.conversations.messages(1)
    #expect(messages.filter { $0.role == .user }.map(\.text) == ["bir", "iki"])
  }

  @Test("Search shows the words where they were said")
  func searching() async throws {
    let bench = try Bench()
    _ = await bench.take("Dün pilav yedim")
    #expect(await bench.take("/ara PİLAV").contains("[pilav]"))
    #expect(await bench.take("/ara zurna").contains("hiçbir sohbette"))
    #expect(await bench.take("/ara", .usage).contains("SORGU eksik"))
  }

  @Test("Settings are kept, checked and put back")
  func settings() async throws {
    let bench = try Bench()
    #expect(await bench.take("/ayar ad Ayşe").contains("ad = Ayşe"))
    #expect(await bench.take("/ayar").contains("ad = Ayşe"))
    #expect(await bench.take("/ayar AD -").contains("ad =  "))
    #expect(await bench.take("/ayar modl yerel", .usage).contains("model?"))
    #expect(await bench.take("/ayar model openai:x", .configuration).contains("yok"))
    #expect(await bench.take("/model yerel").contains("yerel"))
  }

  @Test("A model that was chosen and has lost its key keeps nobody from the records")
  func lostKey() async throws {
    let bench = try Bench()
    _ = await bench.take("Dün pilav yedim")
    try bench.world.files.write("model = \"openai:x\"\n", bench.world.places.configuration)
    let session = try Setup(
      world: bench.world, options: Options(),
      presenter: PlainPresenter(out: bench.sink, errors: bench.sink)
    ).session()
    #expect(session.household.model.name == "openai:x")
    #expect(await session.take("/sohbetler") == .done)
    #expect(await session.take("Merhaba") == .configuration)
    #expect(await session.take("/model yerel") == .done)
    #expect(await session.take("Merhaba") == .done)
  }

  @Test("Profiles keep their threads apart")
  func profiles() async throws {
    let bench = try Bench()
    _ = await bench.take("merhaba")
    #expect(await bench.take("/profil yeni Ayşe").contains("açıldı"))
    #expect(await bench.take("/sohbetler").contains("Henüz bir sohbet yok."))
    #expect(await bench.take("/profil").contains("* Ayşe"))
    #expect(await bench.take("/profil kullan AYSE").contains("Şimdiki profil: Ayşe"))
    #expect(await bench.take("/profil kullan Nur", .noInput).contains("profil yok"))
    #expect(await bench.take("/profil yeni ayşe", .usage).contains("zaten var"))
    _ = await bench.take("/profil kullan varsayılan")
    #expect(await bench.take("/sohbetler").contains("Merhaba"))
  }

  @Test("An export can be replayed and gives itself again")
  func exporting() async throws {
    let bench = try Bench()
    _ = await bench.take("//bir\n> iki\n---")
    _ = await bench.take("üç")
    try bench.session.export(thread: 1, format: .markdown, path: nil)
    let text = String(bench.sink.take().drop(while: \.isNewline))
    #expect(text.hasPrefix("---\nnow: 2026-11-21T"))
    var parser = TranscriptParser()
    let messages = (parser.feed(text.utf8) + parser.finish()).compactMap { item in
      if case .message(let text, _) = item { text } else { nil }
    }
    #expect(messages == ["//bir\n> iki\n---", "üç"])
  }

  @Test("Help names every command, the dashboard and the status say what there is")
  func state() async throws {
    let bench = try Bench()
    let help = await bench.take("/yardım")
    for command in SlashCommand.all { #expect(help.contains("/" + command.word)) }
    #expect(await bench.take("/help sil").contains("/delete"))
    #expect(await bench.take("/pano").contains("Karbonhidrat"))
    #expect(await bench.take("/durum").contains("varsayılan"))
    #expect(await bench.take("/foo", .usage).contains("diye bir komut yok"))
  }

  @Test("What a transcript cannot do it says, and goes on with the first failure's code")
  func transcript() async throws {
    let bench = try Bench()
    let runner = TranscriptRunner(
      Setup(
        world: bench.world, options: Options(),
        presenter: PlainPresenter(out: bench.sink, errors: bench.sink)))
    var pieces: [[UInt8]] = [Array("bir\n\u{0}\n/düzenle\n/olmayan\niki\n/çık\nüç\n".utf8)]
    let exit = await runner.run { pieces.popLast() ?? [] }
    #expect(exit == .badData)
    let said = bench.sink.take()
    #expect(said.contains("Yanıt: bir\n"))
    #expect(said.contains("2. satırda NUL"))
    #expect(said.contains("Düzenleyici yalnızca uçbirimde"))
    #expect(said.contains("\n\nYanıt: iki\n"))
    #expect(!said.contains("üç"))
  }

  @Test("Front matter puts the clock and the zone in place, and moves them")
  func clock() async throws {
    let bench = try Bench { request in [.text(request.zone.civil(at: request.now).text)] }
    let runner = TranscriptRunner(
      Setup(
        world: bench.world, options: Options(),
        presenter: PlainPresenter(out: bench.sink, errors: bench.sink)))
    let text = """
      ---
      now: 2026-03-01T08:30:00+05:00
      ---
      > bir

      ---
      now: 2026-03-02T09:00:00+05:00
      ---
      > iki
      """
    var pieces: [[UInt8]] = [Array(text.utf8)]
    #expect(await runner.run { pieces.popLast() ?? [] } == .done)
    #expect(bench.sink.take() == "2026-03-01T08:30:00+05:00\n\n2026-03-02T09:00:00+05:00\n")
  }

  @Test(
    "A clock, a zone or a profile that cannot be stops a transcript before it writes",
    arguments: ["now: yarın", "timezone: Ay/Deniz", "model: openai:x", "profile: ../x"])
  func badMatter(_ field: String) async throws {
    let bench = try Bench()
    let runner = TranscriptRunner(
      Setup(
        world: bench.world, options: Options(),
        presenter: PlainPresenter(out: bench.sink, errors: bench.sink)))
    var pieces: [[UInt8]] = [Array("---\n\(field)\n---\n> bir\n".utf8)]
    #expect(await runner.run { pieces.popLast() ?? [] } != .done)
    #expect(!bench.sink.take().contains("Yanıt"))
  }

  @Test("With JSON every line is an object with a type")
  func json() async throws {
    let bench = try Bench({ _ in [.text("a"), .text("b.")] }, json: true)
    var lines = await bench.take("merhaba").split(separator: "\n")
    lines += await bench.take("/sohbetler").split(separator: "\n")
    lines += await bench.take("/sil 1").split(separator: "\n")
    lines += await bench.take("/foo", .usage).split(separator: "\n")
    let types = try lines.map { try JSON(reading: String($0))["type"]?.string }
    #expect(types.first == "user")
    #expect(types.suffix(5) == ["assistant", "command", "confirm", "command", "error"])
  }
}
