import Domain
import Testing

@testable import EmbeddedModel

@Suite("The photo of a meal in words")
struct MealPhotoTalkTests {
  private static let plate: JSON = [
    "image": "tabak.jpg", "seenBy": "gören", "mealType": "lunch",
    "items": [
      [
        "name": "pirinç pilavı", "food": "pilav", "grams": 180, "gramsLow": 135, "gramsHigh": 225,
        "carbs": 50.4, "carbsLow": 37.8, "carbsHigh": 63,
      ],
      [
        "name": "uzay böreği", "food": .null, "grams": 80, "gramsLow": 60, "gramsHigh": 100,
        "carbs": .null, "carbsLow": .null, "carbsHigh": .null,
      ],
    ],
    "totals": ["carbs": 50.4, "carbsLow": 37.8, "carbsHigh": 63, "calories": 280],
    "unknown": ["uzay böreği"], "saved": false,
  ]

  /// A picture that was looked at, up to the question about it.
  private static func talk(
    _ tool: String, _ result: ToolResult, _ arguments: JSON = ["image": "tabak.jpg"]
  ) -> [Message] {
    [
      Message(role: .user, text: "tabak.jpg", at: Engine.now),
      Message(
        role: .assistant, text: "",
        calls: [ToolCall(id: "1", name: tool, arguments: arguments)], at: Engine.now),
      Message(role: .tool, text: "", results: [result], at: Engine.now),
      Message(role: .assistant, text: "Öğününüze yazayım mı?", at: Engine.now),
    ]
  }

  private static func seen(_ value: JSON) -> [Message] {
    talk("readMealPhoto", ToolResult(id: "1", name: "readMealPhoto", value: value))
  }

  private static func understood(
    _ text: String, after tool: String? = nil, _ result: ToolResult? = nil,
    _ arguments: JSON = ["image": "tabak.jpg"]
  ) -> Understanding {
    let before = tool.flatMap { tool in result.map { talk(tool, $0, arguments) } } ?? []
    return Engine.shared.interpreterInUse.understand(
      text, after: before + [Message(role: .user, text: text, at: Engine.now)], now: Engine.now,
      zone: Engine.zone)
  }

  private static func afterPhoto(_ text: String) -> Understanding {
    understood(
      text, after: "readMealPhoto",
      ToolResult(id: "1", name: "readMealPhoto", value: plate))
  }

  @Test(
    "A picture with words of a meal is looked at as a meal",
    arguments: [
      ("tabağımda ne var ~/resim.jpg", "~/resim.jpg", nil),
      (
        "bu yemeğin fotoğrafı: './öğle yemeğim.png' kaç karbonhidrat?", "./öğle yemeğim.png",
        nil
      ),
      ("akşam yemeğim resim.heic", "resim.heic", "dinner"),
      ("bunu yedim IMG_2031.JPG", "IMG_2031.JPG", nil),
      ("sofrada neler var bak /tmp/a.webp", "/tmp/a.webp", nil),
    ] as [(String, String, String?)])
  func asked(_ text: String, _ path: String, _ meal: String?) {
    let calls = Self.understood(text).calls
    #expect(calls.map(\.tool) == ["readMealPhoto"], "\(text)")
    #expect(calls.first?.arguments["image"]?.string == path)
    #expect(calls.first?.arguments["mealType"]?.string == meal)
  }

  @Test(
    "A label, a bare path and talk without a picture are none",
    arguments: [
      "etiketi oku ~/yemek.jpg", "~/tabak.jpg", "bu yemek paketinin etiketi: a.png", "tabağım boş",
      "bir tabak pilav yedim",
    ])
  func others(_ text: String) {
    #expect(!Self.understood(text).calls.contains { $0.tool == "readMealPhoto" }, "\(text)")
  }

  @Test("After a picture that was no label the person says that it is a meal")
  func afterLabel() {
    let failure = ToolFailure(code: "unreadable", message: "Etiket okunamadı.")
    let result = ToolResult(id: "1", name: "scanLabel", failure: failure)
    let calls = Self.understood("tabağımda ne var", after: "scanLabel", result).calls
    #expect(calls == [PlannedCall("readMealPhoto", ["image": "tabak.jpg"])])
  }

  @Test(
    "A yes writes what was seen, with the amounts that are put right; the source stands with it")
  func agreed() throws {
    let call = try #require(Self.afterPhoto("evet").calls.first)
    #expect(call.tool == "logMeal" && call.arguments["mealType"]?.string == "lunch")
    let items = call.arguments["items"]?.array ?? []
    #expect(items.map { $0["name"]?.string } == ["pirinç pilavı", "uzay böreği"])
    #expect(items.first?["quantity"]?.number == 180 && items.first?["unit"]?.string == "gram")
    #expect(call.arguments["note"]?.string?.contains("gören tahmini") == true)
    for text in ["evet, pilav 100 g", "evet ama 100 gram pilav", "kaydet pilav 100 g"] {
      let changed = Self.afterPhoto(text).calls.first
      #expect(changed?.arguments["items"]?.array?.first?["quantity"]?.number == 100, "\(text)")
    }
  }

