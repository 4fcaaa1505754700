/// How the lines of print run over a picture of a label: on a photo they slant, spread like a fan where
/// the camera stood askew, and bow where the pack is round.
///
/// All three are found at once, by where the letters have their feet: on level lines many have them at
/// the same height.
struct LineShape: Equatable {
  /// Pixels by which a line falls from the middle of the picture to its right edge.
  var slant = 0.0
  /// Pixels by which a line at the lower edge falls more than one at the middle.
  var fan = 0.0
  /// Pixels by which both ends of a line hang lower than its middle.
  var bow = 0.0

  /// Pixels by which a line has fallen at a place; both count from −1 at the left and the top to 1.
  func fall(_ across: Double, _ down: Double) -> Double {
    (slant + fan * down + bow * across) * across
  }

  /// Letters that have to be there: of few, some stand in a line by chance.
  private static let fewest = 40
  /// How much more level the lines have to be for a picture to be bent.
  private static let gain = 1.06

  /// The shape of the lines on which letters stand; nil where they lie as level as they can.
  init?(of pieces: [Leptonica.Piece], width: Int, height: Int) {
    let letters = pieces.filter(\.isLetter)
    guard letters.count >= Self.fewest, width > 1, height > 1 else { return nil }
    let heights = letters.map(\.height).sorted()
    let usual = Double(heights[heights.count / 2])
    let feet = letters.filter {
      Double($0.height) > usual * 0.7 && Double($0.height) < usual * 1.6
    }.map { piece in
      Foot(
        across: (Double(piece.left) + Double(piece.width) / 2) * 2 / Double(width) - 1,
        down: Double(piece.top + piece.height) * 2 / Double(height) - 1,
        bottom: Double(piece.top + piece.height))
    }
    let search = Search(feet: feet, letter: usual, height: height)
    let found = search.best(width: Double(width))
    let isBent =
      search.score(of: found, by: Search.fine) > search.score(of: LineShape(), by: Search.fine)
      * Self.gain
    guard isBent else { return nil }
    self = found
  }

  init(slant: Double = 0, fan: Double = 0, bow: Double = 0) {
    (self.slant, self.fan, self.bow) = (slant, fan, bow)
  }

  private struct Foot {
    var across: Double
    var down: Double
    var bottom: Double
  }

  private struct Search {
    let feet: [Foot]
    /// Pixels from the head of a usual letter to its foot.
    let letter: Double
    let height: Int

    /// Heights that count as one, in parts of a letter: for a first look, and for the last.
    static let (coarse, fine) = (0.4, 0.15)
    /// What a shape costs for each letter's height by which it moves an edge.
    private static let price = 0.02

    /// The squares of how many letters stand at each height, summed.
    func score(of shape: LineShape, by part: Double) -> Double {
      let step = max(letter * part, 1)
      var counts = [Double](repeating: 0, count: Int(Double(height) * 2 / step) + 4)
      for foot in feet {
        let level = foot.bottom - shape.fall(foot.across, foot.down)
        let place = (level + Double(height) / 2) / step
        guard place > 0, Int(place) + 1 < counts.count else { continue }
        // A foot between two heights counts for both.
        let part = place - place.rounded(.down)
        counts[Int(place)] += 1 - part
        counts[Int(place) + 1] += part
      }
      // A table looks much the same a line lower: of two shapes that fit, the lesser is meant.
      let most = (abs(shape.slant) + abs(shape.fan) + abs(shape.bow)) / letter
      return counts.reduce(0) { $0 + $1 * $1 } * (1 - most * Self.price)
    }

    func best(width: Double) -> LineShape {
      let most = LineShape(
        slant: width * 0.04, fan: width * 0.02, bow: max(Double(height) * 0.08, width * 0.04))
      let step = letter * Self.coarse
      let near = best(around: LineShape(), within: most, step, by: Self.coarse)
      let close = LineShape(slant: step, fan: step, bow: step)
      return best(around: near, within: close, letter * Self.fine, by: Self.fine)
    }

    private func best(
      around middle: LineShape, within most: LineShape, _ step: Double, by part: Double
    ) -> LineShape {
      func steps(_ most: Double) -> [Double] {
        let count = Int((most / step).rounded(.up))
        return (-count...count).map { Double($0) * step }
      }
      var best = (shape: middle, score: score(of: middle, by: part))
      let bows = steps(most.bow)
      for slant in steps(most.slant) {
        for fan in steps(most.fan) {
          for bow in bows {
            let shape = LineShape(
              slant: middle.slant + slant, fan: middle.fan + fan, bow: middle.bow + bow)
            let score = score(of: shape, by: part)
            if score > best.score { best = (shape, score) }
          }
        }
      }
      return best.shape
    }
  }
}
