import Turkish

/// To which of several words of a message that tell when, whose or of what a number belongs.
///
///     8de 110 10da 160       // 110 to 8de, 160 to 10da
///     110 ölçtüm 8de, 160 da 10da
///
/// Tells nothing where the order leaves a doubt.
struct Bindings {
  private let tokens: [Token]
  /// Where the numbers stand that tell how much.
  private let values: [Int]

  /// `values` are the places of the numbers that are no part of a time or a name.
  init(_ tokens: [Token], values: [Int]) {
    self.tokens = tokens
    self.values = values
  }

  /// The one of the anchors to which the number at a place belongs; nil for a doubt.
  func owner(of place: Int, among anchors: [Range<Int>]) -> Range<Int>? {
    let clause = clause(around: place)
    let near = anchors.filter { clause.contains($0.lowerBound) }
    guard near.count > 1 else { return near.first }
    let numbers = values.filter(clause.contains)
    guard let first = numbers.first, let last = numbers.last else { return nil }
    let lead = near.filter { $0.upperBound <= first }.count
    let isLeading = lead == 1 && last >= near[near.count - 1].upperBound
    let isTrailing =
      first < near[0].lowerBound
      && near.filter { $0.lowerBound > last }.count == 1
    guard isLeading || isTrailing, near.count <= numbers.count else { return nil }
    func own(_ number: Int) -> Range<Int>? {
      isLeading
        ? near.last { $0.upperBound <= number } : near.first { $0.lowerBound > number }
    }
    // `annem bana 2 elma verdi`: one of them has no number of its own.
    let owners = Set(numbers.compactMap(own).map(\.lowerBound))
    return owners.count == near.count ? own(place) : nil
  }

  /// The tokens between the marks around a place.
  private func clause(around place: Int) -> Range<Int> {
    let start = (tokens[..<place].lastIndex(where: isEnd) ?? -1) + 1
    let end = tokens[place...].firstIndex(where: isEnd) ?? tokens.count
    return start..<max(end, place + 1)
  }

  private func isEnd(_ token: Token) -> Bool {
    token.kind == .mark && ",.;:!?\n".contains(token.folded)
  }
}
