import Synchronization

/// A source under an answer, as it was shown there.
package struct Citation: Sendable, Equatable {
  package var number: Int
  package var title: String
  package var url: String
  /// `pubMed`, `europePMC`, `clinicalTrials`.
  package var source: String
  /// PMID, NCT number and the like.
  package var id: String

  package init(number: Int, title: String, url: String, source: String, id: String) {
    self.number = number
    self.title = title
    self.url = url
    self.source = source
    self.id = id
  }
}

extension Citation {
  /// The records of papers in results of tools.
  package static func records(in results: [JSON]) -> [JSON] {
    results.flatMap { ($0["records"]?.array ?? []).filter { $0["cite"]?.string != nil } }
  }

  /// The sources that are listed under an answer, each with the record that a tool gave.
  ///
  /// A line of the list begins with `- [2]` and ends with the address; a line whose address no tool gave
  /// is none.
  package static func listed(in text: String, results: [JSON]) -> [(
    citation: Citation, record: JSON
  )] {
    let records = records(in: results)
    guard !records.isEmpty else { return [] }
    return text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("- ["), let end = line.firstIndex(of: "]"),
        let number = Int(line[line.index(line.startIndex, offsetBy: 3)..<end]),
        let url = line.split(separator: " ").last.map(String.init),
        let record = records.last(where: { $0["url"]?.string == url })
      else { return nil }
      let citation = Citation(
        number: number, title: record["title"]?.string ?? "", url: url,
        source: record["source"]?.string ?? "", id: record["id"]?.string ?? "")
      return (citation, record)
    }
  }
}

/// The sources that an answer has used so far, numbered by first use.
package final class CitationLog: Sendable {
  private let records = Mutex<[JSON]>([])
  private let list = Mutex(false)

  package init() {}

  /// Whether the words that come are a list of sources of a model's own.
  package var isInList: Bool {
    get { list.withLock { $0 } }
    set { list.withLock { $0 = newValue } }
  }

  /// The number of a record in this answer.
  package func number(of record: JSON) -> Int {
    records.withLock { records in
      if let place = records.firstIndex(where: { $0["url"] == record["url"] }) { return place + 1 }
      records.append(record)
      return records.count
    }
  }

  /// All records used, by number.
  package var all: [JSON] { records.withLock { $0 } }
}
