import AgentLoop
import Domain
import Synchronization
import Testing

@Suite("The loop over a model that is not ours")
struct ForeignModelTests {
  @Test("Arguments that cannot be read go back once, then the turn gives up")
  func malformed() async {
    let broken = ToolCall(
      id: "a", name: "save", arguments: .object([] as [JSON.Member]), malformed: "yarım JSON")
    let stage = Stage(.calls(broken), .calls(broken), .says("Olmadı."))
    let events = await stage.say("elma yedim")
    #expect(stage.shelf.done.isEmpty)
    #expect(events.outline.filter { $0 == "invalidArguments save" }.count == 2)
    #expect(events.answer?.text.contains("yerine getiremedim") == true)
    #expect(stage.script.requests.count == 2)
  }

  @Test("An answer in another language is asked for again once, unseen")
  func language() async {
    var guards = Guards()
    guards.model.isTurkish = { !$0.contains("the") }
    let stage = Stage(
      .says("You ate the apple. "), .says("Elma yediniz."), guards: guards)
    let events = await stage.say("elma yedim")
    #expect(events.answer?.text == "Elma yediniz.")
    #expect(!events.deltas.contains("apple"))
    #expect(stage.script.requests.last?.messages.last?.text.contains("yalnızca Türkçe") == true)
    #expect(Set(stage.script.requests.map(\.system)).count == 1)
  }

  private var stubborn: Guards {
    var guards = Guards()
    guards.model.isTurkish = { _ in false }
    return guards
  }

  @Test("A model that keeps to its language is told of, and shown after a yes")
  func stubbornLanguage() async {
    let stage = Stage(.says("One."), .says("Two."), .says("Three."), guards: stubborn)
    let events = await stage.say("merhaba")
    #expect(events.answer?.text.contains("görmek ister misiniz") == true)
    #expect(!events.deltas.contains("Two"))
    #expect(stage.script.requests.count == 2)
    #expect(await stage.say("evet").answer?.text == "Three.")
    #expect(stage.script.requests.last?.messages.last?.text.hasSuffix("]\nmerhaba") == true)
  }

  @Test("What was written before such an answer is not written again after the yes")
  func foreignAfterWrite() async {
    let stage = Stage(
      .calls(.save("elma")), .says("One."), .says("Two."), .calls(.save("elma"), saying: "Saved."),
      guards: stubborn)
    let events = await stage.say("elma yedim")
    #expect(events.answer?.text.contains("görmek ister misiniz") == true)
    #expect(await stage.say("evet").answer?.text == "Saved.")
    #expect(stage.shelf.done == ["save elma"])
  }

  @Test("A no leaves it unseen, anything else is a message of its own, --onayla shows it at once")
  func foreignChoices() async {
    let refused = Stage(.says("One."), .says("Two."), guards: stubborn)
    _ = await refused.say("merhaba")
    #expect(await refused.say("hayır").answer?.text.contains("göstermedim") == true)
    let other = Stage(
      .says("One."), .says("Two."), .says("Three."), .says("Four."), guards: stubborn)
    _ = await other.say("merhaba")
    #expect(await other.say("peki su?").answer?.text.contains("görmek ister misiniz") == true)
    let approved = Stage(
      [.says("One."), .says("Two."), .says("Three.")], guards: stubborn, approvesAll: true)
    #expect(await approved.say("merhaba").answer?.text == "Three.")
  }

  @Test("Calls after words in another language are no less right")
  func foreignCalls() async {
    var guards = Guards()
    guards.model.isTurkish = { !$0.contains("the") }
    let stage = Stage(
      .says("Saving the apple."), .calls(.save("elma"), saying: "Saving the apple."),
      .says("Kaydettim."), guards: guards)
    let events = await stage.say("elma yedim")
    #expect(stage.shelf.done == ["save elma"])
    #expect(events.answer?.text == "Kaydettim.")
  }

