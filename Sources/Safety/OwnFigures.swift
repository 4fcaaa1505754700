import Analysis
import Domain
import Turkish

// Which figures of a text can be those of a call.

extension Figure {
  /// Whether it is said not to be so: `18 değil 16`, `2 simit değil 1`, `18 yapmadım 16 yaptım`; not
  /// `120 değil mi?`, and not the figure of `180 yüksek değil`.
  func isDenied(in tokens: [Token]) -> Bool {
    let rest = tokens.drop { $0.range.lowerBound < range.upperBound }
    guard let first = rest.first else { return false }
    if first.folded.fits("contentCheck.denying") {
      return rest.dropFirst().first?.folded.fits("told.particles") != true
    }
    // With its thing between, or by its verb, another number must follow.
    let after = rest.dropFirst()
    if let verb = rest.prefix(2).firstIndex(where: { $0.folded.fits("contentCheck.undone") }) {
      return rest[(verb + 1)...].contains { Utterance([$0]).words.first?.value != nil }
    }
    return first.kind == .word && after.first?.folded.fits("contentCheck.denying") == true
      && after.dropFirst().first.map { Utterance([$0]).words.first?.value != nil } == true
  }
}

extension Said {
  /// The same without the numbers that count other things, where some are said in minutes or steps: not the
  /// 2 of `30 dakika bisiklet, 2 şişe su`.
  func measuring(_ dimension: Figure.Dimension?, besides call: ToolCall) -> Said {
    guard let dimension, [.time, .steps].contains(dimension),
      figures.contains(where: { $0.dimension == dimension })
    else { return self }
    let names = call.arguments.texts.flatMap(ThreadWords.words(of:))
    var copy = self
    copy.figures.removeAll { figure in
      figure.dimension != dimension && !figure.next.isEmpty && !figure.next.isMark
        && !VerbEnding.isFinite(figure.next) && !figure.next.fits("amountCheck.noThing")
        && !figure.next.fits("amountCheck.times") && !figure.next.fits("bindings.when")
        && !names.contains { Said.isAlike($0, figure.next) }
    }
    return copy
  }
}

extension String {
  /// Whether no letter or digit is in it.
  fileprivate var isMark: Bool { !contains { $0.isLetter || $0.isNumber } }
}
