import Domain
import Foundation
import Testing

@Suite("Sparklines")
struct SparklineTests {
  @Test("Each block means the same in every line, the bounds belong to the range")
  func blocks() {
    #expect(Sparkline([69.9, 70, 180, 180.1, 250, 40, 400]).text == "▁▂▅▆█▁█")
    #expect(Sparkline([100, nil, 130, 160, 220]).text == "▃·▄▅▇")
    #expect(Sparkline([]).text.isEmpty)
  }

  @Test("A column is the mean of its minutes; what was not measured is a gap")
  func columns() {
    let start = Date(timeIntervalSince1970: 1_795_000_000)
    let readings = [(0.0, 60.0), (299, 80), (900, 200), (1199, 300), (1200, 50)].map {
      (at: start.addingTimeInterval($0.0), milligrams: $0.1)
    }
    let line = Sparkline(
      readings: readings, over: start..<start.addingTimeInterval(1200), columns: 4)
    #expect(line.text == "▂··█" && line.filled == 2)
    #expect(Sparkline(readings: readings, over: start..<start, columns: 3).text == "···")
    #expect(Sparkline(readings: readings, over: start..<start, columns: 0).text.isEmpty)
  }
}
