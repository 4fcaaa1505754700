package import Domain

/// Sets a daily target, a range to stay in, or a glucose bound.
///
///     setTarget(kind: "water", value: 3)  // 3000 ml
///
/// Values that cannot be meant fail, telling what can. Litres of water and mmol/L are converted.
package struct SetTarget: Tool {
  package struct Arguments: Decodable, Sendable {
    var kind: TargetKind
    var value: Double?
    var min: Double?
    var max: Double?
  }

  package static let name = "setTarget"
  package static let summary =
    "Günlük bir hedef ya da glikoz sınırı koyar: tek değer (value) ya da aralık (min ve max)."
  package static let writes = true
  package static let schema = ToolSchema(
    .choice(
      .kind, TargetKind.allCases.map(\.rawValue),
      "Birimi: kalori kcal; besin öğeleri gram; su ml; kilo kg; uyku saat; şeker sınırı mg/dL",
      required: true),
    .number(.value, "Hedef; örn. 180", in: 0...200_000),
    .number(.min, "Aralığın alt ucu; örn. 150", in: 0...200_000),
    .number(.max, "Aralığın üst ucu; örn. 180", in: 0...200_000))
  package static let brief: ToolBrief? = ToolBrief(
    "hedef ya da sınır koyar", [.value, .min, .max])

  let targets: TargetRecords

  package init(targets: TargetRecords) { self.targets = targets }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let target = try target(arguments)
    let all = try stored { try targets.all() }
    try check(target, against: all)
    let change = context.change(Self.name, Texts.target(target))
    try stored { try targets.set(target, change) }
    return [
      .targets: .array(try stored { try targets.all() }.map(\.json)), .changed: target.json,
    ]
  }

  private func target(_ arguments: Arguments) throws(ToolFailure) -> Target {
    let kind = arguments.kind
    let values = [arguments.value, arguments.min, arguments.max]
    guard values.contains(where: { $0 != nil }) else { throw .invalid(Texts.noTargetValue) }
    if arguments.value != nil, arguments.min != nil || arguments.max != nil {
      throw .invalid(Texts.valueOrRange)
    }
    if kind.isGlucose, arguments.value == nil { throw .invalid(Texts.glucoseBoundIsValue) }
    var converted: [Double?] = []
    for value in values {
      converted.append(try value.map { kind.converted($0) }.checked(for: kind))
    }
    let target = Target(kind: kind, value: converted[0], min: converted[1], max: converted[2])
    if let low = target.min, let high = target.max, low >= high {
      throw .invalid(Texts.emptyRange)
    }
    return target
  }

  /// The low bound stays under the high one, with 70 and 180 where one is not set.
  private func check(_ target: Target, against all: [Target]) throws(ToolFailure) {
    guard target.kind.isGlucose, let value = target.value else { return }
    func bound(_ kind: TargetKind, or usual: Double) -> Double {
      target.kind == kind ? value : all.first { $0.kind == kind }?.value ?? usual
    }
    guard bound(.glucoseLow, or: 70) < bound(.glucoseHigh, or: 180) else {
      throw .invalid(Texts.boundsCrossed)
    }
  }
}

extension Double? {
  /// The value, or a failure that names the values which can be meant.
  fileprivate func checked(for kind: TargetKind) throws(ToolFailure) -> Double? {
    guard let self else { return nil }
    guard kind.allowed.contains(self) else { throw .invalid(Texts.targetOutOfRange(kind)) }
    return self
  }
}

extension TargetKind {
  fileprivate var isGlucose: Bool { self == .glucoseLow || self == .glucoseHigh }

  /// Litres of water become millilitres, and mmol/L become mg/dL.
  fileprivate func converted(_ value: Double) -> Double {
    if self == .water, value < 20 { return (value * 1000).rounded() }
    if isGlucose, value < 30 { return (value * GlucoseUnit.mmolL.milligrams).rounded() }
    return value
  }
}
