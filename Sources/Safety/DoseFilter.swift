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
    DoseQuestion(text).isOne(wasRefused: wasRefused) ? Texts.doseRefusal : nil
  }

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
  /// - Returns: The sentence, or the fixed one.
  package static func checked(
    _ sentence: String, after earlier: String = "", recorded: Set<Double>? = nil
  ) -> String {
    let plain = DoseText.plain(sentence)
    let isDose = prescribes(plain) || plain != sentence && prescribes(sentence)
    return isDose ? Texts.doseSentence : continued(sentence, after: earlier, recorded: recorded)
  }

  /// As `checked`, for a sentence that passed it alone: only for what came before and is recorded.
  package static func continued(
    _ sentence: String, after earlier: String, recorded: Set<Double>?
  ) -> String {
    if earlier.isEmpty, recorded == nil { return sentence }
    let plain = DoseText.plain(sentence)
    let isDose =
      DoseRemainder(plain, after: earlier).isOne
      || recorded.map { !DoseText.amounts(in: plain).isSubset(of: $0) } ?? false
    return isDose ? Texts.doseSentence : sentence
  }

  private static func prescribes(_ sentence: String) -> Bool {
    let saying = Saying(sentence)
    return DosePrescription(saying).isOne || ForeignDose(sentence, saying).isOne
  }

  /// The doses that may be read back: those of the person's words and of the results, and their sums.
  package static func recorded(words: [String], results: [JSON]) -> Set<Double> {
    var doses = words.reduce(into: Set<Double>()) { $0.formUnion(DoseText.amounts(in: $1)) }
    for result in results {
      var found: [Double] = []
      collect(result, into: &found)
      doses.formUnion(found)
      doses.insert(found.reduce(0, +))
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
        if member.key == "dose", let dose = member.value.number {
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

/// How the dose rules read a sentence whose look may deceive.
enum DoseText {
  /// The sentence in plain letters and digits: without tags, emphasis, hidden signs and spaced words.
  static func plain(_ sentence: String) -> String {
    var text = LookAlikes.plain(sentence)
    // Most sentences hold none of what is taken out here; bytes say so fastest.
    if text.utf8.contains(UInt8(ascii: "<")) { text = withoutTags(text) }
    if text.utf8.contains(where: { "*_~`|\u{2022}".utf8.contains($0) }) {
      text = String(text.map { "_|~`\u{2022}".contains($0) ? " " : $0 })
      text = text.split(separator: "*", omittingEmptySubsequences: true).joined(separator: "")
    }
    text = withoutHyphens(text)
    return joined(text)
  }

  private static func withoutTags(_ text: String) -> String {
    var out = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      out += rest[..<start]
      let after = rest[start...]
      guard let end = after.firstIndex(of: ">"), after.distance(from: start, to: end) < 60 else {
        return out + after
      }
      rest = rest[rest.index(after: end)...]
    }
    return out + rest
  }

  /// `4-ünite` as `4 ünite`; a range of numbers stays.
  private static func withoutHyphens(_ text: String) -> String {
    guard text.utf8.contains(where: mayBeOfNumber) else { return text }
    let letters = Array(text)
    var out = ""
    for (place, letter) in letters.enumerated() {
      let isJoint =
        "-–—·.".contains(letter) && place > 0 && place + 1 < letters.count
        && letters[place - 1].isNumber && letters[place + 1].isLetter
      out.append(isJoint ? " " : letter)
    }
    return out
  }

  /// Whether a byte is a digit or of a letter beyond those of Turkish, as all other numbers are.
  private static func mayBeOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), 0xC2, 0xC6...: true
    default: false
    }
  }

  /// `ü n i t e` and `ü.n.i.t.e` as `ünite`.
  private static func joined(_ text: String) -> String {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    var out: [String] = []
    var run = ""
    for part in parts {
      let isSingle = part.first?.isLetter == true && part.dropFirst().isEmpty
      if isSingle {
        run += part
        continue
      }
      flush(&run, into: &out)
      let hasDots = part.utf8.contains(UInt8(ascii: "."))
      let dots = hasDots ? part.split(separator: ".") : []
      let isDotted =
        dots.count > 3 && dots.allSatisfy { $0.count == 1 && $0.first?.isLetter == true }
      out.append(isDotted ? dots.joined() : written(String(part)))
    }
    flush(&run, into: &out)
    return out.joined(separator: " ")
  }

  /// Bytes, however its letters are put together.
  private static let longestAbbreviation = 8

  /// Abbreviations of the unit, written out.
  private static func written(_ word: String) -> String {
    guard word.utf8.count <= longestAbbreviation else { return word }
    return switch word {
    case "ün", "ün.", "Ün.", "ÜN.", "ünt", "ünt.": "ünite"
    case "I.U.", "I.U", "i.u.", "i.u", "İ.Ü.", "İ.U.", "I.E.", "e.ü.": "IU"
    default: word
    }
  }

  private static func flush(_ run: inout String, into out: inout [String]) {
    guard !run.isEmpty else { return }
    if run.count > 3 { out.append(run) } else { out += run.map { String($0) } }
    run = ""
  }

  /// The numbers of units, IU or tablets in a text; concentrations (`100 ünite/ml`) are none.
  static func amounts(in text: String) -> Set<Double> {
    var found: Set<Double> = []
    for figure in FigureReader.figures(in: text) where figure.dimension == .dose {
      guard figure.unit != "birim", figure.unit != "hap", figure.unit != "damla",
        figure.unit.hasPrefix("unite") || figure.unit == "iu" || figure.unit == "u",
        figure.next != "/"
      else { continue }
      found.formUnion([figure.low, figure.high])
    }
    return found
  }
}

/// The second half of a dose that was cut in two, as in “NovoRapid düşünün” and “Miktar: 4”.
struct DoseRemainder {
  private let saying: Saying
  private let earlier: String

  init(_ sentence: String, after earlier: String) {
    saying = Saying(sentence)
    self.earlier = earlier
  }

  private static let fillers: Set<String> = [
    "miktar", "miktari", "sayi", "sayisi", "cevap", "sonuc", "yani", "tam", "yaklasik", "tahminen",
    "kadar", "olarak", "adet", "tane", "-", "*", "(", ")", ":", "=", "+", "ila", "bence", "ve",
    "da",
    "de", "evet", "sadece", "simdi", "aksam", "sabah", "ogle", "gece", "toplam", "onerim",
  ]
  private static let verbs = ["yap", "vur", "enjekte", "uygula", "bas", "al", "gonder", "cikar"]

  var isOne: Bool {
    guard !earlier.isEmpty, saying.words.contains(where: { $0.value != nil }), speaksOfDoses else {
      return false
    }
    let rest = saying.words.filter { $0.value == nil && !Self.fillers.contains($0.text) }
    if rest.isEmpty { return saying.words.count <= 8 }
    return rest.count == 1 && Self.verbs.contains { rest[0].text.hasPrefix($0) }
      && !rest[0].text.hasSuffix("siniz") && !rest[0].text.hasSuffix("dim")
  }

  private var speaksOfDoses: Bool {
    let earlier = Turkish.fold(String(earlier.suffix(300)))
    return [
      "insulin", "unite", "doz ", "doz:", "dozu", "bolus", "bazal", "novorapid", "humalog",
      "lantus",
      "toujeo", "apidra", "fiasp", "levemir", "tresiba", "doz oneremem",
    ].contains { earlier.holds($0) }
  }
}
