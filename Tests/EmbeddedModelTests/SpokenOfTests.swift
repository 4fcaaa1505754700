import Analysis
import Domain
import Testing

@testable import EmbeddedModel

@Suite("Whom a talk is about of whom nothing was recorded, and measures without their name")
struct SpokenOfTests {
  /// What the last message of a talk records, each as its tool and whose it is.
  private func records(_ talk: [String]) async throws -> [String] {
    try await Talking.calls(talk).map {
      "\($0.name) \($0.arguments[.person]?.string ?? "-")"
    }
  }

  private static let theirsTalks: [(talk: [String], record: String)] = [
    (["Ayşe Hanım yemeğini yemedi", "yarım porsiyon köfte yedi"], "logMeal Ayşe Hanım"),
    (["oğlum grip olmuş", "ateşi 38,4"], "logMeasurement oğlum"),
    (["kaç karbonhidrat aldı kızım", "öğlen 2 dilim pizza yedi okulda"], "logMeal kızım"),
    (["Elif'in ateşi 39", "calpol verdim"], "logMedication Elif"),
    (["öğlen ada 1 kase yayla çorbası içti", "humalog 4,5"], "logMedication Ada"),
    (["babam 2 kaşık pilav yedi", "ben 1 tabak çorba içtim", "şekeri 98"], "logGlucose babam"),
    (["babam evde 10 dk bisiklet pedalı"], "logActivity babam"),
  ]

  @Test(
    "A value, a dose or a meal that nothing gives to anybody is asked about after somebody else's",
    arguments: [
      ["Ada 1 dilim pasta yedi", "şimdi 257"], ["babamın şekeri 74", "15 dakika sonra 103"],
      ["babam 1 kase çorba içti", "akşam 2 dilim ekmek"],
      ["babam taburcu oldu", "akşam: 1 kase çorba, 3 kaşık püre"],
      ["annem ameliyat oldu", "lantus 20 ünite"],
      ["ada çocuk menüsü yedi, 4 nugget", "patatesin yarısını ben yedim", "5 ünite"],
      ["babam 2 dilim somon yedi", "ben 1 dilim ekmek yedim", "tansiyon 128/75"],
      ["öğlen ada 1 kase yayla çorbası, yarım tabak makarna", "humalog 4,5"],
    ])
  func open(_ talk: [String]) async throws {
    let turn = try await Talking.lastTurn(talk)
    let own = turn.flatMap(\.calls).filter { $0.arguments[.person] == nil }
    #expect(own.isEmpty, "\(Engine.signature(own))")
  }

  @Test(
    "Whoever cooked or gave what the writer ate is nobody whose value it may be",
    arguments: [
      ["eşim pilav yaptı, 1 tabak yedim", "6 ünite novorapid yaptım"],
      ["komşu baklava verdi, 2 dilim yedim", "şeker 180"],
    ])
  func cooks(_ talk: [String]) async throws {
    let calls = try await Talking.calls(talk)
    #expect(calls.map { $0.arguments[.person] } == [nil], "\(Engine.signature(calls))")
  }

  @Test(
    "A name in small letters is somebody, and the maker of a food is nobody",
    arguments: [
      ("ada okuldan geldi, 68 ölçtük", "Ada"), ("Adaya lantus 9 ünite vurduk", "Ada"),
      ("Pınar 2 dilim ekmek yedi", "Pınar"), ("Pınar şekeri 48", "Pınar"),
      ("denize giderken lantus 20 ünite yaptım", nil), ("adaya giderken novorapid 5 yaptım", nil),
      ("kahvaltı: Pınar labne 40 g, 1 yumurta", nil),
      ("deniz iyi geldi, 30 dk yüzdüm", nil), ("ada çayı içtim", nil),
    ] as [(String, String?)])
  func names(_ text: String, _ name: String?) {
    let scene = Engine.shared.interpreterInUse.scene(
      text, Dialogue([]), Engine.now, Engine.zone)
    #expect(Person.all(in: scene.sentence).first?.name == name)
  }

  @Test("What is told of a third person is of the one who was named", arguments: theirsTalks)
  func theirs(_ talk: [String], _ record: String) async throws {
    let records = try await records(talk)
    #expect(records.allSatisfy { $0 == record }, "\(records)")
    let said = try await Talking.lastTurn(talk).last?.text ?? ""
    #expect(!records.isEmpty || said.contains("için"), "\(said)")
  }

