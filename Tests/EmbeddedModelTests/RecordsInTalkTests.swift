import Domain
import Testing

@testable import EmbeddedModel

@Suite("Amounts, hours and persons of records as people talk")
struct RecordsInTalkTests {
  private func calls(_ talk: [String]) async throws -> String {
    Engine.signature(try await Talking.calls(talk))
  }

  private func answer(_ talk: [String]) async throws -> String {
    try await Talking.lastTurn(talk).last?.text ?? ""
  }

  @Test(
    "A part of a slice, a bowl or a plate is that part",
    arguments: [
      ("Bir dilimin yarısı kadar pasta yedim", 0.5, "dilim"),
      ("bir kasenin yarısı kadar çorba içtim", 0.5, "kase"),
      ("bir porsiyonun çeyreği kadar pilav yedim", 0.25, "porsiyon"),
      ("iki dilimin yarısını yedim pastadan", 1, "dilim"),
    ])
  func partOfOne(_ text: String, _ quantity: Double, _ unit: String) async throws {
    let items = try await Talking.turn(text, after: [], with: Talking.tools).flatMap(\.calls)
      .flatMap { $0.arguments["items"]?.array ?? [] }
    guard items.isEmpty else {
      #expect(items.map { $0["quantity"]?.number } == [quantity], "\(items)")
      #expect(items.map { $0["unit"]?.string } == [unit])
      return
    }
    #expect(try await !answer([text]).contains("1 \(unit)"))
  }

  @Test(
    "What was planned for somebody, and then eaten, is theirs",
    arguments: [
      ["Ada bu akşam pasta yiyecek", "Yedi, bir dilimin yarısı kadar"],
      ["kızım akşam pilav yiyecek", "yedi 1 tabak"],
    ])
  func planOfOther(_ talk: [String]) async throws {
    let made = try await Talking.calls(talk)
    #expect(made.allSatisfy { $0.arguments["person"] != nil }, "\(Engine.signature(made))")
    let told = try await answer(talk)
    #expect(!told.contains("1 dilim"), "\(told)")
    #expect(told.contains("Ada") || told.contains("ızınız"), "\(told)")
  }

  @Test(
    "Half of what was shared is asked about",
    arguments: [
      "Ali ekmeğin yarısını yedi", "patatesin yarısını ece yedi", "karpuzun yarısını Ayşe yedi",
      "pizzanın yarısını kardeşim yedi",
    ])
  func partOfShared(_ text: String) async throws {
    #expect(try await calls([text]).isEmpty)
    #expect(try await answer([text]).contains("?"))
  }

  @Test(
    "What was eaten and is no known food is told as not kept",
    arguments: [
      ("hmbrgr menü yedim kola zero ile", "hmbrgr"),
      ("frozberi yedim, bir bardak sütle", "frozberi"), ("xyzli menü yedim ayran ile", "xyzli"),
      ("dürüm menü yedim kola ile", "kola"),
    ])
  func unknownFood(_ text: String, _ left: String) async throws {
    #expect(try await answer([text]).contains("“\(left)"))
  }

  @Test("How it was eaten is no food")
  func manner() async throws {
    for text in ["afiyetle tost yedim", "evdeyken yedim, tost"] {
      #expect(try await !answer([text]).contains("kaydetmedim"), "\(text)")
    }
  }

