import Domain
import Testing

@testable import EmbeddedModel

@Suite("What is taken back, and what only sounds like it")
struct TakenBackTests {
  private func isTakenBack(_ talk: String...) async throws -> Bool {
    try await Talking.calls(talk).contains { $0.name == "undo" || $0.name.hasPrefix("delete") }
  }

  private func takesBackOrAsks(_ talk: [String]) async throws -> Bool {
    let turn = try await Talking.lastTurn(talk)
    return turn.flatMap(\.calls).contains { $0.name == "undo" || $0.name.hasPrefix("delete") }
      || turn.last?.text.contains("silinmesi") == true
      || turn.last?.text.contains("geri alınması") == true
  }

  @Test(
    "A question, a denied wish and a deed of something else delete nothing",
    arguments: [
      ("şekerim 66", "orucumu bozmak istemiyorum"), ("şekerim 66", "orucumu bozmalı mıyım"),
      ("şekerim 66", "orucumu bozdum"), ("şekerim 82", "orucu bozmam gereken değer kaç"),
      ("şekerim 120", "bunu silmek istemiyorum"), ("2 yumurta yedim", "diyeti bozdum"),
      ("şekerim 120", "yanlış yazarsam silebilir miyim"),
      ("şekerim 140", "bunu silersem ortalama değişir mi"),
      ("şekerim 140", "kayıtlar kendiliğinden siliniyor mu"),
      ("metformin 500 aldım", "ilacımı iptal etti doktor"),
      ("kilom 81", "kilo vermekten vazgeçtim"), ("şekerim 140", "randevuyu iptal et"),
      ("şekerim 140", "telefonumdan uygulamaları sildim"), ("2 yumurta yedim", "masayı sil"),
      ("2 yumurta yedim", "sofrayı kaldırdım"), ("2 yumurta yedim", "evi temizledim 1 saat"),
    ])
  func kept(_ first: String, _ text: String) async throws {
    #expect(try await takesBackOrAsks([first, text]) == false)
  }

  @Test(
    "An order deletes, however politely it is put",
    arguments: [
      ("şekerim 120", "sil"), ("şekerim 120", "bunu sil"), ("şekerim 120", "bunu siler misin"),
      ("şekerim 120", "son kaydı siler misin"), ("2 yumurta yedim", "onu siliver"),
      ("2 yumurta yedim", "son öğünü silelim"), ("kilom 81", "az önceki kaydı kaldır lütfen"),
      ("2 yumurta yedim", "yumurtayı sil"),
    ])
  func deleted(_ first: String, _ text: String) async throws {
    #expect(try await isTakenBack(first, text))
  }

  @Test(
    "What is to go right after a question is what was asked about",
    arguments: ["sil", "sil onu", "onu sil, yanlış yazdım", "silelim", "geri al", "sil gitsin"])
  func open(_ text: String) async throws {
    let turn = try await Talking.lastTurn(["2 yumurta yedim", "elma", text])
    #expect(turn.flatMap(\.calls).isEmpty)
    #expect(turn.last?.text.hasPrefix("Tamam") == true)
  }

  @Test(
    "After a question a record that is named goes, and a bare order is asked about where nothing was offered"
  )
  func named() async throws {
    #expect(try await isTakenBack("2 yumurta yedim", "elma", "yumurtayı sil"))
    #expect(try await isTakenBack("2 yumurta yedim", "elma", "hayır", "sil"))
    #expect(try await isTakenBack("şekerim 98", "tansiyon 12", "sil") == false)
  }
}

@Suite("Messages of something else change no record")
struct OtherMatterTests {
  @Test(
    "What broke, was changed or counted elsewhere is nothing of a meal",
    arguments: [
      ("2 yumurta yedim", "midem bozuldu"), ("ayran içtim", "telefonumu değiştirdim"),
      ("2 lahmacun ve ayran yedim", "set değiştirdim yeni set taktım"),
      ("2 yumurta yedim", "kıyafetimi değiştirdim"), ("2 yumurta yedim", "kanül değiştirdim"),
      ("çorba içtim", "televizyon bozuldu"), ("2 yumurta yedim", "otobüs değil tren"),
      ("2 yumurta yedim", "3 torunum var"), ("2 yumurta yedim", "oğlum 5 yaşında"),
      ("200 g pirinç pilavı yedim", "pirinç çiğ ağırlık değil pişmiş ağırlık"),
      ("şekerim 142", "basketbol antrenmanı 1 saat"),
    ])
  func unchanged(_ first: String, _ text: String) async throws {
    let names = try await Talking.calls([first, text]).map(\.name)
    #expect(!names.contains { $0.hasPrefix("update") }, "\(names)")
  }

