import Domain

/// A value that was measured and is no glucose, checked and in the unit in which it is kept.
struct Measurement: Equatable {
  enum Kind: String { case ketone, bloodPressure, pulse, temperature, hba1c, lab }

  let kind: Kind
  /// What a laboratory measured: `LDL`.
  let name: String?
  /// Of a blood pressure the systolic one.
  let value: Double
  /// The diastolic one.
  let value2: Double?
  let unit: String?
  /// What a ketone or a laboratory's value was measured in.
  let sample: String?

  /// Fails where the values cannot be meant.
  ///
  /// A blood pressure that was said in tens (`12'ye 8`) is kept in mmHg; an HbA1c without a unit is
  /// taken for percent up to 20, and for mmol/mol above.
  init(_ values: JSON) throws(ToolFailure) {
    let kind = values[.kind]?.string.flatMap(Kind.init) ?? .lab
    self.kind = kind
    let (value, low) = (values[.value]?.number ?? 0, values[.value2]?.number)
    let isPressure = kind == .bloodPressure
    name = kind == .lab ? values[.name]?.string : nil
    if kind == .lab, name == nil { throw .invalid(Texts.labWithoutName) }
    if !isPressure, low != nil { throw .invalid(Texts.secondValue(of: kind)) }
    self.value = isPressure && value < 30 ? value * 10 : value
    value2 = low.map { $0 < 20 ? $0 * 10 : $0 }
    sample = kind == .ketone || kind == .lab ? values[.sample]?.string : nil
    let said = isPressure ? nil : values[.unit]?.string
    unit = said ?? Self.usualUnit(of: kind, value, sample)
    try check()
  }

  private func check() throws(ToolFailure) {
    let (range, unit) = (allowed, unit ?? "")
    guard range.contains(value) else {
      throw .invalid(Texts.outOfRange(name ?? Texts.name(of: kind), value, unit, range))
    }
    guard let low = value2 else { return }
    guard (20...200).contains(low) else {
      throw .invalid(Texts.outOfRange(Texts.diastolic, low, unit, 20...200))
    }
    guard low < value else { throw .invalid(Texts.pressureUpsideDown(value, low)) }
  }

  /// The values that a body can have.
  private var allowed: ClosedRange<Double> {
    switch kind {
    case .ketone: sample == "urine" || unit?.hasPrefix("mg") == true ? 0...500 : 0...30
    case .bloodPressure: 50...300
    case .pulse: 20...250
    case .temperature: unit?.hasSuffix("F") == true ? 86...113 : 30...45
    case .hba1c: unit == "%" ? 3...20 : 9...200
    case .lab: 0...1_000_000
    }
  }

  private static func usualUnit(of kind: Kind, _ value: Double, _ sample: String?) -> String? {
    switch kind {
    case .ketone: sample == "urine" ? nil : "mmol/L"
    case .bloodPressure: "mmHg"
    case .pulse: "/dk"
    case .temperature: "°C"
    case .hba1c: value <= 20 ? "%" : "mmol/mol"
    case .lab: nil
    }
  }

  /// The values under the contract's names.
  var values: JSON {
    .object([
      .kind: .string(kind.rawValue), .name: name.map(JSON.string), .value: .number(value),
      .value2: value2.map(JSON.number), .unit: unit.map(JSON.string),
      .sample: sample.map(JSON.string),
    ])
  }
}
