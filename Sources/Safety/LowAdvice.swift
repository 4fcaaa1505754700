import Analysis
import Turkish

/// The general answer about lows: what they are, how they feel, what to do.
///
///     LowAdvice.answer(to: "hipo nedir")                                   // the rule of 15
///     LowAdvice.answer(to: "ne yapayım", after: ["şekerim 58"])            // the same
///     LowAdvice.answer(to: "bu hafta kaç kere hipo oldum")                 // nil: the records know
///
/// It never speaks of insulin doses. What cannot wait is an `Emergency` and comes before it.
package enum LowAdvice {
  /// The fixed text; nil for every other message.
  ///
  /// - Parameters:
  ///   - text: What the person wrote.
  ///   - earlier: What the person wrote just before, oldest first.
  /// - Returns: The text about the rule of 15.
  package static func answer(to text: String, after earlier: [String] = []) -> String? {
    let scene = EmergencyScene(text, hour: nil)
    guard !scene.utterance.words.isEmpty, scene.utterance.words.count < 16 else { return nil }
    let isOne =
      asksAboutLows(scene.utterance)
      || asksWhatToDo(scene.utterance) && isLow(scene, after: earlier.last)
    return isOne ? Texts.lowAdvice : nil
  }

  /// What of such a message is worth keeping: `şekerim 62` of `şekerim 62 kaç küp şeker yiyeyim`.
  package static func told(in text: String) -> String? {
    guard let reading = EmergencyScene(text, hour: nil).readings.last, reading.isExact else {
      return nil
    }
    let words = text.split(separator: " ").map(String.init)
    let asking = words.firstIndex { word in
      Terms.list("lowAdvice.told").contains(Turkish.fold(word).filter(\.isLetter))
    }
    return asking.flatMap { $0 > 0 ? words[..<$0].joined(separator: " ") : nil }
  }

  private static let counts = Terms.list("lowAdvice.counts")

  private static func asksAboutLows(_ utterance: Utterance) -> Bool {
    guard !utterance.has(anyPrefix: counts), !utterance.has(Terms.set("lowAdvice.asksAboutLows"))
    else {
      return false
    }
    let isHypo =
      utterance.has(Terms.set("lowAdvice.asksAboutLows.2"))
      || utterance.has(prefix: "hipoglisemi")
    let falls = Terms.list("lowAdvice.falls")
    let isFall =
      utterance.has(anyPrefix: Terms.list("lowAdvice.asksAboutLows.3"))
      && utterance.has(anyPrefix: falls)
    let asks =
      utterance.has(Terms.set("lowAdvice.asksAboutLows.4"))
      || utterance.has(prefix: "belirti") || asksWhatToDo(utterance)
    if isHypo {
      return asks
        || utterance.asks
          && utterance.words.contains { Terms.list("lowAdvice.asksAboutLows.5").contains($0.text) }
    }
    return isFall
      && (utterance.has(prefix: "belirti") || asksWhatToDo(utterance)
        || utterance.has(anyPrefix: Terms.list("lowAdvice.asksAboutLows.6")))
  }

  private static func asksWhatToDo(_ utterance: Utterance) -> Bool {
    let words = utterance.words.map(\.text)
    let doing = Terms.list("lowAdvice.doing")
    let sugars = Terms.list("lowAdvice.sugars")
    return words.indices.contains { index in
      guard Terms.list("lowAdvice.asksWhatToDo").contains(words[index]) else {
        return words[index] == "napayim" || words[index] == "napcam"
      }
      let next = words.dropFirst(index + 1).prefix(5)
      if words[index] == "kac" || next.first == "kadar" {
        return next.contains { word in sugars.contains { word.hasPrefix($0) } }
      }
      return next.prefix(2).contains { word in doing.contains { word.hasPrefix($0) } }
    }
  }

  /// Whether a low was said here, or in the message before where this one is only the question.
  private static func isLow(_ scene: EmergencyScene, after last: String?) -> Bool {
    if let value = scene.value { return value < 70 }
    guard let last, scene.utterance.words.count < 6,
      !scene.utterance.has(anyPrefix: Terms.list("lowAdvice.isLow"))
    else { return false }
    return EmergencyScene(last, hour: nil).value.map { $0 < 70 } ?? false
  }
}
