import Domain
import Tables
import Turkish

/// Dishes that people name and that there is no pattern of, with what is like them.
struct DishKinds: Sendable {
  struct Kind: Sendable {
    /// Styles or ids of patterns.
    var like: Set<String>
    var meals: Set<RecipeMeal>
  }

  private let byWord: [String: Kind]
  private let byCategory: [String: Kind]
  private let reader: NoteReader

  init() {
    var byWord: [String: Kind] = [:]
    var byCategory: [String: Kind] = [:]
    TableText.forEachRow(of: "Kitchen/dishes") { row in
      let kind = Kind(
        like: Set(row[2].split(separator: ",").map(String.init)),
        meals: Set(row[3].split(separator: ",").compactMap { Pattern.meals[String($0)] }))
      for word in row[0].split(separator: ";") { byWord[String(word).trimmed] = kind }
      if !row[1].isEmpty { byCategory[row[1]] = kind }
    }
    self.byWord = byWord
    self.byCategory = byCategory
    reader = NoteReader(keys: Set(byWord.keys), dishes: Set(byWord.keys))
  }

  /// The first dish of the table that a note asks for, with its words as they are in the table.
  func missing(in notes: String) -> (said: String, kind: Kind)? {
    let note = NoteText(notes)
    for mention in reader.mentions(in: note) where mention.want != .refused {
      guard let hit = mention.hits.first(where: { $0.form.derivation == nil }),
        let kind = byWord[hit.key]
      else { continue }
      return (Turkish.lowercased(note.said(mention.words)), kind)
    }
    return nil
  }

  /// What is like the foods of a category.
  func kind(of category: String) -> Kind? { byCategory[category] }
}