  @Test(
    "What a food was changes it",
    arguments: [
      ("börek yedim", "kıymalıydı", "kıymalı börek"),
      ("iki dilim ekmek yedim", "dilimler kalındı aslında", "kalın ekmek"),
      ("2 dilim ekmek yedim", "ekmek tam buğdaydı", "tam buğday ekmeği"),
      ("kola içtim", "light değil normaldi", "normal kola"),
      ("ayran içtim", "ayranı kefirle değiştir", "kefir"),
    ])
  func changed(_ first: String, _ text: String, _ name: String) async throws {
    let pairs = try await Talking.calls([first, text])
      .flatMap { $0.arguments["replace"]?.array ?? [] }
    #expect(pairs.compactMap { $0["to"]?.string } == [name])
  }
}

@Suite("What is felt, and how strongly")
struct FeltTests {
  @Test(
    "A strength is of what it stands beside",
    arguments: [
      ("çok uykum var kafam bulanık biraz", "zihin bulanıklığı", nil),
      ("uykum çok var başım ağrıyor biraz", "baş ağrısı", nil),
      ("başım çok ağrıyor", "baş ağrısı", "severe"),
      ("başım ağrıyor çok", "baş ağrısı", "severe"),
    ] as [(String, String, String?)])
  func strength(_ text: String, _ kind: String, _ severity: String?) async throws {
    let calls = try await Talking.calls([text])
    #expect(calls.map { $0.arguments["kind"]?.string } == [kind])
    #expect(calls.first?.arguments["severity"]?.string == severity)
  }

  @Test("Two complaints are one question, and no choice of one of them")
  func two() async throws {
    let text = try await Talking.lastTurn(["dizim ağrıyor, başım da dönüyor biraz"]).last?.text
    #expect(text?.contains("diz ağrısı, baş dönmesi?") == true)
  }

  @Test("Dizziness is kept with a word about the sugar, a knee without one")
  func sugar() async throws {
    let dizzy = try await Talking.lastTurn(["başım dönüyor"]).last?.text
    let knee = try await Talking.lastTurn(["dizim ağrıyor"]).last?.text
    #expect(dizzy?.contains("ölçüp yazın") == true)
    #expect(knee?.contains("ölçüp") == false)
  }

  @Test(
    "What a strip shows is a ketone, and strips that are bought are none",
    arguments: [
      ("keton çubuğu 0.3 gösterdi", ["logMeasurement"]), ("50 keton çubuğu aldım", []),
      ("keton çubuğu 2 kutu aldım", []),
    ])
  func strips(_ text: String, _ names: [String]) async throws {
    #expect(try await Talking.calls([text]).map(\.name) == names)
  }
}

@Suite("What follows a low")
struct AfterLowTests {
  @Test(
    "A fast in a low, sugar without an amount and who is better are answered",
    arguments: [
      (["şekerim 66", "orucumu bozmak istemiyorum"], "orucun bozulması önerilir"),
      (["şekerim 66", "orucumu bozdum"], "Şimdi yeniden ölçüp"),
      (["kızımın şekeri 61", "bal verdim"], "15 dakika sonra"),
      (["şekerim 61", "şeker yedim"], "15 dakika sonra"),
      (["kızımın şekeri 61", "bal verdim", "kendine geldi"], "Şimdi yeniden ölçüp"),
      (["annemin şekeri 68", "şeker verdim", "15 dk oldu"], "Şimdi yeniden ölçüp"),
    ])
  func answered(_ talk: [String], _ part: String) async throws {
    let turn = try await Talking.lastTurn(talk)
    #expect(turn.flatMap(\.calls).isEmpty)
    #expect(turn.last?.text.contains(part) == true, "\(turn.last?.text ?? "")")
  }

  @Test("Without a low nothing of it is said")
  func none() async throws {
    for talk in [["şekerim 120", "orucumu bozmalı mıyım"], ["şekerim 120", "bal verdim"]] {
      let text = try await Talking.lastTurn(talk).last?.text ?? ""
      #expect(!text.contains("önerilir") && !text.contains("15 dakika"), "\(text)")
    }
  }
}
