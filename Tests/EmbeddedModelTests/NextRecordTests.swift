import Domain
import Foundation
import Kitchen
import Nutrition
import Support
import Testing
import Tools

@testable import EmbeddedModel

@Suite("Figures that begin a record of their own, and those that set one right")
struct NextRecordTests {
  /// Talks whose last message changes nothing that was told, and what it writes instead, or asks about.
  private static let others: [(talk: [String], then: String)] = [
    (["Mehmet Bey 80 kilo", "Ali Bey 70 kilo"], "kilo 70 kg (Ali Bey için)"),
    (["Ali 80 kilo", "Aliye 82 kilo"], "kilo 82 kg (Aliye için)"),
    (["Ben 62 kiloyum", "Ela 24 kilo"], "kilo 24 kg (Ela için)"),
    (["annemin nabzı 88", "nabız 80"], "logMeasurement"),
    (["4 köfte yedim", "Mehmet Bey 80 kilo"], "kilo 80 kg (Mehmet Bey için)"),
    (["nabız 88", "nabız 76"], "logMeasurement"),
    (["hastalardan Ayşe Hanım 6 saat uyumuş", "Mehmet Bey 7,5"], "Mehmet Bey için"),
    (["Ayşe Hanım'ın HbA1c'si 8,1 gelmiş", "Mehmet Bey'inki 6,9"], "Mehmet Bey için"),
    (["Elif bugün 9 saat uyudu", "ben 5"], "anlayamadım"),
    (["oğlum 3 kurabiye yedi", "ben 1 yedim"], "Yemek yediğinizi anladım"),
    (["abi 245 oldum ya", "düzeltme 3 ünite çaktım"], "anlayamadım"),
    (["100 ml meyve suyu içtim", "84 oldu"], "kan şekeri"),
    (["Pazartesi kilom 71,2 idi", "Bugün 70,8"], "anlayamadım"),
    (["öğle arası 3500 adım yürüdüm", "Sabah da 2000"], "anlayamadım"),
    (["su içtim 2 bardak", "3 de sabah içmiştim"], "Yemek yediğinizi anladım"),
    (["iki elma yedim", "biri yeşildi"], "anlayamadım"),
    (["kıymalı pide yedim", "1 buçuk"], "anlayamadım"),
    (["3 bira içtim", "cips de var ama dokunmadım"], "anlayamadım"),
    (["2 dilim pizza yedim", "cips yemedim"], "kaydetmedim"),
    (["2 bardak soda içtim", "sodayı su sayma"], "anlayamadım"),
  ]

  @Test(
    "The next ketone is a ketone, and the next fever a fever, whatever was felt between",
    arguments: [
      (["kan ketonum 0,4", "midem bulanıyor", "0,6"], "ketone"),
      (["ateşim 38", "titriyorum", "39"], "temperature"),
    ])
  func felt(_ talk: [String], _ kind: String) async throws {
    let calls = try await Talking.calls(talk)
    #expect(calls.map { $0.arguments[.kind]?.string } == [kind], "\(Engine.signature(calls))")
  }

  @Test("Whose a low is is asked where somebody else was talked of, with what to do at once")
  func low() async throws {
    let turn = try await Talking.lastTurn(["kızım 2 köfte yedi", "açlık 58"])
    let answer = turn.last?.text ?? ""
    #expect(turn.flatMap(\.calls).isEmpty, "\(Engine.signature(turn.flatMap(\.calls)))")
    #expect(answer.contains("kızınız") && answer.contains("15-20 gram"), "\(answer)")
    let own = try await Talking.calls(["kızım 2 köfte yedi", "benim açlığım 58"])
    #expect(own.map(\.name) == ["logGlucose"], "\(Engine.signature(own))")
  }

