import Testing
import Turkish

struct NumberCase: Sendable, CustomTestStringConvertible {
  var text: String
  var low: Double
  var high: Double
  var kind = NumberReading.Kind.exact
  var suffix = ""

  init(_ text: String, _ value: Double, suffix: String = "", kind: NumberReading.Kind = .exact) {
    (self.text, low, high, self.suffix, self.kind) = (text, value, value, suffix, kind)
  }

  init(_ text: String, _ low: Double, _ high: Double, _ kind: NumberReading.Kind = .range) {
    (self.text, self.low, self.high, self.kind) = (text, low, high, kind)
  }

  var testDescription: String { text }
}

@Suite("Numbers in text")
struct NumberTests {
  static let cases: [NumberCase] = [
    NumberCase("0", 0), NumberCase("7", 7), NumberCase("0033", 33), NumberCase("1.250", 1250),
    NumberCase("2,2", 2.2), NumberCase("1,5", 1.5), NumberCase("1.5", 1.5),
    NumberCase("01,10", 1.1),
    NumberCase("3.000.000", 3_000_000), NumberCase("0.250", 0.25), NumberCase("½", 0.5),
    NumberCase("¾", 0.75), NumberCase("1/2", 0.5), NumberCase("2 1/2", 2.5), NumberCase("2½", 2.5),
    NumberCase("iki 1/2", 2.5), NumberCase("yarım", 0.5), NumberCase("çeyrek", 0.25),
    NumberCase("üç çeyrek", 0.75), NumberCase("bir çeyrek", 0.25), NumberCase("bir buçuk", 1.5),
    NumberCase("iki buçuk", 2.5), NumberCase("2 buçuk", 2.5), NumberCase("beşbuçuk", 5.5),
    NumberCase("yetmişikibuçuk", 72.5), NumberCase("sıfır", 0), NumberCase("bir", 1),
    NumberCase("bi", 1), NumberCase("iki", 2), NumberCase("üç", 3), NumberCase("dört", 4),
    NumberCase("beş", 5), NumberCase("altı", 6), NumberCase("yedi", 7), NumberCase("sekiz", 8),
    NumberCase("dokuz", 9), NumberCase("on", 10), NumberCase("onüç", 13), NumberCase("on üç", 13),
    NumberCase("yirmi bir", 21), NumberCase("kırkbeş", 45), NumberCase("doksan dokuz", 99),
    NumberCase("yüz", 100), NumberCase("yüz yedi", 107), NumberCase("yüzkırkbeş", 145),
    NumberCase("ikiyüz", 200), NumberCase("iki yüz on beş", 215), NumberCase("bin", 1000),
    NumberCase("11 bin 400", 11_400), NumberCase("6bin400", 6400), NumberCase("11 bin", 11_000),
    NumberCase("bin iki yüz", 1200), NumberCase("iki bin beş yüz", 2500),
    NumberCase("2,5 bin", 2500), NumberCase("5 bin", 5000), NumberCase("üç buçuk milyon", 3.5e6),
    NumberCase("yirmi bir bin on bir", 21_011), NumberCase("iki virgül beş", 2.5),
    NumberCase("bir nokta bir", 1.1), NumberCase("sıfır virgül yetmiş yedi", 0.77),
    NumberCase("45 ti", 45, suffix: "ti"), NumberCase("290 dı", 290, suffix: "di"),
    NumberCase("300 den", 300, suffix: "den"), NumberCase("140 tan", 140, suffix: "tan"),
    NumberCase("yüzde 20", 20), NumberCase("%45'i", 45, suffix: "i"), NumberCase("tek", 1),
    NumberCase("çift", 2), NumberCase("bir çift", 2), NumberCase("iki çift", 4),
    NumberCase("beş deste", 50), NumberCase("bir düzine", 12), NumberCase("yarım düzine", 6),
    NumberCase("eksi beş", -5), NumberCase("ikisini", 2, suffix: "sini"),
    NumberCase("üçünü", 3, suffix: "unu"), NumberCase("8'i", 8, suffix: "i"),
    NumberCase("92'ydi", 92, suffix: "ydi"), NumberCase("sekizde", 8, suffix: "de"),
    NumberCase("üçte", 3, suffix: "te"), NumberCase("beşe", 5, suffix: "e"),
    NumberCase("ikiye", 2, suffix: "ye"), NumberCase("8de", 8, suffix: "de"),
    NumberCase("onbirbuçukta", 11.5, suffix: "ta"), NumberCase("yarısını", 0.5, suffix: "sini"),
    NumberCase("180'lerdeydi", 180, suffix: "lerdeydi"),
    NumberCase("üçte birini", 1.0 / 3, suffix: "ini"),
    NumberCase("dörtte üçünü", 0.75, suffix: "unu"),
    NumberCase("ikişer", 2, suffix: "ser", kind: .distributive),
    NumberCase("üçer", 3, suffix: "er", kind: .distributive),
    NumberCase("yarımşar", 0.5, suffix: "sar", kind: .distributive),
    NumberCase("2'şer", 2, suffix: "ser", kind: .distributive),
    NumberCase("üçüncü", 3, suffix: "uncu", kind: .ordinal),
    NumberCase("4'üncü", 4, suffix: "uncu", kind: .ordinal),
    NumberCase("2-3", 2, 3), NumberCase("iki üç", 2, 3), NumberCase("iki-üç", 2, 3),
    NumberCase("üç dört", 3, 4), NumberCase("2 ile 3 arası", 2, 3), NumberCase("10-15", 10, 15),
    NumberCase("iki ya da üç", 2, 3), NumberCase("2 veya 3", 2, 3), NumberCase("1,5-2", 1.5, 2),
    NumberCase("biraz", 0.25, 0.75, .vague), NumberCase("azıcık", 0.1, 0.5, .vague),
    NumberCase("birkaç", 2, 4, .vague), NumberCase("bir kaç", 2, 4, .vague),
    NumberCase("bir iki", 1, 2, .vague), NumberCase("üç beş", 3, 5, .vague),
    NumberCase("beş on", 5, 10, .vague), NumberCase("bol", 1, 2, .vague),
    NumberCase("az", 0.25, 0.75, .vague),
  ]

