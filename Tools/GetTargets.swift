package import Domain

/// Tells all targets.
///
///     getTargets()  // [{kind: "carbs", value: 180, unit: "g"}]
package struct GetTargets: Tool {
  package struct Arguments: Decodable, Sendable {}

  package static let name = "getTargets"
  package static let summary = "Kayıtlı bütün hedefleri ve glikoz sınırlarını söyler."
  package static let writes = false
  package static let schema = ToolSchema()
  package static let brief: ToolBrief? = ToolBrief("hedefleri gösterir")

  let targets: TargetRecords

  package init(targets: TargetRecords) { self.targets = targets }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    [.targets: .array(try stored { try targets.all() }.map(\.json))]
  }
}
