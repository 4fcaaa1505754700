import Tables
import Turkish

/// Words by which people mean something of their kitchen, from the tables.
///
/// A word of four letters or more is found with every ending, a shorter one as it stands; the words of
/// a phrase stand next to each other.
struct KitchenWords: Sendable {
  /// The kinds of `Kitchen/requests`.
  enum Kind: String, Sendable {
    case scanned, elsewhere, amend, sheet, naming, confirm, favorite, favorites, unfavorite, delete,
      show
    case products, recipes, archive, this, portions, people, drop, set, list, athome, whattocook
    case mealphoto, labelword, agree, refuse, askmodel
    case athand, ofit, portioned, swap, service, serviceword, searching, heading, noting, bought,
      clear
  }

  static let shipped = KitchenWords()

  /// What `updateShoppingList` calls all lines that were bought.
  static let boughtLines = "alınanlar"

  private var phrases: [String: [[String]]] = [:]

  private init() {
    TableText.forEachRow(of: "Kitchen/requests") { row in
      phrases[row[0], default: []] += Self.phrases(row[1])
    }
    TableText.forEachRow(of: "Labels/terms") { row in
      // Ways in which people speak of a label are no figures of it.
      guard !row[0].contains(".") else { return }
      let kind =
        row[0] == "carbs" ? "figure.carbs" : row[0] == "sugars" ? "figure.sugars" : "figure"
      phrases[kind, default: []] += Self.phrases(row[1])
    }
  }

  private static func phrases(_ field: String) -> [[String]] {
    field.split(separator: ";").map { $0.split(separator: " ").map(String.init) }
  }

  func has(_ kind: Kind, in words: [String]) -> Bool { has(kind.rawValue, in: words) }

  /// Whether all words belong to a kind.
  func areAll(_ kind: Kind, _ words: [String]) -> Bool {
    !words.isEmpty && words.allSatisfy { has(kind.rawValue, in: [$0]) }
  }

  /// How many words name a figure of a label, and whether the carbohydrate is one of them.
  func figures(in words: [String]) -> (count: Int, hasCarbs: Bool, isSugarAlone: Bool) {
    let kinds = words.compactMap { word in
      ["figure.carbs", "figure.sugars", "figure"].first { has($0, in: [word]) }
    }
    let hasCarbs = kinds.contains("figure.carbs")
    return (kinds.count, hasCarbs, !kinds.isEmpty && kinds.allSatisfy { $0 == "figure.sugars" })
  }

  /// The place that an ordinal word names: 1 for `ilkini`.
  func ordinal(in words: [String]) -> Int? {
    (1...5).first { has("ordinal.\($0)", in: words) }
  }

  private func has(_ kind: String, in words: [String]) -> Bool {
    (phrases[kind] ?? []).contains { phrase in
      guard phrase.count <= words.count else { return false }
      return (0...(words.count - phrase.count)).contains { start in
        phrase.indices.allSatisfy { Self.fits(words[start + $0], phrase[$0]) }
      }
    }
  }

  private static func fits(_ word: String, _ known: String) -> Bool {
    known.utf8.count >= 4 ? word.hasPrefix(known) : word == known
  }
}
