import CLibedit
import Glibc

/// What came of reading a line.
package enum LineInput: Sendable, Equatable {
  /// A line, or several of one message.
  case text(String)
  /// Ctrl-D on an empty line, or the terminal is gone.
  case endOfInput
  /// Ctrl-C on an empty line; with text in the line it only clears the line.
  case interrupted
  /// Ctrl-X Ctrl-E: the text is to be edited elsewhere and given back as `prefill`.
  case edit(String)
}

/// Why there is no line editing.
package enum LineEditorFailure: Error, Sendable, Equatable, CustomStringConvertible {
  case notATerminal
  case unavailable

  package var description: String {
    switch self {
    case .notATerminal: Texts.notATerminal
    case .unavailable: Texts.editorUnavailable
    }
  }
}

/// What a line editor is made of besides the terminal.
package struct LineEditorSetup: Sendable {
  /// Before the first line of a message.
  package var prompt: String
  /// Before a line that goes on after a trailing `\`.
  package var continuation: String
  package var depth: ColourDepth
  package var promptInk: Ink = [.bold, .cyan]
  /// Whether no escape sequence may be written: pasted lines are then sent one by one.
  package var isPlain = false
  /// Where the history is kept; nil keeps it in memory.
  package var historyPath: String?
  /// Whether a line may be kept in the history; one that holds a secret must not.
  package var keeps: @Sendable (String) -> Bool = { _ in true }
  /// Brings letters that count as the same when the history is searched together.
  package var fold: @Sendable (String) -> String
  /// What stands around the line while it waits; never shown where `isPlain`.
  package var aside: LineAside?
  /// What can follow the line up to the cursor, which stands after so many characters.
  package var completions: @Sendable (_ line: String, _ cursor: Int) -> [Completion]

  package init(
    prompt: String, continuation: String = "… ", depth: ColourDepth = .none,
    historyPath: String? = nil, fold: @escaping @Sendable (String) -> String = { $0 },
    completions: @escaping @Sendable (String, Int) -> [Completion] = { _, _ in [] }
  ) {
    self.prompt = prompt
    self.continuation = continuation
    self.depth = depth
    self.historyPath = historyPath
    self.fold = fold
    self.completions = completions
  }
}

