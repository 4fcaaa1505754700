import Analysis
import Domain
import Turkish

/// Holds the words that a call would keep against the thread's: a mood, a symptom, an allergy, a type.
struct WordCheck {
  private let words: ThreadWords

  init(_ words: ThreadWords) { self.words = words }

  func differences(of call: ToolCall) -> [Difference] {
    guard let tool = ToolDeclaration.of(call.name) else { return [] }
    let unsaid: [String]
    switch tool.deed {
    case .recordsEntry where tool.name != "logMedication":
      unsaid = tool.names.filter { tool.form?[$0]?.words.isEmpty == true }
        .flatMap { Self.texts(call.arguments[JSON.Key($0)]) }.filter { !isSaid($0) }
    case .describesSelf: unsaid = unsaidOfSelf(call.arguments)
    default: return []
    }
    return unsaid.map { Difference(thing: "", said: nil, written: $0) }
  }

  private func unsaidOfSelf(_ arguments: JSON) -> [String] {
    let lists: [JSON.Key] = [.name, .medications, .allergies, .diet, .goal, .activity]
    let texts = lists.flatMap { Self.texts(arguments[$0]) }.filter { !isSaid($0) }
    let choices: [JSON.Key] = [.diabetes, .sex, .pregnant]
    return texts
      + choices.compactMap { key in
        guard let value = arguments[key], let text = value.string ?? value.bool.map({ "\($0)" })
        else { return nil }
        let row = WordSets.list("wordCheck.\(key.text).\(text)")
        guard !row.isEmpty, !row.contains(where: isInThread) else { return nil }
        return ProfileForm[key]?.words[text] ?? text
      }
  }

  private static func texts(_ json: JSON?) -> [String] {
    (json?.array ?? [json].compactMap(\.self)).compactMap(\.string)
  }

  /// Whether any word of a text was said or agreed to, or stands in a record.
  private func isSaid(_ text: String) -> Bool {
    let asked = ThreadWords.words(of: text)
    return asked.isEmpty || asked.contains { words.names($0, loosely: true) }
  }

  /// Whether words stand in the thread as they are: `tip 2`.
  private func isInThread(_ phrase: String) -> Bool {
    (words.entries + words.offers).contains { entry in
      (" " + entry.said.words.joined(separator: " ")).holds(" " + phrase)
    }
  }
}
