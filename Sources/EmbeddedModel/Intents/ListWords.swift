import Analysis
import Turkish

/// What the words of talk about the list are that name no thing and do nothing to one.
extension ListSentence {
  /// What may stand besides, a verb, or a word with the ending of a place.
  static func isNoName(_ word: String) -> Bool {
    table["rest"].parts(hold: word) || word.fits("list.turn") || word.fits("list.cased")
  }

  /// An amount's word, a time, or one that may stand besides.
  func isExplained(_ place: Int) -> Bool {
    guard let number = sentence.spans.firstIndex(where: { $0.tokens.contains(tokens[place]) })
    else { return false }
    let span = sentence.spans[number]
    return ["rest", "pointing", "home", "homeward", "outOfHome", "ingredients"].contains {
      Self.table[$0].parts(hold: words[place])
    }
      || span.number != nil || span.measure != nil || span.time != nil
      || span.has(.list, .shop, .filler, .deictic, .more)
      || span.food != nil && sentence.isPurpose(number + 1)
      || span.has(.person) && isBeside(number)
  }

  /// "misafir için", "anneme", "komşu gönderdi": for whom something is bought, or from whom it came.
  private func isBeside(_ place: Int) -> Bool {
    let span = sentence.spans[place]
    let isForThem =
      span.reading(.person)?.noun?.grammaticalCase == .dative
      || sentence.isPurpose(place + 1)
    return isForThem
      || ["sent", "stored", "reason"].contains { Self.table[$0].stands(in: words) }
  }
}
