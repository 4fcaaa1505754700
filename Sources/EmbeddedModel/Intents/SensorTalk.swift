import Analysis
import Domain
import Turkish

/// What people want of a sensor that is a command: no tool does it, so the talk names the way.
enum SensorWay: String, Equatable, Sendable, CaseIterable {
  case removal, trouble, importing, connect, report, chart, alert
}

/// Finds such a wish by its words (`Language/glucose-asks`).
struct SensorTalk: Request {
  private let scene: Scene
  private static let mostWords = 12

  init(scene: Scene, offered: Set<String>?) { self.scene = scene }

  var plain: Understanding? { way.map { Understanding(speeches: [.sensor($0)]) } }

  /// Nil where something is recorded, or asked of the records.
  var way: SensorWay? {
    let words = scene.sentence.tokens.map(\.folded)
    func says(_ row: String) -> Bool { PhraseRows.glucoseAsks[row].stands(in: words) }
    guard words.count <= Self.mostWords else { return nil }
    if says("way.alert.bound") { return .alert }
    guard !holdsReading else { return nil }
    if says("way.thing") {
      if says("way.removal") { return .removal }
      if says("way.trouble") { return .trouble }
      if says("way.connect"), !says("way.import.thing") { return .connect }
    }
    if says("way.import.thing"), says("way.import") { return .importing }
    if says("way.report") { return .report }
    let isOfGlucose = says("ofGlucose") || says("low") || says("way.thing")
    guard isOfGlucose else { return nil }
    if says("way.chart") { return .chart }
    return says("way.alert.thing") && says("way.alert") ? .alert : nil
  }

  /// A number of a meter's size: a value that is told, or a bound that is set.
  private var holdsReading: Bool {
    scene.sentence.spans.contains { span in
      span.time == nil && (span.number.map { $0.value > 31 } ?? false)
    }
  }
}

extension PhraseRows {
  /// What is asked of glucose and of sensors.
  static let glucoseAsks = PhraseRows("Language/glucose-asks")
}
