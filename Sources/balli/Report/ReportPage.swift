import Domain
import Turkish
import struct Foundation.Date

/// The report as one page of HTML that needs nothing else and prints on A4.
struct ReportPage {
  let report: DoctorReport

  var html: String {
    let title = ReportTexts.title + (report.name.isEmpty ? "" : ": " + Self.escaped(report.name))
    return """
      <!DOCTYPE html>
      <html lang="tr"><head><meta charset="utf-8"><title>\(title)</title>
      <meta name="viewport" content="width=device-width"><style>\(Self.style)</style></head><body>
      <h1>\(title)</h1>
      <p>\(ReportTexts.stretch(report))</p>
      \(statistics)
      \(profile)
      \(days)
      \(list(ReportTexts.medications, medications))
      \(list(ReportTexts.meals, meals))
      \(list(ReportTexts.notes, notes))
      <footer>\(ReportTexts.footer)</footer>
      </body></html>

      """
  }

  // MARK: Parts

  private var statistics: String {
    guard let figures = GlucoseStatistics(of: report.basis) else {
      return "<p>\(ReportTexts.noReadings)</p>"
    }
    let rows = ReportTexts.rows(figures, report).map { name, value in
      "<tr><th>\(name)</th><td>\(value)</td></tr>"
    }
    let cautions = ReportTexts.cautions(figures, report).map { "<p class=\"caution\">\($0)</p>" }
    return "<h2>\(ReportTexts.figures)</h2><table>\(rows.joined())</table>\(cautions.joined())"
  }

  private var profile: String {
    guard let picture = ReportPictures(report: report).profile else { return "" }
    return
      "<h2>\(ReportTexts.profile)</h2>\(picture)<p class=\"note\">\(ReportTexts.profileNote)</p>"
  }

  private var days: String {
    guard !report.basis.isEmpty else { return "" }
    let pictures = ReportPictures(report: report)
    let today = report.days.upperBound
    let all = (report.days.lowerBound.number..<report.days.upperBound.number).map { number in
      let day = CivilDay(number: number)
      return "<figure><figcaption>\(DateText.fullDate(day, today: today))</figcaption>"
        + pictures.day(day) + "</figure>"
    }
    return "<h2>\(ReportTexts.days)</h2><div class=\"days\">\(all.joined())</div>"
  }

  private func list(_ title: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    let items = lines.map { "<li>\(Self.escaped($0))</li>" }.joined()
    return "<h2>\(title)</h2><ul>\(items)</ul>"
  }

  private var meals: [String] {
    report.meals.map { meal in
      let items = meal.items.map(\.name).joined(separator: ", ")
      return
        "\(moment(meal.eatenAt)): \(items) (\(NumberText.plain(meal.totals.carbs)) g karbonhidrat)"
    }
  }

  private var medications: [String] {
    report.entries.filter { $0.kind == .medication }.map { entry in
      let amount =
        entry.values["dose"]?.number.map { " \(NumberText.plain($0, decimals: 2))" } ?? ""
      let unit = entry.values["unit"]?.string.map { " " + $0 } ?? ""
      return "\(moment(entry.at)): \(entry.values["name"]?.string ?? "")\(amount)\(unit)"
    }
  }

  private var notes: [String] { report.notes.map { "\(moment($0.at)): \($0.content)" } }

  private func moment(_ date: Date) -> String {
    let time = report.zone.civil(at: date)
    return DateText.date(time.day, today: report.days.upperBound) + " " + DateText.clock(time)
  }

  /// Text that cannot become markup.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  private static let style = """
    @page{size:A4;margin:14mm}body{font:13px/1.4 system-ui,sans-serif;color:#111;max-width:760px;\
    margin:auto;padding:8px}h1{font-size:20px;margin:0}h2{font-size:15px;margin:16px 0 4px;\
    break-after:avoid}table{border-collapse:collapse}th{text-align:left;font-weight:400;\
    padding:1px 14px 1px 0}td{font-weight:600}svg{width:100%;font-size:9px}svg text{fill:#444}\
    .band{fill:#e3efe3}.p90{fill:#b9cfe6}.p50{fill:#7ea6cf}.median{fill:none;stroke:#123a63;\
    stroke-width:2}.trace{fill:none;stroke:#123a63;stroke-width:1.2}.dot{fill:#123a63}\
    .grid{stroke:#bbb;stroke-width:.5}.days{display:grid;grid-template-columns:1fr 1fr;gap:4px}\
    figure{margin:0;break-inside:avoid}figcaption{font-size:11px}.caution{font-weight:600}\
    .note,footer{color:#444;font-size:11px}ul{margin:0;padding-left:18px}footer{margin-top:16px}
    """
}
