import Domain
import Testing

@Suite("Readings")
struct ReadingTests {
  @Test(
    "The number beside the glucose word is the value, and nothing else",
    arguments: Readings.all.filter { !KnownGaps.holds($0.text) })
  func readings(_ it: Readings.Case) {
    let calls = Engine.calls(it.text).filter(\.writes)
    let wanted = it.written.split(separator: "; ").map(String.init)
    let hours = wanted.map { $0.contains("@") }
    let shown = calls.enumerated().map { place, call in
      Self.shown(call, withHour: place < hours.count && hours[place])
    }
    #expect(
      (shown.isEmpty ? "-" : shown.joined(separator: "; ")) == it.written,
      "\(it.text): \(Engine.signature(calls))")
  }

  private static func shown(_ call: ToolCall, withHour: Bool) -> String {
    guard call.name == "logGlucose", let value = call.arguments["value"]?.number else {
      return call.name
    }
    let hour = call.arguments["at"]?.string.map { "@\($0.dropFirst(11).prefix(2))" }
    return [
      value == value.rounded() ? "\(Int(value))" : "\(value)", call.arguments["context"]?.string,
      withHour ? hour : nil, call.arguments["person"]?.string.map { "(\($0))" },
    ]
    .compactMap(\.self).joined(separator: " ")
  }
}
