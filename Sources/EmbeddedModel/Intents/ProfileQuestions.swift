import Analysis
import Domain
import Turkish

/// What of the profile a question is about, or what is reckoned from it.
enum ProfileFact: String, CaseIterable {
  case name, birthYear, heightCm, diabetes, diagnosedYear, allergies
  /// Of a pregnancy: its week, and how long it still lasts.
  case week, dueDate
  /// Of the height and the newest weight.
  case bmi
  /// Of a target and what there is.
  case waterLeft, weightLeft
}

/// Questions about what a person told of oneself: `boyum kaç`, `kaç haftalık hamileyim`.
struct ProfileQuestions: Request {
  private let scene: Scene
  private let offered: Set<String>?

  private static let table = OwnRow.table
  private static let mostWords = 9

  init(scene: Scene, offered: Set<String>?) {
    self.scene = scene
    self.offered = offered
  }

  var plain: Understanding? {
    let words = scene.words
    guard words.count <= Self.mostWords, Person.all(in: scene.sentence).allSatisfy(isChild),
      scene.sentence.spans.allSatisfy({ $0.number == nil }),
      let fact = ProfileFact.allCases.first(where: { covers($0, words) }),
      offered.allow(calls(fact))
    else { return nil }
    var result = Understanding(calls: calls(fact))
    result.asked.profile = fact
    return result
  }

  /// "bebeğim ne zaman doğacak" names the child that is expected.
  private func isChild(_ person: Person) -> Bool {
    Turkish.fold(person.phrase).fits("person.unborn")
  }

  private func covers(_ fact: ProfileFact, _ words: [String]) -> Bool {
    Self.table[named: "profile.\(fact.rawValue)"].covers(words, with: Self.table[.profileRest])
  }

  private func calls(_ fact: ProfileFact) -> [PlannedCall] {
    func day(_ kind: TalkRecord.Kind, _ days: Range<Int>) -> PlannedCall {
      let today = scene.zone.day(at: scene.now)
      return PlannedCall(
        "getDay",
        [
          .from: .string((today + days.lowerBound).text),
          .to: .string((today + days.upperBound).text), .kind: .string(kind.rawValue),
        ])
    }
    switch fact {
    case .bmi: return [PlannedCall("getProfile"), day(.weight, -RecordQuestion.reach..<1)]
    case .waterLeft: return [PlannedCall("getTargets"), day(.water, 0..<1)]
    case .weightLeft: return [PlannedCall("getTargets"), day(.weight, -RecordQuestion.reach..<1)]
    default: return [PlannedCall("getProfile")]
    }
  }
}