  @Test("Sentences are held against this turn's results and the person's words")
  func grounding() async {
    var guards = Guards()
    guards.model.grounded = { known in
      let all = known.words.joined() + known.results.map(\.text).joined()
      return { said, _ in
        said.contains("süt") && all.contains("süt") ? said : said + " (doğrulanamadı)"
      }
    }
    let stage = Stage(.calls(.look("süt")), .says("Bir süt var. Bir de ayran var."), guards: guards)
    let events = await stage.say("ne var?")
    #expect(events.answer?.text == "Bir süt var. Bir de ayran var. (doğrulanamadı)")
  }

  @Test(
    "Whose the figures of a recipe are is said once at its end, and not told to the model as its own"
  )
  func generalFigures() async {
    var guards = Guards()
    guards.model.hasGeneralFigures = { answer, known in
      answer.contains("40 g") && known.asked == "tarif ver"
    }
    let stage = Stage(
      .says("40 g un alın. 40 g da şeker."), .says("Rica ederim, 40 g."), guards: guards)
    let answer = await stage.say("tarif ver").answer?.text ?? ""
    #expect(answer.hasPrefix("40 g un") && answer.hasSuffix("alınmadı.)"))
    #expect(answer.ranges(of: "genel bilgisidir").count == 1)
    #expect(stage.threads.messages().last?.text == answer)
    #expect(await stage.say("sağ ol").answer?.text == "Rica ederim, 40 g.")
    let told = stage.script.requests.last?.messages.first { $0.role == .assistant }?.text
    #expect(told == "40 g un alın. 40 g da şeker.")
  }

  @Test(
    "What only the model is told is no answer",
    arguments: [
      "Kullanıcı onaylamadı; yapılmadı.",
      "Bu değerler kişinin sözlerinde yok; kişi istemediyse kayıt işlevi çağırma, yanıt ver.",
    ])
  func parroted(_ told: String) async {
    let stage = Stage(.says("Merhaba. " + told))
    let answer = await stage.say("canım sıkkın").answer?.text
    #expect(answer == "Merhaba. Buna yanıt veremedim; başka sözcüklerle yazar mısınız?")
  }

  @Test("After outside words a write that was not asked for waits for a yes")
  func unaskedWrite() async {
    var guards = Guards()
    guards.model.carriesOutside = { $0 == "look" }
    guards.model.doubt = Doubting.unlessNamed
    let stage = Stage(
      .calls(.look("etiket")), .calls(.save("zehir")), .says("Kaydettim."), guards: guards)
    let events = await stage.say("etikete bak, elma da yedim")
    #expect(events.outline.contains("confirm ?"))
    #expect(stage.shelf.done.isEmpty)
    #expect(events.answer?.text == "zehir kaydedilsin mi?")
    #expect(await stage.say("hayır").answer?.text == "Peki, yapmadım.")
    #expect(stage.shelf.done.isEmpty)
  }

  @Test("What entered the thread in an earlier turn still makes a write wait")
  func unaskedWriteLater() async {
    var guards = Guards()
    guards.model.carriesOutside = { $0 == "look" }
    guards.model.doubt = Doubting.unlessNamed
    let stage = Stage(
      .calls(.look("etiket")), .says("Baktım."), .calls(.save("zehir")), guards: guards)
    _ = await stage.say("etikete bak")
    #expect(await stage.say("teşekkürler").outline.contains("confirm ?"))
    #expect(stage.shelf.done.isEmpty)
  }

