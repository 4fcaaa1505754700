package import Domain
import Foundation

/// Stores a blood glucose reading and says what it means.
///
///     logGlucose(value: 6.4)  // 115 mg/dL, in range
///
/// Somebody else's reading is kept apart from the person's own.
package struct LogGlucose: Tool {
  package struct Arguments: Decodable, Sendable {
    var value: Double
    var unit: GlucoseUnit?
    var at: String?
    var context: GlucoseContext?
    var person: String?
    var note: String?
  }

  package static let name = "logGlucose"
  package static let summary =
    "Ölçülmüş bir kan şekeri değerini kaydeder ve ne anlama geldiğini söyler."
  package static let writes = true
  package static let schema = ToolSchema(
    properties: EntryForm.glucose.fields.map(\.property) + [
      .at, .person, .note,
    ])
  package static let brief: ToolBrief? = ToolBrief(
    "ölçülmüş şeker değerini kaydeder", [.value, .context])

  let glucose: GlucoseRecords
  let targets: TargetRecords
  let profile: ProfileRecords?

  package init(glucose: GlucoseRecords, targets: TargetRecords, profile: ProfileRecords? = nil) {
    self.glucose = glucose
    self.targets = targets
    self.profile = profile
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let said = try SaidGlucose(arguments.value, arguments.unit)
    let reading = GlucoseReading(
      milligrams: said.milligrams, unit: said.unit,
      at: try context.pastMoment(arguments.at, for: "at"), context: arguments.context,
      note: arguments.note?.unlessEmpty, source: "manual",
      subject: Person(arguments.person).subject)
    let change = context.change(Self.name, Texts.glucose(reading))
    let kept = try stored { try glucose.add(reading, change) }
    let warnings = said.isUnitGuessed ? [Texts.guessedUnit(said, arguments.value)] : []
    return try AssessedReading(targets: targets, profile: profile)
      .assessed(JSON.object(kept.members(in: context)), of: kept, in: context)
      .appending([.init(.warnings, .texts(warnings))])
  }
}
