import Domain
import Testing
import Turkish

@testable import Kitchen

@Suite("What a note rules out, however it is said")
struct ExclusionTests {
  private static let book = Shared.book

  /// Food ids of what a wish gives over many seeds.
  private func dishes(_ notes: String, _ meal: RecipeMeal? = .dinner) throws -> [RecipeProposal] {
    try (0..<5).map { try Shared.proposal(RecipeWish(meal: meal, notes: notes), seed: $0) }
  }

  private func holds(_ proposal: RecipeProposal, _ isBanned: (PantryItem) -> Bool) -> Bool {
    proposal.recipe.ingredients.contains { line in
      line.food.flatMap { Self.book.pantry.places[$0] }.map { isBanned(Self.book.pantry.items[$0]) }
        ?? false
    }
  }

  private static let forms = [
    "olmasın", "istemiyorum", "yemiyorum", "sevmem", "alerjim var", "bana dokunuyor", "koyma",
    "hariç", "olmadan", "sevmiyorum", "yiyemem", "yasak", "kullanmayın",
  ]

  @Test("Fish and seafood are out in every form", arguments: forms)
  func seafood(_ form: String) throws {
    for thing in ["deniz ürünü", "balık"] {
      for found in try dishes("\(thing) \(form)") {
        #expect(!holds(found) { $0.traits.contains(.fish) }, "\(thing) \(form)")
        #expect(found.remarks.isEmpty, "\(thing) \(form): \(found.remarks)")
      }
    }
    for found in try dishes("kabuklu deniz ürünü \(form)") {
      #expect(!holds(found) { $0.groups.contains("deniz") })
    }
  }

  @Test("Groups, traits and single things are out in every form", arguments: forms)
  func groups(_ form: String) throws {
    let cases: [(String, @Sendable (PantryItem) -> Bool)] = [
      ("kuruyemiş", { $0.traits.contains(.nut) }), ("gluten", { $0.traits.contains(.gluten) }),
      ("süt ürünü", { $0.traits.contains(.dairy) }),
      ("bakliyat", { $0.groups.contains("bakliyat") }),
      ("tavuk", { $0.name.contains("tavuk") }), ("peynir", { $0.groups.contains("peynirler") }),
      ("soğan", { $0.name.hasSuffix("soğan") }), ("mantar", { $0.groups.contains("mantar") }),
      ("yumurta", { $0.traits.contains(.egg) }),
    ]
    for (thing, isBanned) in cases {
      for seed in 0..<3 as Range<UInt64> {
        let wish = RecipeWish(meal: .lunch, notes: "\(thing) \(form)")
        let found = try Shared.proposal(wish, seed: seed)
        #expect(!holds(found, isBanned), "\(thing) \(form): \(found.recipe.name)")
      }
    }
  }

  @Test(
    "Lists, suffixes and sentences that follow are understood",
    arguments: [
      ("soğan, sarımsak olmasın", ["sogan", "sarimsak"], []),
      ("soğansız ve sarımsaksız", ["sogan", "sarimsak"], []),
      ("mantarlı olsun, soğan olmasın", ["sogan"], ["mantar-cig"]),
      ("tavuklu ama yoğurt istemiyorum", ["yogurt", "suzme-yogurt"], ["cig-tavuk-gogsu"]),
      ("fıstığa alerjim var", ["cig-antep-fistigi"], []),
      ("sevmediğim şey mantar", ["mantar-cig"], []),
      ("istemediklerim: soğan, sarımsak", ["sogan", "sarimsak"], []),
    ] as [(String, [String], [String])])
  func sentences(_ notes: String, _ out: [String], _ isIn: [String]) throws {
    for found in try dishes(notes) {
      let ids = Set(found.recipe.ingredients.compactMap(\.food))
      #expect(ids.isDisjoint(with: out), "\(notes): \(found.recipe.name)")
      #expect(ids.isSuperset(of: isIn), "\(notes): \(found.recipe.name)")
    }
  }

  @Test(
    "A kind of dish can be ruled out, and one beside a comma is still asked for",
    arguments: [
      ("çorba olmasın", "çorba", false), ("köfte istemiyorum", "köfte", false),
      ("salata hariç", "salata", false), ("çorba, balık olmasın", "çorba", true),
    ])
  func styles(_ notes: String, _ style: String, _ isAsked: Bool) throws {
    for found in try dishes(notes, .lunch) {
      #expect((found.recipe.style == style) == isAsked, "\(notes): \(found.recipe.name)")
    }
  }

  @Test(
    "A thing before its dish and two kinds together are both kept",
    arguments: [
      ("fırında nohut köftesi", "köfte", "nohut-haslama"),
      ("balıklı köfte", "balık ve deniz ürünleri", nil), ("karnıyarık", "dolma ve sarma", nil),
      ("bütün ailem için tavuk sote olsun acı olmasın", nil, "cig-tavuk-gogsu"),
    ] as [(String, String?, String?)])
  func together(_ notes: String, _ style: String?, _ food: String?) throws {
    for found in try dishes(notes) {
      #expect(style.map { found.recipe.style == $0 } ?? true, "\(found.recipe.name)")
      let ids = found.recipe.ingredients.compactMap(\.food)
      #expect(food.map(ids.contains) ?? true, "\(found.recipe.name)")
    }
  }

  @Test("Without spice there is none of any kind, nor a dish that is called spiced")
  func spice() throws {
    for meal in RecipeMeal.allCases {
      for seed in 0..<8 as Range<UInt64> {
        let wish = RecipeWish(meal: meal, notes: "baharatsız")
        guard let found = try? Shared.proposal(wish, seed: seed) else { continue }
        #expect(!holds(found) { $0.traits.contains(.spice) }, "\(found.recipe.name)")
        let name = Turkish.fold(found.recipe.name)
        #expect(!["baharatli", "korili", "tarcinli"].contains { name.contains($0) }, "\(name)")
      }
    }
  }

  @Test("An allergy that is denied rules nothing out")
  func denied() throws {
    for found in try dishes("balık olsun, alerjim yok") {
      #expect(holds(found) { $0.traits.contains(.fish) }, "\(found.recipe.name)")
    }
  }
}
