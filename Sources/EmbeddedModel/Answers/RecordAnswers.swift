import Analysis
import Domain
import Foundation
import Turkish

/// Glucose, targets, the list, old talks and the diary.
extension AnswerWriter {
  func glucoseLogged(_ value: JSON) -> String {
    let what = Texts.glucose(of: whose(value))
    let warnings = (value[.warnings]?.array ?? []).compactMap(\.string).map { " " + $0 }.joined()
    return "\(Turkish.capitalised(what)) kaydedildi: \(readingAssessed(value))\(warnings)"
  }

  /// What was set right, with what to do where the value is too low or too high now.
  func entryUpdated(_ value: JSON) -> String {
    let told = Texts.entryUpdated(entry(value))
    guard let assessment = value[.assessment]?.string,
      GlucoseAssessment.Level(of: value)?.isUrgent == true
    else { return told }
    return "\(told) \(assessment)"
  }

  /// "**165 mg/dL** (bugün 08.14, tokluk), genel 70–180 aralığında.", with the age where one is given.
  func readingAssessed(_ value: JSON, at age: String? = nil) -> String {
    let said =
      "\(NumberText.plain(value[.value]?.number ?? 0)) \(value[.unit]?.string ?? "mg/dL")"
    let context = value[.context]?.string.flatMap(GlucoseContext.init(rawValue:))
      .flatMap(Texts.contextName)
    let when = [moment(value[.at]), age, context].compactMap(\.self).joined(separator: ", ")
    let text = "**\(said)** (\(when))"
    guard let assessment = value[.assessment]?.string else { return text + "." }
    // The assessment begins with the value, which stands there already.
    let rest = assessment.drop { !$0.isWhitespace }.dropFirst()
      .drop { !$0.isWhitespace && $0 != "," }
      .drop { $0 == "," || $0.isWhitespace }
    return "\(text), \(rest)"
  }

  func targetSet(_ value: JSON, _ arguments: JSON) -> String {
    let kind = arguments[.kind]?.string ?? ""
    let target = (value[.targets]?.array ?? []).first { $0[.kind]?.string == kind } ?? arguments
    return "\(Texts.targetName(kind)) \(Texts.targetValue(target, kind)) olarak ayarlandı."
  }

  func targets(_ value: JSON) -> String {
    let targets = value[.targets]?.array ?? []
    guard !targets.isEmpty else { return Texts.noTargets }
    return
      (["Hedefleriniz:", ""]
      + targets.map { target in
        let kind = target[.kind]?.string ?? ""
        return "- \(Texts.targetName(kind)): \(Texts.targetValue(target, kind))"
      }).joined(separator: "\n")
  }

  func added(_ value: JSON) -> String {
    let items = (value[.added]?.array ?? []).map(amount)
    let open = NumberText.plain(value[.open]?.number ?? Double(items.count))
    let atHand = (value[.atHand]?.array ?? []).compactMap(\.string)
    let held = (value[.held]?.array ?? []).compactMap(\.string)
    let left =
      (atHand.isEmpty ? "" : " " + Texts.alreadyAtHand(atHand))
      + (held.isEmpty ? "" : " " + Texts.stillAtHand(held))
      + (value[.warnings]?.array ?? []).compactMap(\.string).map { " " + $0 }.joined()
    return "Listeye ekledim: \(items.joined(separator: ", ")). Listede alınacak \(open) şey var."
      + left
  }

  func list(_ value: JSON) -> String {
    let items = value[.items]?.array ?? []
    let open = items.filter { $0[.checked]?.bool != true }
    guard !items.isEmpty else { return Texts.emptyList }
    guard !open.isEmpty else { return Texts.allBought + "\n\n" + aisles(of: items) }
    let named = items.filter { asked.aisles.contains($0[.category]?.string ?? "") }
    return "Alışveriş listeniz:\n\n" + aisles(of: named.isEmpty ? items : named)
  }

  /// From so many lines on a list is told by its aisles.
  private static let longList = 6

  /// Lines as they stand, a longer list by its aisles.
  private func aisles(of items: [JSON]) -> String {
    let names = items.map { $0[.category]?.string ?? "" }
    let aisles = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    guard items.count >= Self.longList, aisles.count > 1 else { return lines(of: items) }
    return aisles.map { aisle in
      let own = zip(items, names).filter { $0.1 == aisle }.map(\.0)
      return "**\(Turkish.capitalised(aisle))**\n\n\(lines(of: own))"
    }.joined(separator: "\n\n")
  }

  private func lines(of items: [JSON]) -> String {
    items.map { item in
      "- [\(item[.checked]?.bool == true ? "x" : " ")] \(amount(item))"
    }.joined(separator: "\n")
  }

  func listChanged(_ value: JSON) -> String {
    let told = (value[.changes]?.array ?? []).compactMap(\.string)
    let open = (value[.items]?.array ?? []).filter { $0[.checked]?.bool != true }.count
    let what =
      told.isEmpty ? "Liste güncellendi" : Turkish.capitalised(told.joined(separator: ", "))
    return "\(what). " + (open == 0 ? Texts.nothingLeft : "Listede alınacak \(open) şey kaldı.")
  }

