import Domain
import EmbeddedModel
import Foundation
import Nutrition
import Safety

/// Times how many sentences the embedded engine understands, and tries to break it.
///
///     Understanding Benchmarks/sentences.txt                        // sentences a second
///     Understanding Benchmarks/sentences.txt --fuzz 100000 --seed 7 // mutated ones, must not crash
///     Understanding Benchmarks/sentences.txt --seed 7 --show 4711   // one mutated sentence, printed
///     Understanding Conversations/Voices/*.jsonl --fuzz 5000        // those of the corpus
///
/// Results are lines of a key and a number. One thread; the caller chooses the core.
@main
struct Main {
  static func main() {
    guard let options = Options(CommandLine.arguments.dropFirst()),
      let sentences = Sentences(files: options.files)
    else {
      print("Understanding FILE… [--seconds S] [--fuzz N [--from K]] [--seed S] [--show K]")
      exit(64)
    }
    if let number = options.show {
      print(sentences.mutated(number, seed: options.seed))
    } else if options.fuzz > 0 {
      Fuzz(sentences: sentences, options: options).run()
    } else {
      Timing(sentences: sentences).run(seconds: options.seconds)
    }
  }
}

/// What the command line asks for.
struct Options {
  var files: [String] = []
  var seconds = 3.0
  var fuzz = 0
  var from = 0
  var seed: UInt64 = 1
  var show: Int?

  /// Nil for what is not understood.
  init?(_ words: ArraySlice<String>) {
    var words = words
    while let word = words.popFirst() {
      guard word.hasPrefix("--") else {
        files.append(word)
        continue
      }
      guard let value = words.popFirst(), let number = Double(value) else { return nil }
      switch word {
      case "--seconds": seconds = number
      case "--fuzz": fuzz = Int(number)
      case "--from": from = Int(number)
      case "--seed": seed = UInt64(number)
      case "--show": show = Int(number)
      default: return nil
      }
    }
    if files.isEmpty { return nil }
  }
}

/// The engine at a fixed moment, which answers with the calls of a first message.
struct Engine {
  private let model = EmbeddedModel(foods: FoodBook().table)
  private let now = Date(timeIntervalSince1970: 1_795_257_000)

  /// How many calls the sentence makes.
  func calls(for sentence: String) -> Int {
    model.calls(for: sentence, now: now, zone: .fixed(3 * 3600)).count
  }

  /// Whether one of the rules of safety sees something in the sentence, as a person's or as an answer.
  func isSeen(_ sentence: String) -> Bool {
    let isAlarm = EmergencyDetector.emergency(in: sentence, atHour: 9, after: [sentence]) != nil
    let isDose = DoseFilter.refusal(for: sentence) != nil
    return DoseFilter.checked(sentence) != sentence || isDose || isAlarm
  }
}

/// Seconds that `body` takes.
func seconds(of body: () -> Void) -> Double {
  let took = ContinuousClock().measure(body).components
  return Double(took.seconds) + Double(took.attoseconds) / 1e18
}

/// The plain measurement: all sentences over and over.
struct Timing {
  let sentences: Sentences

  func run(seconds limit: Double) {
    let engine = Engine()
    print("load_ms", 1000 * seconds { _ = engine.calls(for: "Merhaba") })
    var calls = 0
    for text in sentences.all { calls += engine.calls(for: text) }
    var rates: [Double] = []
    var single: [Double] = []
    var spent = 0.0
    while spent < limit || rates.count < 5 {
      let took = seconds {
        for text in sentences.all { calls += engine.calls(for: text) }
      }
      rates.append(Double(sentences.all.count) / took)
      spent += took
    }
    for text in sentences.all { single.append(seconds { calls += engine.calls(for: text) }) }
    single.sort()
    print("per_second", rates.sorted()[rates.count / 2])
    print("rounds", rates.count)
    print("p99_us", 1e6 * single[single.count * 99 / 100])
    print("calls_per_sentence", Double(calls) / Double((rates.count + 2) * sentences.all.count))
  }
}
