/// What a tool does to the records, told in one place.
///
/// Questions before a write, the check of a model's calls against the person's words, the marking of
/// words from outside, corrections, days and answers read it here; none of them knows a tool by name.
package struct ToolDeclaration: Sendable {
  /// The kinds of deeds, which people ask for in different words.
  package enum Deed: Sendable {
    case reads, recordsMeal, recordsEntry, corrects, deletes, undoes, addsToList, changesList
    case setsTarget, setsMeasure, describesSelf, writesNote
  }

  /// The name of the contract: `logWater`.
  package var name: String
  package var deed: Deed
  /// What it does as a noun, for the question before it: `su kaydetme`; empty for what only reads.
  package var title: String
  /// Whether its results hold words that are neither the person's of now nor ours.
  package var bringsOutsideWords: Bool
  /// Whether it asks other machines to find something out.
  package var looksOutside: Bool
  /// The places of the names that the person must have said: `items.name`.
  package var names: [String]
  /// Whether the names may be said with another ending.
  package var isLoose: Bool
  /// Whether people are shown its result whole, whatever a model says of it.
  package var isShown = false
  /// The diary entry that it records.
  package var form: EntryForm?

  package init(
    _ name: String, _ deed: Deed, title: String = "", bringsOutsideWords: Bool = false,
    looksOutside: Bool = false, names: [String] = [], isLoose: Bool = false, isShown: Bool = false,
    form: EntryForm? = nil
  ) {
    self.name = name
    self.deed = deed
    self.title = title
    self.bringsOutsideWords = bringsOutsideWords
    self.looksOutside = looksOutside
    self.names = names
    self.isLoose = isLoose
    self.isShown = isShown
    self.form = form
  }
}

extension ToolDeclaration {
  /// The declaration of the tool by this name.
  package static func of(_ tool: String) -> ToolDeclaration? { byName[tool] }

  /// Whether the tool by this name records what is measured and is no glucose: a pressure, a fever.
  package static func recordsMeasure(_ tool: String) -> Bool {
    of(tool)?.form?.isOfMeasures == true
  }

  /// Every tool of the house.
  package static let all: [ToolDeclaration] =
    meals + kitchen + [
      ToolDeclaration("setTarget", .setsTarget, title: "hedef belirleme"),
      ToolDeclaration("getTargets", .reads),
      ToolDeclaration(
        "updateProfile", .describesSelf, title: "profil bilgisi kaydetme",
        names: ["medications", "allergies"], isLoose: true),
      ToolDeclaration("getProfile", .reads),
      ToolDeclaration(
        "addToShoppingList", .addsToList, title: "alışveriş listesine ekleme",
        names: ["items.name"]),
      ToolDeclaration("getShoppingList", .reads),
      ToolDeclaration(
        "updateShoppingList", .changesList, title: "alışveriş listesini değiştirme",
        names: ["check", "uncheck", "remove", "update.name", "change.name", "items.name"]),
      ToolDeclaration("getPantry", .reads),
      ToolDeclaration(
        "updatePantry", .addsToList, title: "evde olanı değiştirme",
        names: ["add.name", "remove"]),
      ToolDeclaration("getGlucose", .reads),
    ] + EntryForm.all.map(\.declaration) + [
      ToolDeclaration(
        "updateEntry", .corrects, title: "kaydın düzeltilmesi", names: ["name"], isLoose: true),
      ToolDeclaration("deleteEntry", .deletes, title: "kayıt silme"),
      // What is recalled may have been imported or quoted.
      ToolDeclaration("recallConversations", .reads, bringsOutsideWords: true),
      // Abstracts are strangers' words. Of a query of papers nothing goes out but names of our table.
      ToolDeclaration("searchPubMed", .reads, bringsOutsideWords: true, looksOutside: true),
      ToolDeclaration(
        "searchWeb", .reads, bringsOutsideWords: true, looksOutside: true, names: ["query"],
        isLoose: true),
      ToolDeclaration("writeNote", .writesNote, title: "not yazma"),
      ToolDeclaration("getNotes", .reads),
      ToolDeclaration("undo", .undoes, title: "son işlemi geri alma"),
    ]

  private static let meals = [
    ToolDeclaration("logMeal", .recordsMeal, title: "öğün kaydetme", names: ["items.name"]),
    ToolDeclaration("repeatMeal", .recordsMeal, title: "öğünü yeniden kaydetme"),
    ToolDeclaration("getMeals", .reads),
    ToolDeclaration("getDay", .reads),
    ToolDeclaration(
      "updateMeal", .corrects, title: "öğün düzeltme",
      names: ["items.name", "replace.from", "replace.to", "remove"]),
    ToolDeclaration("deleteMeal", .deletes, title: "öğün silme"),
    ToolDeclaration("getNutrition", .reads),
    ToolDeclaration("lookupFood", .reads),
    ToolDeclaration("setMeasure", .setsMeasure, title: "ölçü belirleme", names: ["unit"]),
  ]

  /// The archive's writes are asked for by the words of kinds that were there before it.
  private static let kitchen = [
    // What stands on a package may be written to look like an order.
    ToolDeclaration(
      "scanLabel", .recordsMeal, title: "ürün kaydetme", bringsOutsideWords: true),
    // What is written on a plate or a menu may look like an order, too.
    ToolDeclaration("readMealPhoto", .reads, bringsOutsideWords: true),
    ToolDeclaration("updateProduct", .corrects, title: "ürün düzeltme"),
    ToolDeclaration("generateRecipe", .reads, isShown: true),
    ToolDeclaration("saveRecipe", .recordsMeal, title: "tarif saklama"),
    ToolDeclaration("updateRecipe", .corrects, title: "tarif değiştirme"),
    // A pasted recipe is somebody else's text.
    ToolDeclaration("searchArchive", .reads, bringsOutsideWords: true),
    ToolDeclaration("setFavorite", .changesList, title: "favori işaretleme"),
    ToolDeclaration("deleteFromArchive", .deletes, title: "arşivden silme"),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
