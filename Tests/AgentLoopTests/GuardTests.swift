import AgentLoop
import Domain
import Foundation
import Synchronization
import Testing

@Suite("What stands before and after a model")
struct GuardTests {
  static let emergency = Emergency(
    code: "severeLow", text: "Hemen şeker alın.", reading: .init(value: 41, unit: .mgdL))

  @Test("An emergency logs the reading, says the fixed text and asks no model")
  func emergency() async throws {
    let stage = Stage(guards: Guards(emergency: { _, _ in Self.emergency }))
    let events = await stage.say("şekerim 41")
    #expect(
      events.outline == [
        "user", "alert severeLow", "call logGlucose", "ok logGlucose", "delta Hemen şeker alın.",
        "assistant",
      ])
    #expect(stage.shelf.done == ["glucose 41.0"])
    #expect(stage.script.requests.isEmpty)
    #expect(
      stage.threads.messages().outline == ["user", "assistant +c1", "tool ok:c1", "assistant"])
  }

  @Test("An emergency without a reading writes nothing")
  func emergencyWithoutReading() async throws {
    let stage = Stage(
      guards: Guards(emergency: { _, _ in Emergency(code: "unconscious", text: "112'yi arayın.") }))
    #expect(
      await stage.say("annem baygın").outline == [
        "user", "alert unconscious", "delta 112'yi arayın.", "assistant",
      ])
    #expect(stage.shelf.done.isEmpty)
  }

  @Test("A message is read for an emergency alone, and once more only with what was said before it")
  func readsOnce() async throws {
    let read = Mutex<[Int]>([])
    let stage = Stage(
      .says("Merhaba."), .says("İyiyim."),
      guards: Guards(emergency: { _, context in
        read.withLock { $0.append(context.earlier.count) }
        return nil
      }))
    _ = await stage.say("merhaba")
    #expect(read.withLock { $0 } == [0])
    _ = await stage.say("nasılsın")
    #expect(read.withLock { $0 } == [0, 0, 2])
  }

  @Test("What was said with an emergency is written after its reading and before the fixed text")
  func toldBeside() async throws {
    let stage = Stage(
      guards: Guards(
        emergency: { _, _ in Self.emergency },
        toldBeside: { _, emergency, _ in
          // One that has to be asked first and one that nobody can run are left alone.
          emergency.code == "severeLow"
            ? [.save("elma"), .remove("elma"), ToolCall(id: "", name: "none", arguments: [:])] : []
        }))
    let events = await stage.say("şekerim 41, elma yedim")
    #expect(events.outline.filter { $0.hasPrefix("call") } == ["call logGlucose", "call save"])
    #expect(events.outline.suffix(2) == ["delta Hemen şeker alın.", "assistant"])
    #expect(stage.shelf.done == ["glucose 41.0", "save elma"])
  }

  @Test("An emergency comes before a refusal, and drops what waits")
  func order() async throws {
    let stage = Stage(
      .calls(.remove("elma", id: "a")),
      guards: Guards(
        emergency: { text, _ in text.hasPrefix("acil") ? Self.emergency : nil },
        refusal: { text, _ in text.hasSuffix("doz?") ? FixedAnswer("Doz söyleyemem.") : nil }))
    _ = await stage.say("elmayı sil")
    #expect(
      await stage.say("acil, kaç doz?").outline.prefix(4) == [
        "user", "confirm false", "declined remove", "alert severeLow",
      ])
    #expect(await stage.say("kaç doz?").outline == ["user", "delta Doz söyleyemem.", "assistant"])
    #expect(stage.script.requests.count == 1)
  }

  @Test("Guards see the thread before the message")
  func context() async throws {
    let stage = Stage(
      .says("Peki."),
      guards: Guards(refusal: { _, context in
        context.earlier.isEmpty ? nil : FixedAnswer("\(context.earlier.count)")
      }))
    _ = await stage.say("bir")
    #expect(await stage.say("iki").answer?.text == "2")
  }

  @Test("A sentence is checked when it is whole, before any of it is shown")
  func checkedSentences() async throws {
    let guards = Guards(checked: { $0.contains("ünite yap") ? "Doz söyleyemem." : $0 })
    let stage = Stage(
      .reply([
        .text("Merhaba. Şimdi 4 ün"), .text("ite yapın. Sonra 2 ünite yapın.\n\nGeç"),
        .text("miş olsun."),
      ]),
      guards: guards)
    let events = await stage.say("selam")
    #expect(events.answer?.text == "Merhaba. Doz söyleyemem.\n\nGeçmiş olsun.")
    #expect(events.deltas == events.answer?.text)
    #expect(stage.threads.messages().last?.text == events.answer?.text)
  }

  @Test("The house's own model may quote the person, another model may not")
  func quotedWords() async throws {
    let guards = Guards(checked: { $0.contains("ünite") ? "Doz söyleyemem." : $0 })
    for (isOurs, answer) in [
      (true, "Bunu anlayamadım: “lantus 20 ünite”."), (false, "Doz söyleyemem."),
    ] {
      var stage = Stage(.says("Bunu anlayamadım: “lantus 20 ünite”."), guards: guards)
      stage.agent.model.traits.isOurs = isOurs
      #expect(await stage.say("lantus 20 ünite").answer?.text == answer)
    }
    var stage = Stage(.says("“4 ünite yapın” derim."), guards: guards)
    stage.agent.model.traits.isOurs = true
    #expect(await stage.say("kaç?").answer?.text == "Doz söyleyemem.")
  }

  @Test("What a refused message tells besides is kept, after the fixed answer")
  func toldBesides() async throws {
    let stage = Stage(
      .calls(.save("pizza", id: "a")), .says("Pizza kaydedildi."),
      guards: Guards(
        refusal: { text, _ in
          text.hasSuffix("vurayım") ? FixedAnswer("Doz söyleyemem.", told: "pizza yedim") : nil
        }))
    let events = await stage.say("pizza yedim kaç vurayım")
    #expect(events.answer?.text == "Doz söyleyemem.\n\nPizza kaydedildi.")
    #expect(stage.threads.messages().last?.text == events.answer?.text)
    #expect(stage.script.requests.first?.messages.last?.text.hasSuffix("]\npizza yedim") == true)
    #expect(stage.threads.messages().first?.text == "pizza yedim kaç vurayım")
  }

  @Test("What a sanitiser takes out is neither shown nor stored")
  func sanitised() async throws {
    let guards = Guards(sanitiser: {
      TextFilter(feed: { String($0.filter { $0 != "\u{1B}" }) }, finish: { " Bitti." })
    })
    let stage = Stage(.says("Mer\u{1B}haba."), guards: guards)
    #expect(await stage.say("selam").answer?.text == "Merhaba. Bitti.")
    #expect(stage.threads.messages().last?.text == "Merhaba. Bitti.")
  }

  struct Cut: Sendable {
    var text: String
    var sentences: [String]
  }

  static let cuts: [Cut] = [
    Cut(text: "Bir. İki! Üç? Dört", sentences: ["Bir. ", "İki! ", "Üç? ", "Dört"]),
    Cut(text: "14. gün ve 3. Un\n- elma", sentences: ["14. gün ve 3. Un\n", "- elma"]),
    Cut(text: "vb. şeyler. \"Tamam.\" Peki", sentences: ["vb. şeyler. ", "\"Tamam.\" ", "Peki"]),
    Cut(text: "1,5 dilim (32 g.) Sonra", sentences: ["1,5 dilim (32 g.) ", "Sonra"]),
    Cut(text: "", sentences: [""]),
  ]

  @Test("Text is cut into the same sentences however it arrives", arguments: cuts)
  func sentences(_ cut: Cut) {
    #expect(!Self.cuts.isEmpty)
    for size in [1, 2, 3, 7, 100] {
      var stream = SentenceStream()
      var sentences: [String] = []
      var rest = cut.text[...]
      while !rest.isEmpty {
        sentences += stream.feed(String(rest.prefix(size)))
        rest = rest.dropFirst(size)
      }
      sentences.append(stream.finish())
      #expect(sentences == cut.sentences, "pieces of \(size)")
    }
  }

  @Test("A stream without an end of sentence stays small and loses nothing")
  func endless() {
    var stream = SentenceStream()
    var out = ""
    for _ in 0..<3_000 { for sentence in stream.feed("sözcük ") { out += sentence } }
    #expect(out.count > 15_000)
    out += stream.finish()
    #expect(out == String(repeating: "sözcük ", count: 3_000))
  }

  @Test("A stream without any space is cut all the same and loses nothing")
  func spaceless() {
    var stream = SentenceStream()
    var sentences: [String] = []
    for _ in 0..<3_000 { sentences += stream.feed("kesintisiz") }
    #expect(sentences.count > 5)
    #expect(sentences.allSatisfy { $0.count < 5_000 })
    sentences.append(stream.finish())
    #expect(sentences.joined() == String(repeating: "kesintisiz", count: 3_000))
  }
}

