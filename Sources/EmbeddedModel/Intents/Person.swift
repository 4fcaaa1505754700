import Analysis
import Domain
import Turkish

/// Somebody whom a message names, and whose record may be meant.
struct Person {
  var name: String
  var phrase: String
  var grammaticalCase: String
  var place: Int

  static func all(in message: MessageAnalysis) -> [Person] {
    message.spans.indices.compactMap { place in
      let span = message.spans[place]
      if let reading = span.reading(.person) {
        return Person(
          name: reading.phrase, phrase: reading.phrase,
          grammaticalCase: "\(reading.noun?.grammaticalCase ?? .bare)", place: place)
      }
      let token = message.scene.sentence.tokens[span.tokens.lowerBound]
      guard span.isUnknown, !token.suffix.isEmpty, let first = token.text.first, first.isUppercase
      else { return nil }
      let name = String(token.text.prefix { $0.isLetter })
      return Person(name: name, phrase: "name", grammaticalCase: token.suffix, place: place)
    }
  }

  /// The candidate as the writer's own, and once more for each who is named.
  static func variants(of candidate: IntentCandidate, in message: MessageAnalysis)
    -> [IntentCandidate]
  {
    let persons = all(in: message).prefix(2)
    guard let first = persons.first else { return [candidate] }
    var own = candidate
    first.describe("own", message, into: &own.features)
    return [own]
      + persons.map { person in
        var other = candidate
        other.calls = candidate.calls.map { call in
          PlannedCall(call.tool, call.arguments.setting("person", to: .string(person.name)))
        }
        person.describe("other", message, into: &other.features)
        return other
      }
  }

  private func describe(_ whose: String, _ message: MessageAnalysis, into bag: inout FeatureBag) {
    bag.add("whose=", whose)
    bag.add("whose=", whose, phrase)
    bag.add("whose=", whose, grammaticalCase)
    bag.add("whose=", whose, "at \(min(3, place))")
    let next = place + 1
    if next < message.spans.count {
      for kind in MessageFeatures.kinds(of: message.spans[next]) {
        bag.add("whose=", whose, "then " + kind)
      }
    }
    if let form = message.scene.clauses.last(where: { $0.form != nil })?.form {
      bag.add("whose=", whose, "verb \(form.person)")
    }
  }
}
