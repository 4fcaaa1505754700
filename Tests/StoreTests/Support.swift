import Domain
import Foundation
import GRDB
import Glibc

@testable import Store

/// A folder of a test's own, gone when the value is.
final class Scratch {
  let path: String

  init() {
    var template = Array("/tmp/balli-store-XXXXXX\0".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var file: String { path + "/data/kisi.sqlite" }

  func store() -> ProfileStore { ProfileStore(file: file, stems: LightStems.self) }

  func mode(_ name: String) -> Int? {
    var status = stat()
    guard stat(path + name, &status) == 0 else { return nil }
    return Int(status.st_mode & 0o777)
  }
}

/// Stems for tests: plural, possessive and case endings cut from the folded word, longest first.
enum LightStems: Stemmer {
  static let version = 1

  static func stems(of word: String) -> [String] {
    var stems: [String] = []
    var rest = Substring(word)
    while let ending = endings.first(where: { rest.hasSuffix($0) && rest.count - $0.count >= 4 }) {
      rest = rest.dropLast(ending.count)
      stems.append(String(rest))
    }
    return stems
  }

  private static let endings = [
    "larimi", "lerimi", "lari", "leri", "lar", "ler", "nda", "nde", "dan", "den", "tan", "ten",
    "imi", "umu", "im", "um", "da", "de", "ta", "te", "yi", "yu", "ya", "ye", "ni", "nu",
  ]
}

/// Stems that find nothing more; a later version than those of `LightStems`.
enum NoStems: Stemmer {
  static let version = 2
  static func stems(of word: String) -> [String] { [] }
}

/// Values that tests write.
enum Sample {
  static let now = Date(timeIntervalSince1970: 1_795_239_000)
  static let zone = Zone.fixed(3 * 3600)

  static func change(_ summary: String, tool: String = "logMeal") -> Change {
    Change(tool: tool, summary: summary, at: now, conversation: nil)
  }

  static func item(_ name: String, carbs: Double = 12.5) -> MealItem {
    MealItem(
      name: name, food: "x", quantity: 1.5, unit: "dilim", grams: 48.1,
      nutrients: Nutrients(energy: 120, carbs: carbs, fiber: 0.1, protein: 3.3, fat: 1.1),
      glycemicIndex: 70, carbsRange: 10...15, basis: "1 dilim = 32 g", source: "USDA 18064",
      isEstimate: true, confidence: 0.9)
  }

  static func unknownItem(_ name: String) -> MealItem {
    MealItem(
      name: name, food: nil, quantity: nil, unit: nil, grams: nil, nutrients: nil,
      glycemicIndex: nil, carbsRange: nil, basis: nil, source: "", isEstimate: false,
      confidence: 0.3)
  }

  static func meal(_ names: String...) -> Meal {
    Meal(
      type: .breakfast, eatenAt: now, items: names.map { item($0) },
      note: "Ayşe'nin \"notu\"; DROP TABLE meals")
  }

  static func reading(_ value: Double) -> GlucoseReading {
    GlucoseReading(
      milligrams: value, unit: .mmolL, at: now, context: .fasting, note: nil, source: "manual")
  }

  static func entry(_ milliliters: Double) -> Entry {
    Entry(
      kind: .water, at: now, values: ["milliliters": .number(milliliters), "a": "süt"], note: "n")
  }

  static func said(
    _ text: String, _ role: Message.Role = .user, minutes: Double = 0
  ) -> Message {
    Message(role: role, text: text, at: now.addingTimeInterval(minutes * 60))
  }
}

extension ProfileStore {
  /// All rows of the tables that undo covers, as text.
  func dump() throws -> [String] {
    try connection.read { db in
      try Self.undoable.flatMap { table in
        try Row.fetchAll(db, sql: "SELECT * FROM \(table) ORDER BY id").map { "\(table) \($0)" }
      }
    }
  }

  static let undoable = [
    "meals", "meal_items", "glucose", "entries", "targets", "shopping", "notes", "measures",
    "profile", "recipes", "recipe_lines", "products", "pantry",
  ]

  /// A thread that holds these texts, the person's and the assistant's in turn.
  @discardableResult
  func thread(_ texts: String..., title: String = "") throws -> Conversation {
    let talk = records.conversations
    let thread = try talk.create(Sample.now)
    for (index, text) in texts.enumerated() {
      let role: Message.Role = index.isMultiple(of: 2) ? .user : .assistant
      _ = try talk.append(Sample.said(text, role, minutes: Double(index)), thread.id)
    }
    if !title.isEmpty { try talk.rename(thread.id, title, true) }
    return try talk.conversation(thread.id) ?? thread
  }
}
