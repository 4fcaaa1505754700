import Analysis
import Domain
import Foundation
import Turkish

/// A list that is opened by its name, and what is then dictated to it line by line.
///
///     listeye ekle:      // asks what
///     - 10 yumurta       // is put on the list
///     - hindi göğsü
struct ListOpening: Request {
  private let scene: Scene
  private let offered: Set<String>?

  private static let table = ListSentence.table
  /// Messages in which an opened list may go on.
  private static let mostLines = 40

  init(scene: Scene, offered: Set<String>?) {
    self.scene = scene
    self.offered = offered
  }

  var plain: Understanding? {
    if opens(scene.sentence.tokens) { return Understanding(speeches: [.listOpened]) }
    guard isOpen || isMarked, offered.allow("addToShoppingList"), !scene.isQuestion, !tellsOfMeal,
      let sentence = ListSentence(scene, takesUnknown: true),
      sentence.deeds.isEmpty, !sentence.things.isEmpty
    else { return nil }
    return Understanding(calls: ListCalls([(.add, sentence.things)]).calls)
  }

  /// Whether a message names the list as the place for what follows, and nothing else.
  private func opens(_ tokens: [Token]) -> Bool {
    let words = tokens.filter { $0.kind != .mark }.map(\.folded)
    let isHeading = tokens.last?.text == ":"
    guard (1...Self.mostOpening).contains(words.count), Self.table[.openedList].stands(in: words),
      isHeading || Self.table[.openedAdd].stands(in: words)
    else { return false }
    return words.allSatisfy { word in
      [ListRow.openedList, .openedAdd, .openedRest].contains { Self.table[$0].parts(hold: word) }
    }
  }

  private static let mostOpening = 6

  /// Whether something says when, by whom or out of which vessel it was eaten.
  private var tellsOfMeal: Bool {
    scene.has(.meal, .eat) || !Person.all(in: scene.sentence).isEmpty
      || scene.sentence.spans.contains { $0.time != nil }
      || Quantity.all(in: scene.sentence).contains { quantity in
        quantity.measure.map { !Self.bought.contains($0.unit) } ?? false
      }
  }

  /// Units in which things are bought.
  private static let bought = Set(WordSets.list("list.bulk") + [Measure.piece.rawValue])
  /// Seconds between two lines of one list.
  private static let pause = 15 * 60.0

  /// Whether all messages since the list was opened were put on it, the last one a moment ago.
  private var isOpen: Bool {
    let dialogue = scene.dialogue
    guard let before = dialogue.saidBefore, scene.now.timeIntervalSince(before) <= Self.pause
    else { return false }
    if dialogue.lastAnswer == Texts.listOpened { return true }
    let added = (1...Self.mostLines).prefix(while: isAddition).count
    return added > 0
      && dialogue.earlier.prefix(added + 1).contains { opens(Turkish.tokens(of: $0)) }
  }

  /// Whether a message so many ago put something on the list, and did nothing else.
  private func isAddition(_ age: Int) -> Bool {
    let steps = scene.dialogue.steps.filter { $0.age == age }
    return !steps.isEmpty && steps.allSatisfy { $0.call.name == "addToShoppingList" }
  }

  /// "+ yoğurt": a thing more, right after one was put on the list.
  private var isMarked: Bool {
    scene.sentence.tokens.first?.text == "+"
      && isAddition(1)
  }
}
