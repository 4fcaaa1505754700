import Domain

/// What is not even opened: an empty file, one that is no picture, one so large that no machine of a
/// person should have to hold it.
struct LabelLimits: Sendable {
  /// Bytes of a file: the photos of phones have a tenth of it.
  static let mostBytes = 60 << 20
  /// Pixels of a picture: a small file can claim to be endless.
  static let mostPixels = 80_000_000

  let programs: OutsidePrograms

  /// Fails with what is wrong with the file and what helps.
  func check(_ file: String) throws(ProductFailure) {
    let start = programs.start(file)
    if let extent = programs.extent(file) {
      if extent.bytes == 0 { throw ProductFailure(kind: .unreadable, message: Texts.empty) }
      if extent.bytes > Self.mostBytes {
        throw ProductFailure(
          kind: .unreadable, message: Texts.tooManyBytes(Self.mostBytes >> 20))
      }
      if let pixels = extent.pixels, pixels > Self.mostPixels {
        throw ProductFailure(
          kind: .unreadable, message: Texts.tooManyPixels(pixels, most: Self.mostPixels))
      }
    }
    // tesseract would take a text for a list of files.
    guard start.isEmpty || Self.isPicture(start) else {
      throw ProductFailure(kind: .unreadable, message: Texts.broken)
    }
  }

  private static func isPicture(_ start: [UInt8]) -> Bool {
    LabelPictures.Kind(sniffing: start) != .ready || beginnings.contains { start.starts(with: $0) }
  }

  /// PNG, JPEG, GIF, WebP, TIFF, BMP, PNM and JPEG 2000.
  private static let beginnings: [[UInt8]] = [
    [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), Array("RIFF".utf8),
    [0x49, 0x49, 0x2A, 0x00], [0x4D, 0x4D, 0x00, 0x2A], Array("BM".utf8), Array("P1".utf8),
    Array("P2".utf8), Array("P3".utf8), Array("P4".utf8), Array("P5".utf8), Array("P6".utf8),
    [0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50],
  ]
}