  @Test(
    "A figure of somebody else, in another unit, at another moment changes nothing",
    arguments: others)
  func unchanged(_ talk: [String], _ then: String) async throws {
    let turn = try await Talking.lastTurn(talk)
    let calls = turn.flatMap(\.calls)
    #expect(
      calls.allSatisfy { ToolVerb(of: $0.name) != .update && ToolVerb(of: $0.name) != .undo },
      "\(Engine.signature(calls))")
    #expect(
      calls.map(\.name) == [then] || turn.last?.text.contains(then) == true,
      "\(turn.last?.text ?? "")")
  }

  @Test("What was not written of one is not written as another's")
  func unwritten() async throws {
    let talk = ["4 köfte yedim", "Mehmet Bey gelmiş, 80 kilo", "Ali Bey 70 kilo"]
    let turn = try await Talking.lastTurn(talk)
    #expect(turn.flatMap(\.calls).allSatisfy { $0.arguments[.kilograms]?.number == 70 })
    #expect(turn.last?.text.contains("Ali Bey için") == true)
    #expect(turn.last?.text.contains("80 kg") == false)
  }

  @Test("A pressure of another moment moves no other")
  func pressure() async throws {
    let calls = try await Talking.calls(["tansiyon 140/90", "sabah 130/85"])
    #expect(calls.allSatisfy { $0.name != "updateEntry" }, "\(Engine.signature(calls))")
  }

  /// What the newest record became, and by what.
  @Test(
    "A figure of the same thing a moment later sets it right",
    arguments: [
      (["su 1 bardak", "su 2 bardaktı"], JSON.Key.milliliters, 400.0),
      (["tokluk 178", "tokluk 187miş"], .value, 187),
      (["kilo 84", "kilo 84,5miş"], .kilograms, 84.5),
      (["trigliserid 165", "trigliserid 156"], .value, 156),
      (["ateş 38", "ateş 38,3müş"], .value, 38.3),
      (["6 ünite novorapid yaptım", "yanlış yazdım, 6 değil 5 ünite yaptım"], .dose, 5),
      (["lantus 18 ünite yaptım", "18 değil 20"], .dose, 20),
    ])
  func restated(_ talk: [String], _ key: JSON.Key, _ value: Double) async throws {
    let calls = try await Talking.calls(talk)
    #expect(calls.map(\.name) == ["updateEntry"], "\(Engine.signature(calls))")
    #expect(calls.first?.arguments[key]?.number == value)
  }

  @Test("Two readings without a word that sets the first right are two")
  func readings() async throws {
    #expect(
      try await Talking.calls(["şekerim 178", "tokluk şekerim 187"]).map(\.name) != ["updateEntry"])
    #expect(
      try await Talking.calls(["su içtim 1 bardak", "2 bardak daha su"]).map(\.name) == ["logWater"]
    )
  }

  @Test("What was told is not written over by a figure alone", arguments: [5.0, 540.0])
  func late(_ minutes: Double) async throws {
    let tools = Talking.tools
    var earlier = try await Talking.turn("şekerim 190", after: [], with: tools)
    for place in earlier.indices { earlier[place].at -= minutes * 60 }
    let calls = try await Talking.turn("126", after: earlier, with: tools).flatMap(\.calls)
    #expect(calls.isEmpty, "\(Engine.signature(calls))")
    let mended = try await Talking.turn("yok 126", after: earlier, with: tools).flatMap(\.calls)
    #expect(minutes > 10 || mended.map(\.name) == ["updateEntry"], "\(Engine.signature(mended))")
  }

  @Test(
    "The record of whoever is named is set right, and no other",
    arguments: ["Ayşe Hanım'ınki 160/90 olacak, yanlış yazdım"])
  func named(_ text: String) async throws {
    let talk = ["Ayşe Hanım tansiyon 150/90", "Mehmet Bey tansiyon 120/70", text]
    let calls = try await Talking.calls(talk)
    #expect(calls.map { $0.arguments[.entry]?.number } == [1], "\(Engine.signature(calls))")
    #expect(calls.first?.arguments[.value]?.number == 160)
  }

  @Test(
    "What is eaten with it comes to the meal, and replaces nothing",
    arguments: [
      (["4 köfte yedim", "ketçapla"], "ketçap"), (["2 dilim pizza yedim", "kolayla"], "kola"),
    ])
  func beside(_ talk: [String], _ name: String) async throws {
    let calls = try await Talking.calls(talk)
    #expect(calls.flatMap(\.itemNames) == [name], "\(Engine.signature(calls))")
    #expect(calls.allSatisfy { $0.arguments[.replace] == nil })
  }

  @Test("The hour that a record is set to is no figure of it")
  func hour() async throws {
    for text in ["saati 9.30 yap", "saatini 9.30 olarak yaz"] {
      let calls = try await Talking.calls(["humalog 8 ünite yaptım", text])
      #expect(calls.first?.arguments[.at]?.string?.contains("T09:30") == true, "\(text)")
      #expect(calls.first?.arguments[.dose] == nil)
    }
  }

  @Test("A target stays what it is when what was drunk is put right")
  func target() async throws {
    let talk = ["Su hedefim 2,5 litre olsun.", "Şimdiye kadar 2 bardak içtim.", "Yok 3 bardak."]
    #expect(try await Talking.calls(talk).isEmpty)
  }

  @Test(
    "What was said wrong first is not eaten as well",
    arguments: [
      ("3 bira içtik, yok şaka 1 bira", ["1 adet bira"]),
      ("2 elma yedim, yok pardon 1 elma yedim", ["1 adet elma"]),
      ("5 zeytin yedim, pardon 7 zeytin", ["7 adet zeytin"]),
      ("2 dilim ekmek yedim yok 3", ["3 dilim ekmek"]),
      ("2 dilim ekmek yedim, aslında 1 yiyecektim", ["2 dilim ekmek"]),
    ])
  func repaired(_ text: String, _ items: [String]) {
    #expect(Engine.calls(text).flatMap(\.items) == items, "\(Engine.signature(text))")
  }
}