@Suite("The automatic title")
struct TitleTests {
  struct Case: Sendable {
    var said: [String]
    var title: String?
  }

  static let cases: [Case] = [
    Case(said: ["ıspanak yedim"], title: "Ispanak yedim"),
    Case(said: ["içtim bir bardak süt"], title: "İçtim bir bardak süt"),
    Case(said: ["ılık süt içtim."], title: "Ilık süt içtim"),
    Case(
      said: ["Kahvaltıda iki yumurta, bir dilim tam buğday ekmeği ve bir bardak süt içtim"],
      title: "Kahvaltıda iki yumurta, bir dilim tam"),
    Case(said: ["merhaba", "şekerim 110 çıktı"], title: "Şekerim 110 çıktı"),
    Case(said: ["merhaba"], title: "Merhaba"),
    Case(said: ["elma yedim", "armut yedim"], title: "Elma yedim"),
    Case(said: ["…"], title: nil),
    Case(said: [String(repeating: "a", count: 60)], title: "A" + String(repeating: "a", count: 39)),
  ]

  @Test("A thread is named after the first thing said", arguments: cases)
  func title(_ sample: Case) async throws {
    #expect(!Self.cases.isEmpty)
    let stage = Stage()
    for text in sample.said { _ = await stage.say(text) }
    #expect(stage.threads.title() == sample.title)
    #expect(sample.title.map { $0.count <= 40 } ?? true)
  }

  @Test("A person's own name for a thread stays")
  func ownName() async throws {
    let stage = Stage(.says("Peki."))
    stage.threads.contents.withLock { $0.titles[1] = ("Bayram", true) }
    _ = await stage.say("elma yedim")
    #expect(stage.threads.title() == "Bayram")
  }
}
