import Domain
import Testing

@testable import EmbeddedModel

@Suite("The shopping list in the midst of other talk")
struct DictationTests {
  /// What is said, and the things that come onto the list, with their amounts.
  static let orders: [(text: String, items: [String])] = [
    (
      "süt ekmek bir kilo domates iki kilo patates listeye ekle",
      ["süt", "ekmek", "1 kilogram domates", "2 kilogram patates"]
    ),
    ("marketten ekmek iki süt üç yumurta alınacak", ["ekmek", "2 adet süt", "3 adet yumurta"]),
    ("listeye lor 500 gram bir demet maydanoz yaz", ["500 gram lor", "1 demet maydanoz"]),
    (
      "öğlen çok yoruldum bugün, neyse listeye ıspanak iki kilo pırasa bir kilo yaz",
      ["2 kilogram ıspanak", "1 kilogram pırasa"]
    ),
    (
      "yarım kilo pirinç iki paket makarna alınacak, listeye geçir",
      ["0.5 kilogram pirinç", "2 paket makarna"]
    ),
    (
      "listeye domates salatalık da birer kilo yaz", ["1 kilogram domates", "1 kilogram salatalık"]
    ),
    (
      "bugün kar yağdı. Listeye şunları yaz: lor peyniri, 250 gram; semizotu, iki demet.",
      ["250 gram lor peyniri", "2 demet semizotu"]
    ),
    (
      "on kilo un, iki litre ayçiçek yağı, bi de şeker değil, tatlandırıcı yaz alınacaklara",
      ["10 kilogram un", "2 litre ayçiçek yağı", "tatlandırıcı"]
    ),
    ("beş kilo patates, yok yok soğan yaz listeye", ["5 kilogram soğan"]),
    (
      "of bu yağmur ne böyle listeye makarna yaz 1 paket bide domates sosu",
      ["1 paket makarna", "domates sosu"]
    ),
    (
      "tuz bitmiş, un bitmiş; ikisinden birer paket, bir de yarım kilo mercimek ekle listeye",
      ["1 paket tuz", "1 paket un", "0.5 kilogram mercimek"]
    ),
    (
      "badem unu lazım bir paket üç tane yumurta lazım, bunları listeye yaz",
      ["1 paket badem unu", "3 adet yumurta"]
    ),
    ("pırasa almayı unutmayayım, yarım kilo, listeye ekle", ["0.5 kilogram pırasa"]),
  ]

  @Test("A thing that is named twice comes once, with its amount")
  func twice() {
    let calls = Engine.calls("listeye roka, kırmızı soğan, limon yaz; limon 6 tane olsun")
    #expect(calls.listed == ["roka", "kırmızı soğan", "6 adet limon"])
  }

  @Test("Things are put on the list with their amounts, whatever else is told", arguments: orders)
  func ordered(_ one: (text: String, items: [String])) {
    #expect(Engine.calls(one.text).listed == one.items, "\(Engine.signature(one.text))")
  }

  /// What names things to buy, and orders none.
  static let none = [
    "lifi yüksek meyveler hangileri", "cuma üçte ayşe ile kahve buluşması ekle takvime",
    "fesleğen saksısını balkona koy", "oğlum bal böceği şarkısını istiyor",
    "sütten ağzım yandı bir kere, o siteden alışveriş etmem", "düğün listesini sil",
    "listeye tatlı yazsam ayıp olur mu", "listeye ekmek yazmıştım sanırım",
    "fırın yerine airfryerda kaç dakika olur kek", "prizi fişten çek lütfen, ütü sıcak",
    "keşke her hafta somon yazsam listeye", "bavul listesine terlik ekle",
    "bulaşık diye bir listem vardı onu koy", "balı çok severim, limon da güzel",
    "alışveriş listesi durumu? kaç kalem açık?",
    "not al: börekten sonra yarım saat yürümek iyi geldi",
    "şimdi bir kase yayla çorbası içtim, onu öğüne yaz",
  ]

