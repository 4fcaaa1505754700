package import Terminal
import Domain
import Synchronization
import Turkish

/// What Tab offers: commands, their arguments, file paths, and foods in ordinary text.
package final class Completer: Sendable {
  private struct State {
    var household: Household
    /// Folded food names with the names themselves; made at the first Tab in ordinary text.
    var foods: [(key: String, name: String)]?
  }

  private let world: World
  private let state: Mutex<State>

  package init(_ world: World, _ household: Household) {
    self.world = world
    state = Mutex(State(household: household))
  }

  /// Goes over to the records of another profile.
  package func follow(_ household: Household) {
    state.withLock { state in
      if state.household.path != household.path { state = State(household: household) }
    }
  }

  /// What can follow the line up to the cursor.
  package func candidates(line: String, cursor: Int) -> [Completion] {
    let typed = String(line.prefix(cursor))
    let word =
      typed.split(separator: " ", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    let start = typed.count - word.count
    if typed.hasPrefix("/"), !typed.hasPrefix("//") {
      if start == 0, !word.dropFirst().contains("/") { return commands(word) }
      if case .command(let command, _) = SlashLine(reading: typed, exists: { _ in false }) {
        return arguments(of: command, typed, word, start)
      }
    }
    if word.hasPrefix("/") || word.hasPrefix("./") || word.hasPrefix("~/") || word.hasPrefix("../")
    {
      return paths(word, start)
    }
    return foods(typed)
  }

  // MARK: Commands

  private func commands(_ word: String) -> [Completion] {
    let key = SlashLine.key(String(word.dropFirst()))
    return SlashCommand.all.compactMap { command in
      let names = [command.word] + command.aliases.filter { $0.count > 1 }
      guard let name = names.first(where: { SlashLine.key($0).hasPrefix(key) }) else { return nil }
      let rest = command.arguments.isEmpty ? "" : " "
      return Completion("/" + name + rest, from: 0, display: "/" + name)
    }
  }

  private func arguments(
    of command: SlashCommand, _ typed: String, _ word: String, _ start: Int
  ) -> [Completion] {
    let first = typed.prefix { $0 != " " }.count + 1
    switch command.kind {
    case .thread: return threads(String(typed.dropFirst(first)), first)
    case .file: return paths(word, start)
    case .profile, .profileAction:
      let profiles = (try? world.profiles()) ?? []
      return words(["liste", "yeni", "kullan"] + profiles, word, start)
    case .model: return words(models, word, start)
    case .setting: return words(SettingDefinition.all.map(\.key), word, start)
    case .command: return words(SlashCommand.all.map(\.word), word, start)
    case .choice(let choices): return words(choices, word, start)
    case .none, .text, .number: return []
    }
  }

  /// Verbs, our own model and the files that are here; servers are not asked while a person types.
  private var models: [String] {
    ModelSubcommand.verbs + [ModelName.local] + world.models.files().map(\.name)
  }

  private func words(_ all: [String], _ word: String, _ start: Int) -> [Completion] {
    let key = Turkish.fold(word)
    return all.filter { Turkish.fold($0).hasPrefix(key) }.map { Completion($0, from: start) }
  }

  /// Threads by number or by words of their title; the number is put in.
  private func threads(_ typed: String, _ start: Int) -> [Completion] {
    let records = state.withLock { $0.household.records.conversations }
    let key = Turkish.fold(typed)
    let threads = (try? records.list(nil)) ?? []
    return threads.filter { thread in
      "\(thread.id)".hasPrefix(key) || Turkish.fold(thread.title).contains(key)
    }.prefix(40).map { thread in
      Completion("\(thread.id)", from: start, display: "\(thread.id) \(thread.title)")
    }
  }

  // MARK: Paths and foods

  private func paths(_ word: String, _ start: Int) -> [Completion] {
    let slash = word.lastIndex(of: "/").map { word.index(after: $0) } ?? word.startIndex
    let (folder, beginning) = (String(word[..<slash]), word[slash...])
    var place = folder.isEmpty ? "." : folder
    if place.hasPrefix("~/"), let home = world.environment("HOME") {
      place = home + place.dropFirst()
    }
    let names = world.files.list(place).filter { name in
      name.hasPrefix(beginning) && (beginning.hasPrefix(".") || !name.hasPrefix("."))
    }
    return names.sorted().map { Completion(folder + $0, from: start, display: $0) }
  }

  /// Foods whose names begin with the last words of the text, the most words first.
  private func foods(_ typed: String) -> [Completion] {
    let words = typed.split(separator: " ", omittingEmptySubsequences: false)
    let all = foodNames()
    for count in stride(from: min(3, words.count), through: 1, by: -1) {
      let tail = words.suffix(count).joined(separator: " ")
      let key = Turkish.fold(tail)
      guard key.trimmed.count >= 2, !key.hasPrefix(" ") else { continue }
      let found = all.filter { $0.key.hasPrefix(key) }.prefix(60)
      guard found.isEmpty else {
        return found.map { Completion($0.name, from: typed.count - tail.count) }
      }
    }
    return []
  }

  private func foodNames() -> [(key: String, name: String)] {
    state.withLock { state in
      if let foods = state.foods { return foods }
      var seen: Set<String> = []
      let names = state.household.foods.names().compactMap { name in
        let key = Turkish.fold(name.text)
        return seen.insert(key).inserted ? (key: key, name: name.text) : nil
      }
      let sorted = names.sorted { $0.key < $1.key }
      state.foods = sorted
      return sorted
    }
  }
}
