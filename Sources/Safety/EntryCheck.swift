import Analysis
import Domain
import Turkish

/// Holds the entry or reading that a call changes or deletes against the one that the newest message names by
/// its hour or its person.
///
///     "8'deki 120ymiş" and updateEntry(reading: 2)          // the reading of 10.00
///     "annemin 190mış pardon" and updateEntry(reading: 1)   // the writer's own reading
struct EntryCheck {
  private let words: ThreadWords
  private let entries: [JSON]

  init(_ words: ThreadWords) {
    self.words = words
    entries = words.evidence.results.flatMap(Self.entries)
  }

  func differences(of call: ToolCall) -> [Difference] {
    guard let target = target(call.arguments) else { return [] }
    return [
      call.arguments[.at] == nil ? otherHour(than: target) : nil,
      otherOwner(than: target, call.arguments),
      otherName(than: target, call.arguments),
      clock(of: target).flatMap { LaterEntry(words).difference(of: call, at: $0.time) },
    ].compactMap(\.self)
  }

  /// The objects of a result that are readings or entries.
  private static func entries(in json: JSON) -> [JSON] {
    switch json {
    case .array(let values): values.flatMap(entries)
    case .object(let members):
      (id(of: json) != nil && json[.at] != nil ? [json] : [])
        + members.flatMap { entries(in: $0.value) }
    default: []
    }
  }

  private static func id(of json: JSON) -> JSON.Member? {
    [JSON.Key.reading, .entry].lazy.compactMap { key in
      json[key]?.number.map { JSON.Member(key, .number($0)) }
    }.first
  }

  /// The entry of the thread that a call is about, as it is now; nil where it is not known.
  private func target(_ arguments: JSON) -> JSON? {
    if let id = Self.id(of: arguments) { return entries.last { Self.id(of: $0) == id } }
    guard let which = arguments[.which]?.string, arguments[.date] == nil else { return nil }
    if which == "last" { return entries.last }
    return entries.last {
      // What was just measured tells no kind.
      ($0[.type]?.string ?? EntryKind.glucose.rawValue) == which
    }
  }

  /// "18 lantus da yaptım", and the record of another drug would be renamed: it is one more.
  private func otherName(than target: JSON, _ arguments: JSON) -> Difference? {
    guard let name = arguments[.name]?.string, let own = target[.name]?.string,
      Turkish.fold(name) != Turkish.fold(own), !words.now.has("wish.corrects"),
      !ThreadWords.words(of: own).contains(where: { words.now.holds(word: $0, loosely: true) })
    else { return nil }
    return Difference(thing: own, said: nil, written: name)
  }

  /// The states of all other entries, the newest of each.
  private func others(than target: JSON) -> [JSON] {
    let id = Self.id(of: target)
    return entries.indices.filter { place in
      let own = Self.id(of: entries[place])
      return own != id && !entries[(place + 1)...].contains { Self.id(of: $0) == own }
    }.map { entries[$0] }
  }

  /// The hour that the message names is another entry's, and not the target's.
  private func otherHour(than target: JSON) -> Difference? {
    let text = words.entries.last?.text ?? ""
    let named = Turkish.times(
      in: Turkish.tokens(of: text), now: words.evidence.now, zone: words.evidence.zone
    ).compactMap(\.clock).map { $0.hour % 12 * 60 + $0.minute }
    guard !named.isEmpty, let own = clock(of: target), !named.contains(own.half),
      let other = others(than: target).last(where: { entry in
        clock(of: entry).map { named.contains($0.half) } ?? false
      }), let meant = clock(of: other)
    else { return nil }
    return Difference(
      thing: Texts.fields["at"] ?? "", said: DateText.clock(meant.time),
      written: DateText.clock(own.time))
  }

  /// When an entry is of, and its minutes on a dial of twelve hours.
  private func clock(of entry: JSON) -> (time: CivilTime, half: Int)? {
    guard let text = entry[.at]?.string,
      let time = CivilTime(parsing: text, in: words.evidence.zone)
    else { return nil }
    return (time, time.hour % 12 * 60 + time.minute)
  }

  /// The one of the family whom a message names that says nothing of the writer: "annemin 12ymiş".
  private var namedAlone: String? {
    let said = words.now.words
    guard !said.contains(where: { VerbEnding.isFirstPerson($0) || $0.fits("doubts.mine") }) else {
      return nil
    }
    return said.lazy.compactMap(AssertionReader.kin).first
  }

  /// Whose entry was named, where another's would be changed.
  private func otherOwner(than target: JSON, _ arguments: JSON) -> Difference? {
    guard arguments[.person] == nil, !words.now.words.contains(where: { $0.fits("doubts.mine") })
    else { return nil }
    if target[.person] == nil, let other = namedAlone {
      return Difference(thing: Texts.fields["person"] ?? "", said: other, written: Texts.yours)
    }
    let persons = others(than: target).map { $0[.person]?.string }
    guard let person = words.personNamed(among: persons), target[.person]?.string != person else {
      return nil
    }
    return Difference(
      thing: Texts.fields["person"] ?? "", said: person,
      written: target[.person]?.string ?? Texts.yours)
  }
}
