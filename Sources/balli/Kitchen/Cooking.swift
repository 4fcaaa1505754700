import Domain
import Turkish

/// What a cook says to go on, back or to stop, with nothing besides.
enum CookingWord: String {
  case next, previous, stop
  /// The step that is shown, once more; which one it is.
  case again, place
  /// How long it still takes.
  case left

  /// The word that a message is; nil for any other message.
  init?(_ text: String) {
    let tokens = Turkish.tokens(of: text)
    let said = tokens.filter { $0.kind == .word }.map(\.folded)
    guard !tokens.contains(where: { $0.kind == .number }),
      let found = Texts.cookingWords.first(where: { row in said.contains(where: row.said.contains) }
      ),
      said.allSatisfy({ word in
        Texts.cookingFillers.contains(word)
          || Texts.cookingWords.contains { $0.said.contains(word) }
      })
    else { return nil }
    self = found.word
  }

  /// Whether a message only begins to cook: `hadi pişirelim`, `adım adım pişirmeye başlayalım mı`.
  static func starts(_ text: String) -> Bool {
    let said = Turkish.tokens(of: text).filter { $0.kind != .mark }.map(\.folded)
    let isStart =
      said.contains(where: Texts.cookingStarts.contains)
      || said.contains(where: Texts.cookingVerbs.contains)
        && said.contains(where: Texts.beginnings.contains)
    return isStart
      && said.allSatisfy { word in
        Texts.cookingStarts.contains(word) || Texts.cookingVerbs.contains(word)
          || Texts.beginnings.contains(word) || Texts.startFillers.contains(word)
          || Texts.cookingFillers.contains(word)
      }
  }

  /// The minutes of a timer that a message asks for and nothing besides: `40 dakikalık saat kur`.
  static func timer(_ text: String) -> Int? {
    let tokens = Turkish.tokens(of: text).filter { $0.kind != .mark }
    let said = tokens.filter { $0.kind == .word }.map(\.folded)
    guard said.contains(where: Texts.timerStarts.contains),
      said.contains(where: Texts.timerNames.contains),
      said.allSatisfy({ word in
        Texts.timerStarts.contains(word) || Texts.timerNames.contains(word)
          || Texts.timerFillers.contains(word)
      })
    else { return nil }
    return Cooking.minutes(in: text)
  }
}

/// A recipe that is being cooked, one step at a time.
struct Cooking: Sendable, Equatable {
  let recipe: Recipe
  /// The step that is shown, from 0; −1 while the ingredients are.
  private(set) var place = -1

  init(_ recipe: Recipe) { self.recipe = recipe }

  var isAtEnd: Bool { place == recipe.steps.count - 1 }

  /// The step that is shown; nil while the ingredients are.
  var step: String? { recipe.steps.indices.contains(place) ? recipe.steps[place] : nil }

  /// Goes on; false where the last step is shown.
  mutating func next() -> Bool {
    guard !isAtEnd else { return false }
    place += 1
    return true
  }

  /// Goes back; false where the ingredients are shown.
  mutating func previous() -> Bool {
    guard place >= 0 else { return false }
    place -= 1
    return true
  }

  /// Minutes that the shown step names: the longer end of `20-25 dakika`; nil for none.
  var minutes: Int? { step.flatMap { Self.minutes(in: $0) } }

  static func minutes(in text: String) -> Int? {
    let words = text.split { $0.isWhitespace || ",.;:()".contains($0) }
    for (place, word) in words.enumerated() where word.lowercased().hasPrefix(Texts.minuteWord) {
      guard place > 0 else { continue }
      let numbers = words[place - 1].split { !$0.isNumber }.compactMap { Int($0) }
      if let last = numbers.last, (1...600).contains(last) { return last }
    }
    // "1,5 saat", "yarım saat", "30 dk".
    let times = Turkish.durations(in: Turkish.tokens(of: text)).map { $0.minutes.rounded() }
    return times.first { (1...600).contains($0) }.map { Int($0) }
  }
}
