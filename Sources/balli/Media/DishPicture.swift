import Turkish

/// What a picture of a dish is made from: its name and what is in it, nothing about a person.
struct DishPicture: Equatable {
  var dish: String
  var ingredients: [String] = []

  /// What a person wrote after the command.
  init?(described text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else { return nil }
    dish = String(words.prefix(400))
  }

  /// The dish of an answer that holds a recipe; nil for any other answer.
  ///
  /// Takes the title and the list of ingredients alone: what else stands in the answer may be about
  /// the person.
  init?(recipe answer: String) {
    let lines = answer.split(separator: "\n").map { String($0).trimmed }
    guard let place = lines.firstIndex(where: Self.beginsIngredients) ?? Self.ownList(lines) else {
      return nil
    }
    let items = lines[(place + 1)...].prefix { Self.item($0) != nil }.compactMap(Self.item)
    guard !items.isEmpty else { return nil }
    let title =
      lines[..<place].first { $0.hasPrefix("#") } ?? lines[..<place].first { $0.hasPrefix("**") }
      ?? lines[..<place].last { $0.count <= 60 && !$0.hasSuffix(".") }
    let name = title.map(Self.plain) ?? ""
    guard !name.isEmpty else { return nil }
    dish = String(name.prefix(80))
    ingredients = items.prefix(12).map { String($0.prefix(60)) }
  }

  /// What the service is asked for.
  var wish: String { Texts.wish(dish, ingredients: ingredients) }

  /// The line before the ingredients of a recipe as balli shows it: a title with its servings, and a list
  /// without a heading.
  private static func ownList(_ lines: [String]) -> Int? {
    guard let first = lines.firstIndex(where: { item($0) != nil }), first > 0,
      lines[..<first].contains(where: { $0.hasPrefix("**") && $0.contains(Texts.servingsWord) })
    else { return nil }
    return first - 1
  }

  private static func beginsIngredients(_ line: String) -> Bool {
    let words = Turkish.fold(plain(line)).split(separator: " ")
    return words.count <= 4 && (words.first?.hasPrefix("malzeme") ?? false)
  }

  /// The text of a list item, or nil.
  private static func item(_ line: String) -> String? {
    guard let mark = line.first, "-*•".contains(mark), !line.hasPrefix("**") else { return nil }
    let text = plain(String(line.dropFirst()))
    return text.isEmpty ? nil : text
  }

  /// A line without Markdown's marks.
  private static func plain(_ line: String) -> String {
    var text = line.filter { !"*_`#".contains($0) }.trimmed
    while let last = text.last, ":.".contains(last) { text.removeLast() }
    if text.hasSuffix(Texts.servingsWord + ")"), let mark = text.lastIndex(of: "(") {
      text = String(text[..<mark]).trimmed
    }
    for head in ["Tarif: ", "Tarif – ", "Tarif - "] where text.hasPrefix(head) {
      text.removeFirst(head.count)
    }
    return text.trimmed
  }
}
