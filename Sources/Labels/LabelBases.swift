import Domain

/// What the columns of a label's figures are for: by the header, else by how many figures most lines
/// have.
struct LabelBases {
  private(set) var bases: [LabelBasis]
  /// Columns before the only one whose heading was read.
  private(set) var skipped = 0
  /// Whether it is not known which of several columns stands under the heading.
  private(set) var isDoubted = false

  init(layout: LabelLayout, _ lines: [LabelLines.Found]) {
    guard !layout.isAmerican else {
      bases = [.serving]
      return
    }
    let known = layout.columns.map(\.basis).reduce(into: [LabelBasis]()) { kept, basis in
      if !kept.contains(basis) { kept.append(basis) }
    }
    let counts = lines.map(\.numbers.count).filter { $0 > 0 }
    let common =
      Dictionary(grouping: counts) { $0 }
      .max { ($0.value.count, $0.key) < ($1.value.count, $1.key) }?.key ?? 1
    // The word for a serving may stand beside its size alone.
    if common == 1, let hundred = known.first(where: { $0 != .serving }) {
      bases = [hundred]
      isDoubted = Self.isUnderServing(lines, layout)
      return
    }
    guard known.count < 2 else {
      bases = Array(known.prefix(2))
      return
    }
    let first = known.first ?? .hundred(.gram)
    bases = [first]
    guard common >= 2 else { return }
    let place = layout.columns.first.flatMap { Self.column(under: $0.centre, lines, common) }
    isDoubted = !known.isEmpty && place == nil
    if layout.serving == nil, first == .serving || !Self.isShare(lines) {
      skipped = place ?? 0
    } else {
      let other = first == .serving ? LabelBasis.hundred(.gram) : .serving
      bases = (place ?? 0) == 0 ? [first, other] : [other, first]
    }
  }

  /// Whether the figures of lines that have one each stand far nearer to the heading of a serving than
  /// to that of 100 g.
  private static func isUnderServing(_ lines: [LabelLines.Found], _ layout: LabelLayout) -> Bool {
    let single = lines.filter { $0.numbers.count == 1 && $0.topic != .figure(.calories) }
    let places = single.map { $0.numbers[0].centre }.sorted()
    guard places.count >= 2,
      let serving = layout.columns.first(where: { $0.basis == .serving })?.centre,
      let hundred = layout.columns.first(where: { $0.basis != .serving })?.centre
    else { return false }
    let middle = places[places.count / 2]
    return abs(middle - serving) * 2 < abs(middle - hundred)
  }

  /// Whether one of two columns is the same part of the other in all lines, as a serving's is, and shares
  /// of what an adult needs are not.
  private static func isShare(_ lines: [LabelLines.Found]) -> Bool {
    let shares: [Double] = lines.compactMap { line in
      guard line.numbers.count == 2 else { return nil }
      let (one, other) = (line.numbers[0].value, line.numbers[1].value)
      guard min(one, other) > 0, max(one, other) >= 2 else { return nil }
      // Either may have lost its comma.
      var share = other / one
      while share > 10 { share /= 10 }
      while share < 1 { share *= 10 }
      return share
    }.sorted()
    guard shares.count >= 3 else { return false }
    let usual = shares[shares.count / 2]
    let agreeing = shares.count { abs($0 - usual) <= usual * 0.05 }
    return agreeing * 4 >= shares.count * 3
  }

  /// Which of so many columns of figures stands under a heading; nil where none does plainly.
  private static func column(
    under heading: Double, _ lines: [LabelLines.Found], _ count: Int
  ) -> Int? {
    let full = lines.filter { $0.numbers.count == count && $0.topic != .figure(.calories) }
    guard full.count >= 2 else { return nil }
    let centres = (0..<count).map { column in
      full.map { $0.numbers[column].centre }.sorted()[full.count / 2]
    }
    let gap = zip(centres.dropFirst(), centres).map { $0.0 - $0.1 }.min() ?? 0
    return centres.indices.first { abs(centres[$0] - heading) < gap * 0.5 }
  }
}
