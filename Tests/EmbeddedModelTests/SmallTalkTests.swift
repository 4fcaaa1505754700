import Domain
import Safety
import Tables
import Testing

@testable import EmbeddedModel

@Suite("Small talk")
struct SmallTalkTests {
  /// The act that the engine answers, in whatever way it finds it.
  private static func act(_ text: String, after earlier: [Message] = []) -> SmallTalk? {
    let messages = earlier + [Message(role: .user, text: text, at: Engine.now)]
    let dialogue = Dialogue(messages)
    let scene = Engine.shared.interpreterInUse.scene(text, dialogue, Engine.now, Engine.zone)
    let act = SmallTalkReader(scene).act ?? SmallTalkReader(scene).whole
    let said = act.map { Talk.small($0, at: dialogue.count / 2) }
    return reply(messages) == said ? act : nil
  }

  private static func reply(_ messages: [Message]) -> String {
    let tools = ["logMeal", "logGlucose", "logMood"].map {
      ToolDescription(name: $0, summary: "", schema: ToolSchema())
    }
    let request = ModelRequest(
      system: "", messages: messages, tools: tools, now: Engine.now, zone: Engine.zone)
    return Engine.shared.reply(to: request).map { piece in
      if case .text(let text) = piece { text } else { "" }
    }.joined()
  }

