import Domain
import struct Foundation.Date

/// Pictures of glucose as SVG: the ambulatory profile, and a small one for each day.
struct ReportPictures {
  let report: DoctorReport

  /// mg/dL at the top; what is higher is drawn there.
  private static let top = 350.0
  /// What a line of the scale's figures takes, in the units of a picture (9 px type).
  private static let lineHeight = 8.0

  private struct Frame {
    var width: Double
    var height: Double
    var left: Double

    func y(_ milligrams: Double) -> String {
      ReportPictures.number(
        height * (1 - min(max(milligrams, 0), ReportPictures.top) / ReportPictures.top))
    }

    func x(_ share: Double) -> String { ReportPictures.number(left + (width - left) * share) }
  }

  fileprivate static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }

  /// Percentiles by the time of day; nil where no time of day was measured.
  var profile: String? {
    let profile = DayProfile(of: report.basis, in: report.zone)
    let count = Double(profile.bins.count)
    let points = profile.bins.enumerated().compactMap { place, bin in
      bin.map { ((Double(place) + 0.5) / count, $0) }
    }
    guard points.count > 1 else { return nil }
    let frame = Frame(width: 720, height: 260, left: 40)
    func line(_ rank: Int, reversed: Bool = false) -> String {
      (reversed ? points.reversed() : points).map { "\(frame.x($0.0)),\(frame.y($0.1[rank]))" }
        .joined(separator: " ")
    }
    let outer = "<polygon class=\"p90\" points=\"\(line(0)) \(line(4, reversed: true))\"/>"
    let inner = "<polygon class=\"p50\" points=\"\(line(1)) \(line(3, reversed: true))\"/>"
    let middle = "<polyline class=\"median\" points=\"\(line(2))\"/>"
    let hours = stride(from: 0, through: 24, by: 3).map { hour in
      "<text x=\"\(frame.x(Double(hour) / 24))\" y=\"276\" text-anchor=\"middle\">\(hour)</text>"
    }.joined()
    return "<svg viewBox=\"0 0 730 282\" role=\"img\" aria-label=\"\(ReportTexts.profile)\">"
      + band(frame) + outer + inner + middle + scale(frame) + hours + "</svg>"
  }

  /// One small picture a day, with its meals.
  func day(_ day: CivilDay) -> String {
    let frame = Frame(width: 340, height: 90, left: 28)
    let stretch = report.zone.interval(of: day..<day + 1)
    let length = stretch.upperBound.timeIntervalSince(stretch.lowerBound)
    func share(_ date: Date) -> Double { date.timeIntervalSince(stretch.lowerBound) / length }
    var lines: [[String]] = []
    var last: Date?
    for reading in report.basis.taken(in: stretch) {
      // A gap is drawn as a gap.
      if last.map({ reading.at.timeIntervalSince($0) > 1500 }) ?? true { lines.append([]) }
      last = reading.at
      lines[lines.count - 1].append("\(frame.x(share(reading.at))),\(frame.y(reading.milligrams))")
    }
    let traces = lines.map { points in
      points.count == 1
        ? dot(points[0]) : "<polyline class=\"trace\" points=\"\(points.joined(separator: " "))\"/>"
    }.joined()
    let meals = report.meals.filter { stretch.contains($0.eatenAt) }.map {
      "<text x=\"\(frame.x(share($0.eatenAt)))\" y=\"100\" text-anchor=\"middle\">◆</text>"
    }.joined()
    return "<svg viewBox=\"0 0 345 104\">" + band(frame) + traces + scale(frame) + meals + "</svg>"
  }

  private func dot(_ point: String) -> String {
    let parts = point.split(separator: ",")
    return "<circle class=\"dot\" cx=\"\(parts[0])\" cy=\"\(parts[1])\" r=\"2\"/>"
  }

  /// The target band.
  private func band(_ frame: Frame) -> String {
    let height = frame.height * 110 / Self.top
    return "<rect class=\"band\" x=\"\(Self.number(frame.left))\" y=\"\(frame.y(180))\" "
      + "width=\"\(Self.number(frame.width - frame.left))\" height=\"\(Self.number(height))\"/>"
  }

  /// Lines at the bounds; in a low picture 54 has no room for its figure beside that of 70.
  private func scale(_ frame: Frame) -> String {
    let isRoomy = (70 - 54) * frame.height / Self.top >= Self.lineHeight
    return [54.0, 70, 180, 250].map { value in
      let isSaid = isRoomy || value > 54
      let said = isSaid ? ReportTexts.value(value, report.unit, isBound: true) : ""
      return
        "<line class=\"grid\" x1=\"\(Self.number(frame.left))\" x2=\"\(Self.number(frame.width))\" "
        + "y1=\"\(frame.y(value))\" y2=\"\(frame.y(value))\"/>"
        + "<text x=\"\(Self.number(frame.left - 4))\" y=\"\(frame.y(value - 8))\" text-anchor=\"end\">\(said)</text>"
    }.joined()
  }
}
