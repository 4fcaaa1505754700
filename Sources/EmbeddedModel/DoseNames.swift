import Analysis
import Domain
import Turkish

extension [PlannedCall] {
  /// "bazal 16 toujeo", "bolus 3 fiasp": one dose of the insulin that is called by its kind and by its name.
  var withDosesNamed: Self {
    let general = indices.filter { self[$0].isInsulinOfKind && self[$0].arguments[.dose] != nil }
    let named = indices.filter { self[$0].isInsulinByName && self[$0].arguments[.dose] == nil }
    guard general.count == 1, named.count == 1,
      let name = self[named[0]].arguments[.name],
      self[general[0]].arguments[.person] == self[named[0]].arguments[.person]
    else { return self }
    var calls = self
    calls[general[0]].arguments = self[named[0]].arguments.setMembers.reduce(
      self[general[0]].arguments.setting(.name, to: name)
    ) { $0[$1.key] == nil ? $0.setting($1.key, to: $1.value) : $0 }
    calls.remove(at: named[0])
    return calls
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