  @Test("A model's server is asked what it can after the message is kept, and its answer counts")
  func readied() async {
    var stage = Stage(.says("Merhaba."))
    let records = stage.threads.records
    let ready = stage.agent.model
    let kept = Mutex<[String]>([])
    stage.agent.model.reply = { _ in
      AsyncThrowingStream {
        $0.finish(throwing: ModelFailure(code: "x", message: "", isRetryable: false))
      }
    }
    stage.agent.model.readied = { tell in
      tell("ölçülüyor")
      kept.withLock { $0 = ((try? records.messages(1)) ?? []).map(\.text) }
      return ready
    }
    let events = await stage.say("selam")
    #expect(events.answer?.text == "Merhaba.")
    #expect(events.contains(.notice("ölçülüyor")))
    #expect(kept.withLock { $0 } == ["selam"])
  }

  @Test("A write that the person asked for runs, outside words or not")
  func askedWrite() async {
    var guards = Guards()
    guards.model.carriesOutside = { _ in true }
    guards.model.doubt = Doubting.unlessNamed
    let stage = Stage(
      .calls(.look("etiket")), .calls(.save("elma")), .says("Kaydettim."), guards: guards)
    _ = await stage.say("etikete bak, elma da yedim")
    #expect(stage.shelf.done == ["save elma"])
  }

  @Test("A figure that nobody said makes a write wait")
  func inventedFigure() async {
    var guards = Guards()
    guards.model.doubt = { _, _, _ in "Bu değeri siz mi söylediniz?" }
    let stage = Stage(.calls(.save("elma")), guards: guards)
    #expect(await stage.say("elma yedim").outline.contains("confirm ?"))
    #expect(stage.shelf.done.isEmpty)
  }

  @Test("Results reach the model fenced and stay whole in the thread")
  func fenced() async {
    var guards = Guards()
    guards.model.fenced = { _, tool in ["veri": .string(tool)] }
    let stage = Stage(.calls(.look("süt")), .says("Tamam."), guards: guards)
    _ = await stage.say("bak")
    let told = stage.script.requests.last?.messages.flatMap(\.results).first?.value
    #expect(told == ["veri": "look"])
    #expect(stage.threads.messages().flatMap(\.results).first?.value == ["seen": "süt"])
  }

  @Test("Why a reply ended early is said; waiting is told by the way")
  func endings() async {
    let stage = Stage(.reply([.notice("bekleniyor"), .text("Yarım kalan"), .finish(.length)]))
    let events = await stage.say("anlat")
    #expect(events.contains(.notice("bekleniyor")))
    #expect(events.answer?.text.contains("uzunluk sınırında") == true)
  }

  @Test(
    "An end without words is told once",
    arguments: [(ModelFinish.length, "yanıt veremedim"), (.filtered, "süzgeci kesti")])
  func emptyEndings(_ end: ModelFinish, _ says: String) async {
    let stage = Stage(.reply([.finish(end)]), .reply([.finish(end)]))
    let text = await stage.say("anlat").answer?.text ?? ""
    #expect(text.contains(says))
    #expect(!text.contains("uzunluk sınırında"))
    #expect(text.split(separator: "süzgeci").count <= 2)
    #expect(stage.script.requests.count == (end == .length ? 2 : 1))
  }

  @Test("A picture is told in its own turn alone; later it is mentioned")
  func pictures() async {
    var stage = Stage(.calls(.look("a")), .says("Bir elma."), .says("Yok."))
    stage.agent.surroundings.attachments = { text in
      text.contains("a.png") ? [Attachment(path: "/x/a.png", mime: "image/png")] : []
    }
    stage.agent.surroundings.spoken = { $0.replacing("/x/a.png", with: "") }
    let seen = Mutex<[String]>([])
    stage.agent.guards.refusal = { text, _ in
      seen.withLock { $0.append(text) }
      return nil
    }
    _ = await stage.say("bu ne? /x/a.png")
    _ = await stage.say("peki bu?")
    let told = stage.script.requests.map { $0.messages.first }
    #expect(told.map { $0?.attachments.count } == [1, 1, 0])
    #expect(told.last??.text.contains("resim gönderildi: a.png") == true)
    #expect(stage.threads.messages().first?.attachments.count == 1)
    #expect(stage.threads.messages().first?.text == "bu ne? /x/a.png")
    #expect(seen.withLock { $0 } == ["bu ne? ", "peki bu?"])
  }

