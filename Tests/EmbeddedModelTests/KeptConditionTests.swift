import Domain
import Testing

@testable import EmbeddedModel

@Suite("What recipes are to be without holds in the talk")
struct KeptConditionTests {
  private static let soup = Told(
    "generateRecipe",
    [
      "recipe": 1, "name": "Mercimek çorbası", "servings": 2, "saved": .bool(false),
      "mealType": "dinner", "conditions": ["glutensiz"],
      "ingredients": [
        ["name": "kırmızı mercimek"], ["name": "tam buğday ekmeği"], ["name": "taze soğan"],
        ["name": "kabak çekirdeği içi"], ["name": "hindistan cevizi unu"],
      ],
    ], ["notes": "glutensiz çorba tarifi"])
  private static let bread = Told(
    "logMeal",
    ["meal": 3, "items": [["name": "ekmek", "food": "ekmek", "quantity": 1, "unit": "dilim"]]])

  private func notes(_ text: String, after told: [Told] = [soup], before: [String] = []) -> String {
    let call = Told.calls(text, after: told).first { $0.tool == "generateRecipe" }
    return call?.arguments[.notes]?.string ?? "-"
  }

  @Test(
    "A new wish keeps the diet of the recipe before it",
    arguments: [
      "20 dakikada olsun", "tek tencerede olsun", "çocuk için olsun", "tarifi başka ver",
      "başka tarif ver", "başka bir tarif öner", "yeni tarif", "tarif öner", "başka",
      "kek tarifi ver", "akşam yemeği tarifi ver",
    ])
  func kept(_ text: String) { #expect(notes(text).contains("glutensiz"), "\(text)") }

  @Test(
    "What is taken back is kept no longer",
    arguments: ["glutensiz olmasına gerek yok", "glutenli olabilir, kek tarifi ver"])
  func lifted(_ text: String) {
    let notes = notes(text)
    #expect(notes != "-" && !notes.hasSuffix("glutensiz") && !notes.hasPrefix("glutensiz çorba"))
  }

  @Test(
    "What is asked about the recipe is answered from its ingredients",
    arguments: [
      ("içinde gluten var mı", ["tam buğday ekmeği"], false),
      ("bu glutensiz mi", ["tam buğday ekmeği"], true), ("içinde ceviz var mı", [], false),
      ("içinde bal var mı", [], false), ("bulgur var mı", [], false),
      ("vegan mı", [], true), ("içinde soğan var mı", ["taze soğan"], false),
      ("laktoz var mı içinde", [], false),
    ])
  func contents(_ text: String, _ found: [String], _ isWithout: Bool) {
    let speeches = Told.understood(text, after: [Self.soup]).speeches
    guard case .ofRecipe(.contents(let answer))? = speeches.first else {
      Issue.record("\(text): \(speeches)")
      return
    }
    #expect(answer.found == found && answer.isWithout == isWithout, "\(text): \(answer)")
  }

  @Test("A few words more are a change of the same wish")
  func sameWish() {
    #expect(notes("çocuk için olsun") == "glutensiz çorba tarifi, çocuk için olsun")
    #expect(notes("tarifi başka ver") == "glutensiz çorba tarifi")
  }

  @Test(
    "Questions about the house and the list are others",
    arguments: ["evde ekmek var mı", "listede bulgur var mı", "bulgurda kaç karbonhidrat var"])
  func others(_ text: String) {
    let speeches = Told.understood(text, after: [Self.soup]).speeches
    if case .ofRecipe(.contents)? = speeches.first { Issue.record("\(text)") }
  }

  @Test("After a meal what is pointed at is answered from its foods")
  func meal() {
    let speeches = Told.understood("içinde gluten var mı", after: [Self.bread]).speeches
    guard case .ofRecipe(.contents(let answer))? = speeches.first else {
      Issue.record("\(speeches)")
      return
    }
    #expect(answer.found == ["ekmek"] && !answer.isRecipe)
    let bare = Told.understood("süt var mı", after: [Self.bread]).speeches
    if case .ofRecipe(.contents)? = bare.first { Issue.record("süt var mı") }
  }
}
