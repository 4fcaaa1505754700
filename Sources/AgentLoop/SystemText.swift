package import Domain
package import struct Foundation.Date

/// What a model that is not ours is told before the thread: who balli is, the rules, the person.
///
/// The fixed part comes first and is equal in every request, so that servers can keep it; the person's
/// name, targets and profile come last. Day and time are at its end for a large model; a small one is told
/// them beside the message, because it reads slowly what a server could not keep.
package struct SystemText: Sendable {
  /// How the person wants to be called; empty for not said.
  package var name: String
  package var targets: [Target]
  /// What the person said about themselves, as `ProfileForm` names it.
  package var profile: JSON
  package var now: Date
  package var zone: Zone

  package init(
    name: String, targets: [Target], profile: JSON = [:], now: Date, zone: Zone
  ) {
    self.name = name
    self.targets = targets
    self.profile = profile
    self.now = now
    self.zone = zone
  }

  /// The text for a model with these traits: short for a small one.
  package func text(for traits: ModelTraits) -> String {
    if traits.isSmall { return ([Texts.systemShort] + person).joined(separator: "\n") }
    let moment = Texts.systemMoment(Self.moment(now, in: zone))
    return ([Texts.systemFull + "\n\n" + moment] + person).joined(separator: "\n")
  }

  /// `2026-11-21T08:30:00+03:00, cumartesi`.
  static func moment(_ now: Date, in zone: Zone) -> String {
    let moment = zone.civil(at: now)
    return "\(moment.text), \(Texts.weekdays[(moment.day.weekday - 1) % 7])"
  }

  private var person: [String] {
    var lines: [String] = []
    if !name.isEmpty { lines.append(Texts.systemName(name)) }
    if !targets.isEmpty {
      let told = targets.map { "\($0.kind.rawValue) \(Self.range(of: $0))" }
      lines.append(Texts.systemTargets + told.joined(separator: "; "))
    }
    if profile.members?.isEmpty == false { lines.append(Texts.systemProfile(profile.text)) }
    return lines
  }

  private static func range(of target: Target) -> String {
    func text(_ value: Double) -> String { JSON.number(value).text }
    if let value = target.value { return text(value) }
    return switch (target.min, target.max) {
    case (let low?, let high?): "\(text(low))-\(text(high))"
    case (let low?, nil): "≥ \(text(low))"
    case (nil, let high?): "≤ \(text(high))"
    case (nil, nil): "-"
    }
  }
}