  /// What is at hand: all of it, or what was asked about.
  func atHand(_ value: JSON) -> String {
    let items = (value[.items]?.array ?? []).map(amount)
    let missing = (value[.missing]?.array ?? []).compactMap(\.string)
    if value[.missing] != nil {
      return [
        items.isEmpty ? nil : Texts.isAtHand(items),
        missing.isEmpty ? nil : Texts.notAtHand(missing),
      ].compactMap(\.self).joined(separator: " ")
    }
    guard !items.isEmpty else { return Texts.nothingAtHand }
    return ([Texts.atHandTitle, ""] + items.map { "- \($0)" }).joined(separator: "\n")
  }

  /// What is at hand now, or used up; whether that is to be bought is asked.
  func pantryChanged(_ value: JSON) -> String {
    func names(_ key: JSON.Key) -> [String] { (value[key]?.array ?? []).compactMap(\.string) }
    let (kept, gone) = ((value[.kept]?.array ?? []).map(amount), names(.gone))
    let missing = names(.missing)
    let told = [
      kept.isEmpty ? nil : Texts.atHandKept(kept), gone.isEmpty ? nil : Texts.usedUp(gone),
      missing.isEmpty ? nil : Texts.wasNotAtHand(missing),
      gone.isEmpty && missing.isEmpty ? nil : Texts.shallBuy,
    ]
    return told.compactMap(\.self).joined(separator: " ")
  }

  func recalled(_ value: JSON) -> String {
    // What was written on a day is told whole; of hits the best.
    let most = value[.query]?.string == "" ? 10 : 5
    let hits = talked(value[.hits]?.array ?? []).prefix(most)
    guard !hits.isEmpty else {
      let query = value[.query]?.string ?? ""
      return query.isEmpty ? Texts.nothingWritten : Texts.nothingRecalled(query)
    }
    return
      (["Eski konuşmalarda şunları buldum:", ""]
      + hits.map { hit in
        let who = hit[.role]?.string == "user" ? "siz" : "balli"
        let snippet = Self.plain(hit[.snippet]?.string ?? "")
        let title = Self.plain(hit[.title]?.string ?? "")
        let isSame = title.isEmpty || Self.begins(snippet, with: title)
        let thread = isSame ? "" : ", “\(title)”"
        return "- \(Turkish.capitalised(moment(hit[.at])))\(thread) (\(who)): \(snippet)"
      }).joined(separator: "\n")
  }

  /// The hits, those first that ask something and what was answered to them: of a drug that was asked
  /// about not every dose that was told since.
  private func talked(_ hits: [JSON]) -> [JSON] {
    guard asked.isOfTalk else { return hits }
    let asking = hits.filter { hit in
      hit[.role]?.string == "user" && AskedWords.asks(hit[.snippet]?.string ?? "")
    }
    let threads = Set(asking.compactMap { $0[.conversation]?.number })
    let isOfThem = { (hit: JSON) in
      asking.contains(hit)
        || hit[.role]?.string != "user" && hit[.conversation]?.number.map(threads.contains) == true
    }
    return hits.filter(isOfThem) + hits.filter { !isOfThem($0) }
  }

  /// The text on one line, without the marks of emphasis, lists and headings.
  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { line in
      var line = Substring(line.trimmed)
      for mark in ["- ", "* ", "> ", "# ", "## ", "### "] where line.hasPrefix(mark) {
        line = line.dropFirst(mark.count)
      }
      return line.replacing("**", with: "").replacing("`", with: "").replacing(": - ", with: ": ")
        .replacing(". - ", with: ". ").replacing(" - ", with: ", ")
    }.joined(separator: " ").trimmed
  }

  /// Whether a snippet only repeats how its thread is called.
  private static func begins(_ snippet: String, with title: String) -> Bool {
    func bare(_ text: String) -> String {
      Turkish.fold(text.trimmingCharacters(in: CharacterSet(charactersIn: "…. ")))
    }
    return bare(snippet).hasPrefix(bare(title)) || bare(title).hasPrefix(bare(snippet))
  }

  /// What a tool of the diary has kept.
  func entryLogged(_ value: JSON) -> String {
    let told =
      whose(value) != nil
      ? "Kaydedildi: \(entryLine(value))."
      : text(of: value, value[.type]?.string ?? "")?.answer ?? Texts.done
    if let advice = value[.assessment]?.string { return "\(told)\n\n\(advice)" }
    guard whose(value) == nil else { return told }
    return mayBeOfLow(value) ? "\(told) \(Texts.measureForSymptom)" : told
  }

  /// Dizziness and the like, of just now: only a value tells whether it is a low.
  private func mayBeOfLow(_ value: JSON) -> Bool {
    guard value[.type]?.string == "symptom",
      Turkish.fold(value[.kind]?.string ?? "").fits("symptom.ofLow")
    else { return false }
    let told = value[.at]?.string.flatMap { CivilTime(parsing: $0, in: zone)?.date }
    return told.map { abs(now.timeIntervalSince($0)) < Self.justNow } ?? true
  }

  /// Seconds.
  private static let justNow = 1800.0
}
