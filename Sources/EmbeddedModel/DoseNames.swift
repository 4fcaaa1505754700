import Analysis
import Domain
import Turkish

extension MessageAnalysis {
  /// "bazal 16 toujeo", "bolus 3 fiasp": the calls with one dose of an insulin that is called by its kind and
  /// by its name, which stand beside each other with nothing but the dose between them.
  func withDosesNamed(_ calls: [PlannedCall]) -> [PlannedCall] {
    let general = calls.indices.filter {
      calls[$0].isInsulinOfKind && calls[$0].arguments[.dose] != nil
    }
    let named = calls.indices.filter {
      calls[$0].isInsulinByName && calls[$0].arguments[.dose] == nil
    }
    guard general.count == 1, named.count == 1, areOneName,
      let name = calls[named[0]].arguments[.name],
      calls[general[0]].arguments[.person] == calls[named[0]].arguments[.person]
    else { return calls }
    var merged = calls
    merged[general[0]].arguments = calls[general[0]].arguments.setting(.name, to: name)
    merged.remove(at: named[0])
    return merged
  }

  /// Whether the two insulins of a message stand beside each other.
  private var areOneName: Bool {
    let drugs = spans.indices.filter { spans[$0].has(.medication) && !spans[$0].has(.doseunit) }
    guard drugs.count == 2, clauseOf[drugs[0]] == clauseOf[drugs[1]] else { return false }
    let isAlone = spans[(drugs[0] + 1)..<drugs[1]].allSatisfy {
      $0.number != nil || $0.has(.doseunit)
    }
    return isAlone && !isTold(tooAt: drugs[1])
  }
}

extension PlannedCall {
  private var drug: String? {
    tool == "logMedication" ? arguments[.name]?.string.map(Turkish.lowercased) : nil
  }

  /// bazal, bolus, insülin.
  fileprivate var isInsulinOfKind: Bool {
    drug.map { Turkish.fold($0).fits("insulin.kinds") } ?? false
  }

  fileprivate var isInsulinByName: Bool {
    drug.map { WordSets.insulins.contains($0) } == true && !isInsulinOfKind
  }
}
