package import Domain
import Turkish

/// Searches the web, above all for figures of foods that the table does not have.
///
///     searchWeb(query: "çilekli protein barı karbonhidrat")  // results, facts with their pages
///
/// What is sent holds no word about the person (`query` of the result is all of it). A fact is what a
/// page says, for 100 g or a portion; none enters a meal before the person has said yes to it.
package struct SearchWeb: Tool {
  package struct Arguments: Decodable, Sendable {
    var query: String
  }

  package static let name = "searchWeb"
  package static let summary = Texts.webSummary
  package static let writes = false
  package static let schema = ToolSchema(.text(.query, Texts.webQuery, required: true))
  package static let brief: ToolBrief? = ToolBrief(Texts.webBrief, [.query])

  let services: WebServices

  package init(services: WebServices) { self.services = services }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    do throws(ResearchFailure) {
      return try await services.find(arguments.query, context.now, context.tell).json
    } catch {
      throw ToolFailure(code: error.kind.rawValue, message: error.message)
    }
  }
}

extension WebFinding {
  fileprivate var json: JSON {
    [
      .query: .string(query), .subject: .string(subject),
      .results: .array(
        results.enumerated().map { place, result in
          result.json.setting(.number, to: .number(Double(place + 1)))
        }),
      .facts: .array(facts.map { $0.json(of: results[$0.result]) }),
    ]
  }
}

extension WebResult {
  /// The page in the words of the search, without marks of ours.
  var json: JSON {
    [
      .title: .string(SourceText.plain(title)), .url: .string(url), .site: .string(site),
      .snippet: .string(SourceText.plain(snippet)),
    ]
  }
}

extension WebFact {
  fileprivate func json(of page: WebResult) -> JSON {
    var serving: LabelServing?
    var basis = "portion"
    switch self.basis {
    case .hundred(let unit): basis = "100\(unit.symbol)"
    case .serving(let told): serving = told
    }
    return .object([
      .number: .number(Double(result + 1)), .site: .string(page.site), .url: .string(page.url),
      .basis: .string(basis), .portionAmount: serving.map { .number($0.amount) },
      .portionUnit: serving.map { .string($0.unit.symbol) },
      .carbs: .figure(figures[.carbs]), .calories: figures[.calories].map { .figure($0) },
      .protein: figures[.protein].map { .figure($0) }, .fat: figures[.fat].map { .figure($0) },
      .fiber: figures[.fiber].map { .figure($0) },
      .quote: .string(SourceText.plain(quote)),
    ])
  }
}
