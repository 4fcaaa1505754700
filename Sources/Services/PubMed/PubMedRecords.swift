import Domain

/// Reads the records of `efetch`.
enum PubMedRecords {
  /// The papers of a set, books among them; nil where the document is broken or is no set.
  static func papers(in body: [UInt8]) -> [Paper]? {
    guard let root = XMLElement(reading: body), root.name == "PubmedArticleSet" else { return nil }
    return root.children.compactMap { element in
      switch element.name {
      case "PubmedArticle": article(element)
      case "PubmedBookArticle": book(element)
      default: nil
      }
    }
  }

  private static func article(_ element: XMLElement) -> Paper? {
    guard let citation = element.first("MedlineCitation"),
      let id = citation.text(at: "PMID"), id.allSatisfy(\.isASCIIDigit),
      let article = citation.first("Article")
    else { return nil }
    let marked = article.all("PublicationTypeList/PublicationType")
    let types = marked.map(\.text)
    let title = title(of: article)
    return Paper(
      source: .pubMed, id: id, title: title,
      authors: authors(article.first("AuthorList")),
      journal: article.text(at: "Journal/Title") ?? article.text(at: "Journal/ISOAbbreviation"),
      year: year(of: article), doi: doi(article, element.first("PubmedData")),
      url: "https://pubmed.ncbi.nlm.nih.gov/\(id)/",
      abstract: sections(article.all("Abstract/AbstractText")), types: types,
      standing: standing(citation, marked, title: title),
      isPreprint: types.contains("Preprint"), isAnimalOnly: isAnimalOnly(citation))
  }

  /// A chapter of StatPearls, GeneReviews and the like.
  private static func book(_ element: XMLElement) -> Paper? {
    guard let document = element.first("BookDocument"), let id = document.text(at: "PMID"),
      id.allSatisfy(\.isASCIIDigit)
    else { return nil }
    let title = document.text(at: "ArticleTitle") ?? document.text(at: "Book/BookTitle")
    return Paper(
      source: .pubMed, id: id, title: title ?? "", authors: authors(document.first("AuthorList")),
      journal: document.text(at: "Book/BookTitle"),
      year: number(document.text(at: "ContributionDate/Year"))
        ?? number(document.text(at: "Book/PubDate/Year")),
      url: "https://pubmed.ncbi.nlm.nih.gov/\(id)/",
      abstract: sections(document.all("Abstract/AbstractText")),
      types: document.all("PublicationType").map(\.text) + ["Book"])
  }

  // MARK: Fields

  /// The English title; of a paper in another language the one in brackets, else its own.
  private static func title(of article: XMLElement) -> String {
    article.text(at: "ArticleTitle") ?? article.text(at: "VernacularTitle") ?? ""
  }

  private static func authors(_ list: XMLElement?) -> [String] {
    (list?.all("Author") ?? []).compactMap { author in
      if author["ValidYN"] == "N" { return nil }
      if let group = author.text(at: "CollectiveName") { return group }
      guard let last = author.text(at: "LastName") else { return nil }
      let first = author.text(at: "Initials") ?? author.text(at: "ForeName")
      return first.map { "\(last) \($0)" } ?? last
    }
  }

  private static func year(of article: XMLElement) -> Int? {
    let date = article.first("Journal/JournalIssue/PubDate")
    if let year = number(date?.text(at: "Year")) { return year }
    let told = date?.text(at: "MedlineDate")?.split { !$0.isASCIIDigit }.first { $0.count == 4 }
    return number(told.map { String($0) }) ?? number(article.text(at: "ArticleDate/Year"))
  }

  private static func number(_ text: String?) -> Int? { text.flatMap { Int($0, radix: 10) } }

  /// The paper's own DOI, and none of those in its list of references.
  private static func doi(_ article: XMLElement, _ data: XMLElement?) -> String? {
    let own = article.all("ELocationID").first { $0["EIdType"] == "doi" && $0["ValidYN"] != "N" }
    let listed = data?.all("ArticleIdList/ArticleId").first { $0["IdType"] == "doi" }
    return [own?.text, listed?.text].compactMap { $0 }.first { !$0.isEmpty }
  }

  private static func sections(_ elements: [XMLElement]) -> [Paper.Section] {
    elements.compactMap { element in
      let text = element.text
      guard !text.isEmpty else { return nil }
      let label = element["Label"].flatMap { $0.isEmpty || $0 == "UNLABELLED" ? nil : $0 }
      return Paper.Section(label: label, text: text)
    }
  }

  private static func isAnimalOnly(_ citation: XMLElement) -> Bool {
    let names = Set(citation.all("MeshHeadingList/MeshHeading/DescriptorName").map(\.text))
    return names.contains("Animals") && !names.contains("Humans")
  }

  /// What became of it: the direction of a note decides whether it is about this paper or another.
  private static func standing(
    _ citation: XMLElement, _ types: [XMLElement], title: String
  ) -> Set<Paper.Standing> {
    let notes = citation.all("CommentsCorrectionsList/CommentsCorrections")
      .compactMap { $0["RefType"] }
    let marks = types.compactMap { StandingMarks.standing(ofType: $0.text, identifier: $0["UI"]) }
    return Set(notes.compactMap { byNote[$0] } + marks)
      .union(StandingMarks.standing(ofTitle: title))
  }

  private static let byNote: [String: Paper.Standing] = [
    "RetractionIn": .retracted, "RetractionOf": .retractionNotice, "ErratumFor": .erratum,
    "PartialRetractionIn": .retracted, "PartialRetractionOf": .retractionNotice,
    "ExpressionOfConcernIn": .concern, "ExpressionOfConcernFor": .concernNotice,
    "UpdateIn": .superseded, "RetractedandRepublishedIn": .retracted,
    "CorrectedandRepublishedIn": .superseded,
  ]
}
