import Domain
import Turkish

/// Figures of one serving that a wish names: `karbonhidratı 10 gramı geçmesin`, `500 kalorilik`.
struct Limits: Sendable, Equatable {
  enum Figure: Sendable, CaseIterable { case load, carbs, energy, protein }

  /// What a figure may be at most.
  var most: [Figure: Double] = [:]
  /// What a figure must be at least.
  var least: [Figure: Double] = [:]
  /// What energy a serving should have.
  var energyAim: Double?

  /// How far from an aim is still as it was asked for.
  static let nearAim = 0.1

  init() {}

  /// The limits of a note.
  init(_ note: NoteText) {
    for figure in Figure.allCases {
      for place in note.words.indices where Self.names(figure, at: place, note) {
        guard let number = Self.number(near: place, note) else { continue }
        if figure == .protein {
          // Of protein people want much, and not little.
          if !Self.isBound(number.place, place, note) || Self.isLeast(number.place, place, note) {
            least[figure] = max(least[figure] ?? 0, number.value)
          }
        } else if figure == .energy, !Self.isBound(number.place, place, note) {
          energyAim = number.value
        } else {
          most[figure] = min(most[figure] ?? .infinity, number.value)
        }
      }
    }
  }

  var isEmpty: Bool { most.isEmpty && least.isEmpty && energyAim == nil }

  /// Both together; the other's where both name one.
  func joined(with other: Limits) -> Limits {
    var all = self
    all.most.merge(other.most) { min($0, $1) }
    all.least.merge(other.least) { max($0, $1) }
    all.energyAim = other.energyAim ?? energyAim
    return all
  }

  /// How much too high or too far the figures are, as a part of what was asked; 0 where all hold.
  func excess(of figures: [Figure: Double]) -> Double {
    var excess = most.reduce(0) { sum, limit in
      sum + max(0, (figures[limit.key] ?? 0) / max(limit.value, 0.1) - 1)
    }
    excess += least.reduce(0) { sum, limit in
      sum + max(0, 1 - (figures[limit.key] ?? 0) / max(limit.value, 0.1))
    }
    if let energyAim, let energy = figures[.energy] {
      excess += max(0, abs(energy / energyAim - 1) - Self.nearAim)
    }
    return excess
  }

  /// By how much the whole serving would have to be larger or smaller.
  func factor(of figures: [Figure: Double]) -> Double {
    let more = least.map { limit in limit.value * 1.03 / max(figures[limit.key] ?? 0, 1) }.max()
    let wanted = energyAim.map { $0 / max(figures[.energy] ?? $0, 1) } ?? max(more ?? 1, 1)
    // A little below, as what a kitchen can count is rounded.
    return most.reduce(wanted) { factor, limit in
      let own = figures[limit.key] ?? 0
      return own > limit.value * 0.97 ? min(factor, limit.value * 0.95 / own) : factor
    }
  }

  // MARK: Reading

  private static func names(_ figure: Figure, at place: Int, _ note: NoteText) -> Bool {
    let kind =
      switch figure {
      case .load: "load"
      case .carbs: "carbs"
      case .energy: "energy"
      case .protein: "proteins"
      }
    return NoteWords.all(kind).contains { phrase in
      let parts = phrase.split(separator: " ")
      guard place + parts.count <= note.words.count else { return false }
      return zip(note.words[place...], parts).allSatisfy { word, part in
        part.count < 3 ? word.folded == part : word.folded.hasPrefix(part)
      }
    }
  }

  /// The number that belongs to a word: the nearest one, a mark between them makes it farther.
  private static func number(near place: Int, _ note: NoteText) -> (place: Int, value: Double)? {
    let near = max(0, place - 3)...min(note.words.count - 1, place + 5)
    let numbers = near.compactMap { index -> (place: Int, value: Double, away: Int)? in
      let text = note.words[index].folded.replacing(",", with: ".")
      guard let value = Double(text), value > 0 else { return nil }
      let between = min(index, place) + 1...max(index, place)
      let stops = between.filter { note.words[$0].stop != .none }.count
      return (index, value, abs(index - place) + stops * 4)
    }
    return numbers.filter { $0.away <= 5 }.min { $0.away < $1.away }.map { ($0.place, $0.value) }
  }

  private static func isLeast(_ number: Int, _ place: Int, _ note: NoteText) -> Bool {
    let around = max(0, min(number, place) - 2)...min(note.words.count - 1, max(number, place) + 3)
    return around.contains { NoteWords.isOne(note.words[$0].folded, of: "least") }
  }

  private static func isBound(_ number: Int, _ place: Int, _ note: NoteText) -> Bool {
    let (first, last) = (min(number, place), max(number, place))
    let around = max(0, first - 2)...min(note.words.count - 1, last + 3)
    return around.contains { NoteWords.isOne(note.words[$0].folded, of: "most") }
  }
}
