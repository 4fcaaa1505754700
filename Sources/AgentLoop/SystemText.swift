package import Domain
package import struct Foundation.Date

/// What a model that is not ours is told before the thread: who balli is, the rules, the person.
///
/// The fixed part comes first and is equal in every request, so that servers can keep it; day, time
/// and the person's targets come last.
package struct SystemText: Sendable {
  /// How the person wants to be called; empty for not said.
  package var name: String
  package var targets: [Target]
  package var now: Date
  package var zone: Zone

  package init(name: String, targets: [Target], now: Date, zone: Zone) {
    self.name = name
    self.targets = targets
    self.now = now
    self.zone = zone
  }

  /// The text for a model with these traits: short for a small one.
  package func text(for traits: ModelTraits) -> String {
    (traits.isSmall ? Texts.systemShort : Texts.systemFull) + "\n\n" + person
  }

  private var person: String {
    let moment = zone.civil(at: now)
    var lines = [
      Texts.systemMoment(moment.text, weekday: Texts.weekdays[(moment.day.weekday - 1) % 7])
    ]
    if !name.isEmpty { lines.append(Texts.systemName(name)) }
    if !targets.isEmpty {
      let told = targets.map { "\($0.kind.rawValue) \(Self.range(of: $0))" }
      lines.append(Texts.systemTargets + told.joined(separator: "; "))
    }
    return lines.joined(separator: "\n")
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
