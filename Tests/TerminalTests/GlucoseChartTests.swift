import Domain
import Foundation
import Terminal
import Testing

@Suite("Glucose in characters")
struct GlucoseChartTests {
  private static let start = Date(timeIntervalSince1970: 1_794_960_000)

  private func chart(_ values: [Double], meals: [Int] = [], width: Int = 66) -> [String] {
    let readings = values.enumerated().map { place, value in
      GlucoseReading(
        device: value, .mgdL, at: Self.start.addingTimeInterval(Double(place) * 3600), source: "t")
    }
    return GlucoseChart(
      readings: readings, meals: meals.map { Self.start.addingTimeInterval(Double($0) * 3600) },
      over: Self.start..<Self.start.addingTimeInterval(12 * 3600), zone: .fixed(0), width: width
    ).text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("Shapes tell where a value lies, a gap stays empty, a meal has its mark")
  func shapes() {
    let lines = chart([100, 65, 181, 45, 300], meals: [2])
    #expect(lines.count == 17)
    #expect(lines.joined().filter { $0 == "●" }.count == 1)
    #expect(lines.joined().filter { $0 == "▼" }.count == 2)
    #expect(lines.joined().filter { $0 == "▲" }.count == 2)
    let meal = lines[15].firstIndex(of: "◆").map {
      lines[15].distance(from: lines[15].startIndex, to: $0)
    }
    #expect(meal == 6 + 10)
    #expect(
      lines.dropLast(2).allSatisfy { line in !line.dropFirst(32).contains { "●▼▲".contains($0) } })
  }

  @Test("It keeps to its width, and stands on the clock", arguments: [40, 66, 80, 200])
  func width(width: Int) {
    let lines = chart([100, 120], width: width)
    #expect(lines.allSatisfy { $0.count <= min(width, 146) })
    #expect(lines[16].contains("00.00"))
    #expect(lines[7].contains("180") && lines[12].contains("70"))
  }

  @Test("What is beyond the scale stands at its edge")
  func edges() {
    let lines = chart([501, 20])
    #expect(lines[0].contains("▲") && lines[14].contains("▼"))
  }
}
