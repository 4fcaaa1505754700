import Analysis
import Domain
import EmbeddedModel
import Foundation
import Kitchen
import Nutrition
import Safety
import Support
import Tools

/// Runs the labelled dialogues of a corpus through the engine, over real tools and records in memory.
///
///     Corpus Conversations/Voices/sivas-baker.jsonl …   // one JSON line a case, on stdout
///
/// A line has the case's `id`, the `events` of the talk as `balli --json` writes them, and the
/// `candidates` of the last turn: what each would call, what that came to, and its features.
@main
struct Main {
  static func main() async throws {
    var files = CommandLine.arguments.dropFirst()
    var weights: Weights?
    if files.first == "--weights", files.count > 1 {
      let text = try String(contentsOfFile: files[files.startIndex + 1], encoding: .utf8)
      weights = Weights(text: text)
      files = files.dropFirst(2)
    }
    var stage = Stage.events
    if files.first == "--stage", files.count > 1,
      let named = Stage(rawValue: files[files.startIndex + 1])
    {
      stage = named
      files = files.dropFirst(2)
    }
    guard !files.isEmpty else {
      print("Corpus [--weights FILE] [--stage decisions|candidates|plans|events] FILE.jsonl …")
      exit(64)
    }
    let foods = FoodBook().table
    var kitchen = KitchenServices.absent
    kitchen.recipes = CookBook.maker(foods: foods)
    // What is learned from is told to weights that know it; what is judged, to those that do not.
    let model = EmbeddedModel(foods: foods, weights: stage == .events ? weights : nil)
    for file in files {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      for line in text.split(separator: "\n") {
        guard let dialogue = LabelledDialogue(line: String(line)) else { continue }
        var talk = Talk(
          dialogue: dialogue, model: model, foods: foods, kitchen: kitchen,
          weights: weights ?? .shipped, stage: stage)
        print(try await talk.run().text)
      }
    }
  }
}

/// A case of the corpus, without its labels.
struct LabelledDialogue {
  var id: String
  var now: Date
  var turns: [String]

  static let zone = Zone.fixed(3 * 3600)

  /// Nil for a line that is no case.
  init?(line: String) {
    guard let value = try? JSON(reading: line), let id = value["id"]?.string,
      let time = value["now"]?.string, let now = CivilTime(parsing: time, in: Self.zone)?.date,
      let turns = value["turns"]?.array
    else { return nil }
    self.id = id
    self.now = now
    self.turns = turns.compactMap(\.string)
  }
}
