package import Domain

/// A measured value that a message tells: what of, how much, whether it holds now, and whose it is.
package struct ValueMention: Sendable {
  /// What is measured.
  package enum Analyte: Sendable { case glucose, ketone }

  package var analyte = Analyte.glucose
  package var value: Double
  package var unit: GlucoseUnit
  /// Where it stands among the words.
  package var index: Int
  /// Whether the number itself is the value: not for `60'ın altında`.
  package var isExact = true
  package var status: AssertionStatus
  /// Whose it is, where it is somebody else's: `annem`.
  package var person: String?

  init(_ value: Double, _ unit: GlucoseUnit, at index: Int, _ assertions: AssertionReader) {
    (self.value, self.unit, self.index) = (value, unit, index)
    status = assertions.status(at: index)
    person = assertions.person(at: index)
  }

  package var milligrams: Double { value * unit.milligrams }
}

/// The measured values of a message.
package struct ValueMentions: Sendable {
  package let glucose: [ValueMention]
  /// Blood ketones in mmol/L.
  package let ketones: [ValueMention]

  /// - Parameters:
  ///   - utterance: The message.
  ///   - assertions: When, about whom and how seriously it is said.
  ///   - follows: Whether glucose was the talk just before, so that a bare number is a reading.
  ///   - signs: Where signs of a low stand; asked for only where a bare number may be a reading.
  package init(
    in utterance: Utterance, _ assertions: AssertionReader, follows: Bool, signs: () -> Set<Int>
  ) {
    let cued = CuedGlucose(in: utterance, assertions).mentions().filter { $0.status == .current }
    let hasNumber = utterance.words.contains { $0.value != nil }
    glucose =
      cued.isEmpty && hasNumber
      ? BareGlucose(
        utterance: utterance, assertions: assertions, follows: follows, signs: signs()
      ).mentions().filter { $0.status == .current } : cued
    ketones = hasNumber ? Self.ketones(in: utterance, assertions) : []
  }

  /// The number nearest to each word for ketones, after it or before.
  private static func ketones(in utterance: Utterance, _ assertions: AssertionReader)
    -> [ValueMention]
  {
    utterance.words.indices.compactMap { index in
      guard utterance.fits(index, "stem.ketone") else { return nil }
      for place in Array(index + 1...index + 4) + [index - 1, index - 2]
      where utterance.words.indices.contains(place) {
        let word = utterance.words[place]
        guard let value = word.value, value < 15, word.sentence == utterance.words[index].sentence,
          !isMeasure(utterance.text(at: place + 1)), !assertions.isElsewhere(place),
          !utterance.fits(place + 1, "word.plus")
        else { continue }
        var mention = ValueMention(value, .mmolL, at: place, assertions)
        mention.analyte = .ketone
        return mention
      }
      return nil
    }
  }

  /// Whether the word says what a number before it counts, and that it is no value.
  package static func isMeasure(_ word: String) -> Bool { CuedGlucose.isMeasure(word) }
}
