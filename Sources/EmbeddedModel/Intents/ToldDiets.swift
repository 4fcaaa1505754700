import Analysis
import Domain
import Turkish

/// What was told in the talk of how somebody else eats, which is kept nowhere.
///
/// "kızım çölyak hastası", "oğlumun fındık alerjisi var": it holds for the recipes of the talk that are for
/// them.
struct ToldDiets: KitchenTalk {
  let scene: Scene

  /// Somebody's diet as it was told.
  struct Told {
    /// The folded names of whom it was told.
    var persons: [String]
    /// As the kitchen reads it: `glutensiz`, `kızımın fındık alerjisi var`.
    var notes: String
    /// As it was said.
    var text: String
  }

  /// How many messages are looked back on.
  private static let reach = 30
  private static let longest = 12
  private static let longestAlone = 7

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// The wish with what was told of those whom it is for, and what that was.
  func kept(in call: PlannedCall) -> (call: PlannedCall, texts: [String]) {
    guard call.tool == ToldRecipe.maker, !words.contains(where: { $0.fits("self.dative") }) else {
      return (call, [])
    }
    let mine = Self.persons(in: scene)
    let notes = call.arguments[.notes]?.string
    let said = Turkish.fold(notes ?? "")
    var seen: Set<String> = []
    let told = earlier.filter { told in
      let isMeant = mine.isEmpty || !Set(mine).isDisjoint(with: told.persons)
      return isMeant && !said.contains(Turkish.fold(told.notes))
        && seen.insert(told.notes).inserted
    }
    guard !told.isEmpty else { return (call, []) }
    let all = ([notes].compactMap(\.self) + told.map(\.notes)).joined(separator: ", ")
    return (
      PlannedCall(call.tool, call.arguments.setting(.notes, to: .string(all))), told.map(\.text)
    )
  }

  /// Whether the message tells of somebody's diet and of nothing else.
  var isAlone: Bool {
    guard words.count <= Self.longestAlone, saysDiet, Self.told(in: scene) != nil,
      !scene.tellsOfEating, !scene.has(.glucose, .medication, .list, .note, .remind, .eat)
    else { return false }
    return !scene.clauses.contains(where: \.isRequest)
      && !scene.sentence.spans.contains { $0.number != nil || $0.measure != nil }
  }

  private var saysDiet: Bool { known.has(.diet, in: words) || scene.has(.allergy) }

  /// What earlier messages told, newest first.
  private var earlier: [Told] {
    guard let reader = scene.dialogue.reader, let units = scene.dialogue.units else { return [] }
    return scene.dialogue.earlier.prefix(Self.reach).compactMap { text in
      guard Self.mayTell(text) else { return nil }
      let sentence = reader.read(text, now: scene.now, zone: scene.zone)
      return Self.told(
        in: Scene(
          sentence, scene.dialogue.forgotten, now: scene.now, zone: scene.zone, units: units))
    }
  }

  /// Whether words of a message can be about a diet; most are not, and are not read once more.
  private static func mayTell(_ text: String) -> Bool {
    let words = Turkish.tokens(of: text).filter { $0.kind == .word }.map(\.folded)
    return words.count <= longest
      && (KitchenWords.shipped.has(.diet, in: words)
        || KitchenWords.shipped.has(.notborne, in: words)
        || words.contains { $0.fits("recipe.without") })
  }

  private static func told(in scene: Scene) -> Told? {
    let persons = persons(in: scene)
    guard !persons.isEmpty, !scene.isQuestion, !scene.has(.recipe), scene.words.count <= longest,
      let notes = notes(of: scene)
    else { return nil }
    return Told(persons: persons, notes: notes, text: scene.sentence.text.trimmed)
  }

  private static func notes(of scene: Scene) -> String? {
    let known = KitchenWords.shipped
    if let diet = DietNames.shipped.said(in: scene.words) { return diet }
    let text = scene.sentence.text.trimmed
    let namesThing =
      scene.sentence.spans.contains { $0.food != nil }
      || scene.words.contains { IngredientTable.shipped.thing(of: $0) != nil }
    if namesThing, scene.has(.allergy) || known.has(.notborne, in: scene.words) { return text }
    let without = scene.sentence.tokens.filter { token in
      token.folded.fits("recipe.without")
        && IngredientTable.shipped.thing(of: String(token.folded.dropLast(3))) != nil
    }
    return without.isEmpty ? nil : without.map(\.text).joined(separator: ", ")
  }

  private static func persons(in scene: Scene) -> [String] {
    Person.all(in: scene.sentence).map { Turkish.fold($0.name) }
  }
}
