import Domain
import Kitchen
import Turkish

// `/etiket`, `/ardiye`, `/tarif`, `/liste`: what is kept of the kitchen, on the screen and in files.
extension Session {
  /// Reads a label on this machine, whichever model is chosen.
  func scan(_ argument: String) async throws -> Exit {
    guard !argument.isEmpty else { throw Failure(.usage, Texts.missingArgument("YOL")) }
    let path = PathsInText.path(argument)
    let isPage = Spelling.ascii(path).hasSuffix(".pdf")
    guard isPage || PathsInText.promisesPicture(path) || path.allSatisfy(\.isNumber) else {
      throw Failure(.badData, Texts.noLabel(path))
    }
    return await sayLocally(path.contains(" ") ? "'\(path)'" : path, meaning: "scanLabel")
  }

  /// Keeps the recipe that a text file holds, read on this machine.
  func importRecipe(_ argument: String) async throws {
    guard !argument.isEmpty else { throw Failure(.usage, Texts.missingArgument("YOL")) }
    let path = sentPictures.expanded(PathsInText.path(argument))
    guard let whole = try world.files.read(path) else {
      throw Failure(.noInput, Texts.noFile(path))
    }
    guard whole.contains(where: { !$0.isWhitespace }) else {
      throw Failure(.badData, Texts.recipeFileEmpty(path))
    }
    // A page of a recipe site holds its recipe as data.
    let text = RecipeData.script(in: whole) ?? whole
    guard text.utf8.count <= 40_000 else { throw Failure(.badData, Texts.recipeTooLong) }
    guard let keeper = household.tools.first(where: { type(of: $0).name == "saveRecipe" }) else {
      throw Failure(.unavailable, Texts.noRecipeYet)
    }
    let context = ToolContext(now: world.clock.now(), zone: zone, conversation: conversation)
    let kept = try await keeper.result(["text": .string(text)], in: context)
    let lines = [JSON.Key.warnings, .chefNotes].flatMap { kept[$0]?.array ?? [] }
      .compactMap(\.string)
    tell(
      CommandOutput(
        .importRecipe,
        Texts.recipeImported(
          kept["name"]?.string ?? "", kept["perServing"]?["carbs"]?.number, lines),
        data: ["recipe": kept["recipe"] ?? .null]))
    let id = kept["recipe"]?.number.map { Int64($0) }
    if let id, let recipe = try household.records.recipes.recipe(id) {
      try await note(recipe, shownFor: "/tarif-al \(argument)", as: recipe.name)
    }
  }

  /// Lists what the archive keeps, recipes and products apart, last changed first.
  ///
  /// A number looks for what has about so much carbohydrate a serving.
  func archive(_ filter: String) throws {
    let wanted = ArchiveFilter(filter)
    let recipes = try household.records.recipes.saved().filter {
      wanted.fits([$0.name], carbs: $0.knownPerServing?.carbs)
    }
    let products = try household.records.products.all().filter {
      wanted.fits(
        [$0.brand, $0.name, $0.barcode].compactMap(\.self),
        carbs: $0.perServing?[.carbs] ?? $0.per100[.carbs])
    }
    guard !recipes.isEmpty || !products.isEmpty else {
      return tell(
        CommandOutput(
          .archive, filter.isEmpty ? Texts.emptyArchive : wanted.notFound,
          data: ["recipes": [], "products": []]))
    }
    let text = [Texts.archivedRecipes(recipes), Texts.archivedProducts(products)]
      .compactMap(\.self).joined(separator: "\n\n")
    tell(
      CommandOutput(
        .archive, text,
        data: [
          "recipes": .array(recipes.map(\.listed)), "products": .array(products.map(\.listed)),
        ], isMarkdown: true))
  }

  /// Shows a recipe, or writes it to a file: Markdown, or schema.org's Recipe for `.json`.
  ///
  /// Its picture, where there is one, follows on a terminal that can show it.
  func showRecipe(_ argument: String) async throws {
    var words = argument.split(separator: " ").map(String.init)
    let isFile = words.last.map { $0.hasSuffix(".md") || Self.isJSON($0) } ?? false
    let path = isFile ? words.removeLast() : nil
    let recipe = try recipe(for: words.joined(separator: " "))
    guard let path else {
      let page = RecipeExport.markdown(recipe)
      tell(CommandOutput(.recipe, page, isMarkdown: true))
      try await note(recipe, shownFor: "/tarif \(argument)", as: page)
      return await drawPicture(of: recipe.name)
    }
    let text =
      Self.isJSON(path) ? RecipeExport.jsonLD(recipe).text + "\n" : RecipeExport.markdown(recipe)
    try world.files.write(text, path)
    tell(
      CommandOutput(
        .recipe, Texts.recipeWritten(recipe.name, path), data: ["path": .string(path)]))
  }

  private static func isJSON(_ path: String) -> Bool {
    path.hasSuffix(".json") || path.hasSuffix(".jsonld")
  }

  /// Shows the shopping list by aisle, or writes it to a file: Markdown for `.md`, else plain text.
  func shoppingList(_ argument: String) throws {
    let items = try household.records.shopping.all()
    guard !items.isEmpty else {
      return tell(CommandOutput(.shoppingList, Texts.emptyList, data: ["items": []]))
    }
    try tell(ShoppingPage(items), .shoppingList, argument, Texts.listWritten)
  }

  /// Shows what is at hand by aisle, or writes it to a file.
  func pantry(_ argument: String) throws {
    let items = try household.records.shopping.atHand()
    guard !items.isEmpty else {
      return tell(CommandOutput(.pantry, Texts.emptyPantry, data: ["items": []]))
    }
    try tell(ShoppingPage(atHand: items), .pantry, argument, Texts.pantryWritten)
  }

  /// Shows a page, or writes it to the file that is named.
  private func tell(
    _ page: ShoppingPage, _ command: SlashCommand.Name, _ file: String,
    _ written: (String) -> String
  ) throws {
    guard !file.isEmpty else {
      return tell(CommandOutput(command, page.markdown, isMarkdown: true))
    }
    let path = PathsInText.path(file)
    try world.files.write(path.hasSuffix(".md") ? page.markdown : page.plain, path)
    tell(CommandOutput(command, written(path), data: ["path": .string(path)]))
  }
}

extension Tool {
  /// What the tool says to these arguments; its failure is told as it is.
  func result(_ arguments: JSON, in context: ToolContext) async throws -> JSON {
    do {
      return try await call(arguments.decoded(as: Arguments.self), in: context)
    } catch let failure as ToolFailure {
      throw Failure(.badData, failure.message)
    }
  }
}

extension Recipe {
  /// What stands on a list, for programs.
  fileprivate var listed: JSON {
    [
      "id": .number(Double(id ?? 0)), "name": .string(name), "favorite": .bool(isFavorite),
      "carbsPerServing": knownPerServing.map { .number($0.carbs) } ?? .null,
    ]
  }
}

extension Product {
  fileprivate var listed: JSON {
    [
      "id": .number(Double(id ?? 0)), "name": name.map(JSON.string) ?? .null,
      "favorite": .bool(isFavorite), "carbsPer100": per100[.carbs].map(JSON.number) ?? .null,
    ]
  }
}
