import Glibc

/// Makes a photo light enough to be sent, upright, and without what the camera wrote into it.
///
/// A phone writes the place and the hour into its photos; nobody who estimates a plate needs them.
struct LightPicture {
  let library: Leptonica

  /// Pixels of the longer side: the services shrink what is larger themselves.
  static let longest = 2_000

  /// The bytes of a picture in its light form; nil where it stays as it is.
  ///
  /// Without the library a photo keeps its size, and loses what its camera wrote all the same.
  static func bytes(of path: String) -> [UInt8]? {
    guard let library = Leptonica(), let folder = Disk.scratchFolder() else {
      return (try? Disk.bytes(path)).flatMap { CameraNote.removed(from: $0) }
    }
    let result = folder + "/resim.jpg"
    defer {
      unlink(result)
      rmdir(folder)
    }
    guard LightPicture(library: library).write(path, to: result) else {
      return (try? Disk.bytes(path)).flatMap { CameraNote.removed(from: $0) }
    }
    return try? Disk.bytes(result)
  }

  /// A picture as a JPEG of at most so many bytes; nil where nothing here can make it so small.
  static func bytes(of picture: [UInt8], within limit: Int) -> [UInt8]? {
    guard let folder = Disk.scratchFolder() else { return nil }
    let source = folder + "/tam"
    defer {
      unlink(source)
      rmdir(folder)
    }
    guard (try? Disk.write(picture, to: source)) != nil else { return nil }
    return [85, 70, 50, 30].lazy.compactMap { quality in
      through(source) { library, picture, result in
        library.writeJPEG(picture, to: result, quality: quality)
      }
    }.first { $0.count <= limit }
  }

  /// The bytes that the library makes of a picture file, which is at most 1,024 pixels long then.
  static func through(
    _ path: String, _ write: (Leptonica, Leptonica.Picture, String) -> Bool
  ) -> [UInt8]? {
    guard let library = Leptonica(), let size = library.size(of: path),
      size.width * size.height <= CleanPicture.mostPixels, var picture = library.coloured(path),
      let folder = Disk.scratchFolder()
    else { return nil }
    let result = folder + "/resim"
    defer {
      unlink(result)
      rmdir(folder)
    }
    let longer = max(size.width, size.height)
    if longer > 1_024 {
      picture = library.scaled(picture, by: 1_024 / Double(longer)) ?? picture
    }
    guard write(library, picture, result) else { return nil }
    return try? Disk.bytes(result)
  }

  /// Writes the picture of `path` to `result` as a JPEG; false where it cannot be made, or need not be.
  func write(_ path: String, to result: String) -> Bool {
    guard let size = library.size(of: path),
      size.width * size.height <= CleanPicture.mostPixels
    else { return false }
    let longer = max(size.width, size.height)
    let start = (try? Disk.bytes(path, atMost: 1 << 17)) ?? []
    guard longer > Self.longest || CameraNote.isIn(start), var picture = library.coloured(path)
    else { return false }
    if longer > Self.longest {
      let factor = Double(Self.longest) / Double(longer)
      guard let smaller = library.scaled(picture, by: factor) else { return false }
      picture = smaller
    }
    let turns = CameraNote(start).quarterTurns
    if turns > 0 {
      guard let upright = library.turned(picture, by: turns) else { return false }
      picture = upright
    }
    return library.writeJPEG(picture, to: result)
  }
}

/// How a camera says that it was held (EXIF, tag 0x0112), in the first bytes of a JPEG.
struct CameraNote: Sendable, Equatable {
  /// Quarter turns clockwise that make the picture upright; 0 where nothing is said.
  let quarterTurns: Int

  init(_ bytes: [UInt8]) {
    let turns = [3: 2, 6: 1, 8: 3]
    quarterTurns = Self.orientation(in: bytes).flatMap { turns[$0] } ?? 0
  }

  /// Whether a JPEG has a note of a camera or a program before its picture begins.
  static func isIn(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return false }
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      if [0xE1, 0xED].contains(bytes[place + 1]) { return true }
      place += 2 + max(Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]), 2)
    }
    return false
  }

  /// A JPEG without notes but the one on how the camera was held; nil where it has none, or is no JPEG.
  static func removed(from bytes: [UInt8]) -> [UInt8]? {
    guard isIn(bytes) else { return nil }
    var kept: [UInt8] = [0xFF, 0xD8]
    if let held = orientation(in: bytes), (2...8).contains(held) {
      kept += [0xFF, 0xE1, 0, 30] + Array("Exif\0\0MM\0".utf8) + [42, 0, 0, 0, 8, 0, 1]
      kept += [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(held), 0, 0]
    }
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      let end = place + 2 + max(Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]), 2)
      guard end <= bytes.count else { return nil }
      // EXIF and XMP, Photoshop's notes, comments.
      if ![0xE1, 0xED, 0xFE].contains(bytes[place + 1]) { kept += bytes[place..<end] }
      place = end
    }
    return kept + bytes[place...]
  }

  private static func orientation(in bytes: [UInt8]) -> Int? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let body = bytes[min(place + 4, bytes.count)..<min(place + 2 + max(length, 2), bytes.count)]
      if bytes[place + 1] == 0xE1, body.starts(with: Array("Exif\0\0".utf8)) {
        return orientation(inNote: Array(body.dropFirst(6)))
      }
      // The picture itself begins: no note comes after it.
      guard bytes[place + 1] != 0xDA else { return nil }
      place += 2 + max(length, 2)
    }
    return nil
  }

  /// Looks through the first list of a TIFF header.
  private static func orientation(inNote note: [UInt8]) -> Int? {
    let isSmallFirst = note.starts(with: Array("II".utf8))
    func number(_ place: Int, _ size: Int) -> Int? {
      guard place >= 0, place + size <= note.count else { return nil }
      let part = note[place..<place + size]
      return (isSmallFirst ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let list = number(4, 4), let count = number(list, 2) else { return nil }
    for entry in 0..<min(count, 64) {
      let place = list + 2 + entry * 12
      if number(place, 2) == 0x0112 { return number(place + 8, 2) }
    }
    return nil
  }
}
