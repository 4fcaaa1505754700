import Domain
import Testing
import Turkish

@testable import Kitchen

@Suite("Amounts in the words of a wish")
struct SaidAmountTests {
  @Test(
    "A wish takes the grams that were said",
    arguments: [
      ("300 gram kıyma ile akşam yemeği tarifi ver", 300),
      ("yarım kilo kıyma var, akşam yemeği tarifi ver", 500),
      ("çeyrek kilo kıyma ile akşam yemeği tarifi", 250),
      ("iki yüz elli gram kıymayla akşam yemeği tarifi", 250),
      ("bir buçuk kilo kıyma ile 6 kişilik akşam yemeği tarifi", 1500),
    ] as [(String, Double)])
  func grams(_ notes: String, _ grams: Double) throws {
    let reader = NoteReader(keys: ["kiyma"], dishes: [])
    let amounts = reader.mentions(in: NoteText(notes)).compactMap(\.amount)
    #expect(amounts.count == 1)
    let line = try #require(amounts.first)
    let unit = try #require(line.unit.flatMap(Measure.init(rawValue:)))
    #expect((line.quantity ?? 0) * (unit.metric ?? 0) == grams)
  }

  @Test("A weight without a number counts nothing, a glass is one")
  func alone() {
    #expect(IngredientLine("gram kıyma").quantity == nil)
    #expect(IngredientLine("bardak süt").quantity == 1)
    #expect(IngredientLine("300 gram kıyma").quantity == 300)
  }
}
