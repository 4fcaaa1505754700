import Turkish

/// A message that begins by addressing who reads it with the name of something sweet.
///
///     balım 1 dilim ekmek yedim       1 dilim ekmek yedim
///     kuzum listeye 5 kilo un yaz     listeye 5 kilo un yaz
///
/// It stays a food where something is told of it (`balım bitti`, `balım 2 kaşık, ekmek 1 dilim`), where it was
/// had with another (`tatlım kahveyle yedim`), and where the message names no other: `tatlım 1 dilimdi`.
package struct Endearment: SentenceRewrite {
  package let sentence: Sentence
  package private(set) var spans: [Span]

  package init(_ sentence: Sentence) {
    self.sentence = sentence
    spans = sentence.spans
    guard let first = spans.indices.first(where: { !spans[$0].isMark }),
      word(first).fits("endearment"), spans[first].food?.noun?.possessor == 1,
      isAddress(before: spans[(first + 1)...])
    else { return }
    spans[first].kind = .words(
      [.init(sense: .word(.filler), phrase: word(first), noun: nil, verb: nil)])
  }

  /// Whether what follows is a message by itself: the list, the time or an amount first, then a food that is
  /// counted by it.
  private func isAddress(before rest: ArraySlice<Span>) -> Bool {
    guard let food = rest.firstIndex(where: { $0.food != nil || $0.has(.thing) }),
      let next = rest[..<food].first(where: { !$0.isMark }),
      next.has(.list, .selfword) || next.time != nil || next.number != nil
    else { return false }
    let form = (spans[food].food ?? spans[food].reading(.thing))?.noun
    let isCounted = rest[..<food].dropFirst().allSatisfy { !$0.isMark || next.number == nil }
    return isCounted && form?.possessor != 1
      && ![.instrumental, .dative].contains(form?.grammaticalCase)
  }
}
