import Analysis
import Domain
import Turkish

/// Whose a record is: what the person calls `annem` is `anneniz` in an answer.
struct Whose {
  /// `anneniz`; what is no word for kin stays as it was said.
  let name: String
  /// Whether `name` is polite and takes suffixes.
  private let isKin: Bool

  /// Reads whose a record is, as it was said: `annem`, `Can`.
  init(_ said: String) {
    var words = said.split(separator: " ").map(String.init)
    guard let last = words.last, let polite = Self.polite(last) else {
      (name, isKin) = (Self.said(said), false)
      return
    }
    words[0] = Turkish.lowercased(String(words[0].prefix(1))) + words[0].dropFirst()
    words[words.count - 1] = polite
    (name, isKin) = (words.joined(separator: " "), true)
  }

  /// `anneniz için`.
  var dative: String { Texts.forSomebody(name) }

  /// As its owner says it: `annemin`; nil where a name takes no suffix.
  static func owner(_ said: String) -> String? {
    guard polite(said) != nil else { return nil }
    return Turkish.adding(.genitive, to: said, isName: false, isCompound: false)
  }

  /// `annenizin kahvaltısı`; nil where the name takes no suffix.
  func owned(_ thing: String) -> String? {
    guard isKin else { return nil }
    return Turkish.adding(.genitive, to: name, isName: false, isCompound: false) + " " + thing
  }

  /// A person as a record keeps them: words for kin as they are said, names with a capital letter.
  static func said(_ phrase: String) -> String {
    let isWord =
      Turkish.fold(phrase).fits("experiencer.common") || KinWords.isKin(phrase)
      || phrase.split(separator: " ").last.flatMap { polite(String($0)) } != nil
    return isWord ? Turkish.lowercased(phrase) : Turkish.capitalised(phrase)
  }

  /// The argument that says whose a record is.
  static func argument(_ phrase: String) -> JSON.Member { .init(.person, .string(said(phrase))) }

  /// `annem` → `anneniz`, `oğlum` → `oğlunuz`, `annemiz` → `anneniz`; nil for other words.
  private static func polite(_ word: String) -> String? {
    let lower = KinWords.spelt(Turkish.lowercased(word))
    let folded = Turkish.fold(lower)
    var stem = lower
    if kin.contains(folded) {
      stem.removeLast()
    } else if folded.count > 3, folded.hasSuffix("miz"), kin.contains(String(folded.dropLast(2))) {
      stem.removeLast(3)
    } else {
      return nil
    }
    return Turkish.yours(stem)
  }

  private static let kin = Set(KinWords.own.map(Turkish.fold)).union(
    WordSets.words("experiencer.addressed"))
}