  @Test(
    "Each act is answered",
    arguments: [
      ("nasılsın", SmallTalk.howAreYou), ("günaydın canım nasılsın", .howAreYou),
      ("iyi geceler", .night), ("haydi ben yatıyorum allah rahatlık versin", .night),
      ("hadi kal sağlıcakla", .farewell), ("birazdan yazarım", .later),
      ("Allah razı olsun evladım", .blessing), ("tuttuğun altın olsun", .blessing),
      ("çok komiksin", .praise), ("helal olsun", .praise), ("sana güveniyorum", .trust),
      ("hep aynı şeyi yazıyorsun", .complaint), ("kusura bakma yavrum", .apology),
      ("her gün iğne olmaktan usandım", .weary),
      ("iğne yapmaktan bıktım yapmayacağım artık", .quitting),
      ("sana güvenmiyorum", .complaint), ("kimse beni anlamıyor", .low),
      ("yapayalnız kaldım bu evde", .lonely), ("bugün çok yoruldum", .tired),
      ("derste uykum geldi", .sleepy), ("sıkıldım ya", .bored),
      ("sınavı geçtim sonunda", .joy), ("oğlum askere gidiyor", .news),
      ("bugün doğum günüm", .birthday), ("bayramınız mübarek olsun", .holiday),
      ("dedemi kaybettik", .death), ("dün kaza yaptık arabayla", .ill),
      ("annem hastanede yatıyor aklım onda", .ill),
      ("biraz sohbet edelim mi", .company), ("afiyet olsun sana da", .appetite),
      ("işten yeni geldim", .work), ("misafirler gelecek", .guests), ("biz geldik", .greeting),
      ("dışarıda yağmur yağıyor", .remark), ("offf ya", .sigh), ("hahaha", .laughter),
      ("bir tuhafım bugün nedense", .unwell),
    ])
  func acts(_ text: String, _ act: SmallTalk) {
    #expect(
      Self.act(text) == act,
      "\(text): \(Self.reply([.init(role: .user, text: text, at: Engine.now)]))")
  }

  @Test(
    "Words typed without their vowels are read",
    arguments: [
      ("iyi gecelr", SmallTalk.night), ("hadi grsrz sonra yzarm", .farewell),
      ("tesekkrler cnm", .blessing), ("cok yorldm bugun", .tired), ("alah razi osun", .blessing),
    ])
  func hasty(_ text: String, _ act: SmallTalk) { #expect(Self.act(text) == act) }

  @Test(
    "What carries a record, a figure, a symptom, a question or an order is no small talk",
    arguments: [
      "canım sıkıldı bir simit yedim", "çok yoruldum şekerim 195", "işten geldim 1 saat koştum",
      "bugün doğum günüm pasta yesem olur mu", "iyi geceler 20 ünite lantus yaptım",
      "sağ ol listeye süt ekle", "kusura bakma son kaydı sil", "bayramda baklava yiyebilir miyim",
      "misafirler gelecek ne pişireyim", "yoruldum tansiyonum 17 ye 9", "teşekkürler ilacımı içtim",
      "bu gece aç yatıyorum", "üç gündür tuvalete çıkamıyorum of",
      "spagetti tabağım bitti iyi geceler",
    ])
  func carries(_ text: String) { #expect(Self.act(text) == nil) }

  @Test("A word of how one feels makes no act of a vague sign of the body")
  func unwellFirst() {
    #expect(Self.act("yoruldum herhalde terleyip duruyorum") == .unwell)
    #expect(Self.act("spor salonunda çok terledim") != .unwell)
    #expect(Self.act("dizide adam bayıldı kendinden geçti") != .unwell)
    let scene = Engine.shared.interpreterInUse.scene(
      "çok mutluyum", Dialogue([]), Engine.now, Engine.zone)
    #expect(SmallTalkReader(scene).whole == nil, "A mood is kept")
  }

  @Test("A statement of known words that is nothing else says that nothing was written")
  func other() {
    let said = Self.reply([
      Message(role: .user, text: "telefonumu değiştirdim çok memnun kaldım", at: Engine.now)
    ])
    #expect(said.contains("kaydetmedim") || said.contains("yazmadım"), "\(said)")
    for text in [
      "kremmli brk", "bel gene tuttu", "komşu bir tepsi baklava göndermiş masada duruyor",
    ] {
      #expect(Self.act(text) == nil, "\(text)")
    }
  }

  @Test(
    "The contrary of kind words, a question and a farewell for ever get no kind words back",
    arguments: [
      ("seni sevmiyorum", SmallTalk.praise), ("hiç akıllı değilsin", .praise),
      ("yatayım mı", .night), ("yarın bayram mı", .holiday), ("maçı kaybettik", .death),
      ("kan tahlilim temiz çıktı", .praise),
      ("hakkınızı helal edin hepinize son selamım", .apology),
      ("kendine iyi bak balli ben gidiyorum bu dünyadan", .farewell),
    ])
  func contrary(_ text: String, _ act: SmallTalk) {
    let said = Self.reply([Message(role: .user, text: text, at: Engine.now)])
    for turn in 0..<3 { #expect(said != Talk.small(act, at: turn), "\(text)") }
  }

  @Test("Beside what balli told to do in danger nobody is wished a good night")
  func danger() {
    let low: JSON = [
      "value": 52, "unit": "mg/dL", "level": "severeLow", "at": "2026-11-21T13:05:00+03:00",
    ]
    let call = ToolCall(id: "1", name: "logGlucose", arguments: ["value": 52])
    let user = Message(role: .user, text: "şekerim 52", at: Engine.now)
    let recorded = [
      Message(role: .assistant, text: "", calls: [call], at: Engine.now),
      Message(
        role: .tool, text: "", results: [.init(id: "1", name: call.name, value: low)],
        at: Engine.now),
      Message(role: .assistant, text: "Kaydettim.", at: Engine.now),
    ]
    let told = [Message(role: .assistant, text: "Hemen 112'yi arayın.", at: Engine.now)]
    for earlier in [[user] + recorded, [user] + told] {
      for text in ["iyi geceler", "yatıyorum", "çok komiksin"] {
        let act = Self.act(text, after: earlier)
        #expect(act == .urgent, "\(text): \(String(describing: act))")
      }
    }
  }

  @Test("Another text is said later in the talk, and none asks what a yes could answer")
  func texts() {
    for act in SmallTalk.allCases {
      let texts = (0..<3).map { Talk.small(act, at: $0) }
      #expect([.unwell, .urgent].contains(act) || Set(texts).count > 1, "\(act)")
      for text in texts {
        #expect(!text.contains("?") && text.hasSuffix("."), "\(text)")
      }
    }
  }

  @Test("Every act but the last has a row of words, and every row belongs to an act")
  func rows() {
    var names: Set<String> = []
    TableText.forEachRow(of: "Language/small-talk") { row in names.insert(row[0]) }
    let acts = Set(SmallTalk.allCases.map(\.rawValue)).subtracting(["weary", "other", "urgent"])
    #expect(names == acts.union(["weary.feel", "weary.of", "quitting.of", "diary", "rest"]))
  }

  @Test("What balli asked stays open")
  func open() {
    let first = Message(role: .user, text: "Torunum geldi bana sarma getirmiş", at: Engine.now)
    let asked = Message(role: .assistant, text: Self.reply([first]), at: Engine.now)
    let earlier = [first, asked]
    let said = Self.reply(
      earlier + [Message(role: .user, text: "çok komiksin", at: Engine.now)])
    #expect(said.hasPrefix(Talk.small(.praise, at: 1)) && said.contains("sarma"), "\(said)")
  }
}
