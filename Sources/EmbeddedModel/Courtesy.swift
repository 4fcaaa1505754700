import Analysis
import Turkish

extension String {
  /// The message without what opens and closes it out of politeness or only stresses it, and without its last
  /// full stop, where enough is left to be read.
  ///
  ///     "merhaba, 2 yumurta yedim, teşekkürler".withoutCourtesy  // "2 yumurta yedim"
  var withoutCourtesy: String {
    let tokens = Turkish.tokens(of: self)
    var (start, end) = (0, tokens.count)
    while start < end,
      tokens[start].folded.fits("courtesy.before") || start > 0 && tokens[start].isPause
    {
      start += 1
    }
    while end > start, let said = tokens[start..<end].courtesyAtEnd { end -= said }
    let rest = tokens[start..<end]
    guard rest.count < tokens.count, rest.count(where: { $0.kind != .mark }) > 1,
      let first = rest.first, let last = rest.last
    else { return self }
    return String(self[first.range.lowerBound..<last.range.upperBound])
  }
}

extension ArraySlice<Token> {
  /// How many of the last tokens are a pause, a word of thanks, or only stress what was said; nil for none.
  fileprivate var courtesyAtEnd: Int? {
    guard let last else { return nil }
    if last.isPause || last.folded.fits("courtesy.after") { return 1 }
    // "teşekkür ederim", "sağ olun"
    guard last.folded.fits("courtesy.doing"),
      dropLast().last?.folded.fits("courtesy.thanks") == true
    else { return nil }
    return 2
  }
}

extension Token {
  /// A comma, a full stop or an exclamation mark.
  fileprivate var isPause: Bool { kind == .mark && folded.fits("courtesy.pause") }
}