  @Test(
    "The writer's own value after one of somebody else",
    arguments: [
      (["Ada 24,3 kilo oldu", "ben 68"], #"logWeight {"kilograms":68}"#),
      (["Ada 24,3 kilo oldu", "Pardon ben 67,5"], #"logWeight {"kilograms":67.5}"#),
      (["Ada 24,3 kilo oldu", "benimki 75"], #"logWeight {"kilograms":75}"#),
      (
        ["babamın tansiyonu 14/9", "yok benim 12/8"],
        #"logMeasurement {"kind":"bloodPressure","value":12,"value2":8}"#
      ),
      (
        ["annemin şekeri 140", "pardon ben yanlış yazdım 150 olacak"],
        #"updateEntry {"reading":1,"value":150}"#
      ),
    ])
  func own(_ talk: [String], _ call: String) async throws {
    #expect(try await calls(talk) == call)
  }

  @Test(
    "How strong a complaint is, where the word is of it",
    arguments: [
      (["başım ağrıyor", "hafif"], "mild"), (["başım ağrıyor", "çok şiddetli ağrıyor"], "severe"),
      (["başım ağrıyor", "çok değil hafif"], "mild"), (["başım çok ağrıyor"], "severe"),
    ])
  func severity(_ talk: [String], _ severity: String) async throws {
    let made = try await Talking.calls(talk)
    #expect(made.map { $0.arguments["severity"]?.string } == [severity])
  }

  @Test("A walk of much is no strong ache")
  func muchElse() async throws {
    let made = try await Talking.calls(["çok yürüdüm ayaklarım ağrıyor"])
    #expect(made.allSatisfy { $0.arguments["severity"] == nil })
  }

  @Test(
    "The state in which a food was weighed is used",
    arguments: [
      (["200 g pişmiş makarna yedim", "makarna 200 çiğ ağırlıktı aslında"], "çiğ makarna"),
      (["200 g pişmiş makarna yedim", "makarna çiğdi"], "çiğ makarna"),
      (["150 gram tavuk yedim", "tavuk çiğ ağırlıktı"], "çiğ tavuk"),
    ])
  func state(_ talk: [String], _ name: String) async throws {
    let made = try await Talking.calls(talk)
    #expect(made.first?.arguments["replace"]?.array?.first?["to"]?.string == name)
  }

  @Test("A change to what is so already changes nothing, and says so")
  func unchanged() async throws {
    for talk in [
      ["2 dilim ekmek yedim", "ekmek 2 dilimdi"], ["2 elma yedim", "elmalar 2 taneydi"],
    ] {
      #expect(try await calls(talk).isEmpty)
      #expect(try await answer(talk).contains("zaten öyle"))
    }
    #expect(try await !calls(["2 dilim ekmek yedim", "ekmek 3 dilimdi"]).isEmpty)
  }

  @Test(
    "Which kind a dish was",
    arguments: [
      (["çorba içtim", "çorba mercimekti"], "mercimek çorbası"),
      (["çorba içtim", "çorba ezogelindi"], "ezogelin çorbası"),
      (["pilav yedim", "pilav bulgurdu"], "bulgur pilavı"),
    ])
  func kind(_ talk: [String], _ name: String) async throws {
    let made = try await Talking.calls(talk)
    #expect(made.first?.arguments["replace"]?.array?.first?["to"]?.string == name)
  }

  @Test("A part of a litre, an amount of something unknown, and what was left")
  func amounts() async throws {
    #expect(try await calls(["ayran içtim 0,25"]).contains(#""unit":"litre""#))
    #expect(try await calls(["kola içtim 0,33"]).contains(#""unit":"litre""#))
    #expect(try await !calls(["0,5 simit yedim"]).contains("litre"))
    let porridge = "porridge yedim 40g with skimmed milk 200ml"
    #expect(try await !calls([porridge]).contains("200"))
    #expect(try await answer([porridge]).contains("40 gram porridge"))
    #expect(try await calls(["döner yedim yarım", "kalan döneri de yedim"]).isEmpty)
  }

  @Test(
    "What those who treat advise was not done",
    arguments: [
      "Doktor babama günde 1500 kalori ve 2 litre su dedi",
      "hemşire anneme günde 3 bardak süt önerdi",
      "doktor kızıma günde yarım saat yürüyüş dedi", "doktorum 20 ünite lantus dedi",
    ])
  func advice(_ text: String) async throws {
    #expect(try await !calls([text]).contains("log"))
    #expect(try await answer([text]).hasPrefix("Bunu anlayamadım"))
  }

  @Test(
    "What somebody drank after it is theirs",
    arguments: [
      ["Doktor babama günde 1500 kalori ve 2 litre su dedi", "Bugün 3 bardak içti ancak"],
      ["diyetisyen anneme günde 2 litre su içecek dedi", "bugün 1 litre içti"],
    ])
  func theirs(_ talk: [String]) async throws {
    let made = try await Talking.calls(talk)
    #expect(made.allSatisfy { $0.arguments["person"] != nil && $0.arguments["at"] == nil })
  }

  @Test(
    "A row of weekdays under one heading",
    arguments: [
      ("Açlık değerlerim bu hafta: pzt 91, salı 95, çarş 89, perş 97, cuma 94", 5, "fasting"),
      ("bu haftaki açlıklarım pzt 91 sal 95 per 102", 3, "fasting"),
      ("tokluk şekerlerim: cum 140, cmt 150, paz 133", 3, "afterMeal"),
      ("pzt 91 salı 95 açlık şekerim", 2, "fasting"),
    ])
  func row(_ text: String, _ count: Int, _ context: String) async throws {
    let made = try await Talking.calls([text])
    #expect(made.count == count)
    #expect(made.allSatisfy { $0.arguments["context"]?.string == context })
    #expect(Set(made.compactMap { $0.arguments["at"]?.string?.prefix(10) }).count == count)
  }

  @Test("Who woke up tells of that hour, and what came then is of the same night")
  func night() async throws {
    let woken = "gece 2 de uyandim terlemisim sekere baktim 71"
    #expect(try await calls([woken]).contains("T02:00"))
    let then = "iki tane kesme seker attim agzima sonra 104 oldu"
    #expect(try await calls([woken, then]).isEmpty)
    #expect(try await answer([woken, then]).contains("02.15"))
    #expect(try await !calls(["şekerim 66", "iki kesme şeker yedim sonra 104 oldu"]).isEmpty)
  }

  @Test("What somebody says that the writer ate is asked about")
  func saidOfWriter() async throws {
    #expect(try await calls(["annem 3 dilim ekmek yedin diyo"]).isEmpty)
    #expect(try await !calls(["annem 2 dilim ekmek yedi"]).isEmpty)
  }

  @Test("What was not drunk takes no figure of before")
  func notDrunk() async throws {
    let talk = ["kızımın şekeri 62", "Şimdi 95", "Bu arada ben bugün hiç su içmedim"]
    #expect(try await calls(talk).isEmpty)
    #expect(try await !answer(talk).contains("95 ml"))
  }

  @Test("A word of a message in capitals is nobody")
  func capitals() async throws {
    let talk = ["AYAKLARIM KARINCALANIYO", "KRAMP DA GİRDİ DİYALİZDE"]
    #expect(try await !answer(talk).contains("Diyaliz"))
  }

  @Test("Fasting in other words")
  func fasting() async throws {
    for text in ["Heute zucker 7,8 çıktı nüchtern", "sabah kalktim sekerim 148 di aciken"] {
      #expect(try await calls([text]).contains("fasting"), "\(text)")
    }
  }

  @Test("A wound is told with its place")
  func wound() async throws {
    #expect(try await calls(["babamın elinde yara çıktı"]).contains("el yarası"))
    #expect(try await calls(["elimde yara çıktı"]).contains("el yarası"))
  }
}
