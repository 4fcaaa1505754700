import Analysis
import Domain
import Foundation
import Nutrition
import Testing

@Suite("Whose a record is")
struct OwnerTests {
  private static let reader = SentenceReader(
    vocabulary: Vocabulary(foods: FoodBook().table.names()))

  struct Case: Sendable {
    var text: String
    var names: [String]
  }

  static let named = [
    Case(text: "Deniz 168", names: ["Deniz"]),
    Case(text: "dün Ege'ye 2 köfte verdim", names: ["Ege"]),
    Case(text: "rojda 4 saat uyudu", names: ["Rojda"]),
    Case(text: "annemin şekeri 156", names: ["annem"]),
    Case(text: "hastanın ateşi 38", names: ["hasta"]),
    Case(text: "Zırtapoz'un tansiyonu 13 8", names: ["Zırtapoz"]),
    Case(text: "Nuri Bey 148, Sabiha Hanım 121", names: ["Nuri Bey", "Sabiha Hanım"]),
    // Things, places, beginnings of sentences and verbs that look like somebody.
    Case(text: "Garmin gösteriyor, nabız 54", names: []),
    Case(text: "Dinlenme nabzım 49", names: []),
    Case(text: "Koridorda 15 dakika yürüdüm", names: []),
    Case(text: "eve gelince nabzım 104", names: []),
    Case(text: "hasta günü: ateş 37.9", names: []),
    Case(text: "hemşire hanım tansiyonu 138/86 buldu", names: []),
    Case(text: "kızımla 20 dakika yürüdüm", names: []),
  ]

  @Test("Only who can be somebody is taken for one", arguments: named)
  func persons(_ one: Case) {
    let found = Person.all(in: Self.reader.read(one.text, now: Engine.now, zone: Engine.zone)).map(
      \.name)
    #expect(found == one.names)
  }

  @Test(
    "What is done to somebody else is never written as one's own",
    arguments: [
      "anneme 12 ünite lantus yaptım", "oğluma çorba yedirdim", "kızıma süt içirdim",
      "oğlumun kilosu 30", "annemi ölçtüm 180", "4 ünite novorapid yaptım oğluma",
      "kediye 2 ünite lantus yaptım", "köpeğimin şekeri 300", "canın ketonu 0.4",
      "kızıma bisküvi verdim 2 tane toplam 15 gr kh", "defneye 2 bisküvi verdim",
      "defne çok mutsuz bugün", "kızım ağladı bugün çok üzgün", "eşim çok mutlu bugün",
    ])
  func notOwn(_ text: String) {
    #expect(Engine.calls(text).allSatisfy { $0.arguments["person"] != nil })
  }

  @Test(
    "What one of the house is given to eat, and how somebody is, is written as theirs",
    arguments: [
      ("kızıma bisküvi verdim 2 tane toplam 15 gr kh", "logMeal", "kızım"),
      ("torunuma 2 bisküvi verdim", "logMeal", "torunum"),
      ("çocuğa 2 bisküvi verdim", "logMeal", "çocuk"),
      ("defneye 2 bisküvi verdim", "logMeal", "Defne"),
      ("annem bugün keyifsiz", "logMood", "annem"), ("defne çok mutsuz bugün", "logMood", "Defne"),
    ])
  func theirs(_ one: (text: String, tool: String, person: String)) {
    let calls = Engine.calls(one.text)
    #expect(calls.map(\.name) == [one.tool])
    #expect(calls.first?.arguments["person"]?.string == one.person)
  }

  @Test(
    "Who speaks of a mood of their own, or eats beside who is served, is the one who is meant",
    arguments: [
      "annem geldi keyfim yerine geldi", "kocam yüzünden mutsuzum",
      "oğluma para verdim, simit yedim",
    ])
  func writersOwn(_ text: String) {
    let calls = Engine.calls(text)
    #expect(calls.count == 1 && calls.allSatisfy { $0.arguments["person"] == nil })
  }

