import Domain
import Nutrition
import Testing

@Suite("Foods that hold what somebody is allergic to")
struct AllergenTests {
  struct Case: Sendable {
    var allergy: String
    var food: String
    var isHeld: Bool

    init(_ allergy: String, _ food: String, _ isHeld: Bool) {
      (self.allergy, self.food, self.isHeld) = (allergy, food, isHeld)
    }
  }

  static let cases = [
    Case("fıstık", "antep fıstığı", true), Case("yer fıstığı", "fıstık ezmesi", true),
    Case("fıstık", "baklava", true), Case("fıstık", "elma", false), Case("süt", "ayran", true),
    Case("süt", "süzme yoğurt", true), Case("süt", "pirinç pilavı", false),
    Case("yumurta", "menemen", true), Case("gluten", "tam buğday ekmeği", true),
    Case("gluten", "pirinç unu", false), Case("susam", "simit", true),
    Case("deniz ürünleri", "midye dolma", true), Case("bal", "balık", false),
    Case("bal", "bal", true), Case("ananas", "ananas suyu", true), Case("ananas", "su", false),
    Case("laktoz", "beyaz peynir", false), Case("kuruyemiş", "ceviz", true),
  ]

  @Test("Names tell it", arguments: cases)
  func names(_ one: Case) {
    let holds = FoodBook().table.holds
    #expect(holds(one.allergy, [one.food]) == one.isHeld, "\(one.allergy): \(one.food)")
  }
}
