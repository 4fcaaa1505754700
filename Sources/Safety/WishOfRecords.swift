import Analysis
import Domain
import Turkish

import struct Foundation.Date

// Wishes that stand in no word for them: a note of what was told, a detail of what was just kept.
extension Wish {
  /// Whether a note is of what the person and the answer to it just told: `bunu not al`; or of the person's
  /// words with their days as dates.
  func isNoted(_ call: ToolCall) -> Bool {
    guard ToolDeclaration.of(call.name)?.deed == .writesNote, WriteRule.ordersNote(words.now),
      let content = call.arguments[.content]?.string
    else { return false }
    if isDated(content) { return true }
    guard words.now.has("agreement.pointing") || words.now.has("agreement.pointers") else {
      return false
    }
    let sayings = words.evidence.sayings.suffix(2)
    let told = sayings.map(\.text) + [sayings.last?.answers ?? ""]
    return Said(told.joined(separator: "\n")).share(of: content) >= WriteRule.ownShare
  }

  /// `yarın 9da doktor randevum var not al` as `22 Kasım 09:00 doktor randevusu`: all but the times are the
  /// person's words, and the times are theirs resolved.
  private func isDated(_ content: String) -> Bool {
    let (now, zone) = (words.evidence.now, words.evidence.zone)
    func times(_ text: String) -> ([TimeReading], [Token]) {
      let tokens = Turkish.tokens(of: text)
      return (Turkish.times(in: tokens, now: now, zone: zone), tokens)
    }
    let (written, tokens) = times(content)
    let said = times(words.evidence.words).0
    guard !written.isEmpty, !said.isEmpty else { return false }
    let day = self.day(now, zone)
    let areSaid = written.allSatisfy { time in
      let named = time.tellsDay ? day(time) : nil
      let isDay = named.map { named in
        // A bare weekday, or a date without its year, is read as the one that has been.
        said.compactMap(day).contains { [0, 7, -365, -366].contains(named.number - $0.number) }
      }
      let isHour = time.clock.map { clock in
        said.compactMap(\.clock).contains {
          $0.spokenHour % 12 == clock.spokenHour % 12 && $0.minute == clock.minute
        }
      }
      return isDay ?? true && isHour ?? true && (isDay ?? isHour) != nil
    }
    guard areSaid else { return false }
    let rest = tokens.indices.filter { place in
      tokens[place].kind == .word && !written.contains { $0.tokens.contains(place) }
    }.map { tokens[$0].text }
    return words.now.share(of: rest.joined(separator: " ")) >= WriteRule.ownShare
  }

  private func day(_ now: Date, _ zone: Zone) -> (TimeReading) -> CivilDay? {
    { time in time.moment(now: now, zone: zone).map { zone.civil(at: $0.date).day } }
  }

  /// Whether the message tells when or how a record was that was written right before it: `açlıktı bu`, `10da
  /// ölçmüştüm`.
  func isDetail(_ call: ToolCall) -> Bool {
    guard call.name == "updateEntry", words.now.isStatement,
      words.evidence.sayings.dropLast().last?.doneSince.isEmpty == false,
      Provenance.numbers(in: call.arguments, key: "").isEmpty,
      let members = call.arguments.members
    else { return false }
    let pointers: Set<String> = ["which", "reading", "entry", "date"]
    let changed = members.filter { !pointers.contains($0.key) }
    return !changed.isEmpty
      && changed.allSatisfy { member in
        guard let value = member.value.string else { return false }
        if member.isNamed(.at) { return tellsTime }
        let row = "wordCheck.\(member.key).\(value)"
        return !WordSets.list(row).isEmpty && words.now.has(row)
      }
  }

  private var tellsTime: Bool {
    Turkish.times(
      in: Turkish.tokens(of: words.evidence.words), now: words.evidence.now,
      zone: words.evidence.zone
    ).contains { $0.direction != .future && $0.anchor == nil }
  }
}
