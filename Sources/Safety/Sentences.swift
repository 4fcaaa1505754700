import Turkish

extension StringProtocol {
  /// Its sentences and lines with what ends them; a number with a point is no end.
  ///
  ///     "Kaydedeyim mi?\n- 2 köfte".sentences  // ["Kaydedeyim mi?", "- 2 köfte"]
  var sentences: [String] {
    split(separator: "\n").flatMap { line in
      let line = String(line)
      var found: [String] = []
      var start = line.startIndex
      for token in Turkish.tokens(of: line)
      where token.kind == .mark && ".!?;".contains(token.folded) {
        found.append(String(line[start..<token.range.upperBound]))
        start = token.range.upperBound
      }
      if start < line.endIndex { found.append(String(line[start...])) }
      return found
    }
  }
}
