import Analysis
import Domain

extension MessageAnalysis {
  /// `severity`, where the clause of a complaint says how strong it is.
  func severity(at place: Int) -> [JSON.Member] {
    let own = spans.indices.filter {
      clauseOf[$0] == clauseOf[place] && ($0 == place || isStrengthOfSymptom($0))
    }
    let said: [(WordClass, String)] = [
      (.mild, "mild"), (.moderate, "moderate"), (.severe, "severe"),
    ]
    return said.first { kind, _ in own.contains { spans[$0].has(kind) } }
      .map { [.init(.severity, .string($0.1))] } ?? []
  }

  /// Whether a word for the strength of something is of a complaint: the next words of its clause name or
  /// tell one, or there are none; not in "çok şükür", "çok üzüldüm", "hafif bir şeyler yedim".
  func isStrengthOfSymptom(_ place: Int) -> Bool {
    let clause = clauseOf[place]
    let next = spans.indices.dropFirst(place + 1).prefix { clauseOf[$0] == clause }
    // "uykum çok var"
    if place > 0, clauseOf[place - 1] == clause, isOfElse(spans[place - 1]) { return false }
    var isUnknownSaid = false
    for other in next where !spans[other].isMark {
      let span = spans[other]
      if span.has(.symptom, .ache, .body, .mild, .moderate, .severe, .stool) { return true }
      if isOfElse(span) { return false }
      if span.has(.be, .trend, .not, .exist, .feel) { return !isUnknownSaid }
      if span.food != nil || span.finiteVerb != nil || span.has(.mood) { return false }
      if span.isUnknown { isUnknownSaid = true }
    }
    return !isUnknownSaid
  }

  /// "çok uykum var", "şekerim çok": what is no complaint has a strength, too.
  private func isOfElse(_ span: Span) -> Bool {
    span.has(.sleepnoun, .glucose, .sugarword, .activity, .weight)
      && !span.has(.symptom, .ache, .body)
  }
}

extension Span {
  /// What an ache is called: `baş ağrısı` where a part of the body aches, `titreme` alone; empty where
  /// a noun tells it already.
  func ache(of body: Span?) -> String {
    let verb = reading(.ache)?.phrase ?? ""
    let part = body?.reading(.body)?.phrase ?? ""
    if let both = RecordNames.name(.symptom, of: "\(part) \(verb)") { return both }
    let ofBody = RecordNames.name(.ache, of: verb)
    if !part.isEmpty, let ofBody { return "\(part) \(ofBody)" }
    if let alone = RecordNames.name(.symptom, of: verb) { return alone }
    return part.isEmpty && finiteVerb == nil ? verb : ""
  }
}
