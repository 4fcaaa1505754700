/// Something said that cannot wait for a model: a fixed text answers it.
package struct Emergency: Sendable, Equatable {
  /// A glucose value that was said with it, so that it can be logged.
  package struct Reading: Sendable, Equatable {
    package var value: Double
    package var unit: GlucoseUnit
    /// Whose it is, where it is somebody else's: `annem`.
    package var person: String?

    package init(value: Double, unit: GlucoseUnit, person: String? = nil) {
      self.value = value
      self.unit = unit
      self.person = person
    }

    /// The value in mg/dL.
    package var milligrams: Double { value * unit.milligrams }
  }

  /// `severeLow`, `unconscious`, `ketoacidosis` …: the `code` of the alert event.
  package var code: String
  /// What to do now, in Turkish.
  package var text: String
  package var reading: Reading?

  package init(code: String, text: String, reading: Reading? = nil) {
    self.code = code
    self.text = text
    self.reading = reading
  }
}
