import Analysis
import Tables
import Testing

@Suite("The table of tablets")
struct TabletTests {
  private static let rows: [(name: String, most: Double)] = {
    var rows: [(String, Double)] = []
    TableText.forEachRow(of: "Language/tablets") { row in
      for name in row[0].listed() { rows.append((name, Double(row[2]) ?? .nan)) }
    }
    return rows
  }()

  @Test("Each name has a strength and a day that holds at least one of the strongest")
  func rows() throws {
    #expect(Self.rows.count >= 30)
    for (name, most) in Self.rows {
      let tablet = try #require(Tablet(of: name + "u"), "\(name)")
      #expect(tablet.most == most && !tablet.strengths.isEmpty, "\(name)")
      #expect(tablet.strengths.allSatisfy { $0 > 0 && $0 <= most }, "\(name)")
    }
    #expect(Tablet(of: "ekmek") == nil)
  }

  @Test(
    "One tablet, or a few told by their sum, are a strength; a number of tablets is none",
    arguments: [
      ("diamicron", 60.0, true), ("diamicron", 120, true), ("diamicron", 45, false),
      ("jardiance", 20, true), ("jardiance", 100, false), ("metformin", 2000, true),
      ("metformin", 100, false), ("amaryl", 4, true), ("amaryl", 8, false),
    ])
  func strength(_ name: String, _ milligrams: Double, _ isOne: Bool) throws {
    #expect(try #require(Tablet(of: name)).isStrength(milligrams) == isOne)
  }

  @Test("So many of the weakest are more than a day holds")
  func tooMany() throws {
    #expect(try #require(Tablet(of: "parol")).tooMany == 9)
    #expect(try #require(Tablet(of: "amaryl")).tooMany == 7)
  }
}
