import Analysis
import Domain
import Turkish

// Somebody of whom the talk is, and who is not named again: `kızım Defne tip 1`, then `1 muz yedi`.
extension Comparison {
  /// Whether the message names nobody, and the talk before it was last of the one whose record a call is.
  var isOfOneTalkedOf: Bool {
    guard let person = call.arguments[.person]?.string else { return false }
    let named = Self.persons(in: text)
    return named.allSatisfy { $0.fits("comparison.someone") } && isTalkedOf(person)
  }

  /// Whether the newest message before this one that names somebody names this person, and nobody else by
  /// a name of their own.
  func isTalkedOf(_ person: String) -> Bool {
    let place = request.messages.lastIndex { $0.role == .user } ?? 0
    let earlier = request.messages[..<place].filter { $0.role == .user }.map(\.text)
    guard let newest = earlier.last(where: { !Self.persons(in: $0).isEmpty }) else { return false }
    let named = Self.persons(in: newest)
    let own = Self.words(of: person)
    let names = named.filter { AssertionReader.kin($0) == nil }
    let isNamed = named.contains { name in own.contains { Self.isSame($0, in: [name]) } }
    return isNamed && Set(names).count < 2
  }

  /// The folded words of a text that name somebody.
  private static func persons(in text: String) -> [String] {
    let tokens = Turkish.tokens(of: text).filter { $0.kind == .word }
    return tokens.enumerated().filter { place, token in
      AssertionReader.isPerson(token.folded) || GivenNames.isName(token.folded)
        || place > 0 && token.folded.fits("person.homograph")
          && token.text.first?.isUppercase == true
    }.map(\.element.folded)
  }
}
