import Tables
import Turkish

/// Kinds of things that people rule out by one word: `deniz ürünü`, `baharat`, `kırmızı et`.
struct Things: Sendable {
  struct Thing: Sendable {
    /// Traits that it means.
    var traits: Traits = []
    /// Places in the pantry that it means beside them.
    var places: Set<Int> = []
    /// What a dish without it is called: `balıksız`.
    var said: String
  }

  private let byWord: [String: Thing]

  init(pantry: Pantry) {
    var byWord: [String: Thing] = [:]
    TableText.forEachRow(of: "Kitchen/things") { row in
      var thing = Thing(said: row[2])
      for part in row[1].split(separator: ";").map({ String($0).trimmed }) {
        if part.hasPrefix("no ") {
          thing.traits.formUnion(Traits(parsing: String(part.dropFirst(3))))
        } else if part.hasPrefix("@") {
          thing.places.formUnion(pantry.groups[String(part.dropFirst())] ?? [])
        } else if let place = pantry.places[part] {
          thing.places.insert(place)
        }
      }
      for word in row[0].split(separator: ";") { byWord[String(word).trimmed] = thing }
    }
    self.byWord = byWord
  }

  var words: [String] { Array(byWord.keys) }

  subscript(word: String) -> Thing? { byWord[word] }

  /// The words for single traits of some: `gluten`, `laktoz`.
  func words(of traits: Traits) -> [String] {
    byWord.filter { $0.value.places.isEmpty && traits.isSuperset(of: $0.value.traits) }.keys
      .sorted()
  }
}
