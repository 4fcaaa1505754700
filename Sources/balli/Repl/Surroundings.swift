import Domain
import Foundation
import Safety
import Synchronization
import Terminal
import Turkish

/// What the REPL shows around the line that is typed: the menu of commands, the status, suggestions.
final class LineSurroundings: Sendable {
  /// What is shown, as it was read when it was first drawn.
  private struct Shown {
    var status: StatusLine?
    var suggestion: String?
    var suggests = true
    var theme = Theme.dark
  }

  private struct State {
    var household: Household?
    var zone = Zone.fixed(0)
    var shown: Shown?
    /// Whether balli waits for an answer, which no suggestion knows.
    var isAsked = false
    /// Whether the words of this talk stay in memory.
    var isPrivate = false
    /// Read when a command that takes a thread is typed.
    var threads: [Conversation]?
  }

  private let state = Mutex(State())
  private let clock: SessionClock
  private let depth: ColourDepth

  init(clock: SessionClock, depth: ColourDepth) {
    self.clock = clock
    self.depth = depth
  }

  /// Something may have changed: what is shown is read anew, though not before it is drawn, so that no
  /// prompt waits for it and nobody who types ahead pays for it.
  @MainActor func refresh(_ session: Session) {
    let (household, zone) = (session.household, session.zone)
    let isAsked = session.waitsForAnswer
    let isPrivate = session.isPrivate
    state.withLock {
      $0 = State(household: household, zone: zone, isAsked: isAsked, isPrivate: isPrivate)
    }
  }

  /// Whether a line that was typed goes into the history.
  func keeps(_ line: String) -> Bool {
    !ModelSubcommand.holdsKey(line) && Secrets.masked(line) == line && !state.withLock(\.isPrivate)
  }

  private func shown() -> Shown {
    state.withLock { state in
      if let shown = state.shown { return shown }
      guard let household = state.household else { return Shown() }
      let now = clock.now()
      let suggests = !state.isAsked && household.shows("öneri")
      var status =
        household.shows("durum-satırı") ? household.statusLine(at: now, in: state.zone) : nil
      if state.isPrivate { status?.profile += " · " + Texts.privateMark }
      let shown = Shown(
        status: status,
        suggestion: suggests ? household.usual(at: now, in: state.zone) : nil,
        suggests: suggests, theme: household.theme)
      state.shown = shown
      return shown
    }
  }

  private func threads() -> [Conversation] {
    state.withLock { state in
      if let threads = state.threads { return threads }
      let threads = (try? state.household?.records.conversations.list(nil)) ?? []
      state.threads = threads
      return threads
    }
  }

  /// For the line editor.
  var aside: LineAside {
    LineAside(
      ghost: { [self] line in ghost(line) },
      below: { [self] line, columns in below(line, columns) },
      menu: { [self] line, columns in menu(line, columns) })
  }

  /// What is usual at this hour, in an empty line or one that begins so.
  private func ghost(_ line: String) -> String? {
    let shown = shown()
    // Where nothing is dim a suggestion would look like what was typed.
    guard shown.suggests, shown.theme != .plain else { return "" }
    guard let usual = shown.suggestion, usual.hasPrefix(line), usual != line else { return nil }
    return String(usual.dropFirst(line.count))
  }

  private func below(_ line: String, _ columns: Int) -> [String] {
    let shown = shown()
    guard let status = shown.status else { return [] }
    let text = status.text(columns, now: clock.now(), depth, shown.theme)
    return text.isEmpty ? [] : [text]
  }

  private func menu(_ line: String, _ columns: Int) -> LineMenu? {
    guard line.hasPrefix("/") else { return nil }
    let theme = shown().theme
    if !line.contains(" "), !line.dropFirst().contains("/") {
      return Self.menu(line, columns, depth, theme)
    }
    return picker(line, columns, theme)
  }

  /// As many rows as fit under a line without pushing the talk away.
  private static let mostRows = 8

