import Domain
import struct Foundation.Date
import Terminal
import Turkish

/// What stands below the line while it waits: whose records, who answers and where, today's
/// carbohydrates, the newest glucose with its age.
///
///     ayşe · yerel (bu makinede) · 48/150 g karbonhidrat ███░░░░░ · 112 mg/dL → 5 dk önce
struct StatusLine: Sendable {
  var profile: String
  /// Who answers, with the host where it is not this machine.
  var model: String
  var carbs: Double
  var target: Double?
  var reading: GlucoseReading?
  /// Lines of the shopping list that are open.
  var open = 0
  var bounds: ClosedRange<Double> = 70...180

  /// A part of the line: as it is written, and how wide it is.
  private struct Part {
    var text: String
    var width: Int

    init(_ text: String, _ ink: Ink, _ depth: ColourDepth) {
      self.text = ink.paint(text, depth)
      width = DisplayWidth.of(text)
    }
  }

  private static let barWidth = 8

  /// The line, no wider than `columns`; what matters least goes first where it is narrow.
  func text(_ columns: Int, now: Date, _ depth: ColourDepth, _ theme: Theme) -> String {
    let short = Part(Texts.eaten(carbs, of: target), theme.quiet, depth)
    var eaten = short
    if let target {
      let bar = Bar(value: carbs, target: target, width: Self.barWidth)
      eaten.text += " " + bar.text(depth, theme: theme)
      eaten.width += 1 + Self.barWidth
    }
    let who = Part(model, theme.quiet, depth)
    let glucose = reading.map { Part(Texts.glucose($0, now: now), ink(of: $0, now, theme), depth) }
    let last = glucose.map { [$0] } ?? []
    let whose = Part(profile, theme.quiet, depth)
    let choices = [
      [whose, who, eaten] + last, [who, eaten] + last, [who, short] + last, [short] + last,
      glucose.map { [$0] } ?? [short],
    ]
    let fitting = choices.first { parts in
      parts.reduce(2) { $0 + $1.width } + 3 * (parts.count - 1) < columns
    }
    let joiner = theme.quiet.paint(" · ", depth)
    return fitting.map { "  " + $0.map(\.text).joined(separator: joiner) } ?? ""
  }

  /// The colour of what glucose is; none for what it was over an hour ago.
  private func ink(of reading: GlucoseReading, _ now: Date, _ theme: Theme) -> Ink {
    let unit = reading.unit
    guard GlucoseAge(of: reading.at, now: now) != .past else {
      return theme.quiet
    }
    return switch reading.given {
    case ..<unit.bound(bounds.lowerBound): theme.bad
    case ...unit.bound(bounds.upperBound): theme.good
    default: theme.warning
    }
  }
}

extension Household {
  /// The state of this moment; what cannot be read is left out of it.
  func statusLine(at now: Date, in zone: Zone) -> StatusLine {
    let today = zone.interval(of: Period.today.days(from: zone.day(at: now)))
    let meals = ((try? records.meals.between(today)) ?? []).filter(\.isOwn)
    let targets = (try? records.targets.all()) ?? []
    let carbs = targets.first { $0.kind == .carbs }
    let shopping = (try? records.shopping.all()) ?? []
    let traits = model.traits
    let low = targets.first { $0.kind == .glucoseLow }?.value ?? 70
    let told = (try? records.profile.all()) ?? [:]
    let isPregnant = ProfileForm.isPregnant(told, on: zone.day(at: now))
    let high = targets.first { $0.kind == .glucoseHigh }?.value ?? (isPregnant ? 140 : 180)
    return StatusLine(
      profile: self.profile,
      model: Texts.answering(model, isOurs: traits.isOurs),
      carbs: meals.reduce(0) { $0 + $1.totals.carbs }, target: carbs?.value ?? carbs?.max,
      reading: (try? records.newestGlucose(at: now)) ?? nil,
      open: shopping.count { !$0.isChecked }, bounds: min(low, high)...max(low, high))
  }

  /// The colours that the person chose.
  var theme: Theme {
    switch (try? records.settings.value("tema")) ?? nil {
    case "açık": .light
    case "yüksek-kontrast": .contrast
    case "sade": .plain
    default: .dark
    }
  }

  /// Whether answers are shown with their marks of Markdown.
  var showsMarkdownAsWritten: Bool {
    ((try? records.settings.value("markdown")) ?? nil) == "ham"
  }

  /// Whether a setting of the screen is on.
  func shows(_ key: String) -> Bool {
    ((try? records.settings.value(key)) ?? nil) != "kapalı"
  }
}
