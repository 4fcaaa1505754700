import Domain
import struct Foundation.Date
import Terminal

/// A thread as it was said, for reading: days and clocks, the person's words, the answers without marks
/// of Markdown.
struct ThreadPage {
  let messages: [Message]
  let title: String
  let now: Date
  let zone: Zone
  let width: Int

  var lines: [[Span]] {
    var lines: [[Span]] = [[Span(title, .bold)]]
    var day: CivilDay?
    for message in messages where message.role != .tool && !message.text.isEmpty {
      let moment = zone.civil(at: message.at)
      if moment.day != day {
        lines += [[], [Span(Texts.day(of: message.at, zone, now: now), .dim)]]
      }
      day = moment.day
      lines.append([])
      lines += message.role == .user ? said(message, moment) : answered(message)
    }
    return lines
  }

  private func said(_ message: Message, _ moment: CivilTime) -> [[Span]] {
    let clock = moment.clock.replacing(":", with: ".")
    let room = max(20, width - 1 - 2)
    let lines = message.text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { Wrapping.lines(of: String($0), width: room) }
    return [[Span(clock, .dim)]] + lines.map { [Span("> ", .dim), Span($0, .cyan)] }
  }

  /// The answer as the screen shows it, in one ink.
  private func answered(_ message: Message) -> [[Span]] {
    var stream = MarkdownStream(.rendered(width: max(20, width - 1), depth: .none))
    let mark = message.state == .cut ? " " + Texts.cut : ""
    var text = (stream.feed(message.text + mark) + stream.finish())[...]
    while text.last == "\n" { text.removeLast() }
    // Without colours code keeps its marks, which here would only be in the way.
    return text.replacing("`", with: "").split(separator: "\n", omittingEmptySubsequences: false)
      .map { [Span(String($0))] }
  }
}
