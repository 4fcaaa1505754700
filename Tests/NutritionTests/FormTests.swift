import Domain
import Foundation
import Testing
import Turkish

@testable import Nutrition

/// The same name in other letters, cases and endings means the same row.
@Suite struct FormTests {
  private static let foods = FoodBook().table

  private static let names =
    foods.names().enumerated().filter { $0.offset % 13 == 0 }.map(\.element)

  private func rowsDiffer(_ change: (String) -> String?) -> [String] {
    #expect(!Self.names.isEmpty)
    return Self.names.compactMap { name in
      guard let changed = change(name.text) else { return nil }
      let row = Self.foods.estimate(FoodMention(name: changed), [])?.food.id
      return row == name.food ? nil : "\(changed) → \(row ?? "nil"), not \(name.food)"
    }
  }

  @Test("Every name means its own row")
  func names() { #expect(rowsDiffer { $0 } == []) }

  @Test("Letters without their marks mean the same")
  func ascii() { #expect(rowsDiffer { Turkish.fold($0) } == []) }

  @Test("Capitals mean the same")
  func capitals() { #expect(rowsDiffer { Turkish.uppercased($0) } == []) }

  @Test("Decomposed letters mean the same")
  func decomposed() { #expect(rowsDiffer { $0.decomposedStringWithCanonicalMapping } == []) }

  @Test("Hyphens, apostrophes and more spaces mean the same")
  func separators() {
    #expect(rowsDiffer { $0.split(separator: " ").joined(separator: "-") } == [])
    #expect(rowsDiffer { "  " + $0.split(separator: " ").joined(separator: "   ") + " " } == [])
  }

  @Test("Plurals of one-word names mean the same")
  func plurals() {
    let differing = rowsDiffer { name in
      let folded = Turkish.fold(name)
      guard folded.utf8.count > 3, folded.allSatisfy({ ("a"..."z").contains($0) }),
        let vowel = name.last(where: { "aıouâeiöü".contains($0) })
      else { return nil }
      return name + ("aıouâ".contains(vowel) ? "ları" : "leri")
    }
    #expect(differing == [])
  }

  struct Case: Sendable {
    var said: String
    var row: String
  }

  static let inflected = [
    Case(said: "yumurtalarımı", row: "yumurta"), Case(said: "EKMEĞİ", row: "ekmek"),
    Case(said: "mercimek çorbasından", row: "mercimek-corbasi"),
    Case(said: "mercimek çorba", row: "mercimek-corbasi"), Case(said: "balığı", row: "balik"),
    Case(said: "armudu", row: "armut"), Case(said: "kebaptan", row: "kebap"),
    Case(said: "sütlacı", row: "sutlac"), Case(said: "elmayı", row: "elma"),
    Case(said: "elma suyunu", row: "elma-suyu"), Case(said: "elma su", row: "elma-suyu"),
    Case(said: "tavuk göğüsü", row: "tavuk"), Case(said: "ay çekirdeğinden", row: "ay-cekirdegi"),
    Case(said: "simidi", row: "simit"), Case(said: "böreğimi", row: "borek"),
    Case(said: "köfteciğim", row: "kofte"), Case(said: "etini", row: "et"),
    Case(said: "sucuğu", row: "sucuk"), Case(said: "pilavdan", row: "pilav"),
  ]

  @Test("Inflected names mean the row of the name", arguments: inflected)
  func inflection(example: Case) {
    #expect(Self.foods.estimate(FoodMention(name: example.said), [])?.food.id == example.row)
  }

  @Test("The letters of a name fold as its text does")
  func folding() {
    for name in Self.foods.names() {
      Turkish.withFoldedLetters(of: name.text) { letters in
        #expect(letters.elementsEqual(Turkish.fold(name.text).utf8))
      }
    }
    for text in ["", "ÇAĞLA Şïş ñ café", "u\u{308}zu\u{308}m", "日本 `a’b", "İI ı\u{307}"] {
      Turkish.withFoldedLetters(of: text) { letters in
        #expect(letters.elementsEqual(Turkish.fold(text).utf8), "\(text)")
      }
    }
  }

  @Test("No name, unit or number brings it down")
  func garbage() {
    let pieces =
      Self.names.map(\.text) + [
        "", " ", "%", "½", "-", "\u{0}", "\u{308}", "🍎", "yarım", "az", "büyük", "dilim", "ızgara",
        "şekersiz", "日本", "ları", "9999999999999999999", "'", "li",
        String(repeating: "larlarındakiler", count: 40),
      ]
    var state: UInt64 = 11
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let numbers = [nil, 0, -2, 0.5, 3, 1e308, .infinity, .nan]
    let units = [nil, "", "tabak", "büyük", "büyük büyük", "💧", "gram", "bardak", "somun"]
    for _ in 0..<3000 {
      let name = (0...random(4)).map { _ in pieces[random(pieces.count)] }.joined(separator: " ")
      let mention = FoodMention(
        name: name, quantity: numbers[random(numbers.count)], unit: units[random(units.count)])
      let estimate = Self.foods.estimate(mention, [])
      #expect(estimate.map { (0...1).contains($0.confidence) } ?? true)
    }
    _ = Self.foods.similar(pieces[pieces.count - 1], 5)
  }
}
