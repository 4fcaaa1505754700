import Domain
import Foundation
import Nutrition
import Testing
import Turkish

@testable import Kitchen

/// The kitchen over the real food table, read once for all tests.
enum Shared {
  static let foods = FoodBook().table
  static let book = CookBook(foods: foods)
  static let day = Date(timeIntervalSince1970: 1_795_000_000)

  static func proposal(
    _ wish: RecipeWish, recent: [RecentRecipe] = [], seed: UInt64 = 7
  ) throws -> RecipeProposal {
    try book.proposal(for: wish, recent: recent, seed: seed, now: day)
  }
}

@Suite("The tables of the kitchen")
struct KitchenTableTests {
  let book = Shared.book

  @Test("Every ingredient is a row of the food table with a known index")
  func ingredients() {
    #expect(book.pantry.missing == [])
    #expect(book.pantry.items.count > 150)
    for item in book.pantry.items where item.per100g.carbs > 0.3 {
      #expect(item.glycemicIndex != nil, "\(item.food)")
    }
    for item in book.pantry.items where item.unit != nil {
      #expect(item.unitGrams != nil, "\(item.food): \(item.unit ?? "")")
    }
  }

  @Test("There are at least 150 patterns, and every one can be read")
  func patterns() {
    #expect(book.book.faults == [])
    #expect(book.book.patterns.count >= 150)
    #expect(Set(book.book.patterns.map(\.id)).count == book.book.patterns.count)
  }

  @Test("Every way of cooking tells what to do with every part of its patterns")
  func roles() {
    for pattern in book.book.patterns {
      let method = book.book.methods[pattern.method]
      for part in pattern.parts {
        #expect(method.roles.contains(part.role), "\(pattern.id): \(part.role)")
      }
      let roles = Set(pattern.parts.map(\.role))
      for role in DishText(pattern.name).roles {
        #expect(roles.contains(role), "\(pattern.id): \(role)")
      }
    }
  }

  @Test("Every style of a pattern has a name")
  func styles() {
    for pattern in book.book.patterns {
      for style in pattern.styles {
        #expect(book.reader.styles.name(of: style) != nil, "\(pattern.id): \(style)")
      }
    }
  }

  @Test("The load of a note is the one that the figures show, which are rounded once before")
  func noteLoad() {
    #expect(Texts.load(5.46).contains("yaklaşık 6: düşük"))
    #expect(Texts.load(5.44).contains("yaklaşık 5: düşük"))
    #expect(Texts.highLoad(15.46).contains("yaklaşık 16."))
  }
}
