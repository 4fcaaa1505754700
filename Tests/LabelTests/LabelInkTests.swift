import Testing

@testable import Labels

@Suite("What the ink shows of figures")
struct LabelInkTests {
  /// A word whose signs stand side by side, 10 wide and 20 high; a comma is at the foot, a g hangs.
  private static func drawn(_ printed: String, read: String) -> (LabelWord, [InkPiece]) {
    var pieces: [InkPiece] = []
    var left = 100.0
    for sign in printed {
      switch sign {
      case ",":
        pieces.append(InkPiece(left: left, top: 117, width: 3, height: 6))
        left += 5
      case "g":
        pieces.append(InkPiece(left: left, top: 106, width: 10, height: 19))
        left += 12
      default:
        pieces.append(InkPiece(left: left, top: 100, width: 10, height: 20))
        left += 12
      }
    }
    let word = LabelWord(
      text: read, confidence: 0.9, left: 100, top: 100, width: left - 100, height: 25)
    return (word, pieces)
  }

  @Test(
    "A lost comma and a unit that was taken for a digit are seen; what is right stays",
    arguments: [
      ("14,6g", "146g", "14,6g"), ("5,4g", "5,49", "5,4g"), ("7,5g", "758", "7,5g"),
      ("339", "339", "339"), ("0,9", "0,9", "0,9"), ("12g", "12g", "12g"),
      ("3,g", "3,2", "3,2"),
    ])
  func refined(printed: String, read: String, told: String) {
    let (word, pieces) = Self.drawn(printed, read: read)
    #expect(LabelInk(pieces).refined([word]).map(\.text) == [told])
  }

  @Test("Energy has no comma, whatever stands at its foot", arguments: ["kcal", "kJ", "g"])
  func energy(_ unit: String) {
    let (word, pieces) = Self.drawn("14,7", read: "147")
    let behind = LabelWord(
      text: unit, confidence: 0.9, left: 160, top: 100, width: 40, height: 25)
    let told = LabelInk(pieces).refined([word, behind]).map(\.text)
    #expect(told == [unit == "g" ? "14,7" : "147", unit])
  }

  @Test("Several looks tell a figure by what most of them say")
  func votes() {
    func number(_ value: Double) -> LabelNumber {
      LabelNumber(
        candidates: [.init(value: value, likelihood: 1)], unit: .gram, confidence: 0.9, centre: 0)
    }
    let joined = LabelNumber.joined([number(7.5), number(7.7), number(7.7)], of: 3)
    #expect(joined?.value == 7.7)
    #expect((joined?.confidence ?? 1) < LabelConfidenceLimit.sure)
  }

  /// Above this a figure counts as well read.
  private enum LabelConfidenceLimit { static let sure = 0.7 }
}
