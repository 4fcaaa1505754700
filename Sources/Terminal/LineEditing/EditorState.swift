import CLibedit
import Glibc

/// What an editor's libedit calls work on; used by the reading thread alone.
final class EditorState {
  /// How a call of libedit ended, where it was not by Enter.
  enum Outcome: Equatable {
    case submitted, interrupted, cleared, ended, editor
    case candidates([Completion])
  }

  /// The character that stands for a waiting action: Ctrl-\, which no key gives otherwise.
  static let actionKey: UInt32 = 0x1C

  let editor: OpaquePointer
  let fold: @Sendable (String) -> String
  let completions: @Sendable (String, Int) -> [Completion]
  let keys: KeySource
  /// What stands around the line; nil where no escape sequence may be written.
  var painter: AsidePainter?
  var history: InputHistory
  var outcome = Outcome.submitted
  /// The line as it stood when it ended.
  var endedLine = (text: "", cursor: 0)
  var prefill: (text: String, cursor: Int)?
  /// Writes what waits to stand above the line, on an empty row.
  var writeAsides: () -> Void = {}
  var hasAsides: () -> Bool = { false }
  private let decoder = KeyDecoder()
  var waiting: [UInt32] = []
  private var action: EditorAction?
  private var search: HistorySearch?
  var recalled: Int?
  /// The row of the menu below that the arrows have come to.
  var chosen: Int?
  private var draft = ""
  private var prompt: UnsafeMutablePointer<CChar>?
  /// Whether the prompt is about to be painted where nothing stands.
  private var isRowEmpty = false
  /// Lines as they stood before they were changed, for Ctrl-_.
  private var changes: [(text: String, cursor: Int)] = []

  init(
    editor: OpaquePointer, keys: KeySource, history: InputHistory,
    fold: @escaping @Sendable (String) -> String,
    completions: @escaping @Sendable (String, Int) -> [Completion]
  ) {
    self.editor = editor
    self.keys = keys
    self.history = history
    self.fold = fold
    self.completions = completions
  }

  deinit { free(prompt) }

  /// Makes ready for a new line.
  func begin(prompt text: String) {
    normalPrompt = text
    outcome = .submitted
    recalled = nil
    search = nil
    waiting = []
    action = nil
    isRowEmpty = true
    changes = []
    chosen = nil
    if prefill != nil { enqueue(.prefill) }
  }

  // MARK: - Prompt

  private var normalPrompt = ""

  /// What stands before the line now; the memory lives until the next call.
  func promptText() -> UnsafeMutablePointer<CChar>? {
    if isRowEmpty {
      isRowEmpty = false
      writeAsides()
    }
    free(prompt)
    prompt = strdup(search.map { Texts.search($0.words, isFound: $0.found != nil) } ?? normalPrompt)
    return prompt
  }

  // MARK: - Keys

  /// Gives libedit its next character: 1 for one, 0 at the end.
  func readCharacter(into place: UnsafeMutablePointer<wchar_t>) -> Int32 {
    while waiting.isEmpty {
      // The search shows a line of its own; what waits stands above the one that follows.
      let key = search == nil && hasAsides() ? .action(.refresh) : nextKey()
      if search != nil {
        searched(key)
      } else {
        accept(key)
      }
      if key == .end, waiting.isEmpty { return 0 }
    }
    place.pointee = wchar_t(bitPattern: waiting.removeFirst())
    return 1
  }

  /// The next key, with what stands around the line shown until it comes.
  private func nextKey() -> Key {
    painter?.hasNothing()
    guard painter != nil, search == nil, !keys.isReady else { return decoder.next(keys.read) }
    let (text, cursor) = line
    painter?.draw(
      promptWidth: Self.width(ofPrompt: normalPrompt), line: text, cursor: cursor,
      remembered: history.rest(of: text), chosen: chosen)
    let key = decoder.next(keys.read)
    // After a new size nothing stands where it stood; news come above what still does.
    if key == .action(.refresh), !hasAsides() { painter?.forget() } else { painter?.erase() }
    return key
  }

  private func accept(_ key: Key) {
    remember()
    if choose(key) { return }
    if let rest = painter?.ghost, key == .scalar(6) || key == .scalar(5) {
      let (text, cursor) = line
      if cursor == text.unicodeScalars.count {
        let whole = text + rest
        prefill = (whole, whole.unicodeScalars.count)
        return enqueue(.prefill)
      }
    }
    switch key {
    case .scalar(let scalar): waiting.append(scalar)
    case .sequence(let scalars): waiting += scalars
    case .action(let action): enqueue(action)
    case .end: break
    }
  }

  /// Keeps the line where it has changed since the last key.
  private func remember() {
    let now = line
    if changes.last?.text != now.text, changes.count < 500 { changes.append(now) }
  }

