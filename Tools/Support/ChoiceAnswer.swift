import Domain
import Turkish

/// A short message read as the answer to a question that offered choices.
///
///     ChoiceAnswer("dürüm").choice(among: choices)  // döner dürüm
struct ChoiceAnswer {
  private let words: [String]
  /// How many were said beside the choice: `3 dilim`.
  let count: Double?

  init(_ text: String) {
    let said = Turkish.tokens(of: text).filter { $0.kind != .mark }
    let number = said.first { $0.kind == .number }
    count = said.count > 1 ? number.flatMap { Double($0.folded) } : nil
    words = said.filter { said.count == 1 || $0.kind != .number }.map(\.folded)
  }

  /// The one choice whose words begin the answer's words or whose number it is; nil where none or two fit.
  func choice(among choices: [FoodChoice]) -> FoodChoice? {
    guard !words.isEmpty, words.count <= 4 else { return nil }
    if words.count == 1, let number = Int(words[0]) {
      return choices.indices.contains(number - 1) ? choices[number - 1] : nil
    }
    let fitting = choices.filter { choice in
      let offered = Turkish.tokens(of: choice.said).map(\.folded)
      return words.allSatisfy { word in offered.contains { Self.isSame(word, $0) } }
    }
    let whole = fitting.filter { Turkish.tokens(of: $0.said).count == words.count }
    return whole.count == 1 ? whole[0] : fitting.count == 1 ? fitting[0] : nil
  }

  /// `dilimdi` is `dilim`; `ekmeksiz` is no `ekmek`.
  private static func isSame(_ word: String, _ offered: String) -> Bool {
    if word == offered { return true }
    guard word.hasPrefix(offered), offered.utf8.count > 3 else { return false }
    let form = NounSuffixes.form(of: Array(word.utf8), stem: offered.utf8.count)
    return form.map { $0.derivation == nil } ?? false
  }
}

extension FoodChoice {
  /// The item of a call as this choice means it, with a count that was said with it.
  func applied(to item: JSON, count: Double?) -> JSON {
    var item = item
    if let name { item = item.setting(.name, to: .string(name)) }
    if let unit { item = item.setting(.unit, to: .string(unit)) }
    if factor != 1 || count != nil {
      let quantity = count ?? item[.quantity]?.number ?? 1
      item = item.setting(.quantity, to: .number(quantity * factor))
    }
    return item
  }
}