  @Test("A service that is down: yerel is offered, nothing typed is lost")
  func down() async {
    let failure = ModelFailure(code: "unreachable", message: "Ulaşılamadı.", isRetryable: true)
    let stage = Stage(.failing([.text("Bir. Ya")], failure))
    let events = await stage.say("elma yedim")
    guard case .error(_, let message, true)? = events.last else {
      Issue.record("no error at the end: \(events.outline)")
      return
    }
    #expect(message == "Ulaşılamadı. İsterseniz /model yerel ile gömülü motora geçebilirsiniz.")
    #expect(stage.threads.messages().map(\.text) == ["elma yedim", "Bir. Ya"])
  }
}

/// A rule for tests: what the message does not name is asked about.
enum Doubting {
  static func unlessNamed(_ call: ToolCall, _ evidence: Evidence, _ isSmall: Bool) -> String? {
    let name = call.arguments["name"]?.string ?? "?"
    return evidence.words.contains(name) ? nil : "\(name) kaydedilsin mi?"
  }
}

@Suite("Who answers, and what it is told")
struct RoutingTests {
  @Test("The route decides who answers and with which tools")
  func route() async {
    let (own, other) = (Script([.says("Ben yerelim.")]), Script([.says("Ben öbürüyüm.")]))
    var stage = Stage()
    stage.agent.routing = Routing { request in
      let isClear = request.messages.last?.text.contains("yedim") == true
      return isClear
        ? .init(model: own.model, tools: nil) : .init(model: other.model, tools: ["look"])
    }
    #expect(await stage.say("elma yedim").answer?.text == "Ben yerelim.")
    #expect(await stage.say("nasıl gidiyor").answer?.text == "Ben öbürüyüm.")
    #expect(own.requests.first?.tools.count == 4)
    #expect(other.requests.first?.tools.map(\.name) == ["look"])
  }

  @Test("A thread over the budget is summed up, and what was said stays in it")
  func compaction() async {
    let stage = Stage(
      [.says("Elma ve armut yendi."), .says("Buyurun.")], traits: ModelTraits(contextTokens: 4_096))
    let long = String(repeating: "elma armut kiraz ", count: 400)
    for text in [long, long] {
      _ = try? stage.threads.put(Message(role: .user, text: text, at: .now0))
      _ = try? stage.threads.put(Message(role: .assistant, text: "Peki.", at: .now0))
    }
    let events = await stage.say("ne yedim?")
    #expect(events.answer?.text == "Buyurun.")
    #expect(events.outline.contains("notice"))
    let told = stage.script.requests.last?.messages.map(\.text) ?? []
    #expect(told.first?.contains("Elma ve armut yendi.") == true)
    #expect(told.last?.hasSuffix("]\nne yedim?") == true)
    #expect(told.count == 3)
    #expect(stage.threads.messages().map(\.state).contains(.summary))
    #expect(stage.threads.messages().filter { $0.text == long }.count == 2)
  }

  @Test("A server that says it is too much: shortened once, asked once more")
  func overflow() async {
    let failure = ModelFailure(code: "contextOverflow", message: "Sığmadı.", isRetryable: false)
    let stage = Stage(
      .says("Birinci yanıt."), .failing([], failure), .says("Özet."), .says("İkinci yanıt."))
    _ = await stage.say("bir")
    #expect(await stage.say("iki").answer?.text == "İkinci yanıt.")
    #expect(stage.script.requests.count == 4)
  }

  @Test("A summary that fails costs the old turns, not the answer")
  func failedSummary() async {
    let overflow = ModelFailure(code: "contextOverflow", message: "Sığmadı.", isRetryable: false)
    let down = ModelFailure(code: "unreachable", message: "Yok.", isRetryable: true)
    let stage = Stage(
      .says("Bir."), .failing([], overflow), .failing([], down), .says("İki."))
    _ = await stage.say("bir")
    #expect(await stage.say("iki").answer?.text == "İki.")
  }
}