  private func undo() {
    while let last = changes.popLast() {
      guard last.text != line.text else { continue }
      return replace(last.text, cursor: last.cursor)
    }
    el_beep(editor)
  }

  func enqueue(_ action: EditorAction) {
    self.action = action
    waiting.append(Self.actionKey)
  }

  /// Does the waiting action and tells libedit what has changed.
  func perform() -> UInt8 {
    guard let action else { return UInt8(CC_NORM) }
    self.action = nil
    switch action {
    case .interrupt: end(line.text.isEmpty ? .interrupted : .cleared)
    case .endOrDelete: if line.text.isEmpty { end(.ended) } else { deleteNext() }
    case .delete: deleteNext()
    case .newline: insert("\n")
    case .paste(let text): insert(Self.pasted(text))
    case .complete: complete()
    case .up: move(up: true)
    case .down: move(up: false)
    case .search: startSearch()
    case .searchForward, .escape: break
    case .undo: undo()
    case .openEditor: end(.editor)
    case .prefill:
      if let prefill { replace(prefill.text, cursor: prefill.cursor) }
      prefill = nil
    case .suspend:
      // To the whole program: this thread may not take signals.
      kill(getpid(), SIGTSTP)
    case .refresh:
      el_resize(editor)
      // libedit wipes the line away before it paints the prompt anew.
      isRowEmpty = true
      return UInt8(CC_REDISPLAY)
    }
    return UInt8(CC_REFRESH)
  }

  /// Ends the line by way of libedit's own Enter, which leaves the cursor under it.
  func end(_ outcome: Outcome) {
    self.outcome = outcome
    endedLine = line
    if outcome == .cleared || outcome == .interrupted {
      el_cursor(editor, Int32(endedLine.text.unicodeScalars.count - endedLine.cursor))
      insert("^C")
    }
    waiting = [10]
  }

  // MARK: - The line

  /// The line and the cursor's place in it, in Unicode scalars.
  var line: (text: String, cursor: Int) {
    guard let info = el_wline(editor)?.pointee, let start = info.buffer else { return ("", 0) }
    let count = info.lastchar - start
    var text = String.UnicodeScalarView()
    for index in 0..<count {
      if let scalar = Unicode.Scalar(UInt32(bitPattern: start[index])) { text.append(scalar) }
    }
    return (String(text), info.cursor - start)
  }

  func replace(_ text: String, cursor: Int? = nil) {
    let (old, place) = line
    let count = old.unicodeScalars.count
    el_cursor(editor, Int32(count - place))
    el_deletestr(editor, Int32(count))
    insert(text)
    if let cursor { el_cursor(editor, Int32(cursor - text.unicodeScalars.count)) }
  }

  private func insert(_ text: String) {
    guard !text.isEmpty else { return }
    let wide = text.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
    el_winsertstr(editor, wide)
  }

  private func deleteNext() {
    let (text, cursor) = line
    guard cursor < text.unicodeScalars.count else { return }
    el_cursor(editor, 1)
    el_deletestr(editor, 1)
  }

  // MARK: - History

  /// Goes a line up or down in a text of several lines, and at its edge through the history.
  private func move(up: Bool) {
    let (text, cursor) = line
    let scalars = Array(text.unicodeScalars)
    if let target = Self.place(in: scalars, from: cursor, up: up) {
      el_cursor(editor, Int32(target - cursor))
      return
    }
    let count = history.entries.count
    let index = (recalled ?? count) + (up ? -1 : 1)
    guard (0...count).contains(index) else { return }
    if recalled == nil { draft = text }
    recalled = index == count ? nil : index
    replace(index == count ? draft : history.entries[index])
  }

  // MARK: - Incremental search

  private func startSearch() {
    let (text, cursor) = line
    search = HistorySearch(count: history.entries.count, original: text, cursor: cursor)
  }

  /// Takes a key while the history is searched; the screen follows through a refresh.
  private func searched(_ key: Key) {
    guard var search else { return }
    switch key {
    case .action(.search): search.older(history, fold)
    case .action(.searchForward): search.newer(history, fold)
    case .action(.refresh): break
    case .scalar(8), .scalar(127): search.shorten(history, fold)
    case .scalar(let scalar) where scalar >= 32:
      if let scalar = Unicode.Scalar(scalar) { search.extend(by: Character(scalar), history, fold) }
    case .action(.paste(let text)):
      for character in Self.pasted(text) { search.extend(by: character, history, fold) }
    case .action(.escape), .action(.interrupt):
      self.search = nil
      prefill = (search.original, search.cursor)
      enqueue(.prefill)
      return
    default:
      self.search = nil
      accept(key)
      return
    }
    self.search = search
    let found = search.found.map { history.entries[$0] } ?? search.original
    recalled = search.found
    prefill = (found, found.unicodeScalars.count)
    enqueue(.prefill)
  }
}
