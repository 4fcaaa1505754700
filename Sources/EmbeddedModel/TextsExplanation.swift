import Analysis
import Domain
import Turkish

/// What every stage of the engine saw in a sentence.
struct Explanation {
  let scene: Scene
  let understanding: Understanding

  var text: String {
    var lines = ["katlanmış: \(scene.folded)", "parçalar:"]
    for span in scene.sentence.spans {
      lines.append("  \(scene.sentence.source(span)) → \(describe(span))")
    }
    lines.append("tümceler:")
    for (number, clause) in scene.clauses.enumerated() {
      lines.append("  \(number + 1). \(describe(clause))")
    }
    lines.append("okumalar:")
    for reading in understanding.weighed {
      let calls = reading.calls.map { "\($0.tool) \($0.arguments.text)" }.joined(separator: "; ")
      lines.append("  \(NumberText.plain(reading.probability, decimals: 2)) \(calls)")
    }
    lines.append("çağrılar:")
    for call in understanding.calls { lines.append("  \(call.tool) \(call.arguments.text)") }
    if understanding.calls.isEmpty { lines.append("  (yok)") }
    return lines.joined(separator: "\n")
  }

  private func describe(_ span: Span) -> String {
    switch span.kind {
    case .mark: return "noktalama"
    case .unknown: return "bilinmiyor"
    case .number(let number):
      return "sayı \(number.low)\(number.high == number.low ? "" : "-\(number.high)")"
    case .measure(let measure): return "ölçü \(measure.measure.rawValue)"
    case .time(let time):
      let moment = time.moment(now: scene.now, zone: scene.zone).map { scene.text($0.date) } ?? "—"
      return "zaman \(moment)" + (time.period.map { " (\($0))" } ?? "")
    case .words(let readings):
      return readings.map(describe).joined(separator: " | ") + (span.isFuzzy ? " (yazım)" : "")
    }
  }

  private func describe(_ reading: Span.Reading) -> String {
    var parts: [String] = []
    switch reading.sense {
    case .food: parts.append("yiyecek")
    case .word(let kind): parts.append(kind.rawValue)
    }
    parts.append("‘\(reading.phrase)’")
    if let verb = reading.verb {
      parts.append("\(verb.mood)\(verb.isNegative ? " olumsuz" : "") \(verb.person). kişi")
    }
    if let noun = reading.noun, noun.grammaticalCase != .bare {
      parts.append("\(noun.grammaticalCase)")
    }
    return parts.joined(separator: " ")
  }

  private func describe(_ clause: Clause) -> String {
    var flags: [String] = []
    if clause.isQuestion { flags.append("soru") }
    if clause.isNegated { flags.append("olumsuz") }
    if clause.isUnreal { flags.append("gerçek dışı") }
    if clause.isHearsay { flags.append("duyum") }
    if let verb = clause.verb { flags.append("yüklem ‘\(verb.phrase)’") }
    return scene.source(clause) + (flags.isEmpty ? "" : "  [\(flags.joined(separator: ", "))]")
  }
}
