import Testing
import Turkish

@Suite("Names of people")
struct PersonNameTests {
  @Test("A name is the same with an apostrophe, a word for kin with its endings")
  func same() {
    #expect(PersonName.areSame("Can'ın", "can"))
    #expect(PersonName.areSame("annemin", "annem") && PersonName.areSame("kızıma", "kızım"))
  }

  @Test(
    "A longer name is another's", arguments: [("Aliye", "Ali"), ("Ege", "Eg"), ("Canan", "Can")])
  func others(_ one: String, _ two: String) {
    #expect(!PersonName.areSame(one, two) && !PersonName.areSame(two, one))
  }

  @Test("Whoever speaks of themselves names nobody")
  func writer() {
    #expect(PersonName.other("ben") == nil && PersonName.other("") == nil)
    #expect(PersonName.other("Nermin  Hanım'ın") == "Nermin Hanım")
  }
}
