import Domain
import Turkish

/// Finds the foods that free words name: the name and the steps of a recipe.
struct FoodWords: Sendable {
  /// What a word for a food means here.
  struct Meaning: Sendable {
    var traits: Traits = []
    var places: Set<Int> = []
    /// The row of the food table that it is by itself.
    var food: String?
    /// What it is called; nil for a kind of things.
    var name: String?
    /// Whether it stands for a kind of things, too: `peynir`, `deniz ürünü`.
    var isKind = false
    /// Whether a dish without it in its list would be told wrongly.
    var counts = false
  }

  struct Mention: Sendable {
    /// As the tables write it, folded.
    var key: String
    var meaning: Meaning
    /// As people read it.
    var name: String
    /// As the text has it.
    var said: String
    /// Whether the words say that it is not in the dish: `etsiz`.
    var isRefused: Bool
  }

  private let meanings: [String: Meaning]
  private let reader: NoteReader

  init(pantry: Pantry, foods: FoodTable, things: Things, kinds: FoodKinds) {
    var meanings: [String: Meaning] = [:]
    for word in pantry.words {
      guard let place = pantry.place(named: word) else { continue }
      let item = pantry.items[place]
      meanings[word] = Meaning(
        traits: item.traits, places: [place], food: item.food, name: item.short,
        counts: !item.traits.contains(.spice) && !NoteWords.isOne(item.food, of: "pinch")
          && !NoteWords.isOne(word, of: "vague"))
    }
    for word in things.words {
      guard let thing = things[word] else { continue }
      meanings[word, default: Meaning()].traits.formUnion(thing.traits)
      meanings[word]?.places.formUnion(thing.places)
      meanings[word]?.isKind = true
    }
    for name in foods.names() {
      let word = Turkish.fold(name.text)
      guard meanings[word] == nil, pantry.places[name.food] == nil,
        let food = foods.food(name.food), let traits = kinds.traits(of: food)
      else { continue }
      meanings[word] = Meaning(
        traits: traits, food: food.id, name: name.text,
        counts: Self.isMuch(food.per100g) && !NoteWords.isOne(word, of: "vague"))
    }
    for word in NoteWords.all("idle") { meanings[word] = Meaning(food: "") }
    self.meanings = meanings
    reader = NoteReader(keys: Set(meanings.keys), dishes: [])
  }

  /// Whether a food of the table changes the figures of a dish by a handful of it.
  private static func isMuch(_ food: Nutrients) -> Bool { food.energy >= 100 || food.carbs >= 10 }

  /// Every food that a text names, longest names first where they overlap.
  func mentions(in text: String) -> [Mention] {
    let note = NoteText(text)
    return reader.mentions(in: note).compactMap { mention in
      guard let hit = mention.hits.first, let meaning = meanings[hit.key], meaning.food != "",
        !Self.isLikeness(mention, note), !Self.isWay(hit)
      else { return nil }
      let said = note.said(mention.words)
      return Mention(
        key: hit.key, meaning: meaning, name: meaning.name ?? Turkish.lowercased(said), said: said,
        isRefused: mention.want == .refused)
    }
  }

  /// Whether a food is only named for its size or look: `ceviz büyüklüğünde`, `kıyma gibi`.
  private static func isLikeness(_ mention: NoteMention, _ note: NoteText) -> Bool {
    let next = mention.words.upperBound
    return next < note.words.count && note.words[next].stop == .none
      && NoteWords.begins(note.words[next].folded, as: "likeness")
  }

  /// Whether it is the last word for a dish made of something else: `ıspanak kavurması`.
  private static func isWay(_ hit: NoteMention.Hit) -> Bool {
    hit.form.possessor == 3 && NoteWords.isOne(hit.key, of: "way")
  }

  /// Foods that single words of a name are, also where a longer name covers them: `domates sosu`.
  func parts(of name: String) -> [Mention] {
    let words = name.split(separator: " ")
    return words.flatMap { mentions(in: String($0)) }.filter { !$0.isRefused }
  }

  /// Whether a name is the food's own, with nothing beside it.
  func isName(_ name: String, of food: String) -> Bool {
    meanings[Turkish.fold(name)]?.food == food
  }
}

extension FoodWords.Mention {
  /// Whether one line of a recipe is what is meant: the same food, one of its kind, or its name.
  func isOne(of line: RecipeIngredient, traits: Traits, in pantry: Pantry) -> Bool {
    if let food = meaning.food, food == line.food { return true }
    if let place = line.food.flatMap({ pantry.places[$0] }), meaning.places.contains(place) {
      return true
    }
    if meaning.isKind, !meaning.traits.isDisjoint(with: traits) { return true }
    let words = Turkish.fold(line.name).split(separator: " ")
    return key.split(separator: " ").allSatisfy { part in
      words.contains { Self.isAlike($0, part) }
    }
  }

  /// `sut` and `sutu`, `yogurt` and `yogurdu`; not `bal` and `balik`.
  private static func isAlike(_ word: Substring, _ part: Substring) -> Bool {
    if word == part { return true }
    let stem = part.count < 5 ? part : part.dropLast()
    return word.hasPrefix(stem) && word.count <= part.count + (part.count < 4 ? 1 : 2)
  }
}
