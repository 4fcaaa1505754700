package import Domain

/// Sources of a thread for programs that keep libraries of papers.
package enum SourceExport {
  /// RIS, as most of them read it.
  package static func ris(_ records: [JSON]) -> String {
    records.map { record in
      let fields = fields(of: record)
      var lines = ["TY  - \(fields.isStudy ? "GEN" : "JOUR")"]
      lines += fields.authors.map { "AU  - \($0)" }
      lines += [
        ("TI", fields.title), ("JO", fields.journal), ("PY", fields.year),
        ("DO", fields.doi), ("UR", fields.url), ("AN", fields.id), ("AB", fields.abstract),
      ]
      .compactMap { name, value in value.map { "\(name)  - \($0)" } }
      return (lines + ["ER  - "]).joined(separator: "\r\n") + "\r\n"
    }.joined(separator: "\r\n")
  }

  /// BibTeX, one entry a record, named by its id.
  package static func bibTeX(_ records: [JSON]) -> String {
    records.map { record in
      let fields = fields(of: record)
      let pairs: [(String, String?)] = [
        ("title", fields.title.map { "{\(escaped($0))}" }),
        (
          "author",
          fields.authors.isEmpty
            ? nil : fields.authors.map(escaped).joined(separator: " and ")
        ),
        ("journal", fields.journal.map(escaped)), ("year", fields.year),
        ("doi", fields.doi), ("url", fields.url), ("note", fields.id),
      ]
      let lines = pairs.compactMap { name, value in value.map { "  \(name) = {\($0)}" } }
      let key = (fields.id ?? "kaynak").filter { $0.isLetter || $0.isNumber }
      return "@\(fields.isStudy ? "misc" : "article"){\(key.isEmpty ? "kaynak" : key),\n"
        + lines.joined(separator: ",\n") + "\n}\n"
    }.joined(separator: "\n")
  }

  private struct Fields {
    var authors: [String]
    var title, journal, year, doi, url, id, abstract: String?
    var isStudy: Bool
  }

  /// The fields on one line each.
  private static func fields(of record: JSON) -> Fields {
    func text(_ key: String) -> String? {
      let text = record[key]?.string?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return text?.isEmpty == true ? nil : text
    }
    let source = record["source"]?.string
    let label = source == "pubMed" ? "PMID " : ""
    return Fields(
      authors: (record["authors"]?.array ?? []).compactMap(\.string).map(named),
      title: text("title"), journal: text("journal"),
      year: record["year"]?.number.map { "\(Int($0))" }, doi: text("doi"), url: text("url"),
      id: text("id").map { label + $0 }, abstract: text("abstract"),
      isStudy: source == "clinicalTrials" || source == "page")
  }

  /// `Öz AB` as `Öz, A. B.`; a group stays as it is.
  private static func named(_ author: String) -> String {
    let words = author.split(separator: " ")
    guard words.count > 1, let last = words.last, last.count < 4,
      last.allSatisfy(\.isUppercase)
    else { return author }
    let initials = last.map { "\($0)." }.joined(separator: " ")
    return words.dropLast().joined(separator: " ") + ", " + initials
  }

  private static func escaped(_ text: String) -> String {
    text.map { letter in
      switch letter {
      case "{", "}": ""
      case "\\": "/"
      case "&", "%", "$", "#", "_": "\\\(letter)"
      default: String(letter)
      }
    }.joined()
  }
}
