import Domain
package import LanguageModels

/// Pictures and recordings: what the program needs of the world for them.
package struct Media: Sendable {
  package var files: MediaFiles
  /// Makes text of recordings; nil where nobody hears.
  package var hearing: @Sendable (MediaRequest) throws -> Transcriber?
  /// Draws pictures; nil where nobody does.
  package var drawing: @Sendable (MediaRequest) throws -> ImageMaker?
  /// A picture within so many bytes; nil where nothing here makes it smaller.
  package var shrink: @Sendable (_ picture: [UInt8], _ limit: Int) -> [UInt8]? = { _, _ in nil }
  /// What draws a picture file on this terminal; nil where nothing does.
  package var rendered: @Sendable (_ path: String) async -> String? = { _ in nil }
  /// Records; throws a `Failure` that says what is missing.
  package var microphone: @Sendable () throws -> Microphone

  package init(
    files: MediaFiles,
    hearing: @escaping @Sendable (MediaRequest) throws -> Transcriber? = { _ in nil },
    drawing: @escaping @Sendable (MediaRequest) throws -> ImageMaker? = { _ in nil },
    microphone: @escaping @Sendable () throws -> Microphone = {
      throw Failure(.unavailable, Texts.recordingNeedsTerminal)
    }
  ) {
    self.files = files
    self.hearing = hearing
    self.drawing = drawing
    self.microphone = microphone
  }
}

/// Who is to hear or draw.
package struct MediaRequest: Sendable, Equatable {
  /// The chosen model: `yerel`, `gemini:gemini-3-flash`.
  package var model: String
  /// Another model of the same service, from a setting.
  package var engine: String?
  /// A whisper.cpp server, from a setting.
  package var address: String?

  package init(model: String, engine: String? = nil, address: String? = nil) {
    self.model = model
    self.engine = engine
    self.address = address
  }
}

/// What is done with files that are no text.
package struct MediaFiles: Sendable {
  /// Looks at a file; nil where there is none, or no ordinary one.
  package var look: @Sendable (_ path: String) -> FoundFile?
  package var read: @Sendable (_ path: String) throws -> [UInt8]
  /// Writes a file that only its owner can read; makes its folder.
  package var write: @Sendable (_ bytes: [UInt8], _ path: String) throws -> Void
  package var remove: @Sendable (_ path: String) -> Void

  package init(
    look: @escaping @Sendable (String) -> FoundFile?,
    read: @escaping @Sendable (String) throws -> [UInt8],
    write: @escaping @Sendable ([UInt8], String) throws -> Void,
    remove: @escaping @Sendable (String) -> Void
  ) {
    self.look = look
    self.read = read
    self.write = write
    self.remove = remove
  }
}

/// A file as it was found.
package struct FoundFile: Sendable, Equatable {
  /// Absolute, without links.
  package var path: String
  package var size: Int
  /// The first bytes, enough to tell its kind.
  package var start: [UInt8]

  package init(path: String, size: Int, start: [UInt8]) {
    self.path = path
    self.size = size
    self.start = start
  }
}

/// Records until Enter is pressed, the time is up or the task is cancelled.
package struct Microphone: Sendable {
  /// The recording as a WAV file; throws `CancellationError` where it was not wanted after all.
  package var record: @Sendable () async throws -> [UInt8]

  package init(record: @escaping @Sendable () async throws -> [UInt8]) { self.record = record }
}

/// What a session remembers of what it heard.
package struct Hearing: Sendable {
  /// Whether a heard text can be put into the line that is typed next.
  package var isEditable = false
  /// The text for that line.
  var heard: String?
}