  @Test("A number is read with its value, kind and suffix", arguments: cases)
  func reads(_ sample: NumberCase) throws {
    let tokens = Turkish.tokens(of: sample.text)
    let found = Turkish.numbers(in: tokens)
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(first.tokens == 0..<tokens.count)
    #expect(abs(first.low - sample.low) < 1e-9)
    #expect(abs(first.high - sample.high) < 1e-9)
    #expect(first.kind == sample.kind)
    #expect(first.suffix == sample.suffix)
  }

  @Test("An ending that is written apart belongs to the figure only where it fits")
  func apart() {
    let suffixes = { (text: String) in
      Turkish.numbers(in: Turkish.tokens(of: text)).map(\.suffix)
    }
    #expect(suffixes("300 den 180 e indi") == ["den", "e"])
    #expect(suffixes("300'den 180 e indi") == ["den", "e"])
    #expect(suffixes("17 ye 10") == ["ye", ""])
    #expect(suffixes("180 e iyi") == [""])
    #expect(suffixes("180 dan") == [""])
    #expect(suffixes("17 ya 10") == ["", ""])
    #expect(suffixes("45\nti") == [""])
  }

  @Test("Capitals and missing Turkish letters change nothing", arguments: cases)
  func ignoresSpelling(_ sample: NumberCase) {
    let plain = Turkish.numbers(in: Turkish.tokens(of: sample.text))
    for text in [Turkish.uppercased(sample.text), Turkish.fold(sample.text)] where text.first != "%"
    {
      let other = Turkish.numbers(in: Turkish.tokens(of: text))
      #expect(other.map(\.low) == plain.map(\.low))
      #expect(other.map(\.high) == plain.map(\.high))
    }
  }

  @Test(
    "Words that only look like numbers are none",
    arguments: [
      "yedim", "onlar", "uçak", "birlikte", "altında", "binmek", "besleme", "az yağlı yoğurt",
      "bol köpüklü",
      "az önce", "yirmilik", "ekmek", "yüzük", "dokuma", "üçgen", "önünü", "öne", "Önden",
    ])
  func leavesWords(_ text: String) {
    let found = Turkish.numbers(in: Turkish.tokens(of: text)).filter { $0.form.derivation != .ness }
    #expect(found.isEmpty)
  }

  @Test("A unit or a food is never taken in, and what is ambiguous says so")
  func flags() throws {
    let glued = Turkish.numbers(in: Turkish.tokens(of: "200gr yoğurt"))
    #expect(glued.map(\.tokens) == [0..<1])
    let article = try #require(Turkish.numbers(in: Turkish.tokens(of: "bi elma")).first)
    #expect(article.isArticle && article.isAmbiguousWord)
    let seven = try #require(Turkish.numbers(in: Turkish.tokens(of: "pilav yedi")).first)
    #expect(seven.isAmbiguousWord && !seven.isArticle)
    let twelve = try #require(Turkish.numbers(in: Turkish.tokens(of: "on iki zeytin")).first)
    #expect(!twelve.isAmbiguousWord)
    let rough = try #require(Turkish.numbers(in: Turkish.tokens(of: "200 gram kadar tavuk")).first)
    #expect(rough.isApproximate && rough.tokens == 0..<1)
    let hour = Turkish.numbers(in: Turkish.tokens(of: "saat üçte bir elma"))
    #expect(hour.map(\.low) == [3, 1])
    let counted = Turkish.numbers(in: Turkish.tokens(of: "bir iki üç"))
    #expect(counted.count == 3 || counted.first?.kind != .vague)
  }

  @Test("Duckling's Turkish numerals are read in 95 of 100 at least")
  func duckling() {
    #expect(!Duckling.numerals.isEmpty)
    let missed = Duckling.numerals.filter { value, text in
      let tokens = Turkish.tokens(of: text)
      let found = Turkish.numbers(in: tokens)
      return found.count != 1 || abs(found[0].value - value) > 1e-6
        || found[0].tokens != 0..<tokens.count
    }
    #expect(Double(missed.count) <= 0.05 * Double(Duckling.numerals.count), "\(missed)")
  }

  @Test(
    "A count is said as people say it",
    arguments: [
      (0.5, "yarım"), (0.25, "çeyrek"), (0.75, "¾"), (1.5, "1,5"), (2, "2"),
    ])
  func counts(_ value: Double, text: String) {
    #expect(NumberText.count(value) == text)
  }
}
