import Analysis
import Domain

extension Clause {
  /// `severity`, where a clause says how strong something is.
  var severity: [JSON.Member] {
    let said: [(WordClass, String)] = [
      (.mild, "mild"), (.moderate, "moderate"), (.severe, "severe"),
    ]
    return said.first { has($0.0) }.map { [.init(.severity, .string($0.1))] } ?? []
  }
}

extension Span {
  /// What an ache is called: `baş ağrısı` where a part of the body aches, `titreme` alone; empty where
  /// a noun tells it already.
  func ache(of body: Span?) -> String {
    let verb = reading(.ache)?.phrase ?? ""
    let part = body?.reading(.body)?.phrase ?? ""
    let ofBody = RecordNames.name(.ache, of: verb)
    if !part.isEmpty, let ofBody { return "\(part) \(ofBody)" }
    if let alone = RecordNames.name(.symptom, of: verb) { return alone }
    return part.isEmpty && finiteVerb == nil ? verb : ""
  }
}