@Suite("Whose a record is where the name is a word, or not said again")
struct NamedByWordTests {
  @Test(
    "Names that are words, too",
    arguments: [
      ("ela 145", "Ela"), ("sensör çaldı ela 78", "Ela"), ("elaya lantus yaptım 7 ünite", "Ela"),
      ("Ela bir elma yedi", "Ela"), ("deniz 2 köfte yedi", "Deniz"),
      ("öğlen Ayşe Hanım 1 tabak bezelye 1 dilim ekmek", "Ayşe Hanım"),
    ])
  func words(_ text: String, _ name: String) {
    let calls = Engine.calls(text)
    #expect(!calls.isEmpty)
    #expect(
      calls.allSatisfy { $0.arguments[.person]?.string == name }, "\(Engine.signature(text))")
  }

  @Test(
    "Their value and what was done to them are theirs",
    arguments: [
      ["kızım 1 muz yedi", "şekeri 140"], ["kızım 1 muz yedi", "insülin 3 ünite yaptım ona"],
    ])
  func theirs(_ talk: [String]) async throws {
    let calls = try await Talking.calls(talk)
    #expect(calls.map { $0.arguments[.person]?.string } == ["kızım"], "\(Engine.signature(calls))")
  }

  @Test("A pronoun in another clause, and a measure of one's own, are the writer's")
  func ownMeasure() async throws {
    let talk = ["annem 2 dilim ekmek yedi", "tansiyonum 150/90 çıktı, onunki normal"]
    let turn = try await Talking.lastTurn(talk)
    #expect(turn.flatMap(\.calls).allSatisfy { $0.arguments[.person] == nil })
    #expect(turn.last?.text.contains("anneniz") == false)
  }

  @Test("After theirs “ben” is the writer")
  func own() async throws {
    let calls = try await Talking.calls(["Ela 180", "ben 98"])
    #expect(calls.map(\.name) == ["logGlucose"] && calls.first?.arguments[.person] == nil)
  }

  @Test(
    "What is set out for, prescribed, or written before and to go is no record",
    arguments: [
      "Spor salonuna gidiyorum, 1 saat pilates", "Ela yüzmeye gidiyor 45 dk",
      "antibiyotik başladılar, augmentin 1000 başladılar", "160 yazmıştım dün onu sil",
      "sınavdan düşük almış morali bozuk",
    ])
  func none(_ text: String) {
    let calls = Engine.calls(text)
    #expect(!calls.contains { $0.writes }, "\(Engine.signature(text))")
  }

  @Test("Grams behind kilos, months before a value, and a note that is called one")
  func figures() {
    #expect(Engine.calls("82 kilo 400 gram geldim").first?.arguments[.kilograms]?.number == 82.4)
    let test = Engine.calls("Üç ay önceki HbA1c 7,8 idi").first
    #expect(test?.arguments[.value]?.number == 7.8)
    #expect(test?.arguments[.at]?.string?.hasPrefix("2026-08") == true)
    #expect(Engine.calls("not: 3 mandalina fazla").map(\.name) == ["writeNote"])
    #expect(Engine.calls("Not: açlık 105").map(\.name) == ["logGlucose"])
    #expect(Engine.calls("acilde 8 ünite novorapid verdiler").map(\.name) == ["logMedication"])
    #expect(
      Engine.calls("redbull içtim bi kutu, sugarfree").flatMap(\.itemNames) == ["sugarfree redbull"]
    )
  }
}
