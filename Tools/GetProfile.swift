package import Domain

/// Tells what the person said about themselves.
///
///     getProfile()  // {diabetes: "type2", birthYear: 1981}
package struct GetProfile: Tool {
  package struct Arguments: Decodable, Sendable {}

  package static let name = "getProfile"
  package static let summary =
    "Kişinin kendisi hakkında söylediklerini gösterir."
  package static let writes = false
  package static let schema = ToolSchema()
  package static let brief: ToolBrief? = ToolBrief("kişi hakkında bilinenleri gösterir")

  let profile: ProfileRecords

  package init(profile: ProfileRecords) { self.profile = profile }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    [.profile: try stored { try profile.all() }]
  }
}
