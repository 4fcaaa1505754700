import Domain
import Testing

@testable import EmbeddedModel

@Suite("What a message has to say before a record is changed or removed")
struct ChangeLicenseTests {
  /// Talks whose last message tells something else than what was written, and changes nothing.
  private static let othersTalks: [[String]] = [
    ["şekerim 132", "insülin yapmadım"],
    ["şekerim 98", "egzersiz yapmadım"],
    ["kilom 65", "henüz yemek yemedim"],
    ["novorapid 8 yaptım", "lantus yapmadım onu akşam yapacağım"],
    ["2 bardak su içtim", "ilaç almadım"],
    ["başım ağrıyor", "ateşim yok"],
    ["kabızım 3 gündür", "ağrım yok"],
    ["hba1c 6,5", "bir önceki 7'ydi"],
    ["tansiyon 130/80", "sabah 140/90'dı"],
    ["şekerim 190", "yok ya 5 değil 6"],
    ["Ahmet Bey 500 ml su içti", "Ahmet Bey'in idrarı 300 ml"],
    ["kilom 88,4", "nb 78"],
    ["saat 3'te 55 dakika yürüdüm", "sonra 45 dakika uzandım"],
    ["3 dilim pizza yedim", "3 benim, toplam 8 dilimdi"],
    ["pilav üstü döner yedim 1 porsiyon", "pilavı az yedim yarısı"],
    ["orta boy burger menü yedim", "patatesin yarısı duruyor"],
    ["2 tabak makarna yedim", "muz 25 gram karbonhidrat"],
    ["4 kurabiye yedim", "ikisini sil"],
    ["şekerim 98", "düzeltme yapmadım"],
    ["şekerim 145", "Can kahvaltı etmedi bugün"],
    ["şeker 130", "110"],
    ["6 saat uyudum", "öğlen de 1 saat"],
    ["45 dakika yürüdüm", "80 kilo kaldırdım"],
    ["şekerim 145", "kızım grip olmuş"],
    ["1 pilav üstü döner yedim", "pilav yarımdı"],
    ["2 dilim ekmek yedim", "bulgur ekmeğiydi"],
    ["234 oldu", "2ü düzeltme"],
    ["şekerim 234", "2 ünite düzeltme"],
    ["1 tabak makarna yedim", "2ü düzeltme"],
    ["5 ünite novorapid yaptım", "9 da 198"],
    ["şekerim 203 yemekten önce", "yemekten sonra ölçmedim"],
    ["metformin 2 tane aldım", "sigara 1 paket bugün"],
    ["açlık 101'di", "uyku 22:45 - 06:30"],
    ["sabah şekerim 152 çıktı", "yok yok bir bardağına attım öbürüne atmadım"],
    ["8 ünite vurdum", "çubuğum bitmiş, çubuk al diye not et"],
    ["babamın şekeri 231", "şöbiyet yemiş 2 tane"],
    ["şekerim 152", "2. saatte tekrar bakacağım"],
    ["yüzmeye gittim 1 saat", "yarın da saat 5'te yüzme var"],
    ["Ada 23 kilo oldu", "boyu 122"],
    ["2 zeytin yedim", "bir bardağına şeker attım"],
    ["Ada 24,3 kilo oldu", "Pardon ben 67,5"],
    ["annemin şekeri 140", "pardon benim 150"],
    ["babamın tansiyonu 14/9", "yok benim 12/8"],
    ["annemin dizi ağrıyor", "çok şükür"],
    ["başım ağrıyor", "çok üzüldüm"],
    ["midem bulanıyor", "hafif bir şeyler yedim"],
  ]

