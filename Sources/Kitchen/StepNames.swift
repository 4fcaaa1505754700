import Turkish

/// Puts another thing in the place of one in sentences, with the same ending of its case.
///
///     StepNames(of: ["soğan"], to: "pırasa").replaced(in: "Soğanı kavurun.")   // Pırasayı kavurun.
struct StepNames: Sendable {
  private let pairs: [(old: String, new: String)]

  /// `old` are all names of the thing that is gone.
  init(of old: [String], to new: String) {
    let suffixes: [Turkish.Suffix?] = [
      .genitive, .ablative, .locative, .instrumental, .accusative, .dative, .plural, .with, nil,
    ]
    func form(_ suffix: Turkish.Suffix?, _ name: String) -> String {
      suffix.map { Turkish.adding($0, to: name, isName: false) } ?? name
    }
    pairs = old.filter { !$0.isEmpty }.flatMap { name in
      suffixes.map { (Turkish.lowercased(form($0, name)), form($0, new)) }
    }.sorted { $0.0.count > $1.0.count }
  }

  /// The sentence with every form of the old name changed; other words stay as they are.
  func replaced(in text: String) -> String {
    let lower = Turkish.lowercased(text)
    guard lower.count == text.count else { return text }
    var out = ""
    var place = 0
    let (letters, folded) = (Array(text), Array(lower))
    while place < letters.count {
      let begins = place == 0 || !folded[place - 1].isLetter
      let pair = begins ? pairs.first { Self.stands($0.old, in: folded, at: place) } : nil
      guard let pair else {
        out.append(letters[place])
        place += 1
        continue
      }
      out += letters[place].isUppercase ? Turkish.capitalised(pair.new) : pair.new
      place += pair.old.count
    }
    return out
  }

  private static func stands(_ word: String, in letters: [Character], at place: Int) -> Bool {
    let end = place + word.count
    guard end <= letters.count, String(letters[place..<end]) == word else { return false }
    return end == letters.count || !letters[end].isLetter
  }
}
