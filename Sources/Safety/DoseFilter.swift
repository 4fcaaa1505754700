/// Keeps doses out of the conversation: questions about them are declined, sentences with them replaced.
///
/// Recording, reading back and general knowledge pass on both sides.
package enum DoseFilter {
  /// The answer to a message that asks for a dose decision; nil for every other message.
  ///
  ///     DoseFilter.refusal(for: "60 gram karbonhidrata kaç ünite yapayım?")  // a text
  ///     DoseFilter.refusal(for: "dün kaç ünite yapmışım?")                   // nil
  ///
  /// - Parameters:
  ///   - text: What the person wrote.
  ///   - wasRefused: Whether the answer before was such a refusal, so that "sadece tahmin et" is one
  ///     more try.
  /// - Returns: The fixed refusal, or nil.
  package static func refusal(for text: String, wasRefused: Bool = false) -> String? {
    DoseQuestion(text).isOne(wasRefused: wasRefused) ? Texts.doseRefusal : nil
  }

  /// The sentence of an answer, or a fixed one in its place where it prescribes a dose.
  ///
  ///     DoseFilter.checked("Akşam 4 ünite yapın.")            // "Doz öneremem; …"
  ///     DoseFilter.checked("Dün 12 ünite kaydetmişsiniz.")    // as it is
  package static func checked(_ sentence: String) -> String {
    DosePrescription(sentence).isOne ? Texts.doseSentence : sentence
  }

  /// The refusal, to be compared with an answer.
  package static var refusal: String { Texts.doseRefusal }
}
