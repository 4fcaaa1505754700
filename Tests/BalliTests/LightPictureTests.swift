import Foundation
import Testing

@testable import balli

@Suite("A photo without what its camera wrote into it")
struct LightPictureTests {
  /// The head of a JPEG whose camera says how it was held.
  private static func head(_ orientation: UInt8, isSmallFirst: Bool) -> [UInt8] {
    let tiff: [UInt8] =
      isSmallFirst
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let note = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(note.count + 2)] + note
  }

  @Test(
    "How the camera was held is read in either order of bytes, and junk says nothing",
    arguments: [(1, 0), (3, 2), (6, 1), (8, 3), (9, 0)] as [(UInt8, Int)])
  func orientation(_ tag: UInt8, _ turns: Int) {
    for isSmallFirst in [true, false] {
      let head = Self.head(tag, isSmallFirst: isSmallFirst)
      #expect(CameraNote(head).quarterTurns == turns && CameraNote.isIn(head))
      for end in head.indices { _ = CameraNote(Array(head[..<end])) }
    }
    #expect(CameraNote([]).quarterTurns == 0 && !CameraNote.isIn([0x89, 0x50]))
  }

  @Test("Notes go also where no library is: only how the camera was held stays")
  func removing() throws {
    let place = Array("41.0082 N".utf8)
    func part(_ kind: UInt8, _ body: [UInt8]) -> [UInt8] {
      [0xFF, kind, 0, UInt8(body.count + 2)] + body
    }
    let scan: [UInt8] = [0xFF, 0xDA, 0, 2, 9, 0xFF, 0xE1, 7, 0xFF, 0xD9]
    let picture = part(0xE0, Array("JFIF\0".utf8)) + scan
    let photo =
      Self.head(6, isSmallFirst: true) + part(0xE1, place) + part(0xED, place) + part(0xFE, place)
      + picture
    let light = try #require(CameraNote.removed(from: photo))
    #expect(light.firstRange(of: place) == nil && light.suffix(picture.count) == picture[...])
    #expect(CameraNote(light).quarterTurns == 1 && CameraNote.removed(from: light) == light)
    let straight = try #require(
      CameraNote.removed(from: Self.head(1, isSmallFirst: false) + picture))
    #expect(straight == [0xFF, 0xD8] + picture && CameraNote.removed(from: straight) == nil)
    #expect(CameraNote.removed(from: MediaBench.png) == nil)
    for end in photo.indices { _ = CameraNote.removed(from: Array(photo[..<end])) }
  }

  @Test("A photo with a camera's note is written anew without it, upright; others stay as they are")
  func rewriting() throws {
    guard let library = Leptonica() else { return }
    let folder = FileManager.default.temporaryDirectory.path + "/balli-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // A picture of 3 × 2 pixels in PNM, which the library makes a JPEG of.
    let pixels = Array("P6 3 2 255\n".utf8) + [UInt8](repeating: 120, count: 18)
    try Data(pixels).write(to: URL(filePath: folder + "/a.pnm"))
    let plain = try #require(library.coloured(folder + "/a.pnm"))
    #expect(library.writeJPEG(plain, to: folder + "/a.jpg"))
    #expect(LightPicture.bytes(of: folder + "/a.jpg") == nil)
    let bytes = try Disk.bytes(folder + "/a.jpg")
    let noted = Self.head(6, isSmallFirst: false) + bytes.dropFirst(2)
    try Data(noted).write(to: URL(filePath: folder + "/b.jpg"))
    let light = try #require(LightPicture.bytes(of: folder + "/b.jpg"))
    #expect(!CameraNote.isIn(light))
    try Data(light).write(to: URL(filePath: folder + "/c.jpg"))
    let size = library.size(of: folder + "/c.jpg")
    #expect(size?.width == 2 && size?.height == 3)
  }
}
