import Domain
import Foundation
import Turkish

// Passages that a person marks, and notes on sources.
extension Session {
  /// Marks a passage of an answer of this thread: `/vurgula yeşil B12 düzeyi azaldı`.
  func highlight(_ argument: String) throws {
    let (colour, passage) = Self.coloured(argument)
    guard let conversation else { throw Failure(.noInput, Texts.nothingToHighlight) }
    let wanted = passage.trimmingCharacters(
      in: CharacterSet(charactersIn: "“”\"").union(.whitespaces))
    guard wanted.count(where: \.isLetter) > 2 else {
      throw Failure(.usage, Texts.missingArgument("METİN"))
    }
    guard wanted.count <= Self.longestPassage else {
      throw Failure(.usage, Texts.passageTooLong(Self.longestPassage))
    }
    let answers = try household.records.conversations.messages(conversation).reversed()
      .filter { $0.role == .assistant }
    for answer in answers {
      guard let id = answer.id, let text = Self.passage(wanted, in: answer.text) else { continue }
      let mark = try household.records.marks.highlight(
        Highlight(
          conversation: conversation, message: id, colour: colour, text: text,
          at: world.clock.now()))
      return tell(
        CommandOutput(.highlight, Texts.highlighted(mark), data: .array([Self.json(mark, zone)])))
    }
    throw Failure(.noInput, Texts.passageUnknown)
  }

  /// Lists the highlights of this thread, or of all; takes one away: `/vurgular sil 3`.
  func highlights(_ argument: String) throws {
    let marks = household.records.marks
    let words = argument.split(whereSeparator: \.isWhitespace).map { Spelling.ascii(String($0)) }
    switch (words.first, words.dropFirst().first.flatMap { Int64($0.filter(\.isNumber)) }) {
    case (Texts.deleteWord?, let number?):
      guard try marks.remove(number) else { throw Failure(.noInput, Texts.noHighlight(number)) }
      tell(CommandOutput(.highlights, Texts.highlightGone(number), data: []))
    case (nil, _), (Texts.allWord?, _):
      let all = words.first == Texts.allWord
      guard all || conversation != nil else { throw Failure(.noInput, Texts.noHighlights) }
      let found = try marks.highlights(all ? nil : conversation)
      guard !found.isEmpty else { throw Failure(.noInput, Texts.noHighlights) }
      let lines = found.map { Texts.line($0, isOfAll: all) }
      tell(
        CommandOutput(
          .highlights, lines.joined(separator: "\n"),
          data: .array(found.map { Self.json($0, zone) })))
    default: throw Failure(.usage, Texts.highlightForms)
    }
  }

  /// Letters of one passage.
  private static let longestPassage = 500

  /// The colour that is named first, and the rest; yellow where none is.
  private static func coloured(_ argument: String) -> (Highlight.Colour, String) {
    let parts = argument.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard let first = parts.first,
      let colour = Texts.colours.first(where: { Spelling.ascii($0.name) == Spelling.ascii(first) })
    else { return (.yellow, argument) }
    return (colour.colour, parts.count > 1 ? parts[1] : "")
  }

  /// The passage as it stands in an answer, whatever its case, marks and line breaks.
  static func passage(_ wanted: String, in answer: String) -> String? {
    func plain(_ text: String) -> String {
      text.filter { !"*`_".contains($0) }.split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
    }
    let text = plain(answer)
    return text.range(of: plain(wanted), options: [.caseInsensitive, .diacriticInsensitive])
      .map { String(text[$0]) }
  }

  private static func json(_ mark: Highlight, _ zone: Zone) -> JSON {
    [
      "id": .number(Double(mark.id)), "conversation": .number(Double(mark.conversation)),
      "message": .number(Double(mark.message)), "colour": .string(mark.colour.rawValue),
      "text": .string(mark.text), "at": .string(zone.civil(at: mark.at).text),
    ]
  }

  // MARK: Notes on sources

  /// Writes a note to a source of this thread; an empty one takes it away.
  func note(_ text: String, on record: JSON, number: Int) throws {
    guard let conversation, let url = record["url"]?.string else { return }
    try household.records.marks.note(
      SourceNote(
        conversation: conversation, url: url, text: String(text.prefix(1_000)),
        at: world.clock.now()))
    tell(
      CommandOutput(
        .source, text.isEmpty ? Texts.noteGone(number) : Texts.noteKept(number), data: record))
  }

  /// The note to a source of this thread; nil for none.
  func note(on record: JSON) throws -> String? {
    guard let conversation, let url = record["url"]?.string else { return nil }
    return try household.records.marks.notes(conversation).last { $0.url == url }?.text
  }
}

/// What is said of highlights and notes.
extension Texts {
  /// The colours as people name them; the first is taken where none is named.
  static let colours: [(name: String, colour: Highlight.Colour)] = [
    ("sarı", .yellow), ("yeşil", .green), ("mavi", .blue), ("pembe", .pink), ("turuncu", .orange),
  ]

  static func name(of colour: Highlight.Colour) -> String {
    colours.first { $0.colour == colour }?.name ?? ""
  }

  /// Words of `/vurgular`, in plain letters.
  static let deleteWord = "sil"
  static let allWord = "hepsi"
  /// Begins a note: `/kaynak 2 not …`.
  static let noteWord = "not"

  static func highlighted(_ mark: Highlight) -> String {
    "Vurgulandı (\(name(of: mark.colour))): “\(mark.text)” · #\(mark.id)"
  }

  static func line(_ mark: Highlight, isOfAll: Bool) -> String {
    let place = isOfAll ? " · \(mark.conversation) numaralı sohbet" : ""
    return "#\(mark.id) \(name(of: mark.colour)): “\(mark.text)”\(place)"
  }

  static let nothingToHighlight = "Bu sohbette henüz vurgulanacak bir yanıt yok."
  static let passageUnknown =
    "Bu sözler bu sohbetin yanıtlarında geçmiyor; vurgulamak istediğiniz yeri yanıttan olduğu gibi yazın. "
    + "Başa konabilecek renkler: \(Turkish.list(colours.map(\.name)))."
  static let noHighlights =
    "Vurgu yok. Bir yanıttan vurgulamak için: /vurgula yeşil yanıttaki sözler"
  static let highlightForms =
    "Yalnızca /vurgular bu sohbetinkileri, /vurgular hepsi hepsini gösterir; kaldırmak için: /vurgular sil 3"

  static func passageTooLong(_ most: Int) -> String {
    "Vurgu en çok \(most) harf olabilir; daha kısa bir yer seçin."
  }

  static func noHighlight(_ number: Int64) -> String {
    "\(number) numaralı bir vurgu yok. Numaraları görmek için /vurgular yazın."
  }

  static func highlightGone(_ number: Int64) -> String { "\(number) numaralı vurgu kaldırıldı." }
  static func noteKept(_ number: Int) -> String { "[\(number)] için notunuz saklandı." }
  static func noteGone(_ number: Int) -> String { "[\(number)] için notunuz silindi." }
  static func ownNote(_ text: String) -> String { "**Notunuz:** \(text)" }
}