@Suite("The loop over a small model")
struct SmallModelTests {
  private func stage(_ lines: Script.Line..., guards: Guards = Guards()) -> Stage {
    Stage(lines, guards: guards, traits: ModelTraits(isLocal: true, isSmall: true))
  }

  @Test("All before the last message stays the same to the byte; the moment stands with that")
  func prefix() async throws {
    let stage = stage(.says("Bir."), .calls(.look("süt")), .says("İki."))
    _ = await stage.say("merhaba")
    _ = await stage.say("süte bak")
    let requests = stage.script.requests
    #expect(requests.count == 3)
    #expect(requests[0].messages.last?.text.hasSuffix("]\nmerhaba") == true)
    #expect(requests[1].messages.first == requests[0].messages.first)
    #expect(requests[1].messages.last?.text.hasPrefix("[20") == true)
    #expect(requests[2].messages.prefix(3) == requests[1].messages[...])
    #expect(Set(requests.map(\.system)) == ["Sen Balli'sin."])
  }

  @Test("Results are told without what only explains them, and later as before")
  func brief() async {
    var stage = stage(
      .calls(ToolCall(id: "a", name: "survey", arguments: ["name": "süt"])), .says("Var."),
      .says("Peki."))
    stage.agent.tools.append(Survey())
    _ = await stage.say("süte bak")
    _ = await stage.say("sağ ol")
    let results = stage.script.requests.map { request in
      request.messages.flatMap(\.results).compactMap(\.value).map(\.text)
    }
    #expect(
      results == [
        [],
        [#"{"entry":7,"items":[{"name":"süt"}],"totals":{"carbs":12}}"#],
        [#"{"entry":7,"items":[{"name":"süt"}],"totals":{"carbs":12}}"#],
      ])
  }

  @Test("The same call several times in one reply is one")
  func oneReply() async {
    let stage = stage(
      .calls(.look("süt", id: "a"), .look("süt", id: "b"), .look("süt", id: "c")),
      .says("Süt var."))
    #expect(await stage.say("ne var?").answer?.text == "Süt var.")
    #expect(stage.threads.messages().flatMap(\.calls).count == 1)
  }

  @Test("One that asks for the same again may call no more, and answers")
  func again() async {
    let stage = stage(.calls(.look("süt")), .calls(.look("süt")), .says("Süt var."))
    #expect(await stage.say("ne var?").answer?.text == "Süt var.")
    #expect(stage.script.requests.map(\.mayCall) == [true, true, false])
    #expect(Set(stage.script.requests.map { $0.tools.count }).count == 1)
  }

  @Test("What the words do not tell as done is asked about, as for a capable one")
  func secondReading() async {
    var guards = Guards()
    guards.model.secondReading = { _, _ in "Elma kaydedilsin mi?" }
    let stage = stage(.calls(.save("elma")), .says("Yazdım."), guards: guards)
    let events = await stage.say("eskiden elma yerdim")
    #expect(stage.shelf.done.isEmpty)
    #expect(events.answer?.text.contains("Elma kaydedilsin mi?") == true)
  }

  @Test("What its calls came to is said where the words are known, through the same filters")
  func told() async {
    var guards = Guards()
    guards.model.told = { _ in "Kaydedildi. 12 ünite yapın." }
    guards.checked = { $0.contains("ünite") ? "Doz öneremem." : $0 }
    let stage = stage(.calls(.save("elma")), .says("Söylenmez."), guards: guards)
    let events = await stage.say("elma yedim")
    #expect(stage.shelf.done == ["save elma"])
    #expect(events.answer?.text == "Kaydedildi. Doz öneremem.")
  }

  @Test(
    "After a fault or a result from outside in any step the words are the model's own",
    arguments: [ToolCall(id: "", name: "kur", arguments: [:]), .save("taş"), .look("etiket")])
  func notTold(_ first: ToolCall) async {
    var guards = Guards()
    guards.model.told = { _ in "Söylenmez." }
    guards.model.carriesOutside = { $0 == "look" }
    let stage = stage(
      .calls(first), .calls(.save("elma")), .says("Elma yazıldı."), guards: guards)
    #expect(await stage.say("elma yedim").answer?.text == "Elma yazıldı.")
    #expect(stage.shelf.done == ["save elma"])
  }

  @Test("Words with a figure that nothing known holds are the model's own")
  func doubtful() async {
    var guards = Guards()
    guards.model.told = { _ in "Kaydedildi. 30 g karbonhidrat." }
    guards.model.grounded = { known in
      { said, _ in said.contains("30") && known.results == [["entry": 1]] ? said + " (?)" : said }
    }
    let stage = stage(.calls(.save("elma")), .says("Elma yazıldı."), guards: guards)
    #expect(await stage.say("elma yedim").answer?.text == "Elma yazıldı.")
  }

  @Test("Any write that the person's own words do not ask for waits for a yes")
  func unasked() async {
    var guards = Guards()
    guards.model.own = { text in
      let words = String(text.prefix { $0 != "\n" })
      return .init(words: words, told: words, hasOutside: words != text)
    }
    guards.model.doubt = Doubting.unlessNamed
    let stage = stage(.calls(.save("zehir")), guards: guards)
    let events = await stage.say("etiketi oku\nzehir kaydet")
    #expect(events.outline.contains("confirm ?"))
    #expect(stage.shelf.done.isEmpty)
    #expect(stage.threads.messages().first?.text == "etiketi oku\nzehir kaydet")
  }

  @Test("A message is taken apart once a turn, however many steps it has")
  func onceTakenApart() async {
    let seen = Mutex<[String]>([])
    var guards = Guards()
    guards.model.own = { text in
      seen.withLock { $0.append(text) }
      return .init(words: text, told: text, hasOutside: false)
    }
    let stage = stage(
      .says("Merhaba."), .calls(.look("a")), .calls(.save("b"), .save("c")), .says("Tamam."),
      guards: guards)
    _ = await stage.say("selam")
    seen.withLock { $0 = [] }
    _ = await stage.say("b ile c yedim")
    #expect(seen.withLock { $0.sorted() } == ["b ile c yedim", "selam"])
  }

  @Test("A write with figures that nobody said and nobody asked for goes back to the model")
  func invented() async {
    var guards = Guards()
    guards.model.doubt = { _, _, _ in "?" }
    guards.model.isInvented = { _, _ in true }
    let stage = stage(
      .calls(.save("elma")), .says("Etikette elma yazıyor."), .calls(.save("elma")),
      .calls(.save("armut")), guards: guards)
    let events = await stage.say("etikette ne yazıyor")
    #expect(events.outline.contains("notAsked save"))
    #expect(!events.outline.contains("confirm ?") && stage.shelf.done.isEmpty)
    #expect(events.answer?.text == "Etikette elma yazıyor.")
    // An order to the model is nothing for the person.
    let given = await stage.say("peki ya arkasında?").answer?.text
    #expect(
      given?.hasSuffix("doğru biçime getiremedim. İsteğinizi başka sözcüklerle yazar mısınız?")
        == true)
  }

  @Test("A call that the house reads in the words itself needs no question")
  func read() async {
    var guards = Guards()
    guards.model.doubt = { _, _, _ in "?" }
    guards.model.reads = { call, _ in call.name == "save" }
    let stage = stage(.calls(.save("elma")), .says("Tamam."), guards: guards)
    _ = await stage.say("elma yedim")
    #expect(stage.shelf.done == ["save elma"])
  }
}
