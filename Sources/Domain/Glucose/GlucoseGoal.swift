/// The range in which somebody's readings should be, and why that one.
///
/// A person's own bounds go first. In pregnancy it is 63-140 mg/dL (Battelino 2019,
/// doi:10.2337/dci19-0028), under 95 before a meal and under 140 an hour after its beginning, 120 after two
/// (Endocrine Society: `gdm-targets` of the table of knowledge); else 70-180 mg/dL.
///
///     GlucoseGoal(profile: ["pregnant": true], targets: [], today: today).high  // 140
package struct GlucoseGoal: Sendable, Equatable {
  package enum Basis: String, Sendable { case usual, pregnancy, own }

  package var basis: Basis
  /// mg/dL.
  package var low: Double
  package var high: Double
  /// Whether the upper bound itself is in range: not where the goal is to stay under it.
  package var holdsHigh = true

  /// The common range, which also holds for another whose profile nobody knows.
  package static let usual = GlucoseGoal(basis: .usual, low: 70, high: 180)

  package init(basis: Basis, low: Double, high: Double, holdsHigh: Bool = true) {
    self.basis = basis
    self.low = low
    self.high = high
    self.holdsHigh = holdsHigh
  }

  /// The writer's, for readings taken in `context`; nil for those of all kinds.
  package init(
    profile: JSON, targets: [Target], today: CivilDay, context: GlucoseContext? = nil
  ) {
    let (low, high) = (Self.bound(.glucoseLow, targets), Self.bound(.glucoseHigh, targets))
    let expects =
      ProfileForm.isPregnant(profile, on: today) || ProfileForm.hasGestational(profile, on: today)
    self = expects ? Self.pregnancy(context) : .usual
    // A bound that was not set stays the one of pregnancy, and of the kind of reading.
    guard low != nil || high != nil else { return }
    self.init(
      basis: .own, low: low ?? self.low, high: high ?? self.high,
      holdsHigh: high != nil || holdsHigh)
  }

  private static func pregnancy(_ context: GlucoseContext?) -> GlucoseGoal {
    switch context {
    case .fasting, .beforeMeal:
      GlucoseGoal(basis: .pregnancy, low: 63, high: 95, holdsHigh: false)
    case .afterMeal: GlucoseGoal(basis: .pregnancy, low: 63, high: 140, holdsHigh: false)
    default: GlucoseGoal(basis: .pregnancy, low: 63, high: 140)
    }
  }

  private static func bound(_ kind: TargetKind, _ targets: [Target]) -> Double? {
    let found = targets.first { $0.kind == kind }
    return found?.value ?? found?.min ?? found?.max
  }

  /// -1 under the range, 0 in it, 1 over it; values in mmol/L are compared in mmol/L.
  package func side(of reading: GlucoseReading) -> Int {
    if reading.given < reading.unit.bound(low) { return -1 }
    let top = reading.unit.bound(high)
    return reading.given > top || !holdsHigh && reading.given == top ? 1 : 0
  }
}
