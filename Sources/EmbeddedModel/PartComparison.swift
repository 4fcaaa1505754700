import Domain
import Turkish

// A call beside a message of which the engine did not read every word: what it did read still counts.
extension Comparison {
  /// What the call says otherwise than those readings that leave no doubt, each by itself; nil where
  /// they agree.
  ///
  /// That something of the message is unread says nothing against what is read: "tansiyon 128 79 nabız
  /// 84 ölçtü bizim oğlan benimkini". But what is missing among the readings may well have been said.
  func difference(inPart weighed: [WeighedReading]) -> SecondReading? {
    let own = weighed.filter { reading in reading.calls.contains { $0.tool == call.name } }
    if let person = whollyAnother(own) { return person }
    let sure = arguments(of: own.filter { $0.probability >= Decision.Certainty.sure })
    let found = difference(from: sure)
    return found == .unwished ? nil : found
  }

  /// Whose a food was by every reading of it, where the call takes it for the writer's: "kızım iki dilim
  /// pasta yedi, ben elimi sürmedim".
  private func whollyAnother(_ weighed: [WeighedReading]) -> SecondReading? {
    guard !items.isEmpty, call.arguments[.person] == nil else { return nil }
    let about = arguments(of: weighed).filter(sharesFood)
    let persons = about.compactMap { $0[.person]?.string }
    guard let person = persons.first, persons.count == about.count else { return nil }
    return .otherwise(thing: Texts.whose, said: person, written: Texts.writer)
  }

  /// Whether it holds as much of a food as the call does.
  private func sharesFood(_ read: JSON) -> Bool {
    Self.items(of: read).contains { own in
      items.contains { item in
        Self.isAbout(own[.name], item[.name])
          && (own[.quantity] == nil || Self.areSame(own[.quantity], item[.quantity]))
      }
    }
  }

  private static func areSame(_ one: JSON?, _ other: JSON?) -> Bool {
    guard let first = one?.number, let second = other?.number else { return one == other }
    return isRounded(first, second)
  }

  /// The arguments for the tool, each once.
  private func arguments(of weighed: [WeighedReading]) -> [JSON] {
    var found: [JSON] = []
    for call in weighed.flatMap(\.calls) where call.tool == self.call.name {
      if !found.contains(call.arguments) { found.append(call.arguments) }
    }
    return found
  }
}