  @Test("An amount without a yes is asked about; a no, and anything else, writes nothing")
  func careful() {
    let asked = Self.afterPhoto("pilav 100 g")
    #expect(asked.calls.isEmpty && asked.proposed.first?.tool == "logMeal")
    for text in ["hayır", "yok istemem", "vazgeçtim"] {
      let dropped = Self.afterPhoto(text)
      #expect(dropped.calls.isEmpty && dropped.speeches == [.dropped], "\(text)")
    }
    let added = Self.afterPhoto("evet, ayrıca muz 100 g").calls.first?.arguments["items"]?.array
    #expect(added?.compactMap { $0["name"]?.string } == ["pirinç pilavı", "uzay böreği", "muz"])
    for text in ["pilavda yağ var mı?", "teşekkürler"] {
      #expect(!Self.afterPhoto(text).calls.contains { $0.tool == "logMeal" }, "\(text)")
    }
  }

  /// What would be written, as names with amounts.
  private static func proposed(_ text: String, _ earlier: String...) -> [String] {
    var before = seen(soup)
    for (place, text) in (earlier + [text]).enumerated() {
      if place > 0 { before.append(Message(role: .assistant, text: "Yazayım mı?", at: Engine.now)) }
      before.append(Message(role: .user, text: text, at: Engine.now))
    }
    let understood = Engine.shared.interpreterInUse.understand(
      text, after: before, now: Engine.now, zone: Engine.zone)
    let calls = understood.calls.isEmpty ? understood.proposed : understood.calls
    return (calls.first?.arguments["items"]?.array ?? []).map { item in
      [
        item["name"]?.string, item["quantity"]?.number.map { "\(Int($0))" }, item["unit"]?.string,
      ].compactMap(\.self).joined(separator: " ")
    }
  }

  private static let soup: JSON = [
    "image": "t.jpg", "seenBy": "gören",
    "items": [
      ["name": "mercimek çorbası", "grams": 250], ["name": "köy ekmeği", "grams": 60],
    ],
  ]

  @Test(
    "What is said of single foods changes the list that is waiting, and the other foods stay",
    arguments: [
      ("evet, ekmek 1 dilim", ["mercimek çorbası 250 gram", "köy ekmeği 1 dilim"]),
      ("ekmek 1 dilim", ["mercimek çorbası 250 gram", "köy ekmeği 1 dilim"]),
      ("ayran da vardı", ["mercimek çorbası 250 gram", "köy ekmeği 60 gram", "ayran"]),
      ("ekmek yok", ["mercimek çorbası 250 gram"]),
      ("ekmek yerine pide olacak", ["mercimek çorbası 250 gram", "pide 60 gram"]),
      ("ekmeği çıkar, kaydet", ["mercimek çorbası 250 gram"]),
    ])
  func pending(_ text: String, _ foods: [String]) {
    #expect(Self.proposed(text) == foods, "\(text)")
  }

  @Test("Changes add up, and a yes writes what they have left")
  func changes() {
    #expect(Self.proposed("evet", "ekmek yok") == ["mercimek çorbası 250 gram"])
    #expect(
      Self.proposed("kaydet", "ekmek yok", "ayran da vardı")
        == ["mercimek çorbası 250 gram", "ayran"])
  }

  @Test("The answer has every range, names what the table lacks, and asks")
  func answer() {
    let writer = AnswerWriter(now: Engine.now, zone: Engine.zone)
    #expect(
      writer.mealPhoto(Self.plate) == """
        Fotoğrafta gördüklerim; miktarlar gören tahmini, karbonhidratlar besin tablomuzdan:

        - pirinç pilavı, yaklaşık 180 g (135-225 g): 50 g (38-63 g) karbonhidrat
        - uzay böreği, yaklaşık 80 g (60-100 g): besin tablomuzda yok, karbonhidratı bilinmiyor

        Toplam **50 g (38-63 g) karbonhidrat**, yaklaşık 280 kcal.

        Henüz kaydetmedim. Öğününüze yazayım mı? “Evet” yazın ya da miktarı düzeltin; örneğin “evet, \
        pilav 100 g”.
        """)
  }

  @Test("A model is asked about a label that was read, or could not be")
  func askModel() {
    let read = ToolResult(id: "1", name: "scanLabel", value: ["id": 7, "needsReview": true])
    let calls = Self.understood("modele sor", after: "scanLabel", read).calls
    #expect(
      calls == [
        PlannedCall("scanLabel", ["image": "tabak.jpg", "look": true, "product": 7])
      ])
    let failure = ToolFailure(code: "unreadable", message: "Etiket okunamadı.")
    let unread = ToolResult(id: "1", name: "scanLabel", failure: failure)
    let again = Self.understood("modele de göster", after: "scanLabel", unread).calls
    #expect(again == [PlannedCall("scanLabel", ["image": "tabak.jpg", "look": true])])
    #expect(Self.understood("modele sor").calls.isEmpty)
  }

  @Test("Talk about a picture is our own engine's whichever model is chosen")
  func ours() {
    let before = Self.seen(Self.plate)
    func isOurs(_ text: String) -> Bool {
      Engine.shared.isPictureTalk(
        ModelRequest(
          system: "", messages: before + [Message(role: .user, text: text, at: Engine.now)],
          tools: [], now: Engine.now, zone: Engine.zone))
    }
    #expect(isOurs("evet") && isOurs("hayır") && !isOurs("yarın ne pişirsem?"))
    let engine = Engine.shared
    func sends(_ text: String) -> Bool {
      engine.isLabelOrMeal(text, now: Engine.now, zone: Engine.zone)
    }
    #expect(sends("a.jpg") && sends("etiketi oku a.jpg") && sends("tabağım a.jpg"))
    #expect(!sends("bu kutunun üstünde ne yazıyor a.jpg") && !sends("tabağım"))
  }
}
