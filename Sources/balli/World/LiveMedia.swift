import Domain
import Foundation
import Glibc
import LanguageModels

// Pictures and recordings in the real world.
extension Compose {
  /// The files of pictures and recordings.
  static var mediaFiles: MediaFiles {
    MediaFiles(
      look: { Disk.look($0) }, read: { try Disk.bytes($0) },
      write: { try Disk.write($0, to: $1) }, remove: { unlink($0) })
  }

  /// The pictures that a message carries, for models that see: made light, and without what a camera
  /// wrote into them.
  static func pictures(of message: Message) -> [MediaFile] {
    SentPictures.media(of: message, mediaFiles) { LightPicture.bytes(of: $0) }
  }

  /// The same for OpenAI-compatible models.
  static func pictureParts(of message: Message) -> [ImagePart] {
    pictures(of: message).map {
      ImagePart(mediaType: $0.mime, base64: Data($0.bytes).base64EncodedString())
    }
  }

  /// Everything for `/ses`, `/resim` and pictures in messages.
  static func media(_ models: LiveModels) -> Media {
    let services = MediaServices(models: models)
    var media = Media(
      files: mediaFiles, hearing: { try services.transcriber($0) },
      drawing: { try services.imageMaker($0) },
      microphone: {
        guard isTerminal(0), isTerminal(1) else {
          throw Failure(.unavailable, Texts.recordingNeedsTerminal)
        }
        guard let live = LiveMicrophone(path: variable("PATH") ?? "") else {
          throw Failure(.unavailable, Texts.noRecorder)
        }
        return Microphone { try await live.record() }
      })
    media.shrink = { LightPicture.bytes(of: $0, within: $1) }
    media.rendered = { path in
      isTerminal(1) ? await ShownPicture(variable: { variable($0) }).rendered(path) : nil
    }
    return media
  }
}

extension Disk {
  /// An ordinary file with its first bytes; nil for anything else.
  static func look(_ path: String) -> FoundFile? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let real = realpath(path, nil)
    else { return nil }
    defer { free(real) }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var start = [UInt8](repeating: 0, count: 64)
    let count = Glibc.read(file, &start, start.count)
    return FoundFile(
      path: String(cString: real), size: Int(status.st_size),
      start: Array(start.prefix(max(0, count))))
  }

  /// The bytes of a file, or the first of them.
  static func bytes(_ path: String, atMost limit: Int = .max) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure(.noInput, Texts.noFile(path)) }
    defer { close(file) }
    var bytes: [UInt8] = []
    while bytes.count < limit, case let piece = try readPiece(file, path), !piece.isEmpty {
      bytes += piece
    }
    return bytes
  }
}
