import Domain
import LanguageModels
import Terminal
import Turkish

// `/ses`: what was spoken becomes a message.
extension Session {
  /// Hears a recording, or records one, and treats its words as typed.
  func voice(_ argument: String) async throws -> Exit {
    let records = household.records.settings
    let request = MediaRequest(
      model: household.model.name, engine: try records.value("ses-modeli"),
      address: try records.value(SettingDefinition.voiceAddress))
    // Asked first, so that nobody speaks for two minutes to somebody who cannot hear.
    guard let transcriber = try world.media.hearing(request) else {
      throw Failure(.configuration, Texts.deaf(household.model.name))
    }
    guard argument.isEmpty else {
      return try await hear(PathsInText.path(argument), transcriber)
    }
    let microphone = try world.media.microphone()
    let recording: [UInt8]
    do {
      recording = try await stoppable { try await microphone.record() }
    } catch is CancellationError {
      throw Failure(.interrupted, Texts.recordingCancelled)
    }
    return try await hearKept(recording, transcriber)
  }

  /// Hears what was just recorded; it is kept where that is wished, or where hearing it failed.
  private func hearKept(_ recording: [UInt8], _ transcriber: Transcriber) async throws -> Exit {
    let files = world.media.files
    let name = "ses-\(FileNames.stamp(world.clock.now(), zone)).wav"
    let draft = world.places.cache + "/" + name
    try files.write(recording, draft)
    let words: String
    do {
      words = try await transcribed(recording, transcriber)
    } catch {
      presenter.hint(Texts.recordingKept(draft))
      throw error
    }
    if try household.records.settings.value("ses-sakla") == "evet" {
      try files.write(recording, world.places.data + "/sesler/" + name)
    }
    files.remove(draft)
    return await take(heard: words)
  }

  private func hear(_ path: String, _ transcriber: Transcriber) async throws -> Exit {
    let words = try await transcribed(try recording(at: path), transcriber)
    // A recording of ours that could not be heard before has done its work.
    if path.hasPrefix(world.places.cache + "/ses-") { world.media.files.remove(path) }
    return await take(heard: words)
  }

  private func recording(at path: String) throws(Failure) -> [UInt8] {
    guard let file = world.media.files.look(sentPictures.expanded(path)) else {
      throw Failure(.noInput, Texts.noFile(path))
    }
    guard file.size <= Transcriber.largest else {
      throw Failure(.badData, Texts.tooLarge(path, Transcriber.largest))
    }
    guard let kind = MediaFile(sniffing: file.start), kind.isAudio else {
      throw Failure(.badData, Texts.noRecording(path))
    }
    do { return try world.media.files.read(file.path) } catch { throw Failure(wrapping: error) }
  }

  private func transcribed(
    _ recording: [UInt8], _ transcriber: Transcriber
  ) async throws -> String {
    presenter.hint(Texts.hearing)
    let text = try await stoppable { try await transcriber.text(recording) }
    let line = Harmless.text(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return String(line.prefix(TranscriptParser.limit))
  }

  /// Shows what was heard; in the REPL it can be changed before it is sent.
  ///
  /// Never a command: a voice in the background could say one.
  private func take(heard text: String) async -> Exit {
    let hasNumbers = !Turkish.numbers(in: Turkish.tokens(of: text)).isEmpty
    if hearing.isEditable {
      presenter.hint(Texts.editHeard(hasNumbers: hasNumbers))
      hearing.heard = text.hasPrefix("/") ? "/" + text : text
      return .done
    }
    tell(
      CommandOutput(
        .voice, Texts.heard(text, hasNumbers: hasNumbers),
        data: ["heard": .string(text), "hasNumbers": .bool(hasNumbers)]))
    return await say(text)
  }

  /// The heard text that the next line shall hold, once.
  package func takeHeard() -> String? {
    defer { hearing.heard = nil }
    return hearing.heard
  }

  /// Does work that Ctrl-C stops.
  func stoppable<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let task = Task.detached { try await work() }
    guard let interrupts = world.interrupts else { return try await task.value }
    return try await Self.awaiting(task, interrupts)
  }

  private nonisolated static func awaiting<Value: Sendable>(
    _ task: Task<Value, any Error>, _ interrupts: Interrupts
  ) async throws -> Value {
    try await interrupts.telling({ task.cancel() }) { try await task.value }
  }
}
