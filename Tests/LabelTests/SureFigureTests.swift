import Domain
import Testing

@testable import Labels

@Suite("How sure single figures are")
struct SureFigureTests {
  /// The figures of the 100 g column of a drawn label, or of its serving where there is no other.
  private func solve(_ label: DrawnLabel, _ fault: DrawnLabel.Fault, _ seed: UInt64) -> (
    figures: [LabelField: LabelSolution.Figure], share: Double
  ) {
    let rows = LabelWord.rows(of: LabelWord.words(tsv: label.tsv(fault, seed: seed)))
    var layout = LabelLayout(rows: rows)
    let cells = LabelCells(rows: rows, layout: layout, terms: .shipped)
    if layout.serving == nil { layout.serving = cells.serving(among: layout.servingGuesses) }
    let hundred = cells.bases.firstIndex { $0 != .serving }
    let solution = LabelSolver(cells: cells, layout: layout).solve()
    return (solution.columns[hundred ?? 0], hundred == nil ? label.serving / 100 : 1)
  }

  @Test(
    "No figure is wrong and over 0.7, whatever went wrong in the picture",
    arguments: DrawnLabel.Fault.allCases)
  func never(fault: DrawnLabel.Fault) {
    var wrong: [String] = []
    var sure = 0
    for style in DrawnLabel.Style.allCases where style != .american {
      for (number, food) in LabelReaderTests.foods.enumerated() {
        for seed in UInt64(1)..<5 {
          let label = DrawnLabel(
            style: style, serving: [25.0, 200, 40, 30, 80, 150][number], figures: food)
          let (figures, share) = solve(label, fault, seed &* 31 &+ UInt64(number))
          for (field, figure) in figures where figure.confidence > LabelConfidence.needed {
            sure += 1
            let due = (food[field] ?? 0) * share
            let step = field == .calories ? 1.0 : field == .salt ? 0.011 : 0.051
            if abs(figure.value - due) > step + due * 0.001 {
              wrong.append("\(style) \(field) \(figure.value) ≠ \(due) (\(figure.confidence))")
            }
          }
        }
      }
    }
    #expect(wrong.isEmpty, "\(fault): \(wrong.count) of \(sure): \(Set(wrong).prefix(6))")
    let isSure = ![.lowConfidence, .unitsAsDigits].contains(fault)
    #expect(sure > (isSure ? 100 : -1), "\(fault): only \(sure) are sure")
  }
}
