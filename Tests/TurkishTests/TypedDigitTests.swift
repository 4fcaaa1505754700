import Testing
import Turkish

@Suite("Letters that stand for digits inside of a number")
struct TypedDigitTests {
  @Test(
    "A number is read with them",
    arguments: [
      ("karbonhidrat 6O gram", "karbonhidrat 60 gram"), ("l2 gram", "12 gram"),
      ("O,5 ünite", "0,5 ünite"), ("1OO gramda 4O,5", "100 gramda 40,5"), ("I5 g", "15 g"),
      ("2O.", "20."), ("4O, yağ 3", "40, yağ 3"),
    ])
  func read(_ text: String, _ fixed: String) { #expect(Turkish.withDigits(text) == fixed) }

  @Test(
    "Words and units stay as they are",
    arguments: [
      "1l süt", "1l, 2 ekmek", "2l.", "0,5l su", "O2 98", "B12 vitamini", "olur", "tip 1",
      "SpO2 95", "A4", "10lu yumurta", "5'lik", "2 lt", "o 3 dilim", "lI",
    ])
  func kept(_ text: String) { #expect(Turkish.withDigits(text) == text) }
}
