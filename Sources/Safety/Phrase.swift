import Analysis
import Tables
/// A pattern over the folded words of a message.
///
///     Phrase("bilinc* ~ kapali|gitti")   // "bilinci tamamen kapalı"
///     Phrase("nobet* gecir+")            // "nöbet geçiriyor", not "nöbet geçirmedi" or "geçirirse"
///
/// `x*` is any word that begins with x, `x+` a verb that says that it happens or has happened, `x-`
/// one that says that it does not or cannot, `|` separates alternatives, `~` allows up to three other
/// words and `~~` six. It lies in one sentence.
struct Phrase: Sendable {
  private enum Fit { case exact, prefix, event, denial }

  private struct Step {
    var forms: [(stem: String, fit: Fit)]
    var gap: Int
  }

  private let steps: [Step]
  /// By which letters each step may begin: most phrases fall at this.
  private let marks: [UInt64]

  init(_ pattern: String) {
    var pattern = pattern
    steps = pattern.withUTF8(Self.steps)
    marks = steps.map { step in
      step.forms.reduce(0) { $0 | Utterance.Word.mark(of: $1.stem) }
    }
  }

  /// Reads a pattern by its bytes: thousands are read at a start.
  private static func steps(of pattern: UnsafeBufferPointer<UInt8>) -> [Step] {
    var steps: [Step] = []
    var gap = 0
    for part in pattern.split(separator: UInt8(ascii: " ")) {
      if part.count <= 2, part.allSatisfy({ $0 == UInt8(ascii: "~") }) {
        gap = 3 * part.count
        continue
      }
      steps.append(Step(forms: part.split(separator: UInt8(ascii: "|")).map(form), gap: gap))
      gap = 0
    }
    return steps
  }

  private static func form(_ letters: Slice<UnsafeBufferPointer<UInt8>>) -> (String, Fit) {
    let fit: Fit =
      switch letters.count == 1 ? nil : letters.last {
      case UInt8(ascii: "*"): .prefix
      case UInt8(ascii: "+"): .event
      case UInt8(ascii: "-"): .denial
      default: .exact
      }
    return (String(decoding: fit == .exact ? letters : letters.dropLast(), as: UTF8.self), fit)
  }

  /// Where the phrase stands in a message.
  func matches(in utterance: Utterance) -> [ClosedRange<Int>] {
    let (words, letters) = (utterance.words, utterance.letters)
    guard let first = marks.first, marks.allSatisfy({ $0 & letters != 0 }) else { return [] }
    return words.indices.compactMap { start in
      guard first & words[start].letters != 0 else { return nil }
      return end(from: start, step: 0, in: words).map { start...$0 }
    }
  }

  private func end(from index: Int, step: Int, in words: [Utterance.Word]) -> Int? {
    let gap = step == 0 ? 0 : steps[step].gap
    for place in index...min(index + gap, max(index, words.count - 1)) where place < words.count {
      guard step == 0 || words[place].sentence == words[index - 1].sentence else { return nil }
      guard fits(step, words, place) else { continue }
      if step == steps.count - 1 { return place }
      if let end = end(from: place + 1, step: step + 1, in: words) { return end }
    }
    return nil
  }

  private func fits(_ step: Int, _ words: [Utterance.Word], _ place: Int) -> Bool {
    let word = words[place]
    guard marks[step] & word.letters != 0 else { return false }
    return steps[step].forms.contains { stem, fit in
      if fit == .exact, word.text == stem { return true }
      guard let ending = word.ending(after: stem) else { return false }
      switch fit {
      case .exact: return ending.isEmpty
      case .prefix: return true
      case .event:
        let next = place + 1 < words.count ? words[place + 1].text : ""
        return VerbEnding.isEvent(ending) && !VerbEnding.questions.contains(next)
      case .denial: return VerbEnding.isDenial(ending)
      }
    }
  }
}
