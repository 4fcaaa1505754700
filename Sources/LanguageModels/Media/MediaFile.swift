/// A picture or a recording with the kind that its bytes say, whatever its name says.
package struct MediaFile: Sendable, Equatable {
  package var bytes: [UInt8]
  /// `image/png`, `audio/wav`.
  package var mime: String

  package init(bytes: [UInt8], mime: String) {
    self.bytes = bytes
    self.mime = mime
  }

  /// Reads the kind from the first bytes; nil for anything that is no known picture or recording.
  package init?(sniffing bytes: [UInt8]) {
    guard let mime = MediaFile.mime(of: bytes) else { return nil }
    self.init(bytes: bytes, mime: mime)
  }

  package var isImage: Bool { mime.hasPrefix("image/") }
  package var isAudio: Bool { mime.hasPrefix("audio/") }

  /// The usual ending of a file name: `jpg` for `image/jpeg`.
  package var fileEnding: String {
    switch mime {
    case "image/jpeg": "jpg"
    case "audio/mp3": "mp3"
    case "audio/mp4": "m4a"
    default: String(mime.drop { $0 != "/" }.dropFirst())
    }
  }

  private static func mime(of bytes: [UInt8]) -> String? {
    func has(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    func starts(_ magic: [UInt8]) -> Bool { bytes.starts(with: magic) }
    if starts([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
    if starts([0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if has("GIF87a") || has("GIF89a") { return "image/gif" }
    if has("RIFF"), has("WEBP", at: 8) { return "image/webp" }
    if has("RIFF"), has("WAVE", at: 8) { return "audio/wav" }
    if has("OggS") { return "audio/ogg" }
    if has("fLaC") { return "audio/flac" }
    if has("FORM"), has("AIF", at: 8) { return "audio/aiff" }
    if has("ftyp", at: 4) { return container(bytes) }
    if starts([0x1A, 0x45, 0xDF, 0xA3]) { return "audio/webm" }
    if has("ID3") { return "audio/mp3" }
    return frame(bytes)
  }

  /// Which of the files that begin with an ISO box this is.
  private static func container(_ bytes: [UInt8]) -> String? {
    let brand = String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self)
    if brand.hasPrefix("M4A") || brand.hasPrefix("M4B") { return "audio/mp4" }
    if ["heic", "heix", "mif1"].contains(brand) { return "image/heic" }
    if brand == "avif" { return "image/avif" }
    return ["isom", "mp42", "mp41", "dash", "3gp4"].contains(brand) ? "audio/mp4" : nil
  }

  /// MPEG audio without tags: eleven set bits, then a layer (AAC's is 0).
  private static func frame(_ bytes: [UInt8]) -> String? {
    guard bytes.count > 3, bytes[0] == 0xFF, bytes[1] & 0xE0 == 0xE0 else { return nil }
    if bytes[1] & 0xF6 == 0xF0 { return "audio/aac" }
    let isFrame = bytes[1] & 0x06 != 0 && bytes[1] & 0x18 != 0x08 && bytes[2] & 0xF0 != 0xF0
    return isFrame ? "audio/mp3" : nil
  }
}
