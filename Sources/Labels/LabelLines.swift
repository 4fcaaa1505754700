import Domain

/// The lines of a label that have figures, with what each is about.
struct LabelLines {
  struct Found {
    var topic: LabelTopic
    var fit: Double
    var numbers: [LabelNumber]
  }

  private(set) var found: [Found] = []
  private let terms: LabelTerms

  init(rows: [[LabelWord]], terms: LabelTerms) {
    self.terms = terms
    let heights = rows.flatMap(\.self).map(\.height).sorted()
    let height = heights.isEmpty ? 0 : heights[heights.count / 2]
    var open: Open?
    for row in rows where !isProse(row) {
      let numbers = LabelNumbers.read(row)
      let topic = terms.topic(
        of: row.prefix(8).map(\.text).filter { $0.contains(where: \.isLetter) })
      // Energy goes on over a second line: `2288 kJ` above `549 kcal`.
      let isEnergy = numbers.contains { $0.unit == .kilocalorie || $0.unit == .kilojoule }
      if isEnergy, !Self.isReference(numbers) {
        found.append(Found(topic: .figure(.calories), fit: 1, numbers: numbers))
        open = nil
      } else if let topic {
        var own = topic
        if let before = open, before.goesOn(in: topic.topic, row, height) {
          own = (before.topic, before.fit)
        }
        open = numbers.isEmpty ? Open(own, row) : nil
        if !numbers.isEmpty {
          found.append(Found(topic: own.topic, fit: own.fit, numbers: numbers))
        }
      } else if !numbers.isEmpty, let before = open, before.distance(to: row) < height {
        found.append(Found(topic: before.topic, fit: before.fit, numbers: numbers))
        open = nil
      }
    }
    dropWhatIsAbove()
  }

  /// A line that has a word for a figure and no figure: its term goes on in the next, or its figure
  /// stands between the two.
  private struct Open {
    var topic: LabelTopic
    var fit: Double
    var middle: Double

    init(_ topic: (topic: LabelTopic, fit: Double), _ row: [LabelWord]) {
      (self.topic, fit) = topic
      middle = row.first?.middle ?? 0
    }

    /// Pixels down the page.
    func distance(to row: [LabelWord]) -> Double { abs((row.first?.middle ?? 0) - middle) }

    /// Whether a line is the rest of this one's term: `Doymuş` above `yağ 3,3 g`.
    func goesOn(in other: LabelTopic, _ row: [LabelWord], _ height: Double) -> Bool {
      topic == .figure(.saturatedFat) && other == .figure(.fat) && distance(to: row) < height * 2
    }
  }

  /// Whether a line has a sentence before its first figure, as a list of ingredients: terms are short.
  private func isProse(_ row: [LabelWord]) -> Bool {
    let words = row.prefix { word in !word.text.contains(where: \.isNumber) }.map(\.text)
    let others = words.filter { $0.count(where: \.isLetter) >= 4 && terms.topic(of: [$0]) == nil }
    return others.count > Self.mostWords
  }

  /// Words of a line that are none of a table's terms, in two languages.
  private static let mostWords = 4

  /// Takes away what stands above the energy, with which every table begins: the words of a list of
  /// ingredients are those of a table as well.
  private mutating func dropWhatIsAbove() {
    guard let energy = found.firstIndex(where: { $0.topic == .figure(.calories) }) else { return }
    func count(_ lines: ArraySlice<Found>) -> Int { lines.count { $0.topic != .ignored } }
    let below = count(found[energy...])
    if below >= 3, below > count(found[..<energy]) { found.removeFirst(energy) }
  }

  /// Lines on what an adult needs in a day are no figures of the food.
  private static func isReference(_ numbers: [LabelNumber]) -> Bool {
    numbers.contains { $0.value == 8400 } || numbers.contains { $0.value == 2000 }
  }
}
