import Domain
import Foundation

/// What a reading that was stored or set right means for whom it is of.
struct AssessedReading {
  let targets: TargetRecords
  let profile: ProfileRecords?

  /// A result with what its reading, as it stands now, comes to: `level`, `milligrams` and the sentence
  /// `assessment`; fails where the person's own targets cannot be read.
  func assessed(
    _ json: JSON, of kept: GlucoseReading, in context: ToolContext
  ) throws(ToolFailure) -> JSON {
    let own = kept.isOwn ? try stored { try targets.all() } : []
    let assessment = GlucoseAssessment(
      of: kept.milligrams, in: kept.unit, low: own.first { $0.kind == .glucoseLow }?.value,
      high: own.first { $0.kind == .glucoseHigh }?.value,
      isPregnant: kept.isOwn && isPregnant(context), context: kept.context,
      wasEarlier: context.now.timeIntervalSince(kept.at) > Self.recent)
    return json.setting(.level, to: .string(assessment.level.rawValue))
      .appending([
        .init(.milligrams, .figure(kept.milligrams, decimals: 0)),
        .init(
          .assessment, .string(kept.isOwn ? assessment.text : Texts.assessment(ofOthers: kept))),
      ])
  }

  /// What cannot be read keeps nobody from a reading that is stored.
  private func isPregnant(_ context: ToolContext) -> Bool {
    (try? profile?.all()).map { known in
      ProfileForm.isPregnant(known, on: context.today)
        || ProfileForm.hasGestational(known, on: context.today)
    } ?? false
  }

  /// Seconds for which a value tells how somebody is now.
  private static let recent = 3600.0
}
