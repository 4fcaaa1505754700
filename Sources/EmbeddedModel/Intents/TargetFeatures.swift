import Analysis
import Domain
import Turkish

/// What speaks for a number as a target of a kind.
extension TargetIntents {
  /// How a kind stands to the number: how far, how many rivals lie between, what bounds are near.
  func describe(
    _ kind: Kind, _ quantity: Quantity, _ all: [Quantity], into bag: inout FeatureBag
  ) {
    let name = kind.kind.rawValue
    bag.add("source=", kind.source)
    bag.add("\(name) size=", MessageFeatures.magnitude(quantity.value))
    bag.add("\(name) unit=", quantity.measure?.unit ?? quantity.doseUnit ?? "none")
    bag.add("unit=", quantity.measure?.unit ?? quantity.doseUnit ?? "none")
    bag.add("suffix=", quantity.number?.suffix ?? "")
    for span in message.spans {
      for other in Self.named(span) { bag.add("\(name) with ", other.rawValue) }
    }
    for (mark, low) in [("low", true), ("high", false)] {
      guard let gap = gap(quantity, all, low: low) else { continue }
      bag.add("\(name) \(mark) at ", gap)
    }
    fit(kind, quantity, all, into: &bag)
    guard let place = kind.place else { return }
    let gap = quantity.spans.lowerBound - place
    bag.add("gap=", String(max(-6, min(8, gap))))
    let between =
      gap > 0
      ? place..<quantity.spans.lowerBound
      : quantity.spans.upperBound..<max(place, quantity.spans.upperBound)
    bag.add("numbers between=", count: between.count { message.spans[$0].number != nil }, atMost: 2)
    let rivals = between.count { near in
      near != place && Self.named(message.spans[near]).contains { $0 != kind.kind }
    }
    bag.add("kinds between=", count: rivals, atMost: 3)
    bag.add(
      "same clause", if: message.clauseOf[place] == message.clauseOf[quantity.spans.lowerBound])
    for word in MessageFeatures.kinds(of: message.spans[place]) { bag.add("\(name) by ", word) }
  }

  /// Whether the number and the kind are each other's nearest, in one word.
  private func fit(
    _ kind: Kind, _ quantity: Quantity, _ all: [Quantity], into bag: inout FeatureBag
  ) {
    let isGlucose = kind.kind.isOfGlucose
    let own = message.spans.indices.filter { place in
      Self.own(message.spans[place]).contains(kind.kind)
    }
    let rivals = message.spans.indices.filter { place in
      Self.own(message.spans[place]).contains { $0 != kind.kind }
    }
    let called = message.spans.contains { $0.has(.target, .targetcall, .rangeLow, .rangeHigh) }
    func near(_ places: [Int]) -> Int {
      places.map { abs($0 - quantity.spans.lowerBound) }.min() ?? 50
    }
    let best =
      own.isEmpty
      ? (rivals.isEmpty ? "generic" : "generic beside")
      : near(own) < near(rivals) ? "nearest" : "farther"
    let others = own.isEmpty ? [] : all.filter { $0.spans != quantity.spans }
    let isTaken = others.contains { other in
      own.contains { abs($0 - other.spans.lowerBound) < abs($0 - quantity.spans.lowerBound) }
    }
    let shape = "\(isGlucose ? "glucose " : "")\(best)\(isTaken ? " taken" : "")"
    bag.add("fit=", shape)
    bag.add("fit=", shape, called ? "called" : "uncalled")
    bag.add("fit=", shape, message.scene.isQuestion ? "asks" : "says")
    bag.add("fit=", shape, "last " + (scene.dialogue.newest?.call.name ?? "none"))
    bag.add("fit=", shape, MessageFeatures.magnitude(quantity.value))
    bag.add("fit=", shape, quantity.measure?.unit ?? quantity.doseUnit ?? "no unit")
    bag.add("fit=", shape, "numbers \(min(3, all.count))")
  }

  /// Where the nearest word for a bound stands, seen from the number.
  private func gap(_ quantity: Quantity, _ all: [Quantity], low: Bool) -> String? {
    let places = message.spans.indices.filter { place in
      low
        ? message.spans[place].has(.low, .rangeLow) : message.spans[place].has(.high, .rangeHigh)
    }
    let gaps = places.map { $0 - quantity.spans.lowerBound }
    guard let nearest = gaps.min(by: { abs($0) < abs($1) }) else { return nil }
    return String(max(-4, min(4, nearest)))
  }
}