/// Reads messages from a terminal with libedit: editing, history, completion, pastes.
///
/// Blocks its thread while it reads (`LineReader` does that elsewhere). While it lives, what is typed
/// between two lines is neither shown nor lost: it appears in the next one. The terminal gets its
/// settings back at the end of its life and on every way out of the program.
package struct LineEditor: ~Copyable {
  private let editor: OpaquePointer
  private let state: EditorState
  private let setup: LineEditorSetup
  private let file: HistoryFile?
  private let streams: [UnsafeMutablePointer<FILE>]
  private let wake: WakePipe
  private let output: Int32

  /// Takes the terminal over and loads the history.
  init(
    _ setup: LineEditorSetup, _ asides: Asides, input: Int32, output: Int32
  ) throws(LineEditorFailure) {
    guard isatty(input) == 1, isatty(output) == 1 else { throw .notATerminal }
    TextLocale.useUTF8()
    let wake = WakePipe(readerBlocks: false)
    guard wake.writing >= 0,
      let reading = fdopen(dup(input), "r"), let writing = fdopen(dup(output), "w"),
      // libedit complains in English about terminals that it does not know.
      let nowhere = fopen("/dev/null", "w"),
      TerminalGuard.adopt(input: input, output: output, wake: wake.writing),
      let editor = el_init_fd(
        "balli", reading, writing, nowhere, input, output, fileno(nowhere))
    else {
      TerminalGuard.leave()
      throw .unavailable
    }
    let keys = KeySource(input: input, wake: wake.reading)
    self.editor = editor
    self.setup = setup
    self.output = output
    streams = [reading, writing, nowhere]
    self.wake = wake
    file = setup.historyPath.map { HistoryFile(path: $0) }
    state = EditorState(
      editor: editor, keys: keys,
      history: file?.load() ?? InputHistory(), fold: setup.fold, completions: setup.completions)
    state.writeAsides = {
      let texts = asides.take()
      guard !texts.isEmpty else { return }
      fflush(writing)
      // A terminal that is gone shows in the next read.
      try? Descriptor.write(texts.joined(), to: output)
    }
    state.hasAsides = { !asides.isEmpty }
    if let aside = setup.aside, !setup.isPlain {
      state.painter = AsidePainter(aside, output: output, typed: Self.typed(setup.depth))
    }
    LineEditor.configure(editor, state)
    if setup.isPlain { balli_el_use_plain_terminal(editor) }
  }

  deinit {
    el_end(editor)
    TerminalGuard.leave()
    for stream in streams { fclose(stream) }
  }

  /// Waits for a message; `prefill` stands in the line from the start and can be edited.
  package func readLine(prefill: String? = nil) -> LineInput {
    TerminalGuard.reading(true, marksPastes: !setup.isPlain)
    defer { TerminalGuard.reading(false, marksPastes: !setup.isPlain) }
    var before = ""
    state.prefill = prefill.map { ($0, $0.unicodeScalars.count) }
    while true {
      state.begin(prompt: painted(before.isEmpty ? setup.prompt : setup.continuation))
      let line = readOne()
      switch state.outcome {
      case .submitted:
        guard let line else { return before.isEmpty ? .endOfInput : submit(before) }
        guard Self.goesOn(line) else { return submit(before + line) }
        before += line.dropLast() + "\n"
      case .ended: return before.isEmpty ? .endOfInput : submit(before)
      case .interrupted:
        if before.isEmpty { return .interrupted }
        before = ""
      case .cleared: before = ""
      case .editor: return .edit(before + state.endedLine.text)
      case .candidates(let candidates): show(candidates)
      }
    }
  }

  /// One call of libedit; nil at the end of input.
  private func readOne() -> String? {
    var count: Int32 = 0
    balli_el_begin_editing(editor)
    defer { if setup.depth == .ansi { try? Descriptor.write("\u{1B}[0m", to: output) } }
    guard let start = el_wgets(editor, &count), count > 0 else { return nil }
    var text = String.UnicodeScalarView()
    for index in 0..<Int(count) {
      if let scalar = Unicode.Scalar(UInt32(bitPattern: start[index])) { text.append(scalar) }
    }
    if text.last == "\n" { text.removeLast() }
    return String(text)
  }

  private func submit(_ line: String) -> LineInput {
    var text = line[...]
    while text.last == "\n" { text.removeLast() }
    let line = String(text)
    if setup.keeps(line), state.history.add(line) { file?.append(line) }
    return .text(line)
  }

  private func show(_ candidates: [Completion]) {
    let columns = Int(balli_terminal_columns(output))
    let list = Completion.list(candidates, width: columns > 0 ? columns : 80)
    // A terminal that is gone shows in the next read.
    try? Descriptor.write(list, to: output)
    state.prefill = state.endedLine
  }

  /// The prompt in colour and what is typed in bold, so that questions stand out from answers; the
  /// sequences stand between two \1, the last of them before the space.
  private func painted(_ prompt: String) -> String {
    guard setup.depth == .ansi, prompt.hasSuffix(" ") else { return prompt }
    let ink = "\u{1B}[0m" + setup.promptInk.opening
    return "\u{1}\(ink)\u{1}\(prompt.dropLast())\u{1}\u{1B}[0m\(Self.typed(setup.depth))\u{1} "
  }

  private static func typed(_ depth: ColourDepth) -> String {
    depth == .ansi ? Ink.bold.opening : ""
  }

  private static func goesOn(_ line: String) -> Bool {
    line.reversed().prefix { $0 == "\\" }.count % 2 == 1
  }

  private static func configure(_ editor: OpaquePointer, _ state: EditorState) {
    balli_el_set_client_data(editor, Unmanaged.passUnretained(state).toOpaque())
    balli_el_use_emacs_keys(editor)
    balli_el_leave_signals_alone(editor)
    balli_el_set_modes(editor)
    balli_el_set_prompt(editor) { LineEditor.state(of: $0)?.promptText() }
    balli_el_set_reader(editor) { editor, place in
      guard let place, let state = LineEditor.state(of: editor) else { return 0 }
      return state.readCharacter(into: place)
    }
    balli_el_add_function(editor, "balli-act") { editor, _ in
      LineEditor.state(of: editor)?.perform() ?? UInt8(CC_NORM)
    }
    balli_el_bind(editor, "\u{1C}", "balli-act")
    balli_el_bind(editor, "^W", "ed-delete-prev-word")
    balli_el_bind(editor, "^U", "vi-kill-line-prev")
  }

  private static func state(of editor: OpaquePointer?) -> EditorState? {
    balli_el_client_data(editor).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }
}
