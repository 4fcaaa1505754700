import Turkish

/// A message that begins by addressing who reads it with the name of something sweet.
///
///     balım 1 dilim ekmek yedim       1 dilim ekmek yedim
///     kuzum listeye 5 kilo un yaz     listeye 5 kilo un yaz
///
/// It stays a food where something is told of it (`balım bitti`, `balım da az kaldı`), and where the message
/// names no other: `tatlım 1 dilimdi`.
package struct Endearment: SentenceRewrite {
  package let sentence: Sentence
  package private(set) var spans: [Span]

  package init(_ sentence: Sentence) {
    self.sentence = sentence
    spans = sentence.spans
    guard let first = spans.indices.first(where: { !spans[$0].isMark }),
      word(first).fits("endearment"), spans[first].food?.noun?.possessor == 1,
      let next = spans[(first + 1)...].first(where: { !$0.isMark }), !isTold(of: next),
      let named = spans[(first + 1)...].first(where: { $0.food != nil || $0.has(.thing) }),
      named.food?.noun?.possessor != 1
    else { return }
    spans[first].kind = .words(
      [.init(sense: .word(.filler), phrase: word(first), noun: nil, verb: nil)])
  }

  /// Whether what follows says something of the word before it, or names more beside it.
  private func isTold(of next: Span) -> Bool {
    let word = sentence.folded(next)
    return next.finiteVerb != nil || word.fits("endearment.more")
  }
}
