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
  /// The first letters of what it may begin with, a bit for each: most words fall at this.
  private let beginnings: UInt32

  init(_ pattern: String) {
    var steps: [Step] = []
    var gap = 0
    for part in pattern.split(separator: " ") {
      if part == "~" || part == "~~" {
        gap = 3 * part.count
        continue
      }
      let forms = part.split(separator: "|").map { form in
        switch form.count == 1 ? nil : form.last {
        case "*": (String(form.dropLast()), Fit.prefix)
        case "+": (String(form.dropLast()), Fit.event)
        case "-": (String(form.dropLast()), Fit.denial)
        default: (String(form), Fit.exact)
        }
      }
      steps.append(Step(forms: forms, gap: gap))
      gap = 0
    }
    self.steps = steps
    beginnings = steps.first?.forms.reduce(0) { $0 | Self.letter(of: $1.stem) } ?? 0
  }

  /// A bit for the first letter of a folded word; one for all that is no letter.
  private static func letter(of word: String) -> UInt32 {
    guard let first = word.utf8.first, (97...122).contains(first) else { return 1 << 26 }
    return 1 << UInt32(first - 97)
  }

  /// Where the phrase stands in a message.
  func matches(in words: [Saying.Word]) -> [ClosedRange<Int>] {
    words.indices.compactMap { start in
      guard beginnings & Self.letter(of: words[start].text) != 0 else { return nil }
      return end(from: start, step: 0, in: words).map { start...$0 }
    }
  }

  private func end(from index: Int, step: Int, in words: [Saying.Word]) -> Int? {
    let gap = step == 0 ? 0 : steps[step].gap
    for place in index...min(index + gap, max(index, words.count - 1)) where place < words.count {
      guard step == 0 || words[place].sentence == words[index - 1].sentence else { return nil }
      guard fits(step, words, place) else { continue }
      if step == steps.count - 1 { return place }
      if let end = end(from: place + 1, step: step + 1, in: words) { return end }
    }
    return nil
  }

  private func fits(_ step: Int, _ words: [Saying.Word], _ place: Int) -> Bool {
    let text = words[place].text
    return steps[step].forms.contains { stem, fit in
      switch fit {
      case .exact: return text == stem
      case .prefix: return text.hasPrefix(stem)
      case .event:
        guard text.hasPrefix(stem) else { return false }
        let next = place + 1 < words.count ? words[place + 1].text : ""
        return Verb.isEvent(text.dropFirst(stem.count)) && !Verb.questions.contains(next)
      case .denial: return text.hasPrefix(stem) && Verb.isDenial(text.dropFirst(stem.count))
      }
    }
  }
}

/// What the ending of a folded verb says.
enum Verb {
  static let questions: Set<String> = ["mi", "mu"]

  private static let tenses = [
    "iyo", "uyo", "yor", "di", "du", "ti", "tu", "mis", "mus", "acak", "acag", "ecek", "eceg",
    "yacak", "yacag", "yecek", "yeceg", "icak", "icek", "ucak", "icam", "icem", "ucam",
  ]
  private static let noEvent = [
    "dig", "tig", "dug", "tug", "sa", "se", "ken", "misti", "mustu", "cesine",
  ]

  /// Whether the ending tells something that happens, has happened or is about to.
  ///
  /// Not a negation, a condition, a habit (aorist), a noun of action or something long past.
  static func isEvent(_ ending: Substring) -> Bool {
    guard tenses.contains(where: ending.hasPrefix) else { return false }
    return !noEvent.contains { mark in
      mark.count == 2
        ? ending.hasSuffix(mark) || ending.hasSuffix(mark + "m") : ending.contains(mark)
    }
  }

  private static let denials = [
    "miyo", "muyo", "mio", "madi", "medi", "maz", "mez", "mamis", "memis",
  ]

  /// Whether the ending tells that something does not happen or cannot: `gelmiyor`, `gelemedi`.
  static func isDenial(_ ending: Substring) -> Bool {
    let able = ["", "a", "e", "ya", "ye"]
    return able.contains { ability in
      ending.hasPrefix(ability)
        && denials.contains { ending.dropFirst(ability.count).hasPrefix($0) }
    } && !noEvent.contains { $0.count > 2 && ending.contains($0) } && !ending.hasSuffix("sa")
      && !ending.hasSuffix("se")
  }

  /// Whether a word is a verb that the writer says of themselves: `yaptım`, `bayılıyorum`.
  static func isFirstPerson(_ word: String) -> Bool {
    [
      "dim", "dum", "tim", "tum", "yorum", "yom", "acagim", "ecegim", "icam", "icem", "ucam",
      "misim", "musum", "dik", "duk", "tik", "tuk", "yoruz", "acagiz", "ecegiz", "uzereyim",
    ].contains(where: word.hasSuffix)
  }

  /// Whether a word is a finished verb, after which another statement begins.
  static func isFinite(_ word: String) -> Bool {
    word.count > 4
      && [
        "dim", "dum", "tim", "tum", "misim", "musum", "dik", "duk", "tik", "tuk", "iyorum",
        "uyorum",
      ].contains(where: word.hasSuffix)
  }
}
