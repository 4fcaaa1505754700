import Domain
import struct Foundation.Date

/// A glucose alert as people and programs are told of it.
package struct ShownAlert: Sendable, Equatable {
  package var code: String
  package var text: String
  package var isUrgent: Bool
  package var rings: Bool
}

// Alerts after readings came.
extension Session {
  /// Where the alerts of runs that end are kept; those of a talk end with it.
  private static let toldKey = "uyarılan"

  /// Tells what has begun since it was last looked at; of a quiet talk only what is urgent.
  func soundAlerts() throws {
    let records = household.records
    let now = world.clock.now()
    let span = now.addingTimeInterval(-AlertWatch.reach)..<SensorRecords.horizon(now)
    var readings = try records.sensor.between(span)
    // What stopped long ago is one reading.
    if readings.isEmpty { readings = try records.sensor.newest(nil, span.upperBound, 1) }
    guard !readings.isEmpty else { return }
    let bounds = try AlertBounds(records.settings)
    let isLive = try liveConnections.kinds().contains { $0 != .official }
    var watch = try alertWatch ?? keptWatch()
    let alerts = watch.alerts(for: readings, bounds, isLive: isLive, now: now)
    if alertWatch == nil { try keep(watch) } else { alertWatch = watch }
    let rings = try records.settings.value(AlertSetting.bell.key) == AlertTexts.on
    for alert in alerts where alert.isUrgent || !isQuiet {
      presenter.sound(
        ShownAlert(
          code: alert.kind.rawValue,
          text: AlertTexts.text(alert, bounds, now: now, zone: zone),
          isUrgent: alert.isUrgent, rings: rings && !isQuiet))
    }
  }

  /// The sources that this profile has connected.
  var liveConnections: Connections {
    Connections(files: world.files, places: world.places, profile: household.profile)
  }

  private func keptWatch() throws -> AlertWatch {
    let text = try household.records.settings.value(Self.toldKey) ?? "{}"
    let members = (try? JSON(reading: text))?.members ?? []
    return AlertWatch(
      told: members.reduce(into: [:]) { told, member in
        guard let kind = GlucoseAlert.Kind(rawValue: member.key),
          let seconds = member.value.number
        else { return }
        told[kind] = Date(timeIntervalSince1970: seconds)
      })
  }

  private func keep(_ watch: AlertWatch) throws {
    let members = watch.told.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      JSON.Member($0.key.rawValue, .number($0.value.timeIntervalSince1970))
    }
    guard !members.isEmpty else { return }
    try household.records.settings.set(Self.toldKey, JSON.object(members).text)
  }
}
