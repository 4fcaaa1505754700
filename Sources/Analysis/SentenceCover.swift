package import Turkish

/// A span that may enter the cover.
package struct Candidate {
  package var tokens: Range<Int>
  package var kind: Span.Kind
  package var weight: Int

  package var isFood: Bool {
    readings.contains { if case .food = $0.sense { true } else { false } }
  }

  /// `ünite`, `tablet`: after "yedi" nobody eats them.
  package var isDoseUnit: Bool { readings.contains { $0.sense == .word(.doseunit) } }

  package var isEating: Bool {
    readings.contains { $0.sense == .word(.eat) && $0.verb?.isFinite == true }
  }

  package var isFinite: Bool {
    readings.contains { $0.verb?.isFinite == true && $0.verb?.mood != .imperative }
  }

  private var readings: [Span.Reading] {
    if case .words(let readings) = kind { readings } else { [] }
  }

  /// `weight` is that of the first token; each further token adds ten.
  package init(_ tokens: Range<Int>, _ kind: Span.Kind, weight: Int) {
    self.tokens = tokens
    self.kind = kind
    self.weight = weight + (tokens.count - 1) * 10
  }
}

extension SentenceReader {
  /// The non-overlapping spans of greatest weight, every token covered; ties go to the longer span.
  package func cover(_ tokens: [Token], _ candidates: [Candidate]) -> [Span] {
    var best = Array(repeating: 0, count: tokens.count + 1)
    var chosen = [Int?](repeating: nil, count: tokens.count + 1)
    var byEnd = Array(repeating: [Int](), count: tokens.count + 1)
    for (index, candidate) in candidates.enumerated()
    where candidate.tokens.upperBound <= tokens.count {
      byEnd[candidate.tokens.upperBound].append(index)
    }
    for end in tokens.indices.map({ $0 + 1 }) {
      best[end] = best[end - 1]
      for index in byEnd[end] {
        let total = best[candidates[index].tokens.lowerBound] + candidates[index].weight
        if total > best[end] {
          best[end] = total
          chosen[end] = index
        }
      }
    }
    var spans: [Span] = []
    var end = tokens.count
    while end > 0 {
      if let index = chosen[end] {
        spans.append(Span(tokens: candidates[index].tokens, kind: candidates[index].kind))
        end = candidates[index].tokens.lowerBound
      } else {
        end -= 1
        let isWord = tokens[end].kind == .word
        spans.append(Span(tokens: end..<end + 1, kind: isWord ? .unknown : .mark))
      }
    }
    return spans.reversed()
  }

  /// Only names of things are guessed at; a verb or a particle misread would change what is done, and
  /// a rare dish is likelier an ordinary word that no table has ("rağmen" is no ramen).
  private static func mayBeFuzzy(_ reading: Span.Reading) -> Bool {
    switch reading.sense {
    case .food:
      Turkish.fold(reading.phrase).split(separator: " ").last
        .map { WordSets.words("food.everyday").contains(String($0)) } ?? false
    case .word(let kind):
      [.glucose, .sugarword, .carbs, .calories, .protein, .list, .meal, .target].contains(kind)
    }
  }

  /// Gives unknown words a reading with one letter changed where exactly one fits.
  package func settled(_ spans: [Span], _ tokens: [Token]) -> [Span] {
    spans.map { span in
      guard span.isUnknown else { return span }
      let token = tokens[span.tokens.lowerBound]
      guard !WordSets.qualities.contains(token.folded), !token.folded.fits("food.unlike") else {
        return span
      }
      let near = vocabulary.index.nearest(to: token.folded + token.suffix)
      guard !near.isEmpty else { return span }
      let readings = vocabulary.index.matches(in: [near], at: 0).compactMap(reading).filter(
        Self.mayBeFuzzy)
      guard !readings.isEmpty else { return span }
      return Span(tokens: span.tokens, kind: .words(readings), isFuzzy: true)
    }
  }
}
