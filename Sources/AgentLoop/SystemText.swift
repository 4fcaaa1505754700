package import Domain
import struct Foundation.Date

/// What a model that is not ours is told before the thread.
///
/// Who balli is and the rules are `text`, equal in every request of a thread, so that servers can keep
/// it. What is known of the person stands with the message with which it was new, the time with each.
package struct SystemText: Sendable {
  /// How the person wants to be called; empty for not said.
  package var name: String
  package var targets: [Target]
  /// What the person said about themselves, as `ProfileForm` names it.
  package var profile: JSON

  package init(name: String = "", targets: [Target] = [], profile: JSON = [:]) {
    self.name = name
    self.targets = targets
    self.profile = profile
  }

  /// The rules for a model with these traits: short for a small one.
  package static func text(for traits: ModelTraits) -> String {
    traits.isSmall ? Texts.systemShort : Texts.systemFull
  }

  /// The person; empty where nothing is known.
  package var person: String {
    var lines: [String] = []
    if !name.isEmpty { lines.append(Texts.systemName(name)) }
    if !targets.isEmpty {
      let told = targets.map { "\($0.kind.rawValue) \(Self.range(of: $0))" }
      lines.append(Texts.systemTargets + told.joined(separator: "; "))
    }
    if profile.members?.isEmpty == false { lines.append(Texts.systemProfile(profile.text)) }
    return lines.isEmpty ? "" : "[" + lines.joined(separator: "\n") + "]"
  }

  /// `2026-11-21T08:30+03:00, cumartesi`: to the minute.
  static func moment(_ now: Date, in zone: Zone) -> String {
    let moment = zone.civil(at: now)
    let (text, weekday) = (moment.text, Texts.weekdays[(moment.day.weekday - 1) % 7])
    return "\(text.prefix(16))\(text.dropFirst(19)), \(weekday)"
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