  @Test(
    "What somebody made, sent or brought is asked about, and what was eaten of it is written",
    arguments: [
      ("anam baklava açmış kırk dilim", "dördünü yedim", "4 dilim baklava"),
      ("Hatice bir tabak katmer getirdi", "yarısını yedim", "0.5 tabak katmer"),
    ])
  func brought(_ one: (told: String, then: String, item: String)) async throws {
    let asked = try await Talking.lastTurn([one.told])
    #expect(asked.flatMap(\.calls).isEmpty)
    #expect(asked.last?.text.hasPrefix("Bu sizin öğününüz müydü: ") == true)
    let calls = try await Talking.lastTurn([one.told, one.then]).flatMap(\.calls)
    #expect(calls.flatMap(\.items) == [one.item])
  }

  @Test("What the person did with it, or told before who brought it, is eaten")
  func taken() {
    for text in [
      "Hatice bir tabak katmer getirdi, yedim", "1 kase çilek yedim, annem getirdi",
    ] {
      #expect(Engine.calls(text).map(\.name) == ["logMeal"], "\(text)")
    }
  }

  @Test("The value of one who is named is kept as theirs, after one's own as well")
  func theirValue() async throws {
    let told = ["şekerim 145 tansiyonum 13/8", "babamın şekeri 180"]
    let calls = try await Talking.lastTurn(told).flatMap(\.calls)
    #expect(calls.map { $0.arguments["person"]?.string } == ["babam"])
    #expect(calls.map { $0.arguments["value"]?.number } == [180])
    #expect(Engine.calls("babamın şekeri 180 mi").isEmpty)
  }

  private func dose(_ answer: String...) async throws -> [String] {
    let talk = ["babamın şekeri 180", "lantus 20 ünite yaptım"]
    return try await Talking.lastTurn(talk + answer).flatMap(\.calls).map { call in
      "\(call.arguments["name"]?.string ?? "") \(call.arguments["person"]?.string ?? "own")"
    }
  }

  @Test("Whose a dose is after another's value is asked, and answered by a number or a person")
  func whoseDose() async throws {
    #expect(try await dose().isEmpty)
    for answer in ["2", "bana", "kendime"] {
      #expect(try await dose(answer) == ["lantus own"], "\(answer)")
    }
    for answer in ["1", "babama", "ona", "evet"] {
      #expect(try await dose(answer) == ["lantus babam"], "\(answer)")
    }
    #expect(try await dose("anneme").isEmpty)
    let told = ["babamın şekeri 180", "babama lantus 20 ünite yaptım", "novorapid 6 ünite yaptım"]
    #expect(try await Talking.lastTurn(told).flatMap(\.calls).count == 1)
  }

  @Test(
    "What is one's own by its ending is nobody else's",
    arguments: [
      "Yokuştan gelince nabzım 104", "müdür aradı, tansiyonum 13 8",
      "annemin mantısından bir tabak yedim",
    ])
  func own(_ text: String) {
    #expect(Engine.calls(text).allSatisfy { $0.arguments["person"] == nil })
  }

  @Test(
    "What is not to be kept, not yet done or to be cooked is no record",
    arguments: [
      "3 dilim baklava yedim ama kaydetme", "tavuk ve ıspanakla bir şey pişir akşama",
      "yarın akşam: makarna, salata", "dizlerim sızlamadı bile",
    ])
  func notKept(_ text: String) {
    #expect(Engine.calls(text).allSatisfy { !$0.name.hasPrefix("log") })
  }

  @Test(
    "The next record leaves the one before it as it was",
    arguments: [
      ["sabah şekerim 110", "öğlen 190"], ["şekerim 137", "şimdi tekrar ölçtüm 115"],
      ["kilom 82", "dün 81,4 kiloydum"],
    ])
  func next(_ talk: [String]) async throws {
    let calls = try await Talking.lastTurn(talk).flatMap(\.calls)
    #expect(calls.allSatisfy { $0.name != "updateEntry" })
  }
}
