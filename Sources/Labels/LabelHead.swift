extension LabelLayout {
  /// The amount in brackets under the word that heads the column of a serving.
  ///
  /// It is `(30 g)` below `Porsiyon`. A head of one line beside it stands between the two.
  static func bracketed(
    below row: [LabelWord], _ words: [String], _ rows: [(row: [LabelWord], words: [String])]
  ) -> LabelAmount? {
    guard let place = words.firstIndex(where: { servingWords.contains(where: $0.hasPrefix) }) else {
      return nil
    }
    let head = row[place]
    for (row, words) in rows where !words.contains(where: isEnergy) {
      let amount = LabelAmount.all(in: row[...], words[...]).first { amount in
        amount.isBracketed && (2...1000).contains(amount.value)
          && abs(amount.centre - head.centre) < max(head.width, head.height * 4)
      }
      if let amount { return amount }
    }
    return nil
  }
}
