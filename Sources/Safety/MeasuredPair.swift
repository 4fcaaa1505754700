import Analysis
import Domain
import Turkish

/// Two figures that are one measure, as a pressure's are: they were said together.
struct MeasuredPair {
  private let words: ThreadWords

  init(_ words: ThreadWords) { self.words = words }

  /// The second figure that was said right beside the first, where a call takes another one's:
  /// `sabah 130 80 akşam 145 90`, and 130/90 would be written.
  func difference(of call: ToolCall) -> Difference? {
    guard let first = call.arguments[.value]?.number, let second = call.arguments[.value2]?.number
    else { return nil }
    let tool = Provenance.recordTool(of: call)
    func isSaid(_ value: Double, _ key: String, in amount: ThreadWords.Amount) -> Bool {
      Provenance.isSaid(
        .init(key: key, value: value), by: tool, in: Said(figures: [amount.figure]))
    }
    var beside: ThreadWords.Amount?
    for entry in words.open(for: call.name) {
      let amounts = entry.amounts
      for place in amounts.indices where isSaid(first, "value", in: amounts[place]) {
        // What stands before it may be the end of another pair.
        let isLast = place + 1 == amounts.count
        let near =
          (isLast ? [place - 1] : amounts.count > 2 ? [place + 1] : [place + 1, place - 1])
          .filter(amounts.indices.contains).map { amounts[$0] }
        if near.contains(where: { isSaid(second, "value2", in: $0) }) { return nil }
        beside = beside ?? near.first
      }
    }
    // What was not said at all is told elsewhere.
    guard let beside,
      words.open(for: call.name).flatMap(\.amounts).contains(where: {
        isSaid(second, "value2", in: $0)
      })
    else { return nil }
    let written = [first, second].map { NumberText.plain($0, decimals: 2) }
    return Difference(
      thing: written[0], said: beside.text, written: written.joined(separator: "/"))
  }
}
