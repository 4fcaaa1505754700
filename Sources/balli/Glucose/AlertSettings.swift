import Domain
import Turkish

/// What a person can say of alerts with `/ayar`.
enum AlertSetting: String, CaseIterable {
  case urgentLow, low, high, highDelay, change, silence, bell

  /// The setting with this key of `/ayar`.
  init?(key: String) {
    guard let known = Self.allCases.first(where: { $0.key == key }) else { return nil }
    self = known
  }

  /// What it may be: mg/dL, minutes, or mg/dL a minute.
  private var possible: ClosedRange<Double> {
    switch self {
    case .urgentLow: 50...70
    case .low: 60...100
    case .high: 120...400
    case .highDelay: 0...240
    case .change: 2...5
    case .silence: 10...240
    case .bell: 0...1
    }
  }

  private var isGlucose: Bool { [.urgentLow, .low, .high].contains(self) }
  /// Whether it can be said to be off.
  private var canBeOff: Bool { self != .urgentLow && self != .highDelay }

  /// The value as it is kept: `70`, `3,9 mmol/L`, `kapalı`; throws for what it cannot be.
  func validated(_ value: String) throws(Failure) -> String {
    let word = Spelling.ascii(value)
    if canBeOff, word == Spelling.ascii(AlertTexts.off) { return AlertTexts.off }
    if self == .bell, word == Spelling.ascii(AlertTexts.on) { return AlertTexts.on }
    guard self != .bell, let said = SaidBound(value),
      possible.contains(isGlucose ? said.milligrams : said.value)
    else { throw Failure(.badData, AlertTexts.badBound(self, possible, canBeOff: canBeOff)) }
    return NumberText.plain(said.value) + (isGlucose && said.isMillimoles ? " mmol/L" : "")
  }
}

/// A bound as a person says it: `70`, `3,9 mmol/L`, `20 dk`.
private struct SaidBound {
  var value: Double
  var isMillimoles: Bool

  init?(_ text: String) {
    let number = text.replacing(",", with: ".").prefix { $0.isNumber || $0 == "." }
    guard let value = Double(number) else { return nil }
    self.value = value
    isMillimoles = Spelling.ascii(text).contains("mmol") || value < 30
  }

  /// mg/dL, to a whole one: 3,9 mmol/L is 70.
  var milligrams: Double {
    isMillimoles ? (value * GlucoseUnit.mmolL.milligrams).rounded() : value
  }
}

extension AlertBounds {
  /// The bounds of a person; what cannot be read is as the standard says.
  init(_ settings: SettingRecords) throws {
    self.init()
    func said(_ setting: AlertSetting) throws -> (isOff: Bool, bound: SaidBound?) {
      let kept = try settings.value(setting.key)
      return (kept == AlertTexts.off, kept.flatMap { SaidBound($0) })
    }
    urgentLow = try said(.urgentLow).bound?.milligrams ?? urgentLow
    highDelay = try said(.highDelay).bound.map { $0.value * 60 } ?? highDelay
    let (low, high) = (try said(.low), try said(.high))
    self.low = low.isOff ? nil : low.bound?.milligrams ?? self.low
    self.high = high.isOff ? nil : high.bound?.milligrams ?? self.high
    let (change, silence) = (try said(.change), try said(.silence))
    self.change = change.isOff ? nil : change.bound?.value ?? self.change
    self.silence = silence.isOff ? nil : silence.bound.map { $0.value * 60 } ?? self.silence
  }
}

extension SettingDefinition {
  /// The settings of alerts, in the order in which they are listed.
  static var alerts: [SettingDefinition] {
    AlertSetting.allCases.map { setting in
      SettingDefinition(
        key: setting.key, summary: setting.summary, standard: setting.standard, choices: [])
    }
  }
}