  @Test(
    "What a third person did who is not named is asked about",
    arguments: ["öğlen 2 dilim pizza yedi okulda", "yarım porsiyon köfte yedi"])
  func unnamed(_ text: String) async throws {
    #expect(try await records([text]).isEmpty)
  }

  @Test("A dose after a child was told of is the child's or the writer's: it is asked")
  func dose() async throws {
    let talk = ["Can kahvaltı etmedi bugün", "2 ünite yaptım"]
    let turn = try await Talking.lastTurn(talk)
    #expect(turn.flatMap(\.calls).isEmpty)
    #expect(turn.last?.text.contains("Can için") == true)
    #expect(turn.last?.text.contains("sizin için") == true)
  }

  @Test(
    "What the writer eats stays the writer's",
    arguments: [["annem aradı", "2 elma yedim"], ["annem köfte yapmış", "4 tane yedim"]])
  func own(_ talk: [String]) async throws {
    #expect(try await records(talk).allSatisfy { $0 == "logMeal -" })
  }

  private static let measuresTalks: [(talk: [String], kind: String, value: Double)] = [
    (["nabzım 72", "sabah 80'di"], "pulse", 80),
    (["ateşim 38,5", "1 saat sonra 37,5"], "temperature", 37.5),
  ]

  @Test("The next fever or pulse is no glucose", arguments: measuresTalks)
  func measures(_ talk: [String], _ kind: String, _ value: Double) async throws {
    let turn = try await Talking.lastTurn(talk)
    let calls = turn.flatMap(\.calls)
    #expect(calls.allSatisfy { $0.name == "logMeasurement" }, "\(Engine.signature(calls))")
    #expect(calls.first?.arguments[.kind]?.string == kind)
    #expect(calls.first?.arguments[.value]?.number == value)
  }

  @Test("Glucose that is named is no fever, and two bare numbers are no blood pressure")
  func glucose() async throws {
    let named = try await Talking.calls(["ateşim 38", "şekerim 140"])
    #expect(named.map(\.name) == ["logGlucose"])
    let bare = try await Talking.calls(["135", "98"])
    #expect(bare.allSatisfy { $0.name != "logMeasurement" })
  }

  @Test("Whoever cooked is not who was measured, and nobody swallows a pill for another")
  func cooks() async throws {
    let pressure = try await records(["eşim börek getirdi", "tansiyon 13/8"])
    #expect(pressure.allSatisfy { $0 == "logMeasurement -" })
    let pill = try await records(["annemin ilaçları bitti", "metforminimi içtim"])
    #expect(pill == ["logMedication -"])
  }

  @Test(
    "What nearly happened, was thought, is over or is denied is no record",
    arguments: [
      "neredeyse 2 dilim kek yiyordum", "az önce 1 muz yemek üzereydim yemedim",
      "mide bulantım geçti", "sağ dizim 10 yıldır ağrır, bugün ağrımadı", "kilom değil ha 80",
    ])
  func nothing(_ text: String) async throws {
    #expect(try await records([text]).isEmpty)
  }

  @Test("So much honey is bought, or asked about")
  func bulk() async throws {
    #expect(try await records(["bir kavanoz bal aldım"]).isEmpty)
    #expect(try await records(["1 dilim ekmek aldım"]).isEmpty == false)
  }
}

@Suite("Parts that were eaten, doses with two names, and what is pointed at")
struct PartAndNameTests {
  private static let partTexts: [(text: String, food: String, quantity: Double)] = [
    ("10 tane sarma vardı 7'sini yedim", "sarma", 7),
    ("3 dilim pizza söyledim 2'sini yedim", "pizza", 2),
    ("4 köfte yaptım, üçünü yedim", "köfte", 3),
    ("4 köfte vardı tabakta 3 tanesini yedim", "köfte", 3),
  ]

  @Test("What was there, ordered or cooked is not what was eaten of it", arguments: partTexts)
  func parts(_ text: String, _ food: String, _ quantity: Double) async throws {
    let items = try await Talking.calls([text]).flatMap { $0.arguments[.items]?.array ?? [] }
    #expect(items.map { $0[.name]?.string } == [food])
    #expect(items.first?[.quantity]?.number == quantity)
  }

