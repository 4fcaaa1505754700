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

  /// A row of phrases, the tools whose records it asks about (empty for all), and the question in full.
  private static let kinds: [(row: OwnRow, tools: Set<String>, full: String)] = [
    (.shortCarbs, ["logMeal", "updateMeal", "repeatMeal"], Texts.askedCarbs),
    (.shortWater, ["logWater", "updateEntry"], Texts.askedWater),
    (.shortSteps, ["logActivity", "updateEntry"], Texts.askedSteps),
    (.shortDose, ["logMedication", "updateEntry"], Texts.askedDose),
    (.shortNewest, [], Texts.askedDay),
  ]

  private let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  /// The question in full; nil where it is none of these.
  var full: String? {
    let words = scene.words
    guard (1...Self.mostWords).contains(words.count), scene.dialogue.isUnderWay else { return nil }
    let rest = Self.table[.shortRest]
    return Self.kinds.first { kind in
      let isTalkedOf =
        kind.tools.isEmpty
        || scene.dialogue.steps.contains {
          $0.age <= Self.lately && kind.tools.contains($0.call.name)
        }
      return isTalkedOf
        && Self.table[kind.row].places(in: words).contains { range in
          words.indices.allSatisfy { range.contains($0) || rest.fits(words[$0]) }
        }
    }?.full
  }
}

extension Scene {
  /// The message as it would be said in full, where it only makes sense with what was told before it.
  var inFull: String? {
    ShortQuestions(self).full ?? withMeasureBefore ?? NextMeasures(self).named
      ?? PointedMeals(self).named
  }
}

extension Texts {
  // Short questions in full, as they are read in their stead.
  fileprivate static let askedCarbs = "bugün kaç karbonhidrat aldım"
  fileprivate static let askedWater = "bugün ne kadar su içtim"
  fileprivate static let askedSteps = "bugün kaç adım attım"
  fileprivate static let askedDose = "en son kaç ünite yaptım"
  fileprivate static let askedDay = "bugün neler yazdım"
}