  @Test("Nothing is changed by what is told of something else", arguments: othersTalks)
  func others(_ talk: [String]) async throws {
    let calls = try await Talking.calls(talk)
    #expect(
      calls.allSatisfy { ToolVerb(of: $0.name) == .log || !PlannedCall.writes($0.name) },
      "\(Engine.signature(calls))")
  }

  /// Talks whose last message brings a food or a drug of its own, with what the first one holds still.
  private static let moreTalks: [(talk: [String], kept: String)] = [
    (["makarna yedim 120 gr", "bolonez sos 3 kaşık"], "makarna"),
    (["2 dilim ekmek yedim", "üstüne 1 yemek kaşığı tereyağı sürdüm"], "ekmek"),
    (["1 tabak ıspanak yedim", "üzerine yoğurt döktüm 2 kaşık"], "ıspanak"),
    (["salata yedim", "1 yemek kaşığı zeytinyağı koydum"], "salata"),
  ]

  @Test("A second food takes the place of none", arguments: moreTalks)
  func more(_ talk: [String], _ kept: String) async throws {
    let calls = try await Talking.calls(talk)
    #expect(calls.allSatisfy { $0.arguments[.replace] == nil }, "\(Engine.signature(calls))")
    #expect(
      calls.allSatisfy { call in
        (call.arguments[.remove]?.array ?? []).allSatisfy { $0.string != kept }
      })
  }

  @Test(
    "A second drug takes the name of none",
    arguments: [
      ["aspirin 100 aldım", "glukofaj 850"], ["lyumjev 6 ünite yaptım", "tresiba 18"],
      ["coraspin 100 içtim", "beloc 50"],
    ])
  func drugs(_ talk: [String]) async throws {
    let calls = try await Talking.calls(talk)
    #expect(calls.allSatisfy { $0.name != "updateEntry" }, "\(Engine.signature(calls))")
  }

  /// What a message may change, and does.
  private static let licensedTalks: [(talk: [String], tool: String)] = [
    (["şekerim 132", "yok 123"], "updateEntry"),
    (["12 ünite levemir yaptım", "lantustu"], "updateEntry"),
    (["lantus 20 ünite yaptım", "lantus yapmadım aslında, sil"], "undo"),
    (["4 kurabiye yedim", "2 taneymiş"], "updateMeal"),
    (["ayran içtim", "ayran değil kola"], "updateMeal"),
    (["pilav yedim", "bulgur pilavıydı"], "updateMeal"),
    (["lantus 20 yaptım", "tekrar baktım 22 ymiş"], "updateEntry"),
    (["lantus 20 yaptım", "toujeo idi"], "updateEntry"),
    (["lantus 20 yaptım", "yapmadım"], "undo"),
    (["şekerim 130", "annemindi"], "updateEntry"),
    (["3 bardak su içtim", "4 bardak olacaktı"], "updateEntry"),
    (["6 ünite novorapid yaptım", "6 değil 5"], "updateEntry"),
  ]

  @Test("What is put right still is", arguments: licensedTalks)
  func licensed(_ talk: [String], _ tool: String) async throws {
    let calls = try await Talking.calls(talk)
    #expect(calls.map(\.name) == [tool], "\(Engine.signature(calls))")
  }

  @Test("A food that was not taken comes to no meal, and one that was left out of it goes")
  func notTaken() async throws {
    let pizza = try await Talking.calls(["öğlen pizza yedim", "yanında pilav almadım"])
    #expect(pizza.isEmpty, "\(Engine.signature(pizza))")
    let beside = Engine.calls("bir porsiyon hünkarbeğendi yedim; yanında pilav almadım")
    #expect(beside.flatMap(\.itemNames) == ["hünkarbeğendi"])
  }

  @Test(
    "A part that was left, and how a food is made, takes it out of no meal",
    arguments: [
      ["etli nohut, pilav ve turşu yedim", "turşuyu tuzlu diye yarıda bıraktım"],
      ["2 dilim ekmek, yarım bardak komposto içtim", "kompostoyu şekersiz yapıyorum"],
    ])
  func kept(_ talk: [String]) async throws {
    let calls = try await Talking.calls(talk)
    #expect(calls.allSatisfy { $0.arguments[.remove] == nil }, "\(Engine.signature(calls))")
  }

  @Test("Pieces that were left or given away are taken from what was eaten")
  func left() async throws {
    let calls = try await Talking.calls(["içli köfte yedim 3 tane", "birini eşime verdim"])
    let kept = calls.flatMap { $0.arguments[.items]?.array ?? [] }.compactMap {
      $0[.quantity]?.number
    }
    #expect(kept.allSatisfy { $0 == 2 }, "\(Engine.signature(calls))")
  }
}
