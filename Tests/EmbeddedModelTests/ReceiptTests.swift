import Domain
import EmbeddedModel
import Foundation
import Nutrition
import Support
import Testing
import Tools

@Suite("One line tells what was written")
struct ReceiptTests {
  static let cases: [(text: String, receipts: [String])] = [
    (
      "Kahvaltıda 2 yumurta ve 1 dilim ekmek yedim, şekerim 142",
      ["✓ Kahvaltı: 2 yumurta, 1 dilim ekmek · 14,5 g · #1", "✓ Kan şekeri 142 mg/dL · #2"]
    ),
    ("Dün akşam bir elma yedim", ["✓ Akşam yemeği (dün 19.30): 1 elma · 19,4 g · #1"]),
    ("2 bardak su içtim", ["✓ 400 ml su · #1"]),
    ("14 ünite Lantus yaptım", ["✓ Lantus 14 ünite · #1"]),
    ("40 dakika yürüdüm", ["✓ Yürüyüş, 40 dakika · #1"]),
    ("Başım ağrıyor", ["✓ Baş ağrısı · #1"]),
    ("Kilom 81,2", ["✓ Kilo 81,2 kg · #1"]),
    ("7 saat uyudum", ["✓ Uyku 7 saat · #1"]),
    ("Listeye 2 litre süt ekle", ["✓ Listeye eklendi: 2 litre süt"]),
    ("Günlük karbonhidrat hedefim 150 gram", ["✓ Günlük karbonhidrat hedefiniz: 150 gram"]),
    ("Not al: doktora sor", ["✓ Not: doktora sor · #1"]),
    ("Benim kasem 300 ml", ["✓ Ölçü: 1 kase = 300 ml"]),
    ("Bugün ne yedim?", []),
  ]

  @Test("Each write has its line", arguments: cases)
  func told(_ text: String, _ receipts: [String]) async throws {
    let tools = Toolbox(records: FakeRecords().records, foods: FoodBook().table).all
    let turn = try await Talking.turn(text, after: [], with: tools)
    #expect(Self.receipts(in: turn).map(Self.undated) == receipts)
  }

  @Test("A correction, a deletion and what is taken back have theirs")
  func changed() async throws {
    let tools = Toolbox(records: FakeRecords().records, foods: FoodBook().table).all
    var messages: [Message] = []
    var receipts: [String] = []
    for text in ["Bir bardak süt içtim", "süt değil ayrandı", "geri al", "son öğünü sil"] {
      let turn = try await Talking.turn(text, after: messages, with: tools)
      receipts += Self.receipts(in: turn).map(Self.undated)
      messages += turn
    }
    #expect(receipts.count == 4)
    for (receipt, start) in zip(
      receipts,
      ["✓ Öğle yemeği: 1 su bardağı süt", "✓ Düzeltildi: ", "✓ Geri alındı: ", "✓ Silindi: "])
    {
      #expect(receipt.hasPrefix(start))
    }
  }

  private static func receipts(in turn: [Message]) -> [String] {
    let results = turn.flatMap(\.results)
    return turn.flatMap(\.calls).compactMap { call in
      guard call.name.hasPrefix("get") == false,
        let result = results.first(where: { $0.id == call.id })
      else { return nil }
      return Engine.shared.receipt(of: result, for: call, now: Engine.now, zone: Engine.zone)
    }
  }

  /// Without the moment of an entry, which the clock of the tests says.
  private static func undated(_ receipt: String) -> String {
    receipt.replacing(/\ \(bugün [0-9.]+\)/, with: "")
  }
}
