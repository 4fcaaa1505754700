import Analysis
import Tables
import Turkish

/// Kinds of foods with the members that are compared where it is asked which of them has most of something.
///
///     "en çok lif hangi baklagilde"  // chickpeas, lentils, beans
///
/// From the rows of `Foods/asked` whose unit is `*`.
struct FoodKinds {
  static var shared: FoodKinds { held.value }
  private static let held = Lazy { FoodKinds() }

  private static let table = "Foods/asked"
  private static let mark = "*"

  private var members: [(kind: String, foods: [String])] = []

  private init() {
    TableText.forEachRow(of: Self.table) { row in
      guard row[1] == Self.mark else { return }
      members.append((Turkish.fold(row[0]), row[2].listed()))
    }
  }

  /// The foods of the kind that a word names in any of its forms.
  func foods(of word: String) -> [String]? { members.first { word.hasPrefix($0.kind) }?.foods }
}

extension FoodQuestions {
  /// The foods of the one kind that is named, where all else asks which has most or least of something.
  var membersOfKind: [String]? {
    let spans = scene.sentence.spans.filter { !$0.isMark }
    var found: [String] = []
    var asksNutrient = false
    for span in spans {
      let word = scene.sentence.folded(span)
      if isNutrient(span) || span.has(.sugarword, .glucose) {
        asksNutrient = true
      } else if let foods = FoodKinds.shared.foods(of: word) {
        guard found.isEmpty else { return nil }
        found = foods
      } else if !word.split(separator: " ").allSatisfy({
        AskingTable.shared.has(String($0), .ranks)
      }) {
        return nil
      }
    }
    return asksNutrient && !found.isEmpty ? found : nil
  }

  /// "patates püresi mi haşlama mı": how it is cooked, and no other dish of that name.
  func isMethod(_ food: FoodMention) -> Bool {
    food.spans.count == 1
      && AskingTable.shared.has(scene.sentence.folded(scene.sentence.spans[food.head]), .method)
  }
}
