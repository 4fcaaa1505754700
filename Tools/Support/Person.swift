import Domain
import Turkish

/// Whose records are meant: the writer's, or somebody else's.
struct Person {
  /// As said; nil for the writer.
  let subject: String?

  init(_ said: String?) { subject = said.flatMap(PersonName.other) }

  var isWriter: Bool { subject == nil }

  /// Whether a record of this subject is theirs.
  func owns(_ other: String?) -> Bool {
    guard let subject, let other else { return subject == nil && other == nil }
    return PersonName.areSame(subject, other)
  }
}
