import Foundation

/// The number of the sentence in work, for the handler of a crash.
nonisolated(unsafe) private var current = 0

/// Feeds mutated sentences to the engine and to the rules of safety; a crash says which one it was.
struct Fuzz {
  let sentences: Sentences
  let options: Options

  func run() {
    tellOfCrashes()
    let engine = Engine()
    var slowest = (number: 0, seconds: 0.0, letters: 0)
    var engineSeconds = 0.0
    var (calls, seen) = (0, 0)
    for number in options.from..<max(options.from, options.fuzz) {
      current = number
      let text = sentences.mutated(number, seed: options.seed)
      let took = seconds {
        calls += engine.calls(for: text)
        if engine.isSeen(text) { seen += 1 }
      }
      engineSeconds += took
      if took > slowest.seconds { slowest = (number, took, text.utf8.count) }
    }
    let count = max(0, options.fuzz - options.from)
    print("sentences", count)
    print("per_second", Double(count) / max(engineSeconds, 1e-9))
    print("calls_per_sentence", Double(calls) / Double(max(count, 1)))
    print("seen_by_safety", seen)
    print("slowest_ms", 1000 * slowest.seconds)
    print("slowest_number", slowest.number)
    print("slowest_bytes", slowest.letters)
  }

  private func tellOfCrashes() {
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
      Foundation.signal(signal) { number in
        let words = Array("crash \(current) signal \(number)\n".utf8)
        _ = write(2, words, words.count)
        _exit(128 + number)
      }
    }
  }
}
