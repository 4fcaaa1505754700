import Domain

/// A value that was measured and is no glucose, checked and in the unit in which it is kept.
struct Measurement: Equatable {
  enum Kind: String, CaseIterable, Decodable, Sendable {
    case ketone, bloodPressure, pulse, temperature, hba1c, lab
  }

  /// What a ketone or a laboratory's value was measured in.
  enum Sample: String, CaseIterable, Decodable, Sendable { case blood, urine }

  let kind: Kind
  /// What a laboratory measured: `LDL`.
  let name: String?
  /// Of a blood pressure the systolic one.
  let value: Double
  /// The diastolic one.
  let value2: Double?
  let unit: String?
  let sample: Sample?

  /// Fails where the values cannot be meant.
  ///
  /// A blood pressure that was said in tens (`12'ye 8`) is kept in mmHg; an HbA1c without a unit is
  /// taken for percent up to 20, and for mmol/mol above.
  init(
    _ kind: Kind, name: String? = nil, value: Double, value2: Double? = nil, unit: String? = nil,
    sample: Sample? = nil
  ) throws(ToolFailure) {
    self.kind = kind
    let name = name?.unlessEmpty
    if kind == .lab, name == nil { throw .invalid(Texts.labWithoutName) }
    self.name = kind == .lab ? name : nil
    if kind != .bloodPressure, value2 != nil { throw .invalid(Texts.secondValue(of: kind)) }
    let isInTens = kind == .bloodPressure && value < 30
    self.value = isInTens ? value * 10 : value
    self.value2 = kind == .bloodPressure ? value2.map { $0 < 20 ? $0 * 10 : $0 } : nil
    self.sample = kind == .ketone || kind == .lab ? sample : nil
    self.unit =
      kind == .bloodPressure
      ? "mmHg" : unit?.unlessEmpty ?? Self.usualUnit(of: kind, value, self.sample)
    try check()
  }

  private func check() throws(ToolFailure) {
    let (range, unit) = (allowed, unit ?? "")
    guard range.contains(value) else {
      throw .invalid(Texts.outOfRange(Texts.name(of: self), value, unit, range))
    }
    guard let low = value2 else { return }
    guard (20...200).contains(low) else {
      throw .invalid(Texts.outOfRange("küçük tansiyon", low, unit, 20...200))
    }
    guard low < value else { throw .invalid(Texts.pressureUpsideDown(value, low)) }
  }

  /// The values that a body can have.
  private var allowed: ClosedRange<Double> {
    switch kind {
    case .ketone: sample == .urine || unit?.hasPrefix("mg") == true ? 0...500 : 0...30
    case .bloodPressure: 50...300
    case .pulse: 20...250
    case .temperature: unit?.hasSuffix("F") == true ? 86...113 : 30...45
    case .hba1c: unit == "%" ? 3...20 : 9...200
    case .lab: 0...1_000_000
    }
  }

  private static func usualUnit(of kind: Kind, _ value: Double, _ sample: Sample?) -> String? {
    switch kind {
    case .ketone: sample == .urine ? nil : "mmol/L"
    case .bloodPressure: "mmHg"
    case .pulse: "/dk"
    case .temperature: "°C"
    case .hba1c: value <= 20 ? "%" : "mmol/mol"
    case .lab: nil
    }
  }
}

extension Measurement {
  /// What an entry holds; nil for the values of another kind of entry.
  init?(_ values: JSON) {
    guard let kind = values["kind"]?.string.flatMap(Kind.init(rawValue:)),
      let value = values["value"]?.number
    else { return nil }
    let sample = values["sample"]?.string.flatMap(Sample.init)
    do {
      try self.init(
        kind, name: values["name"]?.string, value: value, value2: values["value2"]?.number,
        unit: values["unit"]?.string, sample: sample)
    } catch { return nil }
  }

  /// The values under the contract's names.
  var values: JSON {
    .object([
      "kind": .string(kind.rawValue), "name": name.map(JSON.string), "value": .number(value),
      "value2": value2.map(JSON.number), "unit": unit.map(JSON.string),
      "sample": sample.map { .string($0.rawValue) },
    ])
  }

  /// The value with its unit: `120/80 mmHg`.
  var amount: String {
    let low = value2.map { "/" + Texts.number($0) } ?? ""
    let figure = Texts.number(value, decimals: 2) + low
    return unit == "%" ? "%\(figure)" : [figure, unit].compactMap(\.self).joined(separator: " ")
  }
}
