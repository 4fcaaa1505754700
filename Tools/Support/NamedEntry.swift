import Analysis
import Domain
import Turkish

/// Which records a message names, by their kinds and their own names.
///
///     "şekeri sil" and a dose          // another than the one that would go
///     "lantusu sil" and NovoRapid 6    // another, where a Lantus is on record
///     "onu sil" and a dose             // not another: nothing is named
struct NamedEntry {
  private let words: [String]

  init(_ text: String) {
    words = Turkish.tokens(of: text).filter { $0.kind == .word }.map(\.folded)
  }

  /// Whether the message names other records than `found`, and not this one.
  func isOther(than found: Recorded, among entries: [Entry]) -> Bool {
    if names(found) { return false }
    if kinds.contains(found.kind) { return hasOther(than: found, in: entries) }
    return !kinds.isEmpty || entries.contains { names(.entry($0)) }
  }

  /// Whether the message names a record that is no meal, or what stands in another of these meals alone:
  /// `su kaydını sil`, `dünkü makarnayı sil` before a meal of beans goes; not `son öğünü sil, su içmiştim`.
  func isOther(than meal: Meal, among meals: [Meal]) -> Bool {
    guard !names(meal), !words.contains(where: { $0.fits("record.asMeal") }) else { return false }
    return !kinds.isEmpty || meals.contains { $0.id != meal.id && names($0) }
  }

  private func names(_ meal: Meal) -> Bool {
    meal.items.contains { item in
      Turkish.tokens(of: item.name).contains { part in
        part.kind == .word && words.contains { Self.isNamed(part.folded, by: $0) }
      }
    }
  }

  /// Whether it names another record of the same kind by its own name.
  private func hasOther(than found: Recorded, in entries: [Entry]) -> Bool {
    entries.contains { $0.kind == found.kind && names(.entry($0)) }
  }

  private var kinds: Set<EntryKind> {
    Set(
      EntryForm.all.filter { form in words.contains(where: form.cues.isNamed) }.map(\.kind))
  }

  /// Whether the record's own name is said: `Lantus`, `tansiyon`, `baş ağrısı`.
  private func names(_ record: Recorded) -> Bool {
    guard case .entry(let entry) = record else { return false }
    let form = EntryForm.of(entry.kind)
    let texts = [JSON.Key.name, .kind].compactMap { key in
      entry.values[key]?.string.map { form?[key]?.words[$0] ?? $0 }
    }
    return texts.contains { text in
      let name = Turkish.tokens(of: text).filter { $0.kind == .word }.map(\.folded)
      return name.contains { part in words.contains { Self.isNamed(part, by: $0) } }
    }
  }

  /// Whether a word is a name in some form, or its beginning: `lantusu`, `novo`.
  private static func isNamed(_ name: String, by word: String) -> Bool {
    guard name.count > 2, word.count > 2 else { return false }
    let stem = name.count > 4 ? name.dropLast() : name[...]
    return word.hasPrefix(stem) || word.count > 3 && name.hasPrefix(word)
  }
}

extension MealRecords {
  /// The newest meals, to tell which of them a message names.
  func newest() throws(ToolFailure) -> [Meal] { try stored { try latest(60) } }
}

extension EntryRecords {
  /// The newest records, to tell which of them a message names.
  func newest() throws(ToolFailure) -> [Entry] { try stored { try latest(nil, 60) } }
}
