import Analysis
import Domain
import Turkish

/// Figures that a person wishes for, drives or lifts, and that are none of their own.
///
///     "açlık şekerimin 110 olmasını istiyorum"   // wished: 110
///     "82 kiloyum, 75e inmek istiyorum"          // wished: 75
///     "salonda 60 kilo kaldırdım"                // a load: 60
struct WishedFigures {
  private let words: ThreadWords

  init(_ words: ThreadWords) { self.words = words }

  /// What the newest message says of the figures of an entry, where it tells none of them as its own.
  func difference(of call: ToolCall) -> Difference? {
    guard ToolDeclaration.of(call.name)?.deed == .recordsEntry,
      ToolVerb(of: call.name) == .log, let text = words.entries.last?.text
    else { return nil }
    let tokens = Turkish.tokens(of: text)
    let numbers = Provenance.numbers(in: call.arguments, key: "").filter { $0.key != "text" }
    for number in numbers {
      let figures = (words.entries.last?.amounts ?? []).map(\.figure)
        .filter { $0.low == number.value }
      let others = figures.compactMap { figure in
        Self.otherwise(figure, in: tokens, of: call.name).map { (figure, $0) }
      }
      guard let (figure, end) = others.last, others.count == figures.count else { continue }
      let said = String(text[figure.range.lowerBound..<end.range.upperBound])
      return Difference(
        thing: Texts.fields[number.key] ?? "", said: said,
        written: NumberText.plain(number.value, decimals: 2))
    }
    return nil
  }

  /// The last word of what says that a figure is wished for, or a load; nil where it does not.
  private static func otherwise(_ figure: Figure, in tokens: [Token], of tool: String) -> Token? {
    let rest = tokens.drop { $0.range.lowerBound < figure.range.upperBound }
      .prefix { $0.kind != .mark }
    // `150 pound` are no 150 kilograms.
    if tool == "logWeight", figure.dimension == .mass, figure.factor != 1000 {
      return tokens.last { $0.range.upperBound <= figure.range.upperBound }
    }
    if tool == "logWeight", !figure.unit.isEmpty,
      let load = rest.prefix(2).first(where: { $0.folded.fits("wished.load") })
    {
      return load
    }
    for (place, token) in zip(rest.indices, rest) {
      if VerbEnding.isFinite(token.folded), !token.folded.fits("wished.becoming") { return nil }
      guard token.folded.fits("wished.becoming") else { continue }
      return rest[(place + 1)...].prefix(2).first { $0.folded.fits("wished.wanting") }
    }
    return nil
  }
}