  private static let wholeTexts = [
    "1 paket bisküvi aldım 4'ünü yedim", "500 gram çilek aldım 10 tanesini yedim",
    "200 gram köfte yaptım 3'ünü yedim",
  ]

  @Test("A piece has not the unit of the box or the weight that it is of", arguments: wholeTexts)
  func wholes(_ text: String) async throws {
    let items = try await Talking.calls([text]).flatMap { $0.arguments[.items]?.array ?? [] }
    #expect(
      items.allSatisfy { item in
        let unit = item[.unit]?.string ?? ""
        return !(["paket", "gram"].contains(unit) && [3, 4, 10].contains(item[.quantity]?.number))
      }, "\(items)")
  }

  @Test(
    "Pieces of which food, or after whom, is asked about",
    arguments: [
      "4 köfte ve 1 tabak pilav yaptım 3'ünü yedim",
      "5 köfte yaptım, kocam 3'ünü yedi, 2'sini yedim",
    ])
  func several(_ text: String) async throws {
    #expect(try await Talking.calls([text]).isEmpty)
  }

  @Test("Half of what was there is half of all of it")
  func half() async throws {
    let items = try await Talking.calls(["3 elma aldım, yarısını yedim"]).flatMap {
      $0.arguments[.items]?.array ?? []
    }
    #expect(items.first?[.quantity]?.number == 1.5)
  }

  @Test(
    "Two insulins that do not stand beside each other are two",
    arguments: ["bolus 4 yaptım lantus da yaptım", "bazal 18 ve novorapid yaptım"])
  func two(_ text: String) async throws {
    let names = try await Talking.calls([text]).compactMap { $0.arguments[.name]?.string }
    #expect(names.count == 2 || names.isEmpty, "\(names)")
  }

  @Test("Two eggs in a dish make no two of it")
  func made() async throws {
    let items = try await Talking.calls(["menemen yedim iki yumurtalı"]).flatMap {
      $0.arguments[.items]?.array ?? []
    }
    #expect(items.count == 1 && (items[0][.quantity]?.number ?? 1) == 1)
  }

  @Test(
    "An insulin called by its kind and by its name is one dose",
    arguments: [("bazal 16 toujeo", "toujeo", 16), ("bolus 3 fiasp", "fiasp", 3)])
  func doses(_ text: String, _ name: String, _ dose: Double) async throws {
    let calls = try await Talking.calls([text])
    #expect(calls.map { $0.arguments[.name]?.string } == [name])
    #expect(calls.first?.arguments[.dose]?.number == dose)
  }

  @Test("Somebody else's figure is not the writer's")
  func theirs() async throws {
    let calls = try await Talking.calls(["şekerim 140 onunki 110"])
    #expect(calls.compactMap { $0.arguments[.value]?.number } == [140])
  }

  @Test("What is pointed at by its time is deleted, and nothing of another time")
  func pointed() async throws {
    let today = try await Talking.calls(["şekerim 120", "şekerim 135", "dünküyü sil"])
    #expect(today.allSatisfy { !PlannedCall.writes($0.name) }, "\(Engine.signature(today))")
    let meal = ["sabah 2 yumurta yedim", "sabah şekerim 110 öğlen 150", "sabahkini sil"]
    let morning = try await Talking.calls(meal)
    #expect(morning.allSatisfy { $0.name != "deleteMeal" }, "\(Engine.signature(morning))")
  }

  @Test("A meal that is pointed at gets the food, and not the shopping list")
  func added() async throws {
    let calls = try await Talking.calls(["1 tabak makarna yedim", "bugünküne ayran ekle"])
    #expect(calls.map(\.name) == ["updateMeal"])
  }

  @Test("Of three hours of a night no sleep is made, and a drink denied as well is none")
  func none() async throws {
    let hours = "gece iyi uyuyamadım 2'de kalktım 4'te yattım sonra 8'de uyandım"
    #expect(try await Talking.calls([hours]).isEmpty)
    #expect(try await Talking.calls(["çay içmedim", "kahve de"]).isEmpty)
  }

  @Test("What a drink was made of is no second meal")
  func inside() async throws {
    let talk = ["protein shake içtim", "içinde 30 g whey, 1 muz, 250 ml süt vardı"]
    #expect(try await Talking.calls(talk).allSatisfy { $0.name != "logMeal" })
  }
}
