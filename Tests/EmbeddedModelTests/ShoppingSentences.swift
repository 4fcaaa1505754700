import Domain
import Foundation
import Turkish

/// One labelled sentence about the list or about what is at hand.
///
/// A line of the table is the sentence, a tab, and what it asks for: `add süt = 2 litre; ?gone süt`. A
/// question mark says that it may be missing, a slash stands between words that are equally right.
struct ShoppingSentence: Sendable, CustomStringConvertible {
  struct Wish: Sendable {
    var deeds: [String]
    var names: [String] = []
    var quantity: Double?
    var unit: String?
    var isOptional = false

    init(_ text: Substring) {
      isOptional = text.hasPrefix("?")
      let halves = text.drop { $0 == "?" }.split(separator: "=")
      let words = halves[0].split(separator: " ")
      deeds = words[0].split(separator: "/").map(String.init)
      names = words.dropFirst().joined(separator: " ").split(separator: "/").map {
        Turkish.fold(String($0))
      }
      if halves.count > 1 {
        let amount = halves[1].split(separator: " ")
        quantity = Double(amount[0])
        unit = amount.dropFirst().joined(separator: " ")
      }
    }

    init(_ deed: String, _ name: String? = nil, _ item: JSON? = nil) {
      deeds = [deed]
      names = name.map { [Turkish.fold($0)] } ?? []
      quantity = item?["quantity"]?.number
      unit = item?["unit"]?.string
    }

    /// Whether the other is the same deed to the same thing.
    func fits(_ other: Wish) -> Bool {
      !Set(deeds).isDisjoint(with: other.deeds)
        && (names.isEmpty && other.names.isEmpty || !Set(names).isDisjoint(with: other.names))
    }

    /// What is to be found out of it: the thing, how many, of what.
    var slots: Int {
      names.isEmpty ? 0 : 1 + (quantity == nil ? 0 : 1) + (countedUnit == nil ? 0 : 1)
    }

    private var countedUnit: String? { unit == "adet" || unit == "" ? nil : unit }

    /// How many slots of the other are the same.
    func shared(_ other: Wish) -> Int {
      guard fits(other), !names.isEmpty else { return 0 }
      return 1 + (quantity != nil && quantity == other.quantity ? 1 : 0)
        + (countedUnit != nil && countedUnit == other.countedUnit ? 1 : 0)
    }
  }

  var text: String
  var wishes: [Wish]
  var description: String { text }

  /// The sentences of a table under `Tests/Fixtures/shopping`.
  static func table(_ name: String) throws -> [ShoppingSentence] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/shopping/\(name).tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let fields = line.split(separator: "\t")
      return ShoppingSentence(
        text: String(fields[0]),
        wishes: fields[1].split(separator: ";").map { Wish($0.drop { $0 == " " }) })
    }
  }

  /// What calls come to, in the same words.
  static func wishes(of calls: [ToolCall]) -> [Wish] {
    let wishes = calls.flatMap { call -> [Wish] in
      let arguments = call.arguments
      func texts(_ key: JSON.Key) -> [String] {
        (arguments[key]?.array ?? []).compactMap { $0.string ?? $0["name"]?.string }
      }
      func items(_ key: JSON.Key, _ deed: String) -> [Wish] {
        (arguments[key]?.array ?? []).map { Wish(deed, $0["name"]?.string ?? $0.string, $0) }
      }
      switch call.name {
      case "addToShoppingList": return items("items", "add")
      case "getShoppingList": return [Wish("show")]
      case "getPantry": return [Wish("pantry")]
      case "updatePantry":
        let gone = texts("remove").map { $0 == "hepsi" ? Wish("emptied") : Wish("gone", $0) }
        return items("add", "have") + gone
      case "generateRecipe":
        let things = texts("ingredients")
        return things.isEmpty ? [Wish("cook")] : things.map { Wish("cook", $0) }
      case "updateShoppingList":
        let removed = texts("remove").map { name in
          ["hepsi": Wish("empty"), "alınanlar": Wish("clear")][name] ?? Wish("remove", name)
        }
        return removed + items("change", "change")
          + ["check", "uncheck", "first", "last"].flatMap { deed in
            texts(JSON.Key(deed)).map { Wish(deed, $0) }
          }
          + (arguments["move"]?.array ?? []).map { move in
            Wish(move["before"] == nil ? "after" : "before", move["name"]?.string)
          }
      case "logMeal": return items("items", "log")
      default: return [Wish("other")]
      }
    }
    return wishes.isEmpty ? [Wish("none")] : wishes
  }

  /// Whether nothing is to be written, whatever is shown.
  var wantsNothing: Bool { wishes.contains { $0.deeds.contains("none") } }

  /// Whether these are the deeds that are asked for, and none besides.
  func isIntent(of got: [Wish]) -> Bool {
    let deeds = Set(got.flatMap(\.deeds))
    return wishes.allSatisfy { $0.isOptional || !deeds.isDisjoint(with: $0.deeds) }
      && deeds.isSubset(of: wishes.flatMap(\.deeds))
  }

  /// How many slots are right, how many there are, and how many were given.
  func slots(of got: [Wish]) -> (right: Int, wanted: Int, given: Int) {
    var rest = got
    var sum = (right: 0, wanted: 0, given: 0)
    for wish in wishes {
      let place = rest.firstIndex { wish.fits($0) }
      let found = place.map { rest.remove(at: $0) }
      if wish.isOptional, found == nil { continue }
      sum.right += found.map(wish.shared) ?? 0
      sum.wanted += wish.slots
      sum.given += found?.slots ?? 0
    }
    sum.given += rest.map(\.slots).reduce(0, +)
    return sum
  }
}
