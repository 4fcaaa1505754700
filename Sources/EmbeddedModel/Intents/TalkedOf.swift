import Analysis
import Domain
import Turkish

/// Whose records a question asks for that names nobody.
///
///     eşimin tansiyonu kaç | şekeri?           the wife's
///     Can bugün kaç ünite oldu | şekerim kaç   the writer's
///
/// Whoever was asked about is meant until somebody else is named, or the writer speaks of oneself.
extension Scene {
  /// Whoever was asked about before, where the message names nobody and does not speak of the writer.
  var personMeant: String? {
    guard let (step, person) = dialogue.asked, !speaksOfWriter(after: step),
      Person.all(in: sentence).isEmpty
    else { return nil }
    return person
  }

  /// The same as the owner of readings; nil where nothing tells.
  var ownerMeant: GlucoseAsk.Owner? {
    personMeant.map { .other($0) } ?? (speaksOfWriter(after: nil) ? .writer : nil)
  }

  /// Whether it speaks of the writer, as "ben", "şekerim" and "yedim" do.
  func speaksOfWriter(after step: Dialogue.Step?) -> Bool {
    if has(.selfword) { return true }
    let isSaid = words.contains {
      $0.fits("self.mine") || $0.fits("self.word") || $0.fits("record.askedOfSelf")
        || $0.fits("record.ownValue")
    }
    return isSaid
      || clauses.contains { clause in
        clause.form.map { [1, 4].contains($0.person) } ?? false
          && !(step.map { isDoneToThem(clause, $0) } ?? false)
      } || sentence.spans.contains(where: \.speaksOfWriter)
  }

  /// "kaç gündür yapıyoruz", "saat kaçta yapmışım" after the doses of a child: given to the child, by the
  /// writer; "lantus yaptım mı" is of the writer's own.
  private func isDoneToThem(_ clause: Clause, _ step: Dialogue.Step) -> Bool {
    let kind = step.call.arguments[.kind]?.string.flatMap(TalkRecord.Kind.init)
    return clause.verbIs(.inject, .give) && !clause.verbIs(.eat, .take) && kind == .medication
      && (clause.form?.person == 4 || clause.form?.mood == .reported)
  }
}

extension Span {
  /// "şekerim", "ilaçlarımız"; not "eşim".
  fileprivate var speaksOfWriter: Bool {
    guard !has(.person), time == nil else { return false }
    return readings.contains { $0.verb == nil && [1, 4].contains($0.noun?.possessor ?? 0) }
      || [1, 4].contains(measure?.form.possessor ?? 0) || measure?.form.copula == .person
      || isOwnMeasure
  }
}

extension Understanding {
  /// Takes questions of records that name nobody for those of whoever was asked about before, and whom
  /// the records call by another word of the same kin (`hanım`, `eşim`) for that one.
  mutating func mean(whoIsMeantIn scene: Scene) {
    guard calls.contains(where: { Dialogue.reading.contains($0.tool) }) else { return }
    let meant = scene.personMeant
    calls = calls.map { call in
      guard Dialogue.reading.contains(call.tool) else { return call }
      let said = call.arguments[.person]?.string
      guard let person = said.map({ scene.dialogue.recorded($0) }) ?? meant else { return call }
      return PlannedCall(call.tool, call.arguments.setting(.person, to: .string(person)))
    }
  }
}

extension Dialogue {
  /// Whom the records call so: the spouse has one name in them, whatever the message says.
  fileprivate func recorded(_ said: String) -> String {
    let folded = Turkish.fold(said)
    guard folded.fits("person.spouse"), !names.contains(folded) else { return said }
    let known = names.filter { $0.fits("person.spouse") }
    guard known.count == 1 else { return said }
    return KinWords.own.first { known.contains(Turkish.fold($0)) } ?? known.first ?? said
  }
}
