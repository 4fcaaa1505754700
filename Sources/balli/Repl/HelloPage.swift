import Domain
import Terminal

/// The first screen: who balli is, what to type at this hour, what it is not, where the words go.
struct HelloPage {
  /// 0 to 23, where the person is.
  var hour: Int
  /// Where the model runs that answers; nil for this machine.
  var host: String?
  var width: Int
  var depth: ColourDepth
  var theme: Theme

  /// The page, ready for the screen, with a line break at its end.
  var text: String {
    var lines = [
      "", "  " + theme.strong.paint("balli", depth) + "  " + quiet(Texts.helloTitle), "",
    ]
    lines += wrapped(Texts.helloHow)
    lines += examples
    lines.append("")
    lines += wrapped(Texts.helloDoctor, theme.warning)
    lines += wrapped(host.map(Texts.helloHost) ?? Texts.helloLocal)
    lines.append("")
    lines.append(
      "  "
        + Texts.helloCommands.map { theme.strong.paint($0.0, depth) + " " + quiet($0.1) }
        .joined(separator: "   "))
    return lines.joined(separator: "\n") + "\n\n"
  }

  /// What each example is stands beside it where there is room.
  private var examples: [String] {
    let all = Texts.examples(hour: hour)
    let column = all.map { DisplayWidth.of($0.text) }.max() ?? 0
    let isWide = column + 30 <= width
    return all.map { example in
      let head = "    " + theme.prompt.paint("▸", depth) + " "
      guard isWide else { return head + example.text.cut(toColumns: max(10, width - 7)) }
      return head + example.text.padded(toColumns: column + 3) + quiet(example.kind)
    }
  }

  private func quiet(_ text: String) -> String { theme.quiet.paint(text, depth) }

  private func wrapped(_ text: String, _ ink: Ink = []) -> [String] {
    Wrapping.fitted(text, width: min(width, 100) - 2).split(separator: "\n").map {
      "  " + ink.paint(String($0), depth)
    }
  }
}

extension Session {
  /// One line for who comes back: the thread, what waits, the last glucose, the day so far.
  ///
  /// Where it is narrow it is told in fewer words, and what matters least is left out.
  func welcomeBack(_ last: Conversation, columns: Int) throws -> String {
    let records = household.records
    let status = household.statusLine(at: world.clock.now(), in: zone)
    let waits = try records.conversations.lastAnswer(last.id)?.hasSuffix("?") == true
    let name = try personName()
    func line(titleWidth: Int, isShort: Bool, withList: Bool) -> String {
      var parts = [Texts.lastThread(last, titleWidth: titleWidth, isShort: isShort)]
      if waits { parts.append(Texts.waitsForAnswer(isShort)) }
      if status.open > 0, withList { parts.append(Texts.openItems(status.open, isShort)) }
      if let reading = status.reading {
        parts.append(Texts.glucose(reading, now: world.clock.now()))
      }
      if status.carbs > 0 || status.target != nil {
        parts.append(Texts.carbsToday(status.carbs, of: status.target, isShort))
      }
      guard titleWidth > 0 else { return parts.joined(separator: " · ") }
      return Texts.welcomeBack(titleWidth > 12 ? name : "", parts)
    }
    let ways = [
      line(titleWidth: 32, isShort: false, withList: true),
      line(titleWidth: 16, isShort: false, withList: true),
      line(titleWidth: 24, isShort: true, withList: true),
      line(titleWidth: 12, isShort: true, withList: true),
    ]
    return ways.first { DisplayWidth.of($0) < columns }
      ?? line(titleWidth: 0, isShort: true, withList: false).cut(toColumns: columns - 1)
  }

  /// How the person wants to be called; empty where they have not said.
  func personName() throws -> String {
    let records = household.records
    let chosen = try records.settings.value("ad") ?? ""
    return try chosen.isEmpty ? records.profile.all()["name"]?.string ?? "" : chosen
  }
}
