import Analysis
import Domain
import Turkish

import struct Foundation.Date

/// Holds a value of a call against the hour, the day, the test or the person to which the message binds it,
/// where it names several of them.
///
///     "8de 110 10da 160" and logGlucose(160, at: 08.00)     // 160 is of 10da
///     "ldl 130 hdl 45" and logMeasurement(LDL, 45)          // 45 is HDL
///     "Elif 1 simit yedi Can 2 simit yedi" and Elif, 2      // 2 are Can's
struct BindingCheck {
  private let words: ThreadWords
  private let call: ToolCall

  init(_ words: ThreadWords, _ call: ToolCall) {
    self.words = words
    self.call = call
  }

  var differences: [Difference] {
    guard [.log, .set].contains(ToolVerb(of: call.name)) else { return [] }
    for place in words.evidence.sayings.indices.reversed() where place >= words.start {
      let message = BoundMessage(words.entries[place], at: place, of: words.evidence)
      let spots = message.spots(of: call)
      guard !spots.isEmpty else { continue }
      return [
        otherTime(spots, message), otherTest(spots, message), otherPerson(spots, message),
        otherActivity(spots, message),
      ].compactMap(\.self)
    }
    return []
  }

  /// Whether the newest message plainly binds a value of the call to its person: `annem 150 ölçmüş ben 120`.
  var isBoundToPerson: Bool {
    guard let person = call.arguments[.person]?.string, let entry = words.entries.last else {
      return false
    }
    let message = BoundMessage(entry, at: words.entries.count - 1, of: words.evidence)
    let own = ThreadWords.words(of: person)
    let anchors = message.anchors { token in
      own.contains { Said.isSame($0, token.folded) } || Self.isPerson(token)
    }
    let spots = message.spots(of: call)
    return anchors.count > 1 && !spots.isEmpty
      && spots.allSatisfy { spot in
        message.bindings.owner(of: spot.place, among: anchors).map { owner in
          message.holds(owner) { word in own.contains { Said.isSame($0, word) } }
        } == true
      }
  }

  // MARK: Hours and days

  private func otherTime(_ spots: [BoundMessage.Spot], _ message: BoundMessage) -> Difference? {
    guard ToolDeclaration.of(call.name)?.deed == .recordsEntry, let moment = moment else {
      return nil
    }
    let day = unbound(
      spots, message, among: message.times.filter { $0.day != nil && ($0.tellsDay || $0.isOfNow) }
    ) { message.isDay($0, moment.day) }
    let hour = unbound(spots, message, among: message.times.filter(message.hasHour)) {
      message.isHour($0, moment)
    }
    guard let (spot, time) = day ?? hour else { return nil }
    let written = DateText.moment(
      moment.date, now: words.evidence.now, zone: words.evidence.zone)
    let said = message.text(of: time.tokens)
    return Difference(thing: spot.text, said: said, written: written)
  }

  /// The time to which a value is bound, where none of its own fits and that of another value does.
  private func unbound(
    _ spots: [BoundMessage.Spot], _ message: BoundMessage, among times: [TimeReading],
    fits: (TimeReading) -> Bool
  ) -> (BoundMessage.Spot, TimeReading)? {
    guard times.count > 1, times.contains(where: fits) else { return nil }
    var found: (BoundMessage.Spot, TimeReading)?
    for spot in spots {
      let owner = message.bindings.owner(of: spot.place, among: times.map(\.tokens))
      guard let time = times.first(where: { $0.tokens == owner }), !fits(time) else { return nil }
      found = (spot, time)
    }
    return found
  }

  /// When the call says that it was; of a night when it began.
  private var moment: CivilTime? {
    let (zone, arguments) = (words.evidence.zone, call.arguments)
    if let text = (arguments[.at] ?? arguments[.bedtime])?.string {
      return CivilTime(parsing: text, in: zone)
    }
    if let text = arguments[.wakeTime]?.string, let woken = CivilTime(parsing: text, in: zone) {
      let hours = arguments[.hours]?.number ?? 0
      return zone.civil(at: woken.date.addingTimeInterval(-hours * 3600))
    }
    return zone.civil(at: words.evidence.now)
  }