  /// The threads that a command may mean, by number, title or the beginning of their newest message.
  private func picker(_ line: String, _ columns: Int, _ theme: Theme) -> LineMenu? {
    guard let space = line.firstIndex(of: " "),
      case .command(let command, _) = SlashLine(reading: line, exists: { _ in false }),
      case .thread = command.kind
    else { return nil }
    let key = Turkish.fold(String(line[space...]).trimmed)
    let found = threads().filter { thread in
      key.isEmpty || "\(thread.id)".hasPrefix(key)
        || Turkish.fold(thread.title + " " + thread.preview).contains(key)
    }
    let (now, zone) = (clock.now(), state.withLock { $0.zone })
    let choices = found.map { thread in
      let when = Texts.moment(thread.updatedAt, zone: zone, now: now)
      let head = "\(thread.id)".padded(toColumns: 4) + " " + when.padded(toColumns: 13) + " "
      let title = Harmless.text(thread.title).cut(toColumns: max(10, columns / 3))
      let room = max(0, columns - DisplayWidth.of(head + title) - 6)
      let preview = Harmless.text(thread.preview).replacing("**", with: "")
        .replacing("\n", with: " ").cut(toColumns: room)
      let row =
        theme.quiet.paint(head, depth) + theme.strong.paint(title, depth)
        + theme.quiet.paint("  " + preview, depth)
      return LineMenu.Choice(line[...space] + "\(thread.id)", isWhole: true, row: row)
    }
    return LineMenu(choices, height: Self.mostRows) { [depth] in
      theme.quiet.paint(Texts.moreThreads($0), depth)
    }
  }

  /// The commands that a beginning may mean, with what they do; nil for what is typed out.
  static func menu(
    _ typed: String, _ columns: Int, _ depth: ColourDepth, _ theme: Theme
  ) -> LineMenu? {
    let key = SlashLine.key(String(typed.dropFirst()))
    let found = SlashCommand.all.filter { command in
      command.spellings.contains { $0.hasPrefix(key) }
    }
    guard found.count != 1 || !found[0].spellings.contains(key) else { return nil }
    let width = found.prefix(mostRows).map { DisplayWidth.of($0.word) }.max() ?? 0
    let choices = found.map { command in
      let name = "/" + command.word.padded(toColumns: width)
      let room = max(0, columns - DisplayWidth.of(name) - 6)
      let row =
        theme.strong.paint(name, depth) + "  "
        + theme.quiet.paint(command.summary.cut(toColumns: room), depth)
      return LineMenu.Choice(
        "/" + command.word + (command.standsAlone ? "" : " "), isWhole: command.standsAlone,
        row: row)
    }
    return LineMenu(choices, height: mostRows) {
      theme.quiet.paint(Texts.moreCommands($0), depth)
    }
  }
}

extension Household {
  /// What the person mostly eats around this time of day, as they would type it; nil where it is not
  /// often the same.
  func usual(at now: Date, in zone: Zone) -> String? {
    let today = zone.day(at: now)
    let days = zone.interval(of: today - 28..<today + 1)
    let minute = zone.civil(at: now).minuteOfDay
    let meals = ((try? records.meals.between(days)) ?? []).filter { meal in
      let apart = abs(zone.civil(at: meal.eatenAt).minuteOfDay - minute)
      return meal.isOwn && min(apart, 1440 - apart) <= 90
    }
    // Who has eaten just now is not asked to eat again.
    guard !meals.contains(where: { now.timeIntervalSince($0.eatenAt) < 3 * 3600 }) else {
      return nil
    }
    let texts = meals.map(Texts.typed)
    let counts = Dictionary(grouping: texts) { $0 }.mapValues(\.count)
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.flatMap { $0.value >= 3 ? $0.key : nil }
  }
}

extension CivilTime {
  fileprivate var minuteOfDay: Int { hour * 60 + minute }
}

extension Texts {
  static func moreCommands(_ count: Int) -> String {
    "… ve \(count) komut daha; yazdıkça süzülür, ↓ ile seçilir"
  }
  static func moreThreads(_ count: Int) -> String {
    "… ve \(count) sohbet daha; yazdıkça süzülür, ↓ ile seçilir"
  }

  /// A meal as it would be typed: `2 yumurta, 1 dilim ekmek yedim`.
  static func typed(_ meal: Meal) -> String {
    let items = meal.items.map { item in
      let amount = item.quantity.map { NumberText.plain($0) + " " } ?? ""
      let unit = item.unit.map { $0 == "adet" ? "" : $0 + " " } ?? ""
      return amount + unit + item.name
    }
    return items.joined(separator: ", ") + " yedim"
  }
}
