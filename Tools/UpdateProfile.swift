package import Domain

/// Keeps what the person says about themselves; lists grow by what is new.
///
///     updateProfile(diabetes: "type2", medications: ["metformin"])  // the profile as it is
///
/// It is kept as it was said, and nothing is ever advised by it.
package struct UpdateProfile: Tool {
  package struct Arguments: Decodable, Sendable {
    var values: JSON
    var remove: [String]?

    private enum Key: String, CodingKey { case remove }

    package init(from decoder: any Decoder) throws {
      remove = try decoder.container(keyedBy: Key.self).decodeIfPresent(
        [String].self, forKey: .remove)
      values = .object((try JSON(from: decoder).members ?? []).filter { !$0.isNamed(.remove) })
    }
  }

  package static let name = "updateProfile"
  package static let summary =
    "Kişinin kendisi hakkında söylediğini saklar. Günlük kayıtlar için kullanılmaz."
  package static let writes = true
  package static let schema = ToolSchema(
    properties: ProfileForm.fields.map(\.property) + [
      .list(
        .remove, of: .text, "Artık geçerli olmayan ilaç, beslenme ya da alerji; örn. metformin")
    ])
  package static let brief: ToolBrief? = ToolBrief(
    "kişinin kendisi hakkında söylediğini saklar",
    [.name, .birthYear, .diabetes, .medications, .allergies])

  let profile: ProfileRecords

  package init(profile: ProfileRecords) { self.profile = profile }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let before = try stored { try profile.all() }
    let edit = ProfileEdit(before: before, year: context.today.parts.year)
    let changed = try edit.changed(by: arguments.values, removing: arguments.remove ?? [])
    guard changed.members?.isEmpty == false else { throw .invalid(Texts.nothingToChange) }
    let change = context.change(Self.name, Texts.profile(changed))
    try stored { try profile.set(changed, change) }
    let gone = edit.held(arguments.remove ?? [])
    return .object(
      [
        .init(.profile, try stored { try profile.all() }), .init(.changed, changed),
        gone.isEmpty ? nil : .init(.removed, .texts(gone)),
      ].compactMap { $0 as JSON.Member? })
  }
}
