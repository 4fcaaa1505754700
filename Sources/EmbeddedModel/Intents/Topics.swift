import Analysis
import Domain
import Turkish

/// How well a question fits a tool by what its words are about: few features that hold often, beside
/// the many of single words.
struct Topics {
  private var own: [String: Int] = [:]
  private let asks: String
  private let tells: String

  private static let classes: KeyValuePairs<String, [WordClass]> = [
    "getGlucose": [
      .glucose, .sugarword, .cgmnoun, .fastingword, .afterMealWord, .percent, .mgdl, .mmol,
    ],
    "getNutrition": [.carbs, .calories, .protein, .fat, .fiber, .sugar, .salt, .rest],
    "getMeals": [.eat, .meal],
    "getDay": [
      .water, .medication, .doseunit, .sleepnoun, .sleep, .weight, .weigh, .steps, .activity,
      .symptom, .inject, .whole, .day, .pressure, .pulse, .temperature,
    ],
    "getTargets": [.target, .targetcall, .rangeLow, .rangeHigh],
    "getShoppingList": [.list, .shop],
    "getPantry": [.list, .shop],
    "recallConversations": [.talk, .recallnoun, .remember],
    "getProfile": [.written, .height, .age, .allergy, .diabetesType, .medication, .know],
    "searchPubMed": [.papers, .researchnoun, .research],
    "searchWeb": [.webcall, .websearch],
    "generateRecipe": [.recipe, .recipeask, .cookquestion, .serving],
    "lookupFood": [.glycemic, .carbs, .calories, .protein, .fat, .fiber, .sugar],
    "writeNote": [.note, .notecall, .remind, .appointment],
    "updateProfile": [
      .telling, .height, .age, .birth, .diagnosed, .allergy, .diet, .using, .diabetesType, .typeOne,
      .typeTwo, .naming,
    ],
  ]

  /// The words by which a tool is asked for.
  static func words(of tool: String) -> [WordClass] {
    classes.first { $0.key == tool }?.value ?? []
  }

  init(_ message: MessageAnalysis) {
    for (tool, classes) in Self.classes {
      own[tool] = message.spans.count { span in
        span.readings.contains { reading in
          if case .word(let kind) = reading.sense { classes.contains(kind) } else { false }
        }
      }
    }
    asks = Self.asks(message)
    tells = Self.tells(message)
  }

  private static func asks(_ message: MessageAnalysis) -> String {
    let marks = message.spans.contains { message.scene.sentence.folded($0) == "?" }
    let words = message.spans.contains { $0.has(.question, .ask) }
    let commands = message.spans.contains { span in
      span.has(.show, .read) && span.finiteVerb?.verb?.mood == .imperative
    }
    let wants = message.spans.contains {
      $0.has(.whole, .mean, .sum, .most, .least, .often, .compare, .lastword, .rest)
    }
    return "\(words ? "word" : "")\(marks ? "?" : "")\(commands ? "!" : "")\(wants ? "+" : "")"
  }

  /// The form of the last verb: `yemişim` asks for a record, `yedim` tells one.
  private static func tells(_ message: MessageAnalysis) -> String {
    guard let form = message.scene.clauses.last(where: { $0.form != nil })?.form else {
      return "verbless"
    }
    return "\(form.mood.rawValue)\(form.person)\(form.hasPastCopula ? "p" : "")"
  }

  func describe(_ tool: String, into bag: inout FeatureBag) {
    let count = own[tool] ?? 0
    let size = count == 0 ? "none" : count == 1 ? "one" : "more"
    let rivals = own.filter { $0.key != tool && $0.value > 0 }
    let strongest = rivals.values.max() ?? 0
    let rank =
      count == 0 ? "none" : count > strongest ? "first" : count == strongest ? "tied" : "behind"
    bag.add("own=", size)
    bag.add("own=", size, asks)
    bag.add("own=", size, tells)
    bag.add("asks=", asks)
    bag.add("asks=", asks, tells)
    bag.add("rank=", rank)
    bag.add("rank=", rank, asks)
    bag.add("rivals=", count: rivals.count, atMost: 4)
    for rival in rivals.keys.sorted() { bag.add("own=", size, rival) }
  }
}
