package import Domain
package import Foundation

/// Studies of ClinicalTrials.gov, version 2 of its interface.
///
/// A study's entry tells what was planned; whether results are there is said. Names, telephones and
/// addresses of places are not asked for.
package struct ClinicalTrials: Sendable {
  package static let home = "https://clinicaltrials.gov/api/v2/"
  package static let name = "ClinicalTrials.gov"

  private static let fields = [
    "NCTId", "BriefTitle", "OverallStatus", "BriefSummary", "Phase", "StudyType",
    "EnrollmentCount", "EnrollmentType", "LeadSponsorName", "StartDate", "CompletionDate",
    "HasResults", "WhyStopped",
  ].joined(separator: ",")

  private let base: String
  private let call: SourceCall

  package init(base: String, world: SourceWorld) {
    self.base = base.hasSuffix("/") ? base : base + "/"
    call = SourceCall(source: Self.name, world: world, waits: [1.0])
  }

  /// Studies about all of these words, best first.
  package func studies(
    _ words: [String], most: Int, now: Date
  ) async throws(PaperSourceFailure) -> [Paper] {
    let term = words.map(Self.safe).filter { !$0.isEmpty }.map { "(\($0))" }
      .joined(separator: " AND ")
    let fields = FormFields([
      ("query.term", term), ("fields", Self.fields), ("sort", "@relevance"),
      ("pageSize", "\(most)"), ("format", "json"),
    ])
    return try await call.searched(
      FetchRequest(url: base + "studies?" + fields.text),
      as: "clinicaltrials/search/\(most)/\(term)", now: now, reading: Self.studies)
  }

  /// A word without what the service's query language would read as its own.
  static func safe(_ word: String) -> String {
    let kept = word.map { $0.isLetter || $0.isNumber || "- ".contains($0) ? $0 : " " }
    return String(kept).split(separator: " ").joined(separator: " ")
  }

  /// Nil where it is no list of studies; each module of a study may be missing.
  static func studies(in body: [UInt8]) -> [Paper]? {
    guard let json = try? JSON(reading: body), let list = json["studies"]?.array else { return nil }
    return list.compactMap(study)
  }

  private static func study(_ record: JSON) -> Paper? {
    let protocolSection = record["protocolSection"]
    let identity = protocolSection?["identificationModule"]
    guard let id = identity?["nctId"]?.string, let title = identity?["briefTitle"]?.string else {
      return nil
    }
    let design = protocolSection?["designModule"]
    let states = protocolSection?["statusModule"]
    let end = states?["completionDateStruct"]?["date"]?.string
    let start = states?["startDateStruct"]?["date"]?.string
    let summary = protocolSection?["descriptionModule"]?["briefSummary"]?.string ?? ""
    var notes = summary.isEmpty ? [] : [Paper.Section(text: folded(summary))]
    if let count = design?["enrollmentInfo"]?["count"]?.number, count < 99_999_999 {
      notes.append(Paper.Section(label: "ENROLLMENT", text: "n = \(Int(count))"))
    }
    let phases = (design?["phases"]?.array ?? []).compactMap(\.string).filter { $0 != "NA" }
    let hasResults = record["hasResults"]?.bool == true
    return Paper(
      source: .clinicalTrials, id: id, title: folded(title),
      authors: [
        protocolSection?["sponsorCollaboratorsModule"]?["leadSponsor"]?["name"]?.string
      ].compactMap { $0 },
      journal: nil, year: (end ?? start).flatMap { Int($0.prefix(4)) },
      url: "https://clinicaltrials.gov/study/\(id)", abstract: notes,
      types: [design?["studyType"]?.string].compactMap { $0 } + phases
        + (hasResults ? ["RESULTS"] : []),
      status: states?["overallStatus"]?.string)
  }

  private static func folded(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
