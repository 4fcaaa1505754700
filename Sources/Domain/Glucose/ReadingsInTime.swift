package import struct Foundation.Date

extension RandomAccessCollection<GlucoseReading> {
  /// Those taken in a stretch; the readings stand oldest first.
  package func taken(in stretch: Range<Date>) -> SubSequence {
    let start = firstPlace { $0.at >= stretch.lowerBound }
    return self[start..<self[start...].firstPlace { $0.at >= stretch.upperBound }]
  }

  /// The first place from which on all hold, found by halves.
  private func firstPlace(where holds: (GlucoseReading) -> Bool) -> Index {
    var (low, count) = (startIndex, self.count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if holds(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
