import Foundation
import Support
import Testing

/// A terminal with the program in it, in a home that goes away.
final class Desk {
  static let prompt = "› "
  let home = Home()

  /// Starts the program and waits for its prompt.
  func open(
    _ arguments: [String] = [], _ more: [String: String] = [:], columns: Int = 80
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      BuiltProgram.path, arguments,
      environment: home.environment.merging(["TERM": "xterm"]) { $1 }.merging(more) { $1 },
      columns: columns)
    try terminal.expectPrompt()
    return terminal
  }

  /// What was said in a thread, in the form in which it can be replayed.
  func export(_ number: Int = 1) throws -> String {
    try BuiltProgram.run(["disa-aktar", "\(number)"], in: home).out
  }

  /// The person's messages of a thread, lines of one message joined by `⏎`.
  func messages(_ number: Int = 1) throws -> [String] {
    try BuiltProgram.messages(of: number, in: home).map { $0.replacing("\n", with: "⏎") }
  }

  /// How many threads there are.
  func threads() throws -> Int {
    let listed = try BuiltProgram.run(["sohbetler"], in: home).out
    return listed.contains("Henüz bir sohbet yok") ? 0 : listed.split(separator: "\n").count
  }
}

extension PseudoTerminal {
  /// Waits until the program is ready for a line: the prompt stands and the keys are raw.
  func expectPrompt() throws { try expect("›") }

  /// Types a line and waits for the prompt after its answer.
  func say(_ line: String) throws {
    try send(line + "\r")
    // The prompt may be painted anew while a line is edited; these marks come once a line.
    if raw.contains("\u{1B}[?2004h") {
      try expect("\u{1B}[?2004l")
      try expect("\u{1B}[?2004h")
    } else {
      try expect("\n")
    }
    try expectPrompt()
  }

  /// The line that is typed, without what stands below it.
  var typed: String { screen.lines.last { $0.hasPrefix("›") } ?? "" }

  /// Leaves by Ctrl-D, which must succeed.
  func leave() throws {
    try send("\u{4}")
    #expect(try waitForExit() == .code(0))
  }
}