  @Test("What orders nothing of the list writes nothing to it", arguments: none)
  func unasked(_ text: String) {
    let calls = Engine.calls(text)
    #expect(
      !calls.contains { $0.name.contains("ShoppingList") && $0.name != "getShoppingList" },
      "\(Engine.signature(calls))")
  }

  @Test(
    "What is told beside an order is recorded, or said to be left out",
    arguments: [
      ("şekerim 140, listeye süt ekle", "logGlucose"),
      ("annemin şekeri 180, listeye süt ve ekmek yaz", "logGlucose"),
      ("öğlen bir simit yedim. yoğurt alayım, listeye yaz", "logMeal"),
      ("öğlen tansiyonum 14'e 9 çıktı, listeye tuzsuz peynir yaz", "logMeasurement"),
      ("şekerim 140 listeye süt ekle", "logGlucose"),
      ("tansiyonum 14 e 9 listeye tuzsuz peynir ekle", "logMeasurement"),
      ("akşam 2 lahmacun yedim şekerim 212 oldu :( listeye ölçüm çubuğu ekle", "logGlucose"),
    ])
  func beside(_ one: (text: String, tool: String)) {
    let tools = Engine.calls(one.text).map(\.name)
    #expect(tools.contains(one.tool) && tools.contains("addToShoppingList"), "\(tools)")
  }

  @Test("What is told beside an order and is not understood is shown")
  func unread() async throws {
    let turn = try await Talking.lastTurn([
      "Deniz öğlen okulda çorba içmiş, sonrasında 165 çıkmış. Kırmızı mercimek lazım, yaz listeye."
    ])
    #expect(turn.flatMap(\.calls).map(\.name) == ["addToShoppingList"])
    #expect(turn.last?.text.contains("kısmına bakmadım") == true)
  }

  @Test("A low is recorded whatever stands on the list")
  func low() async throws {
    let turn = try await Talking.lastTurn(["listeye şeker ekle", "şekerim düştü 65"])
    #expect(turn.flatMap(\.calls).map(\.name) == ["logGlucose"])
  }

  @Test(
    "What is asked or ordered besides, and not done, is shown",
    arguments: [
      "listeye süt yaz, son ölçümü sil", "kızım aradı okuldan, listeye süt yaz, son ölçümü sil",
      "listeye süt yaz, insülini buzdolabında mı saklamalıyım",
    ])
  func apart(_ text: String) async throws {
    let turn = try await Talking.lastTurn([text])
    #expect(turn.flatMap(\.calls).map(\.name) == ["addToShoppingList"])
    #expect(turn.last?.text.contains("kısmına bakmadım") == true)
  }

  @Test("What is kept is not told to be left out")
  func kept() async throws {
    for (text, tool) in [
      ("su içtim 2 bardak listeye de maden suyu ekle", "logWater"),
      ("metformin içtim listeye ekmek ekle", "logMedication"),
    ] {
      let turn = try await Talking.lastTurn([text])
      #expect(turn.flatMap(\.calls).map(\.name) == [tool, "addToShoppingList"])
      #expect(turn.last?.text.contains("bakmadım") == false, "\(text)")
    }
  }

  @Test("A measured value is no sugar to buy, and sugar is no value")
  func sugar() {
    #expect(Engine.calls("listeye 2 kilo şeker yaz").listed == ["2 kilogram şeker"])
    #expect(Engine.calls("listeye 50 kilo şeker yaz").listed == ["50 kilogram şeker"])
    #expect(Engine.calls("şekerim 95, listeye çay yaz").listed == ["çay"])
  }

  /// What is said of a list of süt, ekmek and 3 kutu insülin iğnesi, and what becomes of its lines.
  static let changes: [(text: String, change: String)] = [
    (
      "düzeltme: 3 değil 2 kutu",
      #"{"change":[{"name":"insülin iğnesi","quantity":2,"unit":"kutu"}]}"#
    ),
    ("kasaptan dönüyorum çok yoruldum, sütü hallettim", #"{"check":["süt"]}"#),
    ("komşu geldi, sütle ekmeği getirdi, onları çiz", #"{"check":["süt","ekmek"]}"#),
    ("tamam o zaman sütü listeden at", #"{"remove":["süt"]}"#),
    ("düşündüm de ekmek bana göre değil, onu listeden çıkarınız", #"{"remove":["ekmek"]}"#),
    ("sütü de ekmeği de at listeden, doktor kızar", #"{"remove":["süt","ekmek"]}"#),
    ("ekmeğin dışındakileri aldım, çantada", #"{"check":["süt","insülin iğnesi"]}"#),
  ]

  @Test("Lines are changed in the midst of other talk", arguments: changes)
  func changed(_ one: (text: String, change: String)) async throws {
    let talk = ["listeye süt, ekmek ve 3 kutu insülin iğnesi ekle", one.text]
    let calls = try await Talking.lastTurn(talk).flatMap(\.calls)
    #expect(Engine.signature(calls) == "updateShoppingList \(one.change)")
  }

  @Test(
    "What is pointed at is what the messages before put on the list",
    arguments: [
      (["süt ekle listeye", "badem sütü de", "ilkini sil"], #"{"remove":["süt"]}"#),
      (
        ["süt ekle listeye", "badem sütü de", "ikisini de çıkar, ablam almış zaten"],
        #"{"remove":["süt","badem sütü"]}"#
      ),
      (
        ["listeye üç paket makarna ekle", "yok dört olsun"],
        #"{"change":[{"name":"makarna","quantity":4,"unit":"paket"}]}"#
      ),
      (["listeye nohut ve süt yaz", "nohut varmış kilerde, onu yazma"], #"{"remove":["nohut"]}"#),
    ])
  func pointed(_ one: (talk: [String], change: String)) async throws {
    let calls = try await Talking.lastTurn(one.talk).flatMap(\.calls)
    #expect(Engine.signature(calls) == "updateShoppingList \(one.change)")
  }

  /// Talks about the list, and what is told after it that is none of the list's.
  static let others: [[String]] = [
    ["2 dilim ekmek yedim", "listeye süt ekle", "3 dilim olacaktı"],
    ["listeye süt ekle", "param kalırsa çikolata alacağım"],
    ["listeye elma ekle", "akşam 2 elma yerim"],
    ["listeye süt ekle", "günde 2 bardak süt iç dedi doktor"],
    ["şekerim 140", "listeye süt ekle", "pardon 150 olacaktı"],
    ["lantus 18 yaptım", "listeye süt ekle", "18 değil 16 olacaktı"],
    ["listeye süt ekle", "öğlen bir simit yedim", "onu sil"],
    ["listeye süt ekle", "10 ünite novorapid yaptım", "12 olsun"],
    ["listeye süt ekle", "kahvaltı: iki yumurta, bir dilim ekmek, çay"],
    ["listeye süt ekle", "öğlen simit yedim", "şekerim 62 çıktı, yaz"],
    ["listeye metformin ekle", "sabah metformin aldım"],
    ["listeye yumurta ekle", "yumurta alerjim var"],
    ["listeye yumurta ekle", "börek yaptım 2 yumurta koydum içine"],
    ["listeye süt ekle", "canım çikolata istiyor"],
    ["listeye domates ekle", "geçen hafta 5 kilo domates aldım hepsi çürüdü"],
    ["alışverişe gittim dönüşte iki dilim börek yedim, kaydet"],
    ["listeye süt ekle", "sabah 2 yumurta yedim, bir dilim ekmek de"],
    ["listeye şeker ekle", "şekerim düştü 65"],
  ]

  @Test("What is told after an order is none of the list's", arguments: others)
  func other(_ talk: [String]) async throws {
    let calls = try await Talking.lastTurn(talk).flatMap(\.calls)
    #expect(
      !calls.contains { ["addToShoppingList", "updateShoppingList"].contains($0.name) },
      "\(Engine.signature(calls))")
  }

  @Test("A question about a food of the list shows no list")
  func asked() async throws {
    let calls = try await Talking.lastTurn(["listeye ekmek ekle", "ekmek kaç kalori"])
      .flatMap(\.calls)
    #expect(calls.map(\.name) == ["lookupFood"])
  }

  /// What is said after an order, and what becomes of its lines besides the records.
  static let gotten: [(talk: [String], change: String)] = [
    (["listeye tuz, sirke yaz", "tuzu aldı bizim herif"], #"{"check":["tuz"]}"#),
    (
      ["listeye simit ve süt yaz", "simitleri aldım, birini de yolda yedim bile"],
      #"{"check":["simit"]}"#
    ),
    (
      ["listeye pirinç, nohut yaz", "bugün şekerim 145", "pirinçler alındı bu arada"],
      #"{"check":["pirinç"]}"#
    ),
    (
      ["liste: makarna 2 paket, mısır, süt", "makarnayla mısır ok"],
      #"{"check":["makarna","mısır"]}"#
    ),
    (
      ["listeye ceviz, kuru kayısı, tahin ekle", "dolaba baktım: tahin evde var, kayısı da var"],
      #"{"check":["tahin","kuru kayısı"]}"#
    ),
    (
      ["listeye kinoa, chia ve avokado ekle", "avokado 3 adet, chia 200 g"],
      #"{"change":[{"name":"avokado","quantity":3,"unit":"adet"},"#
        + #"{"name":"chia","quantity":200,"unit":"gram"}]}"#
    ),
    (
      [
        "listeye insülin iğne ucu ve alkollü mendil yaz",
        "iğne uçlarını aldım, eve gelince de 6 ünite novorapid vurdum",
      ],
      #"{"check":["insülin iğne ucu"]}"#
    ),
  ]

  @Test(
    "Lines that were got, or come in another amount, are told by their names", arguments: gotten)
  func got(_ one: (talk: [String], change: String)) async throws {
    let calls = try await Talking.lastTurn(one.talk).flatMap(\.calls)
    let change = calls.first { $0.name == "updateShoppingList" }
    #expect(change?.arguments.text == one.change, "\(Engine.signature(calls))")
    #expect(!calls.contains { $0.name == "addToShoppingList" })
  }

  @Test("One thing takes the place of a line")
  func exchanged() async throws {
    let talk = ["listeye taze fasulye yaz", "fasulyeyi barbunyayla değiştir"]
    let turn = try await Talking.lastTurn(talk)
    #expect(turn.flatMap(\.calls).listed == ["barbunya"])
    let lines = turn.flatMap(\.results).compactMap { $0.value?[.items]?.array }.last ?? []
    #expect(!lines.contains { $0[.name]?.string == "taze fasulye" })
  }

  @Test("Medicines are bought, and what was bought was not taken")
  func medicines() async throws {
    #expect(Engine.calls("listeye parol, aspirin yaz").listed == ["parol", "aspirin"])
    #expect(Engine.calls("lantus 20 listeye süt ekle").listed == ["süt"])
    let talk = ["eczane listesine metformin, göz damlası yaz"]
    for told in ["metformini aldım eczaneden", "göz damlasını aldım"] {
      let calls = try await Talking.lastTurn(talk + [told]).flatMap(\.calls)
      #expect(!calls.contains { $0.name == "logMedication" }, "\(told)")
    }
    #expect(Engine.calls("metformini aldım").map(\.name) == ["logMedication"])
  }

  @Test(
    "What the message before compared is put on the list",
    arguments: [
      (
        "ara öğünde havuç mu daha iyi elma mı", "peki, ikisini de birer kilo listeye koy",
        ["1 kilogram havuç", "1 kilogram elma"]
      ),
      ("ayran mı kefir mi daha iyi", "tamam ikisinide listeye at", ["ayran", "kefir"]),
    ])
  func compared(_ one: (asked: String, order: String, items: [String])) async throws {
    let calls = try await Talking.lastTurn([one.asked, one.order]).flatMap(\.calls)
    #expect(calls.listed == one.items)
  }
}

extension [ToolCall] {
  /// The things that come onto the list: amount, unit and name.
  fileprivate var listed: [String] {
    filter { $0.name == "addToShoppingList" }.flatMap(\.items)
  }
}
