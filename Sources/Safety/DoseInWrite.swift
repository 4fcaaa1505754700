import Analysis
package import Domain
import Turkish

/// A dose that a model would write into the records, or read out in a question, although nobody said it.
package enum DoseInWrite {
  /// Whether a free text of a call prescribes or names a dose that is not the person's.
  ///
  ///     isOne(writeNote("Yürüyüş yap, ardından 6 ünite vur"), words: ["yürüyüşü not al"])  // true
  ///     isOne(writeNote("Akşam 6 ünite vur"), words: ["not al: akşam 6 ünite vur"])        // false
  package static func isOne(_ call: ToolCall, words: [String]) -> Bool {
    let known = words.reduce(into: Set<Double>()) { $0.formUnion(DoseText.amounts(in: $1)) }
    let said = Said(words.joined(separator: "\n"))
    if call.name == "updateProfile", namesUnsaidDose(call.arguments, said) { return true }
    return texts(of: call.arguments, isDrug: call.name == "logMedication").contains { text in
      if !DoseText.amounts(in: text).isSubset(of: known) { return true }
      return said.share(of: text) < WriteRule.ownShare && DoseFilter.checked(text) != text
    }
  }

  /// Whether a profile's medicine has a number of units or a bare one that nobody said:
  /// `NovoRapid, her öğünde 8 ünite`, `Lantus 20`; what a tablet holds is no dose of insulin.
  private static func namesUnsaidDose(_ json: JSON, _ said: Said) -> Bool {
    json.texts.contains { text in
      let words = Utterance(text).words
      guard words.contains(where: { Drugs.isInsulin($0.text) }) else { return false }
      return words.contains { word in
        word.value.map { value in !said.figures.contains { $0.low == value || $0.high == value } }
          ?? false
      }
    }
  }

  private static let keys: Set<JSON.Key> = [
    .content, .note, .title, .name, .text, .medications, .notes,
  ]

  /// The free texts of a call; the name of a drug is none.
  private static func texts(of json: JSON, isDrug: Bool) -> [String] {
    switch json {
    case .array(let values): values.flatMap { texts(of: $0, isDrug: isDrug) }
    case .object(let members):
      members.flatMap { member -> [String] in
        let key = JSON.Key(member.key)
        let isTold = keys.contains(key) && !(isDrug && key == .name)
        if isTold, let list = member.value.array, list.allSatisfy({ $0.string != nil }) {
          return list.compactMap(\.string)
        }
        guard let text = member.value.string else { return texts(of: member.value, isDrug: isDrug) }
        return isTold ? [text] : []
      }
    default: []
    }
  }
}
