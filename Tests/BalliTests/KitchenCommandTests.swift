import Domain
import Foundation
import Synchronization
import Testing

@testable import balli

@Suite("Commands of the kitchen")
@MainActor struct KitchenCommandTests {
  private static func change(_ tool: String) -> Change {
    Change(tool: tool, summary: tool, at: Bench.now, conversation: nil)
  }

  private static let soup = Recipe(
    name: "Mercimek çorbası", meal: .dinner, servings: 2,
    ingredients: [
      RecipeIngredient(
        name: "kırmızı mercimek", food: nil, quantity: nil, unit: nil, grams: 130,
        nutrients: Nutrients(energy: 440, carbs: 60, protein: 30, fat: 2), glycemicIndex: 26)
    ], steps: ["Mercimeği yıkayın.", "25 dakika pişirin."], origin: .imported, isSaved: true,
    createdAt: Bench.now, changedAt: Bench.now)

  private static let crisps = Product(
    name: "Ruffles", serving: nil, perServing: nil, per100: LabelFigures([.carbs: 51.5]),
    isLiquid: false, confidence: LabelConfidence(ocr: 1, carbs: 0.6, overall: 0.6), source: .label,
    isFavorite: true, createdAt: Bench.now, changedAt: Bench.now)

  private func bench(_ sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in }) throws
    -> Bench
  {
    let bench = try Bench({ _ in [.text("?")] }, changing: { $0.sleep = sleep })
    let records = bench.session.household.records
    _ = try records.recipes.add(Self.soup, Self.change("saveRecipe"))
    _ = try records.products.add(Self.crisps, Self.change("scanLabel"))
    return bench
  }

  @Test("The archive tells recipes and products apart, with numbers, stars and what is unchecked")
  func archive() async throws {
    let bench = try bench()
    let all = await bench.take("/ardiye")
    #expect(all.contains("- #1 Mercimek çorbası: porsiyonunda 30 g karbonhidrat"))
    #expect(all.contains("- ★ #1 Ruffles: 100 g'da 51,5 g karbonhidrat (doğrulanmadı)"))
    let some = await bench.take("/arsiv ruff")
    #expect(some.contains("Ruffles") && !some.contains("Mercimek"))
    #expect(await bench.take("/ardiye yok").contains("“yok” geçen bir tarif ya da ürün yok"))
  }

  @Test("A recipe is cooked step by step, forth and back, to its end")
  func cooking() async throws {
    let bench = try bench()
    #expect(await bench.take("/sonraki", .usage).contains("/pişir"))
    let start = await bench.take("/pişir mercimek")
    #expect(start.contains("130 g kırmızı mercimek") && start.contains("2 adım"))
    #expect(await bench.take("/sonraki").contains("Mercimeği yıkayın."))
    let second = await bench.take("/sonraki")
    #expect(second.contains("Adım 2/2") && second.contains("25 dakika sonra"))
    #expect(await bench.take("/önceki").contains("Adım 1/2"))
    _ = await bench.take("/sonraki")
    #expect(await bench.take("/sonraki").contains("Afiyet olsun"))
    #expect(await bench.take("/pisir 77", .noInput).contains("“77”"))
  }

  @Test("A timer rings after its minutes, or after those of the step")
  func timer() async throws {
    let slept = Mutex<[Duration]>([])
    let bench = try bench { duration in slept.withLock { $0.append(duration) } }
    #expect(await bench.take("/süre", .usage).contains("Kaç dakika?"))
    #expect(await bench.take("/süre 5").contains("5 dakikalık süre başladı"))
    for timer in bench.session.timers { await timer.value }
    #expect(bench.sink.take().contains("5 dakika doldu."))
    for line in ["/pişir 1", "/sonraki", "/sonraki", "/süre"] { _ = await bench.take(line) }
    for timer in bench.session.timers { await timer.value }
    #expect(bench.sink.take().contains("25 dakika doldu: Mercimek çorbası, adım 2."))
    #expect(slept.withLock { $0 } == [.seconds(300), .seconds(1500)])
  }

  @Test("A recipe and the list are written to files in the form that their names ask for")
  func files() async throws {
    let bench = try bench()
    let folder = FileManager.default.temporaryDirectory.path + "/balli-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = await bench.take("/tarif mercimek \(folder)/a.json")
    let json = try JSON(reading: Array(Data(contentsOf: URL(filePath: folder + "/a.json"))))
    #expect(json["@type"] == "Recipe" && json["recipeIngredient"]?.array?.count == 1)
    _ = await bench.take("/tarif 1 \(folder)/a.md")
    #expect(try String(contentsOfFile: folder + "/a.md", encoding: .utf8).hasPrefix("# Mercimek"))
    #expect(await bench.take("/liste").contains("boş"))
    _ = try bench.session.household.records.shopping.replace(
      [ShoppingItem(name: "süt", quantity: 2, unit: "litre", category: "süt ürünleri")],
      Self.change("addToShoppingList"))
    _ = await bench.take("/liste \(folder)/l.txt")
    #expect(
      try String(contentsOfFile: folder + "/l.txt", encoding: .utf8)
        == "Süt ürünleri\n  [ ] süt: 2 litre\n")
    #expect(await bench.take("/kiler").contains("Evde ne olduğunu bilmiyorum"))
    _ = try bench.session.household.records.shopping.keep(
      StockChange(kept: [StockItem(name: "un", quantity: nil, unit: nil, category: "temel gıda")]),
      nil, Self.change("updatePantry"))
    #expect(await bench.take("/kiler").contains("- un"))
    _ = await bench.take("/evdekiler \(folder)/k.txt")
    #expect(
      try String(contentsOfFile: folder + "/k.txt", encoding: .utf8) == "Temel gıda\n  un\n")
  }

  @Test("A recipe in a file is kept; a file without one is refused")
  func importing() async throws {
    let bench = try bench()
    let folder = FileManager.default.temporaryDirectory.path + "/balli-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = "Menemen\n2 kişilik\nMalzemeler\n- 3 yumurta\n- 2 domates\nYapılışı\nPişirin.\n"
    try Data(text.utf8).write(to: URL(filePath: folder + "/a.md"))
    let told = await bench.take("/tarif-al \(folder)/a.md")
    #expect(told.contains("Tarifi sakladım: Menemen, porsiyonunda"), "\(told)")
    #expect(await bench.take("/ardiye menemen").contains("#2 Menemen"))
    #expect(await bench.take("/geri-al").contains("Menemen"))
    try Data("Bugün hava güzel.\n".utf8).write(to: URL(filePath: folder + "/b.md"))
    #expect(await bench.take("/tarif-al \(folder)/b.md", .badData).contains("malzeme"))
    _ = await bench.take("/tarif-al \(folder)/a.md")
    try Data(" \n".utf8).write(to: URL(filePath: folder + "/c.md"))
    #expect(await bench.take("/tarif-al \(folder)/c.md", .badData).contains("Bu dosya boş"))
    #expect(await bench.take("/tarif-al /yok.md", .noInput).contains("/yok.md"))
  }

  @Test("A recipe comes from the editor with its own number, favourite mark and figures anew")
  func editing() async throws {
    let bench = try bench()
    _ = await bench.take("/tarif-düzenle mercimek")
    let wish = try #require(bench.session.takeEditing())
    #expect(wish.text.hasPrefix("# Mercimek çorbası") && wish.text.contains("130 g kırmızı"))
    let keep = try #require(wish.keep)
    let edited =
      wish.text.replacing("130 g kırmızı mercimek", with: "65 g kırmızı mercimek\n- 1 soğan")
      .replacing("2 kişilik", with: "1 kişilik") + "\n## Notum\n\nAz tuzlu\n"
    #expect(await keep(edited) == .done)
    let told = bench.sink.take()
    #expect(told.contains("Tarifi değiştirdim: Mercimek çorbası, 1 kişilik"), "\(told)")
    let kept = try #require(try bench.session.household.records.recipes.recipe(1))
    #expect(kept.ingredients.count == 2 && kept.servings == 1 && kept.isSaved)
    #expect(kept.note == "Az tuzlu" && kept.perServing.carbs > 30)
    #expect(await bench.take("/geri-al").contains("Mercimek çorbası"))
    #expect(try bench.session.household.records.recipes.recipe(1)?.ingredients.count == 1)
  }

  @Test("An edited text that is no recipe changes nothing and is not lost")
  func spoilt() async throws {
    let bench = try bench()
    _ = await bench.take("/tarif-düzenle 1")
    let keep = try #require(bench.session.takeEditing()?.keep)
    #expect(await keep("Bugün hava güzel.") == .badData)
    let told = bench.sink.take()
    #expect(told.contains("Tarif değişmedi") && told.contains("tarif-1.md"), "\(told)")
    #expect(try bench.session.household.records.recipes.recipe(1)?.ingredients.count == 1)
    #expect(await bench.take("/tarif-düzenle yok", .noInput).contains("“yok”"))
  }

  @Test("A recipe in JSON-LD, or in the page of a recipe site, is kept with our figures")
  func data() async throws {
    let bench = try bench()
    let folder = FileManager.default.temporaryDirectory.path + "/balli-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = await bench.take("/tarif mercimek \(folder)/a.json")
    let told = await bench.take("/tarif-al \(folder)/a.json")
    #expect(told.contains("Tarifi sakladım: Mercimek çorbası"), "\(told)")
    let page =
      "<p>\(String(repeating: "x", count: 60_000))</p><script type=\"application/ld+json\">"
      + #"{"@type":"Recipe","name":"Ayran","recipeIngredient":["100 g yoğurt"]}"# + "</script>"
    try Data(page.utf8).write(to: URL(filePath: folder + "/b.html"))
    #expect(await bench.take("/tarif-al \(folder)/b.html").contains("Tarifi sakladım: Ayran"))
  }

  @Test("/etiket is read on this machine, whichever model is chosen")
  func label() async throws {
    let bench = try MediaBench(model: "openai:x", isLocal: false)
    #expect(await bench.take("/etiket", .usage).contains("YOL"))
    let told = await bench.take("/etiket /yok/cips.png", .noInput)
    #expect(told.contains("“/yok/cips.png” dosyası bulunamadı"), "\(told)")
    #expect(bench.asked.now.isEmpty)
    for (name, bytes, word) in [
      ("bos.png", [], "boş"), ("metin.png", Array("selam".utf8), "resim değil"),
    ] as [(String, [UInt8], String)] {
      let path = try bench.file(name, bytes)
      #expect(await bench.take("/etiket \(path)", .badData).contains(word), "\(name)")
    }
  }

  @Test("A number finds what has about so much carbohydrate a serving")
  func carbs() throws {
    func fits(_ filter: String, _ name: String, _ carbs: Double?) -> Bool {
      ArchiveFilter(filter).fits([name], carbs: carbs)
    }
    #expect(fits("15", "çorba", 10) && fits("15 g", "çorba", 20) && fits("12,5", "çorba", 17.5))
    #expect(
      !fits("15", "çorba", 21) && !fits("15", "çorba", nil) && fits("15", "15 dakikalık", nil))
    #expect(fits("mercimek", "Mercimek çorbası", 50) && !fits("15 çorba", "çorba", 15))
    #expect(ArchiveFilter("15 gram").notFound.contains("10–20 g"))
    #expect(ArchiveFilter("x").notFound.contains("“x”"))
  }
}
