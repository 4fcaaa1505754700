import Domain
import Foundation
import Turkish

/// A call in a few words of Turkish, for a question before it is made.
struct CallTexts {
  /// Tells moments as people name them.
  let writer: AnswerWriter
  /// Records of the talk, by which a change names what it is of.
  var records: [TalkRecord] = []

  /// "Şunu mu kaydedeyim: …?", with the next likely reading as a second choice.
  func question(_ readings: [[PlannedCall]]) -> String {
    let lines = lines(readings)
    let caution = caution(readings.flatMap { $0 })
    guard lines.count > 1, lines[0] != lines[1] else {
      return "Şunu mu demek istediniz: \(lines.first ?? "")? “Evet” ya da doğrusunu yazın."
        + caution
    }
    return
      "Hangisini demek istediniz?\n\n1. \(lines[0])\n2. \(lines[1])\n\n“1”, “2” ya da “hayır” yazın."
      + caution
  }

  /// What to do about a low that is asked about, behind the question; empty where none is.
  func caution(_ calls: [PlannedCall]) -> String {
    calls.lazy.compactMap(low).first.map { "\n\n\(Texts.ifSo) \($0)" } ?? ""
  }

  /// What to do about a low of now that is only guessed at, and does not wait for a yes; nil for all else.
  private func low(_ call: PlannedCall) -> String? {
    let arguments = withUnit(call).arguments
    guard call.tool == "logGlucose", let value = arguments[.value]?.number,
      writer.date(arguments[.at]).map({ writer.now.timeIntervalSince($0) < 3600 }) ?? true
    else { return nil }
    let unit = arguments[.unit]?.string.flatMap(GlucoseUnit.init) ?? .mgdL
    let assessment = GlucoseAssessment(of: value * unit.milligrams, in: unit)
    return assessment.level.isLow ? assessment.text : nil
  }

  /// A line a reading, which tells whose the records are where that differs.
  private func lines(_ readings: [[PlannedCall]]) -> [String] {
    let isOwned = readings.joined().contains { $0.arguments[.person] != nil }
    return readings.map { calls in
      let line = calls.map { text($0) }.filter { !$0.isEmpty }.joined(separator: ", ")
      let isOwn = calls.allSatisfy {
        $0.arguments[.person] == nil && ToolVerb(of: $0.tool) == .log
      }
      return isOwned && isOwn && readings.count > 1 ? "\(line) (\(Texts.forYou))" : line
    }
  }

  /// What nobody is said to have eaten: "Bu sizin öğününüz müydü: 40 dilim baklava?".
  func eaten(_ meals: [PlannedCall]) -> String {
    let foods = meals.map { items($0.arguments) }.joined(separator: ", ")
    return "Bu sizin öğününüz müydü: \(foods)? “Evet” yazarsanız kaydederim; "
      + "daha azıysa ne kadar olduğunu, değilse “hayır” yazın."
  }

  /// Figures that were said besides and that nothing explains.
  func unread(_ words: [String]) -> String {
    let shown = words.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
    return "\(shown) kısmını kaydetmedim; kaydedilecekse ne olduğuyla birlikte ayrıca yazın."
  }

  /// What was likely said besides and was not written.
  func leftOut(_ calls: [PlannedCall]) -> String {
    let lines = calls.map { text($0) }.joined(separator: ", ")
    return "Şundan emin olamadım, kaydetmedim: \(lines). Doğruysa ayrıca yazın."
  }

  /// What was asked about before, and whether it can still be answered: not beside another question.
  func leftOpen(_ open: OpenQuestion, isAnswerable: Bool) -> String {
    let lines = lines(open.readings)
    guard isAnswerable else {
      return "\(Texts.dropsOpen): \(lines[0]). Doğruysa ayrıca yazın."
    }
    guard lines.count > 1 else {
      return "\(Texts.leftOpen): \(lines[0]). Doğruysa “evet” yazın."
    }
    return "\(Texts.leftOpen):\n\n1. \(lines[0])\n2. \(lines[1])\n\n“1”, “2” ya da “hayır” yazın."
  }

  func text(_ call: PlannedCall) -> String { plain(call) + when(call.arguments) }

  /// When it was, where that was said: ` (dün 06.00)`.
  private func when(_ arguments: JSON) -> String {
    let moment = writer.moment(arguments[.eatenAt] ?? arguments[.at])
    return moment.isEmpty ? "" : " (\(moment))"
  }

  private func plain(_ call: PlannedCall) -> String {
    let arguments = call.arguments
    switch call.tool {
    case "logMeal": return "öğün: \(items(arguments))\(whose(arguments))"
    // Without its title "insülin 6 ünite" is an order, and the dose guard cuts it.
    case "logMedication": return "ilaç kaydı: \(entry(call))"
    case "logGlucose": return entry(withUnit(call))
    case "repeatMeal": return "öğünün yeniden kaydedilmesi"
    case "addToShoppingList": return "listeye: \(items(arguments))"
    case "updateMeal": return titled("son öğünde değişiklik", changes(arguments))
    case "updateProfile":
      return "profil bilgileri: \(ProfileText.parts(of: arguments).joined(separator: ", "))"
    case "updateShoppingList": return titled("listede değişiklik", changes(arguments))
    case "updatePantry": return titled("evdekilerde değişiklik", changes(arguments))
    case "setTarget":
      let kind = arguments[.kind]?.string ?? ""
      let name = Turkish.lowercased(Texts.targetName(kind))
      return "\(name) \(Texts.targetValue(arguments, kind))"
    case "undo": return "son işlemin geri alınması"
    case "deleteMeal", "deleteEntry":
      return changed(arguments).map { "“\($0)” kaydının silinmesi" }
        ?? (call.tool == "deleteMeal" ? "öğünün silinmesi" : "kaydın silinmesi")
    default: return entry(call)
    }
  }

