import Analysis
import Domain
import Turkish

/// Questions about what was recorded, as short as people ask them in the midst of a talk, and as they would
/// be asked in full.
///
///     2 elma yedim | kaç karb       bugün kaç karbonhidrat aldım
///     su içtim | su toplamım        bugün ne kadar su içtim
///
/// Every word has to be explained, and something of the kind was recorded a few messages ago: else "kaç
/// karb" asks in general.
struct ShortQuestions {
  private static let table = OwnRow.table
  private static let mostWords = 8
  /// Messages after which the talk is of something else.
  private static let lately = 5

  /// A row of phrases, and the tools whose records it asks about; empty for all.
  private static let kinds: [(row: OwnRow, tools: Set<String>)] = [
    (.shortCarbs, ["logMeal", "updateMeal", "repeatMeal"]),
    (.shortWater, ["logWater", "updateEntry"]),
    (.shortSteps, ["logActivity", "updateEntry"]),
    (.shortDose, ["logMedication", "updateEntry"]),
    (.shortNewest, []),
  ]

  private let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  /// The question in full; nil where it is none of these.
  var full: String? {
    let words = scene.words
    guard (1...Self.mostWords).contains(words.count), scene.dialogue.isUnderWay else { return nil }
    let asked = Self.kinds.first { kind in
      let isTalkedOf =
        kind.tools.isEmpty
        || scene.dialogue.steps.contains {
          $0.age <= Self.lately && kind.tools.contains($0.call.name)
        }
      return isTalkedOf && Self.table[kind.row].covers(words, with: Self.table[.shortRest])
    }
    return asked.flatMap { WordSets.list("\($0.row.rawValue).full").first }
  }
}

extension Scene {
  /// The message as it would be said in full, where it only makes sense with what was told before it.
  var inFull: String? {
    ShortQuestions(self).full ?? withMeasureBefore ?? NextMeasures(self).named
      ?? PointedMeals(self).named
  }
}
