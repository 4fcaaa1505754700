import Analysis
package import Domain
import Turkish

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
    asks(text, wasRefused: wasRefused) ? Texts.doseRefusal : nil
  }

  /// Whether a message only asks which of two amounts, as `4 mü 5 mi` does once a dose was refused.
  package static func asksWhichOfTwo(_ text: String) -> Bool { DoseQuestion(text).asksWhichOfTwo }

  /// Where the person asks about a label or an article, what is copied from it counts line by line, and
  /// not what was written to an assistant in it, which no model reads: words of it are no question.
  ///
  /// Once the person's own words come near a dose, all of the message is one question.
  private static func asks(_ text: String, wasRefused: Bool) -> Bool {
    let own = OwnWords(text)
    let question = DoseQuestion(own.words)
    guard own.hasOutside, !question.words.isEmpty, !question.speaksOfDoses else {
      return DoseQuestion(text).isOne(wasRefused: wasRefused)
    }
    return question.isOne(wasRefused: wasRefused)
      || own.told.split(whereSeparator: \.isNewline).contains { line in
        DoseQuestion(String(line)).isOne(wasRefused: false)
      }
  }

  /// What a message tells beside its question about a dose, so that it can be kept; nil for nothing.
  ///
  ///     DoseFilter.told(in: "pizza yedim kaç vurayım")     // "pizza yedim"
  ///     DoseFilter.told(in: "şekerim 300 ne kadar yapayım")  // "şekerim 300"
  package static func told(in text: String) -> String? { DoseQuestion.told(in: text) }

  /// The sentence of an answer, or a fixed one in its place where it prescribes a dose.
  ///
  ///     DoseFilter.checked("Akşam 4 ünite yapın.")            // "Doz öneremem; …"
  ///     DoseFilter.checked("Dün 12 ünite kaydetmişsiniz.")    // as it is
  ///     DoseFilter.checked("Dört.", after: "NovoRapid için:")  // "Doz öneremem; …"
  ///
  /// - Parameters:
  ///   - sentence: One sentence or line.
  ///   - earlier: What was said before it in the same answer, so that a dose cut in two is seen.
  ///   - recorded: The doses that the person or a tool's result named; any other number of units is
  ///     then replaced however harmless it reads. Nil where that is not known.
  ///   - asked: What the person asked, which may make a number without a name a dose.
  /// - Returns: The sentence, or the fixed one.
  package static func checked(
    _ sentence: String, after earlier: String = "", recorded: Set<Double>? = nil,
    asked: String = ""
  ) -> String {
    let said = DoseText.withoutHeads(
      DoseText.withoutQuotedQuestions(DoseText.withoutSourceMarks(sentence)))
    let plain = DoseText.plain(said)
    let isDose = prescribes(plain) || plain != said && prescribes(said)
    return isDose
      ? Texts.doseSentence
      : continued(sentence, after: earlier, recorded: recorded, asked: asked)
  }

  /// As `checked`, for a sentence that passed it alone: only for what came before and is recorded.
  package static func continued(
    _ sentence: String, after earlier: String, recorded: Set<Double>?, asked: String = ""
  ) -> String {
    if earlier.isEmpty, asked.isEmpty, recorded == nil { return sentence }
    let plain = DoseText.plain(sentence)
    let tokens = Turkish.tokens(of: plain)
    let isDose =
      !earlier.isEmpty && DoseRemainder(tokens, after: earlier).isOne
      || recorded.map { !DoseText.amounts(in: plain, tokens).isSubset(of: $0) } ?? false
      || isRow(tokens, after: earlier + "\n" + asked, recorded: recorded ?? [])
      || DosePrescription(Utterance(tokens)).isUnownedInTalk
        && [asked, String(earlier.suffix(300))].contains { DoseUnowned.isTalkOfDoses($0) }
    return isDose ? Texts.doseSentence : sentence
  }

  /// Whether it is a row of doses by the parts of the day, and not all of them are told as recorded.
  ///
  /// A head or a question that names another quantity says what the numbers are, where it names no drug.
  private static func isRow(
    _ tokens: [Token], after earlier: String, recorded: Set<Double>
  ) -> Bool {
    let row = DoseRow(tokens)
    guard row.mayBeOne else { return false }
    let head = Turkish.tokens(of: String(earlier.suffix(400))).map(\.folded)
    let namesDose = head.contains { $0.fits("doseByDevice.heads") || Drugs.isDrug($0) }
    guard namesDose || !head.contains(where: { $0.fits("doseByDevice.quantities") }) else {
      return false
    }
    let isOfDoses = namesDose || head.contains { $0.fits("doseByDevice.speeds") }
    return row.numbers(inTableOfDoses: isOfDoses).map { !$0.allSatisfy(recorded.contains) } ?? false
  }

  private static func prescribes(_ sentence: String) -> Bool {
    let utterance = Utterance(sentence)
    return DosePrescription(utterance).isOne || ForeignDose(sentence, utterance).isOne
      || DoseScale(utterance).isOne
      || DoseAsides.without(utterance).map { DosePrescription($0).isOne } ?? false
  }

  /// The doses that may be read back: those of the person's words and of the results, and their sums.
  package static func recorded(words: [String], results: [JSON]) -> Set<Double> {
    var doses = words.reduce(into: Set<Double>()) { $0.formUnion(DoseText.amounts(in: $1)) }
    for result in results {
      var found: [Double] = []
      collect(result, into: &found)
      doses.formUnion(found)
      doses.insert(found.reduce(0, +))
      // The records' own sum, which leaves out what is counted in mg; no sum is made with it.
      if let units = result[.insulinUnits]?.number { doses.insert(units) }
      guard found.count <= 8 else { continue }
      var sums: Set<Double> = [0]
      for dose in found { sums.formUnion(sums.map { $0 + dose }) }
      doses.formUnion(sums)
    }
    return doses
  }

  private static func collect(_ json: JSON, into doses: inout [Double]) {
    switch json {
    case .array(let values): for value in values { collect(value, into: &doses) }
    case .object(let members):
      for member in members {
        if member.isNamed(.dose), let dose = member.value.number {
          doses.append(dose)
        } else {
          collect(member.value, into: &doses)
        }
      }
    case .string(let text): doses += DoseText.amounts(in: text)
    case .null, .bool, .number: break
    }
  }

  /// The refusal, to be compared with an answer.
  package static var refusal: String { Texts.doseRefusal }
}

/// The second half of a dose that was cut in two, as in “NovoRapid düşünün” and “Miktar: 4”.
struct DoseRemainder {
  private let utterance: Utterance
  private let earlier: String

  init(_ sentence: [Token], after earlier: String) {
    utterance = Utterance(sentence)
    self.earlier = earlier
  }

  var isOne: Bool {
    if earlier.hasSuffix(Texts.doseSentence), DosePrescription(utterance).endsDose { return true }
    let rest = utterance.words.lazy.filter {
      $0.value == nil && !$0.text.fits("doseFilter.fillers")
    }
    .prefix(2)
    guard rest.count < 2, utterance.words.contains(where: { $0.value != nil }), speaksOfDoses else {
      return false
    }
    guard let verb = rest.first?.text else { return utterance.words.count <= 8 }
    return verb.fits("doseFilter.verbs") && !verb.fits("ending.youAre")
      && !verb.fits("ending.iDid")
  }

  private var speaksOfDoses: Bool {
    Turkish.tokens(of: String(earlier.suffix(300))).contains { token in
      Drugs.isInsulin(token.folded) || token.folded.fits("stem.insulinUnit")
        || token.folded.fits("doseFilter.dose")
    }
  }
}
