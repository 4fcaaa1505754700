import Domain
import Nutrition
import Support
import Testing
import Tools

@Suite("Entries of a day")
struct DiaryEntryTests {
  struct Case: Sendable {
    var text: String
    /// The tool, and arguments of the one call.
    var tool: String
    var arguments: JSON

    init(_ text: String, _ tool: String, _ arguments: JSON) {
      (self.text, self.tool, self.arguments) = (text, tool, arguments)
    }
  }

  static let cases = [
    Case("yürüyüş yaptım yarım saat", "logActivity", ["kind": "yürüyüş", "minutes": 30]),
    Case("yüzdüm 1 saat", "logActivity", ["kind": "yüzme", "minutes": 60]),
    Case("bisiklete bindim 1 saat", "logActivity", ["kind": "bisiklet", "minutes": 60]),
    Case("ip atladım 10 dk", "logActivity", ["minutes": 10]),
    Case("denizde yüzdüm 30 dk", "logActivity", ["kind": "yüzme", "minutes": 30]),
    Case("futbol oynadım 90 dk", "logActivity", ["kind": "futbol", "minutes": 90]),
    Case("merdiven çıktım 10 dakika", "logActivity", ["kind": "merdiven", "minutes": 10]),
    Case("antrenmandan çıktım 90 dk basket oynadık", "logActivity", ["kind": "basket"]),
    Case("koşuya çıktım 20 dakika", "logActivity", ["kind": "koşu", "minutes": 20]),
    Case("ağırlık çalıştım 50 dakika", "logActivity", ["minutes": 50]),
    Case("ağırlık kaldırdım 45 dk", "logActivity", ["minutes": 45]),
    Case("gece 11de yattım 7de kalktım", "logSleep", ["hours": 8]),
    Case("gece 12de yattım 6 buçukta kalktım", "logSleep", ["hours": 6.5]),
    Case("23:30da uyudum 7:15te uyandım", "logSleep", ["hours": 7.75]),
    Case("kilom 80 oldu boyum 175", "logWeight", ["kilograms": 80]),
    Case("kilom 80, 7 saat uyudum", "logWeight", ["kilograms": 80]),
    Case("bir yudum su", "logWater", ["milliliters": 20]),
    Case("iki yudum su içtim", "logWater", ["milliliters": 40]),
    Case("bir sürahi su içtim", "logWater", ["milliliters": 1000]),
    Case("sıcak su içtim", "logWater", ["milliliters": 200]),
    Case("dışkıda kan var", "logSymptom", ["kind": "dışkı", "blood": true]),
    Case("dışkımda kan gördüm", "logSymptom", ["kind": "dışkı", "blood": true]),
    Case("bristol 4", "logSymptom", ["kind": "dışkı", "bristol": 4]),
    Case("bristol tip 5", "logSymptom", ["kind": "dışkı", "bristol": 5]),
    Case("tip 4 dışkı", "logSymptom", ["kind": "dışkı", "bristol": 4]),
    Case("hastayım", "logSymptom", ["kind": "hastalık hâli", "person": .null]),
  ]

  static let silent = [
    "2 litre su aldım", "3 litre su aldım marketten", "çiçekleri suladım 1 litre suyla",
    "süt içince midem bulanıyor", "pilav yiyince şişiyorum", "süt içince şişkinlik oluyor",
    "kilom 80 olsun istiyorum", "ders çalıştım 2 saat", "bugün çok çalıştım",
  ]

  @Test(
    "What is said of an act, before or after its verb, is in its entry",
    arguments: cases.filter { !KnownGaps.holds($0.text) })
  func entries(_ it: Case) throws {
    let calls = Engine.calls(it.text)
    let call = try #require(calls.first, "\(it.text)")
    #expect(call.name == it.tool, "\(it.text): \(Engine.signature(calls))")
    for member in it.arguments.members ?? [] {
      let value = call.arguments[member.key] ?? .null
      #expect(value == member.value, "\(it.text): \(member.key)")
    }
  }

  @Test("What was bought, poured, is always so or is no sport writes nothing")
  func leftAlone() {
    for text in Self.silent {
      let calls = Engine.calls(text)
      let writes = calls.filter(\.writes)
      #expect(writes.isEmpty, "\(text): \(Engine.signature(calls))")
    }
  }
}

@Suite("What a second message measures")
struct SecondMeasureTests {
  @Test("Figures beside the name of another measure never complete one that raised an alarm")
  func ownFigures() async throws {
    let before = [
      Message(role: .user, text: "ketonum 1,8 çıktı", at: Engine.now),
      Message(role: .assistant, text: "112'yi arayın.", at: Engine.now),
    ]
    let tools = Toolbox(records: FakeRecords().records, foods: FoodBook().table).all
    let turn = try await Talking.turn("babamın tansiyonu 14e 9", after: before, with: tools)
    #expect(!turn.flatMap(\.calls).contains { $0.arguments["kind"]?.string == "ketone" })
  }
}
