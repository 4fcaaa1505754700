import Analysis
import Domain
import Turkish

/// What is asked in general, and told of nobody: "açlık şekeri 110 ne demek", "8 saat uyumak şart mı".
extension MessageAnalysis {
  /// Symptoms and moods are told in questions too ("midem bulanıyor neden").
  private static let toldInQuestions: Set = ["logSymptom", "logMood"]

  /// Whether a record's words are only part of a question.
  func isOnlyAsked(_ candidate: IntentCandidate) -> Bool {
    if isMoodOfAnother(candidate) { return true }
    guard candidate.logs || candidate.intent == "updateProfile",
      !Self.toldInQuestions.contains(candidate.intent), let anchor = candidate.anchor,
      spans.indices.contains(anchor)
    else { return false }
    let places = spans.indices.filter { clauseOf[$0] == clauseOf[anchor] }
    let clause = clause(of: anchor)
    guard clause.isQuestion, !isTagged(places) else { return false }
    if candidate.claims.contains(where: isSupposed) { return true }
    return !isTold(candidate, clause, places)
  }

  /// "eşim bana niye kızgın": how somebody else is, asked and not told.
  private func isMoodOfAnother(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logMood", let anchor = candidate.anchor,
      spans.indices.contains(anchor), let mood = spans[anchor].reading(.mood),
      clause(of: anchor).isQuestion, word(anchor) == Turkish.fold(mood.phrase)
    else { return false }
    return persons.contains { person in
      person.places.contains { clauseOf[$0] == clauseOf[anchor] }
    }
  }

  /// "300 olunca", "126 olursa", "100 üstü": a value that somebody may have.
  private func isSupposed(_ place: Int) -> Bool {
    let next = place + 1
    guard spans[place].number != nil, next < spans.count else { return false }
    return word(next).fits("number.bounds")
      || spans[next].has(.be, .trend, .comeout)
        && spans[next].readings.contains { reading in
          [.converb, .conditional].contains(reading.verb?.mood)
        }
  }

  /// "tokluk 142 iyi di mi": told, and agreement asked for.
  private func isTagged(_ places: [Int]) -> Bool {
    zip(places, places.dropFirst()).contains { first, next in
      spans[next].has(.ask) && word(first).fits("question.tags")
    }
  }

  /// Whether a question tells what was: in the past tense, of a time, or of somebody's own value.
  private func isTold(_ candidate: IntentCandidate, _ clause: Clause, _ places: [Int]) -> Bool {
    let numbers = candidate.claims.filter { spans[$0].number != nil }
    let isBare = numbers.allSatisfy { spans[$0].number?.suffix.isEmpty == true }
    if clause.isPast { return isBare || !clause.has(.question) }
    if persons.contains(where: { $0.places.overlaps(places[0]...places[places.count - 1]) }) {
      return true
    }
    let isDated = clause.times.contains { time in
      time.namesDay || time.part != nil || time.clock != nil || time.instant != nil
    }
    return isBare && (isDated || places.contains(where: isOwn))
  }

  private func isOwn(_ place: Int) -> Bool {
    spans[place].has(.selfword)
      || spans[place].readings.contains { reading in
        reading.noun.map { $0.possessor == 1 } == true
          || reading.verb.map { [1, 4].contains($0.person) && $0.isFinite && $0.mood != .aorist }
            == true
      }
  }
}
