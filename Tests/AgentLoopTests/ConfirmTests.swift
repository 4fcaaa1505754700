import AgentLoop
import Domain
import Foundation
import Testing

@Suite("A write that waits for yes or no")
struct ConfirmTests {
  @Test("The question ends the turn and nothing is written")
  func question() async throws {
    let stage = Stage(.calls(.remove("elma", id: "a")))
    let events = await stage.say("elmayı sil")
    #expect(
      events.outline == [
        "user", "call remove", "confirm ?", "delta elma silinsin mi?", "assistant",
      ])
    #expect(events.answer?.text == "elma silinsin mi?")
    #expect(stage.threads.messages().outline == ["user", "assistant +a (awaiting)"])
    #expect(stage.shelf.done.isEmpty)
  }

  @Test("Yes runs the stored call and the model tells what came of it")
  func yes() async throws {
    let stage = Stage(.calls(.remove("elma", id: "a")), .says("Silindi."))
    _ = await stage.say("elmayı sil")
    let events = await stage.say("Evet, lütfen")
    #expect(events.outline == ["user", "confirm true", "ok remove", "delta Silindi.", "assistant"])
    #expect(stage.shelf.done == ["remove elma"])
    #expect(
      stage.threads.messages().outline == [
        "user", "assistant +a", "user", "tool ok:a", "assistant",
      ])
    // The model sees the call where it ran, so that the result is the last thing that happened.
    #expect(
      stage.script.requests.last?.messages.outline == [
        "user", "assistant", "user", "assistant +a", "tool ok:a",
      ])
  }

  @Test("No drops the call without asking the model")
  func no() async throws {
    let stage = Stage(.calls(.remove("elma", id: "a")), .says("Merhaba."))
    _ = await stage.say("elmayı sil")
    let events = await stage.say("hayır, vazgeçtim")
    #expect(
      events.outline == [
        "user", "confirm false", "declined remove", "delta Peki, yapmadım.", "assistant",
      ])
    #expect(stage.shelf.done.isEmpty)
    #expect(stage.script.requests.count == 1)
    _ = await stage.say("selam")
    #expect(
      stage.script.requests.last?.messages.outline == [
        "user", "assistant +a", "tool declined:a", "user", "assistant", "user",
      ])
  }

  @Test(
    "Thanks beside a word that may only end the matter are no yes",
    arguments: ["Peki, teşekkürler", "tamam sağ ol"])
  func thanks(_ text: String) async throws {
    let stage = Stage(.calls(.remove("elma", id: "a")), .says("Rica ederim."))
    _ = await stage.say("elmayı sil")
    _ = await stage.say(text)
    #expect(stage.shelf.done.isEmpty)
  }

  @Test("Anything else drops the call and is the message that it is")
  func other() async throws {
    let stage = Stage(
      .calls(.remove("elma", id: "a")), .calls(.save("armut")), .says("Armut yazıldı."))
    _ = await stage.say("elmayı sil")
    let events = await stage.say("armut yedim")
    #expect(
      events.outline == [
        "user", "confirm false", "declined remove", "call save", "ok save", "delta Armut yazıldı.",
        "delta \n\nŞu yapılmadı: remove. Gerekiyorsa yeniden isteyin.", "assistant",
      ])
    #expect(stage.shelf.done == ["save armut"])
    #expect(
      stage.script.requests[1].messages.outline == [
        "user", "assistant +a", "tool declined:a", "user",
      ])
  }

  @Test("With --onayla the answer is yes at once")
  func approvesAll() async throws {
    let stage = Stage(.calls(.remove("elma")), .says("Silindi."), approvesAll: true)
    let events = await stage.say("elmayı sil")
    #expect(
      events.outline == [
        "user", "call remove", "confirm true", "ok remove", "delta Silindi.", "assistant",
      ])
    #expect(stage.shelf.done == ["remove elma"])
  }

  @Test("What needs no yes in the same reply is done and told before the question")
  func mixed() async throws {
    let stage = Stage(
      .calls(.save("süt", id: "s"), .remove("elma", id: "a")), .says("Süt yazıldı."),
      .says("Silindi."))
    let events = await stage.say("süt içtim, elmayı sil")
    #expect(
      events.outline == [
        "user", "call save", "ok save", "delta Süt yazıldı.", "call remove", "confirm ?",
        "delta \n\nelma silinsin mi?", "assistant",
      ])
    #expect(stage.script.requests.last?.mayCall == false)
    #expect(
      stage.threads.messages().outline == [
        "user", "assistant +s", "tool ok:s", "assistant +a (awaiting)",
      ])
    #expect(await stage.say("tamam").answer?.text == "Silindi.")
    #expect(stage.shelf.done == ["save süt", "remove elma"])
  }

  @Test("Several writes that wait are answered together")
  func several() async throws {
    let stage = Stage(.calls(.remove("elma"), .remove("süt")), .says("İkisi de silindi."))
    #expect(await stage.say("ikisini de sil").answer?.text == "elma silinsin mi?\nsüt silinsin mi?")
    _ = await stage.say("evet")
    #expect(stage.shelf.done == ["remove elma", "remove süt"])
  }

  struct Said: Sendable {
    var text: String
    var word: String
  }

  static let words: [Said] = [
    Said(text: "evet", word: "yes"), Said(text: "EVET!", word: "yes"),
    Said(text: "tamam sil", word: "yes"),
    Said(text: "Olur.", word: "yes"), Said(text: "onaylıyorum", word: "yes"),
    Said(text: "kaydet lütfen", word: "yes"),
    Said(text: "hayır", word: "no"), Said(text: "HAYIR", word: "no"),
    Said(text: "yok, kalsın", word: "no"),
    Said(text: "silme", word: "no"), Said(text: "tamam, silme", word: "no"),
    Said(text: "gerek yok", word: "no"),
    Said(text: "boş ver", word: "no"), Said(text: "iptal et", word: "no"),
    Said(text: "evet ama iki dilimdi", word: "other"), Said(text: "hayır iki dilim", word: "other"),
    Said(text: "bugün kaç karbonhidrat aldım?", word: "other"), Said(text: "?", word: "other"),
  ]

  @Test("Yes and no are read only where nothing else is said", arguments: words)
  func reading(_ said: Said) async throws {
    #expect(!Self.words.isEmpty)
    let stage = Stage(.calls(.remove("elma")), .says("Tamam."))
    _ = await stage.say("elmayı sil")
    let events = await stage.say(said.text)
    let word =
      stage.shelf.done.isEmpty ? (stage.script.requests.count == 1 ? "no" : "other") : "yes"
    #expect(word == said.word, "\(events.outline)")
  }
}