  // MARK: Tests

  /// The value of another test: `ldl 130 hdl 45`.
  private func otherTest(_ spots: [BoundMessage.Spot], _ message: BoundMessage) -> Difference? {
    guard ToolDeclaration.recordsMeasure(call.name), let name = call.arguments[.name]?.string else {
      return nil
    }
    let own = ThreadWords.words(of: name)
    func isOwn(_ word: String) -> Bool { own.contains { Said.isSame($0, word) } }
    return other(spots, message, thing: name, isOwn: isOwn) { MeasureNames.isOne($0.folded) }
  }

  /// The minutes of another activity: `30 dakika yürüdüm 20 dakika koştum`, and a walk of 20.
  private func otherActivity(
    _ spots: [BoundMessage.Spot], _ message: BoundMessage
  ) -> Difference? {
    guard call.name == "logActivity", let kind = call.arguments[.kind]?.string else { return nil }
    let names = ThreadWords.words(of: kind)
    func isOwn(_ spot: BoundMessage.Spot) -> Bool {
      spot.amount.after.contains { word in
        names.contains { Said.isSame($0, word) || Said.isAlike($0, word) }
      }
    }
    guard !spots.contains(where: isOwn),
      spots.allSatisfy({ spot in
        spot.amount.after.contains { VerbEnding.isFinite($0) }
      })
    else { return nil }
    let own = message.values.first { value in
      value.amount.figure.dimension == .time && isOwn(value)
        && !spots.contains { $0.place == value.place }
    }
    return own.map { Difference(thing: kind, said: $0.text, written: value) }
  }

  // MARK: Persons

  /// What another person ate or measured: `Elif 1 simit yedi Can 2 simit yedi`.
  private func otherPerson(_ spots: [BoundMessage.Spot], _ message: BoundMessage) -> Difference? {
    let person = call.arguments[.person]?.string
    let own = ThreadWords.words(of: person ?? "")
    func isOwn(_ word: String) -> Bool {
      person == nil
        ? word.fits("bindings.self") : own.contains { Said.isSame($0, word) }
    }
    return other(
      spots, message, thing: person ?? Texts.yours, isOwn: isOwn, isAnchor: Self.isPerson)
  }

  private static func isPerson(_ token: Token) -> Bool {
    token.folded.fits("bindings.self") || AssertionReader.kin(token.folded) != nil
      || GivenNames.isName(token.folded)
      || token.folded.fits("person.homograph") && token.text.first?.isUppercase == true
  }

  private var value: String {
    Provenance.numbers(in: call.arguments, key: "").first.map {
      NumberText.plain($0.value, decimals: 2)
    } ?? ""
  }

  /// The words to which all of the values are bound, where they are others than the call's own and those
  /// have a value too.
  private func other(
    _ spots: [BoundMessage.Spot], _ message: BoundMessage, thing: String,
    isOwn: (String) -> Bool, isAnchor: (Token) -> Bool
  ) -> Difference? {
    let anchors = message.anchors { isOwn($0.folded) || isAnchor($0) }
    let own = anchors.filter { message.holds($0, isOwn) }
    guard !own.isEmpty, own.count < anchors.count else { return nil }
    for spot in spots {
      let owner = message.bindings.owner(of: spot.place, among: anchors)
      guard let owner, !own.contains(owner) else { return nil }
    }
    let told = message.values.filter { number in
      message.bindings.owner(of: number.place, among: anchors).map(own.contains) == true
    }
    // `yarısını ben yedim yarısını kardeşim`
    let isSame = told.contains { one in
      spots.contains { $0.amount.figure.low == one.amount.figure.low }
    }
    let said = isSame ? nil : told.first
    return said.map { Difference(thing: thing, said: $0.text, written: value) }
  }
}