  /// The record that a change or a removal is of, as it is now; nil where the talk does not hold it.
  private func changed(_ arguments: JSON) -> String? {
    guard let value = record(of: arguments).map(typed) else { return nil }
    let told = writer.recordTold(value).trimmed
    return told.isEmpty || told.hasPrefix("(") ? nil : told
  }

  /// The record with the figures of a change, by which these have their units; nil where it changes none.
  private func result(of call: PlannedCall) -> String? {
    guard call.tool == "updateEntry", let record = record(of: call.arguments) else { return nil }
    let figures = call.arguments.setMembers.filter {
      record.figures.contains($0.key) || $0.isNamed(.unit)
    }
    guard figures.contains(where: { !$0.isNamed(.unit) }) else { return nil }
    return writer.entryWords(
      figures.reduce(typed(record)) { $0.setting($1.key, to: $1.value) })
  }

  private func record(of arguments: JSON) -> TalkRecord? {
    let choices = [JSON.Key.reading, .entry, .meal].compactMap { key in
      arguments[key].map { JSON.Member(key, $0) }
    }
    return records.first { $0.choice.map(choices.contains) ?? false }
  }

  private func typed(_ record: TalkRecord) -> JSON {
    let isTyped = record.kind == .meal || record.value[.type] != nil
    return isTyped
      ? record.value : record.value.setting(.type, to: .string(record.kind.rawValue))
  }

  private func titled(_ title: String, _ parts: [String]) -> String {
    parts.isEmpty ? title : "\(title): \(parts.joined(separator: ", "))"
  }

  /// What is added, replaced, taken out or ticked off.
  private func changes(_ arguments: JSON) -> [String] {
    let names = { (key: JSON.Key) in (arguments[key]?.array ?? []).compactMap(\.string) }
    let replaced = (arguments[.replace]?.array ?? []).compactMap { pair in
      pair[.from]?.string.flatMap { from in pair[.to]?.string.map { "\(from) yerine \($0)" } }
    }
    let listed = [JSON.Key.items, .change, .add].map { items(arguments, $0) }.filter { !$0.isEmpty }
    return listed + replaced + names(.remove).map { "\($0) çıkarılsın" }
      + names(.check).map { "\($0) alındı" } + names(.uncheck).map { "\($0) alınmadı" }
  }

  /// Arguments that point at a record and tell a person nothing.
  private static let ids: Set = ["entry", "reading", "meal", "target", "thread"]

  private func items(_ arguments: JSON, _ key: JSON.Key = .items) -> String {
    let items = arguments[key]?.array ?? []
    let names = items.compactMap { item -> String? in
      guard let name = item[.name]?.string else { return nil }
      guard let quantity = item[.quantity]?.number else { return name }
      let unit = item[.unit]?.string.flatMap { $0 == "adet" ? nil : $0 }
      return [NumberText.count(quantity), unit, name].compactMap(\.self)
        .joined(separator: " ")
    }
    return names.joined(separator: ", ")
  }

  /// A small value is kept in mmol/L, which is to be seen before a yes.
  private func withUnit(_ call: PlannedCall) -> PlannedCall {
    guard call.arguments[.unit] == nil, let value = call.arguments[.value]?.number,
      GlucoseUnit(supposedOf: value) == .mmolL
    else { return call }
    return PlannedCall(
      call.tool, call.arguments.setting(.unit, to: .string(GlucoseUnit.mmolL.rawValue)))
  }

  /// Whose record it is, where it is not the person's own.
  private func whose(_ arguments: JSON) -> String {
    arguments[.person]?.string.map { " (\(Whose($0).dative))" } ?? ""
  }

  /// A record of the diary as its form tells it, anything else by its title, words and figures.
  private func entry(_ call: PlannedCall) -> String {
    let declared = ToolDeclaration.of(call.tool)
    if let form = declared?.form {
      let line = EntryText(form, call.arguments).line
      return (line.isEmpty ? form.name : line) + whose(call.arguments)
    }
    let values =
      result(of: call).map { [$0] }
      ?? call.arguments.setMembers.compactMap { member in
        if let number = member.value.number, !Self.ids.contains(member.key) {
          return NumberText.plain(number, decimals: 2)
        }
        return ["name", "kind", "mood", "content", "unit"].contains(member.key)
          ? member.value.string : nil
      }
    let title =
      call.tool == "updateEntry"
      ? changed(call.arguments).map { "“\($0)” kaydında değişiklik" } ?? declared?.title
        ?? Texts.record : declared?.title ?? Texts.record
    return (values.isEmpty ? title : "\(title): \(values.joined(separator: " "))")
      + whose(call.arguments)
  }
}
