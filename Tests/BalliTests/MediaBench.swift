import Domain
import Foundation
import LanguageModels
import Synchronization
import Testing

@testable import balli

/// A session whose ears, brush and microphone are made up.
@MainActor final class MediaBench {
  let sink = TextSink()
  let session: Session
  let folder: String
  /// What the model was asked.
  nonisolated let asked = Kept<[ModelRequest]>([])
  /// What ears and brush were given.
  nonisolated let heard = Kept<[[UInt8]]>([])
  nonisolated let wishes = Kept<[String]>([])
  nonisolated let requests = Kept<[MediaRequest]>([])

  /// Something that is written from anywhere.
  final class Kept<Value: Sendable>: Sendable {
    private let value: Mutex<Value>
    init(_ value: Value) { self.value = Mutex(value) }
    var now: Value { value.withLock { $0 } }
    func change(_ body: @Sendable (inout Value) -> Void) { value.withLock { body(&$0) } }
  }

  nonisolated static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2]
  nonisolated static let wav = Array("RIFF".utf8) + [4, 0, 0, 0] + Array("WAVEfmt ".utf8)

  /// `says` is what the transcription gives; nil for nobody who hears.
  init(
    model: String = "openai:x", says: Result<String, ModelFailure>? = nil, draws: Bool = false,
    recording: [UInt8]? = nil, answer: String = "Tamam.", isLocal: Bool = false,
    pictures: PictureRule = .always, picture: [UInt8] = MediaBench.png, shrunk: [UInt8]? = nil
  ) throws {
    folder = FileManager.default.temporaryDirectory.path + "/balli-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var world = Compose.replay(in: folder, zone: .fixed(3 * 3600), now: Bench.now)
    let (original, asked, heard) = (world.household, asked, heard)
    world.household = { request in
      var household = try original(
        HouseholdRequest(profile: request.profile, model: ModelName.local))
      household.model = LanguageModel(
        name: request.model, traits: ModelTraits(isLocal: isLocal)
      ) { request in
        asked.change { $0.append(request) }
        return AsyncThrowingStream { pieces in
          pieces.yield(.text(answer))
          pieces.finish()
        }
      }
      return household
    }
    world.media.hearing = { [requests] request in
      requests.change { $0.append(request) }
      return says.map { says in
        Transcriber { bytes in
          heard.change { $0.append(bytes) }
          return try says.get()
        }
      }
    }
    world.media.drawing = { [wishes] _ in
      guard draws else { return nil }
      return ImageMaker { wish in
        wishes.change { $0.append(wish) }
        return MediaFile(bytes: picture, mime: "image/png")
      }
    }
    world.media.shrink = { _, _ in shrunk }
    if let recording { world.media.microphone = { Microphone { recording } } }
    var options = Options()
    options.model = model
    session = try Setup(
      world: world, options: options,
      presenter: PlainPresenter(out: sink, errors: sink)
    ).session()
    try session.household.records.settings.set(PictureRule.key, pictures.rawValue)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func take(_ line: String, _ expected: Exit = .done) async -> String {
    let exit = await session.take(line)
    #expect(exit == expected, "\(line)")
    return sink.take()
  }

  /// Puts a file into the folder and returns its path.
  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let path = folder + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  func names(in part: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + part))?.sorted() ?? []
  }
}
