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
      Turkish.fold(word).filter(\.isLetter).fits("lowAdvice.told")
    }
    return asking.flatMap { $0 > 0 ? words[..<$0].joined(separator: " ") : nil }
  }

  private static func asksAboutLows(_ utterance: Utterance) -> Bool {
    guard !utterance.has("lowAdvice.counts"), !utterance.has("lowAdvice.asksAboutLows")
    else {
      return false
    }
    let isHypo =
      utterance.has("lowAdvice.asksAboutLows.2")
      || utterance.has("stem.hypoglycaemia")
    let isFall =
      utterance.has("lowAdvice.asksAboutLows.3")
      && utterance.has("lowAdvice.falls")
    let asks =
      utterance.has("lowAdvice.asksAboutLows.4")
      || utterance.has("stem.symptom") || asksWhatToDo(utterance)
    if isHypo {
      return asks
        || utterance.asks
          && utterance.has("lowAdvice.asksAboutLows.5")
    }
    if utterance.has("lowAdvice.asksAboutLows.3"), supposesLow(utterance) {
      return asksWhatToDo(utterance)
    }
    return isFall
      && (utterance.has("stem.symptom") || asksWhatToDo(utterance)
        || utterance.has("lowAdvice.asksAboutLows.6"))
  }

  /// `şekerim 40 olursa`, `60 görürsem`: a low that has not come.
  private static func supposesLow(_ utterance: Utterance) -> Bool {
    utterance.words.indices.contains { place in
      guard let value = utterance.words[place].value, (20..<70).contains(value) else {
        return false
      }
      return (place + 1...place + 2).contains { utterance.fits($0, "lowAdvice.supposed") }
    }
  }

  private static func asksWhatToDo(_ utterance: Utterance) -> Bool {
    let words = utterance.words.map(\.text)
    return words.indices.contains { index in
      guard words[index].fits("lowAdvice.asksWhatToDo") else {
        return words[index].fits("word.whatToDo")
      }
      let next = words.dropFirst(index + 1).prefix(5)
      if words[index].fits("word.howMany") || next.first.fits("word.asMuch") {
        return next.contains { word in word.fits("lowAdvice.sugars") }
      }
      // "bugün ne yedim" asks the records.
      return next.prefix(2).contains { word in
        word.fits("lowAdvice.doing") && !word.fits("lowAdvice.did")
      }
    }
  }

  /// Whether a low was said here, or in the message before where this one is only the question.
  private static func isLow(_ scene: EmergencyScene, after last: String?) -> Bool {
    if let value = scene.value { return value < 70 }
    guard let last, scene.utterance.words.count < 6,
      !scene.utterance.has("lowAdvice.isLow")
    else { return false }
    return EmergencyScene(last, hour: nil).value.map { $0 < 70 } ?? false
  }
}
