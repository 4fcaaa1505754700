import Testing
import Turkish

struct MeasureCase: Sendable, CustomTestStringConvertible {
  var text: String
  var measure: Measure
  var grammaticalCase = NounForm.Case.bare
  var factor = 1.0
  var size: MeasureSize?

  init(
    _ text: String, _ measure: Measure, _ grammaticalCase: NounForm.Case = .bare,
    factor: Double = 1,
    size: MeasureSize? = nil
  ) {
    (self.text, self.measure, self.grammaticalCase) = (text, measure, grammaticalCase)
    (self.factor, self.size) = (factor, size)
  }

  var testDescription: String { text }
}

@Suite("Units in text")
struct MeasureTests {
  static let cases: [MeasureCase] = [
    MeasureCase("100 grda 60", .gram, .locative), MeasureCase("100mlsinde", .milliliter, .locative),
    MeasureCase("100 gda", .gram, .locative), MeasureCase("100 mlsi", .milliliter),
    MeasureCase("1 dilim ekmek", .slice), MeasureCase("dilimini yedim", .slice, .accusative),
    MeasureCase("2 su bardağı süt", .glass), MeasureCase("su bardağını", .glass, .accusative),
    MeasureCase("iki bardak su", .glass), MeasureCase("bardaktan içtim", .glass, .ablative),
    MeasureCase("1 çay bardağı ayran", .teaGlass),
    MeasureCase("çay bardağıyla", .teaGlass, .instrumental),
    MeasureCase("1 sb pirinç", .glass), MeasureCase("bir fincan kahve", .cup),
    MeasureCase("bir kahve fincanı", .cup), MeasureCase("bir kupa süt", .cup),
    MeasureCase("bir kase çorba", .bowl), MeasureCase("bir kâse yoğurt", .bowl),
    MeasureCase("çanağın", .bowl, .genitive), MeasureCase("bir tabak pilav", .plate),
    MeasureCase("bir tabağını yedim", .plate, .accusative),
    MeasureCase("yarım porsiyon döner", .portion),
    MeasureCase("porsiyonda", .portion, .locative), MeasureCase("2 yemek kaşığı bal", .tablespoon),
    MeasureCase("3 yk yulaf", .tablespoon), MeasureCase("iki kaşık bal", .tablespoon),
    MeasureCase("bir çorba kaşığı yağ", .tablespoon),
    MeasureCase("1 tatlı kaşığı reçel", .dessertSpoon),
    MeasureCase("2 tk şeker", .dessertSpoon), MeasureCase("bir çay kaşığı tuz", .teaspoon),
    MeasureCase("1 çk bal", .teaspoon), MeasureCase("bir avuç ceviz", .handful),
    MeasureCase("avucumla", .handful, .instrumental), MeasureCase("bir demet maydanoz", .bunch),
    MeasureCase("2 diş sarımsak", .clove), MeasureCase("iki kepçe çorba", .ladle),
    MeasureCase("bir dürüm döner", .wrap), MeasureCase("bir paket bisküvi", .packet),
    MeasureCase("paketin yarısı", .packet, .genitive), MeasureCase("bir şişe soda", .bottle),
    MeasureCase("bir kutu kola", .box), MeasureCase("200gr tavuk", .gram),
    MeasureCase("40 gramını", .gram, .accusative), MeasureCase("150 g yoğurt", .gram),
    MeasureCase("1 kilo elma", .kilogram), MeasureCase("2 kg un", .kilogram),
    MeasureCase("250 ml süt", .milliliter), MeasureCase("33 cl kola", .milliliter, factor: 10),
    MeasureCase("5 cc", .milliliter), MeasureCase("yarım litre su", .liter),
    MeasureCase("1 lt ayran", .liter),
    MeasureCase("3 adet hurma", .piece), MeasureCase("iki tane yumurta", .piece),
    MeasureCase("beş taneydi", .piece), MeasureCase("2 ad simit", .piece),
    MeasureCase("iki parça baklava", .chunk), MeasureCase("iki top dondurma", .piece),
    MeasureCase("bir kibrit kutusu peynir", .matchbox), MeasureCase("bir tepsi börek", .tray),
    MeasureCase("büyük bir tabak", .plate, size: .large),
    MeasureCase("küçük kase", .bowl, size: .small),
    MeasureCase("orta boy tabak", .plate, size: .medium),
    MeasureCase("ince bir dilim", .slice, size: .thin),
    MeasureCase("kalın dilim", .slice, size: .thick),
    MeasureCase("silme yemek kaşığı", .tablespoon, size: .level),
    MeasureCase("tepeleme kaşık", .tablespoon, size: .heaped),
    MeasureCase("bir avuç dolusu fındık", .handful, size: .full),
    MeasureCase("2 dlm ekmek", .slice), MeasureCase("3 dil ekmek", .slice),
    MeasureCase("1 bard. ayran", .glass), MeasureCase("2 kş bal", .tablespoon),
    MeasureCase("1 tbk pilav", .plate), MeasureCase("1 kse çorba", .bowl),
    MeasureCase("2 fnc kahve", .cup), MeasureCase("1 pkt bisküvi", .packet),
  ]

  @Test("A unit is read with its case, factor and size", arguments: cases)
  func reads(_ sample: MeasureCase) throws {
    let found = Turkish.measures(in: Turkish.tokens(of: sample.text))
    let first = try #require(found.first)
    #expect(first.measure == sample.measure)
    #expect(first.form.grammaticalCase == sample.grammaticalCase)
    #expect(first.factor == sample.factor)
    #expect(first.size == sample.size)
  }

  @Test("Capitals and missing Turkish letters change nothing", arguments: cases)
  func ignoresSpelling(_ sample: MeasureCase) {
    for text in [Turkish.uppercased(sample.text), Turkish.fold(sample.text)] {
      #expect(Turkish.measures(in: Turkish.tokens(of: text)).first?.measure == sample.measure)
    }
  }

  @Test(
    "What only looks like a unit is none",
    arguments: [
      "çay içtim", "su içtim", "şişeli", "durumum iyi", "2 dil peyniri", "dil yarası", "gözleme",
      "gümüş", "adı Ali", "gece", "son 7 günde", "2 gri çorap", "3 gıda", "10 günü geçti",
    ])
  func leavesWords(_ text: String) {
    #expect(Turkish.measures(in: Turkish.tokens(of: text)).isEmpty)
  }

  @Test("Words that are foods or bodies too are candidates, and a lone glass is generic")
  func flags() {
    let wrap = Turkish.measures(in: Turkish.tokens(of: "bir dürüm yedim"))
    #expect(wrap.first?.isFoodToo == true)
    #expect(Turkish.measures(in: Turkish.tokens(of: "bir bardak çay")).first?.isGeneric == true)
    #expect(
      Turkish.measures(in: Turkish.tokens(of: "bir su bardağı süt")).first?.isGeneric == false)
  }

  @Test("The units of the contract are those of the tools")
  func contract() {
    #expect(Measure.allCases.filter(\.isOfContract).count == 23)
    #expect(Measure(rawValue: "su bardağı")?.isOfContract == true)
    #expect(Measure(rawValue: "tepsi")?.isOfContract == false)
  }
}
