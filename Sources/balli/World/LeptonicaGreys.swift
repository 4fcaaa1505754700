/// Changing the single greys of a picture.
extension Leptonica {
  /// The greys of a picture in memory, which it has to outlive.
  private struct Greys {
    private let bytes: UnsafeMutablePointer<UInt8>
    /// Bytes from one line to the next.
    private let stride: Int

    init?(_ library: Leptonica, _ picture: Picture) {
      typealias Data = @convention(c) (Pix) -> UnsafeMutablePointer<UInt32>?
      guard library.measure("pixGetDepth", picture) == 8,
        let data = library.symbol("pixGetData", as: Data.self)?(picture.pix)
      else { return nil }
      bytes = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt8.self)
      stride = library.measure("pixGetWpl", picture) * 4
    }

    /// The library keeps the bytes of a word from its high end.
    subscript(column: Int, line: Int) -> UInt8 {
      get { bytes[line * stride + (column ^ 3)] }
      nonmutating set { bytes[line * stride + (column ^ 3)] = newValue }
    }
  }

  /// The picture with its lines of print level, which run over it in a shape; white comes in.
  func levelled(_ picture: Picture, from shape: LineShape) -> Picture? {
    typealias Copy = @convention(c) (Pix, Pix) -> Pix
    let (width, height) = (width(picture), height(picture))
    guard width > 1, height > 1,
      let result = owned(symbol("pixCopy", as: Copy.self)?(nil, picture.pix)),
      let old = Greys(self, picture), let new = Greys(self, result)
    else { return nil }
    // How far each column is moved, in 256ths of a pixel: at the top, and more with each row.
    let columns = (0..<width).map { column -> (top: Int, more: Double) in
      let across = Double(column) * 2 / Double(width - 1) - 1
      let (top, bottom) = (shape.fall(across, -1), shape.fall(across, 1))
      return (Int(top * 256), (bottom - top) * 256 / Double(height - 1))
    }
    for line in 0..<height {
      for column in 0..<width {
        let (top, more) = columns[column]
        let place = line * 256 + top + Int(more * Double(line))
        let from = place >> 8
        guard from >= 0, from + 1 < height else {
          new[column, line] = 255
          continue
        }
        let part = place & 255
        let (one, other) = (Int(old[column, from]), Int(old[column, from + 1]))
        new[column, line] = UInt8((one * (256 - part) + other * part) >> 8)
      }
    }
    return result
  }

  /// Makes white what the boxes of pieces cover, and a pixel around them.
  func whiten(_ picture: Picture, under pieces: [Piece]) {
    guard let greys = Greys(self, picture) else { return }
    let (width, height) = (width(picture), height(picture))
    for piece in pieces {
      for line in max(piece.top - 1, 0)..<min(piece.top + piece.height + 1, height) {
        for column in max(piece.left - 1, 0)..<min(piece.right + 1, width) {
          greys[column, line] = 255
        }
      }
    }
  }
}
