import Domain

extension FakeRecords {
  var recipes: RecipeRecords {
    RecipeRecords(
      propose: { [self] recipe in try write(nil) { Self.add(recipe, to: &$0) } },
      add: { [self] recipe, change in try write(change) { Self.add(recipe, to: &$0) } },
      replace: { [self] recipe, change in
        try write(change) { content in
          for place in content.recipes.indices where content.recipes[place].id == recipe.id {
            content.recipes[place] = recipe
          }
        }
      },
      delete: { [self] ids, change in
        try write(change) { content in
          content.recipes.removeAll { recipe in recipe.id.map(ids.contains) ?? false }
        }
      },
      recipe: { [self] id in try read { $0.recipes.first { $0.id == id } } },
      saved: { [self] in
        try read { $0.recipes.filter(\.isSaved).sorted { $0.changedAt > $1.changedAt } }
      },
      since: { [self] date in
        try read { $0.recipes.filter { $0.createdAt >= date }.reversed() }
      })
  }

  private static func add(_ recipe: Recipe, to content: inout Content) -> Recipe {
    var kept = recipe
    kept.id = content.nextID()
    content.recipes.append(kept)
    return kept
  }

  var products: ProductRecords {
    ProductRecords(
      add: { [self] product, change in
        try write(change) { content in
          var kept = product
          kept.id = content.nextID()
          content.products.append(kept)
          return kept
        }
      },
      replace: { [self] product, change in
        try write(change) { content in
          for place in content.products.indices where content.products[place].id == product.id {
            content.products[place] = product
          }
        }
      },
      delete: { [self] ids, change in
        try write(change) { content in
          content.products.removeAll { product in product.id.map(ids.contains) ?? false }
        }
      },
      product: { [self] id in try read { $0.products.first { $0.id == id } } },
      all: { [self] in try read { $0.products.sorted { $0.changedAt > $1.changedAt } } })
  }
}

extension FakeRecords.Content {
  /// Takes this as the whole list; new lines get ids.
  mutating func list(_ items: [ShoppingItem]) -> [ShoppingItem] {
    shopping = items
    for place in shopping.indices where shopping[place].id == nil { shopping[place].id = nextID() }
    return shopping
  }

  /// Changes what is at hand.
  mutating func keep(_ change: StockChange) {
    pantry.removeAll { item in item.id.map(change.gone.contains) ?? false }
    for var item in change.kept {
      if let place = pantry.firstIndex(where: { $0.id == item.id && item.id != nil }) {
        pantry[place] = item
      } else {
        item.id = nextID()
        pantry.append(item)
      }
    }
  }
}
