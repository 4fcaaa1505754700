import Analysis
import Domain
import Turkish

/// A whole recipe in one line that is to be kept, with headings for its things and its steps.
///
///     "şu tarifi arşive ekle: Muzlu pankek. Malzemeler: 1 muz, 2 yumurta. Yapılışı: Muzu ez."
struct InlineRecipe: KitchenTalk {
  let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// The recipe in lines, as one that is pasted; nil where no heading with its things stands in the message.
  var lines: String? {
    let tokens = scene.sentence.tokens
    guard let things = heading(tokens, { known.has(.heading, in: [$0.folded]) }),
      tokens[..<things.word].contains(where: { known.has(.ownrecipe, in: [$0.folded]) })
        || tokens[..<things.word].contains(where: { $0.folded.fits("label.keep") })
    else { return nil }
    let text = scene.sentence.text
    let steps = heading(tokens, { $0.folded.fits("recipe.stepHeading") })
    guard let start = tokens[..<things.word].lastIndex(where: { $0.text == ":" }),
      steps.map({ $0.word > things.word }) ?? true
    else { return nil }
    let name = text[tokens[start].range.upperBound..<tokens[things.word].range.lowerBound]
    let end = steps.map { tokens[$0.word].range.lowerBound } ?? text.endIndex
    let list = parts(text[tokens[things.colon].range.upperBound..<end], at: [",", ";", "."])
    guard !name.trimmed.isEmpty, list.contains(where: { $0.contains(where: \.isNumber) }) else {
      return nil
    }
    var lines = [String(name).trimmed.filter { $0 != "." }, Texts.thingsHeading] + list
    if let steps {
      lines +=
        [Texts.stepsHeading]
        + parts(text[tokens[steps.colon].range.upperBound...], at: ["."])
    }
    return lines.joined(separator: "\n")
  }

  /// The places of a heading's word and of the colon right behind it.
  private func heading(
    _ tokens: [Token], _ isHeading: (Token) -> Bool
  ) -> (word: Int, colon: Int)? {
    tokens.indices.dropLast().first { isHeading(tokens[$0]) && tokens[$0 + 1].text == ":" }
      .map { ($0, $0 + 1) }
  }

  /// The parts of a stretch between marks; a decimal comma parts nothing.
  private func parts(_ text: Substring, at marks: Set<Character>) -> [String] {
    var parts = [""]
    for place in text.indices {
      let next = text.index(after: place)
      let isDecimal =
        next < text.endIndex && text[next].isNumber && place > text.startIndex
        && text[text.index(before: place)].isNumber
      if marks.contains(text[place]), !isDecimal {
        parts.append("")
      } else {
        parts[parts.count - 1].append(text[place])
      }
    }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }
}
