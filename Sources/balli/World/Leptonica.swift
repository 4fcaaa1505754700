import Glibc

/// The picture library that tesseract itself reads with, found while the program runs.
///
/// Whoever has tesseract has it; nothing is linked, so that balli starts without it. Every call tells
/// nil where the library refuses.
struct Leptonica {
  /// An image in memory; freed with its last owner.
  final class Picture {
    let pix: OpaquePointer
    private let free: Free

    fileprivate init(_ pix: OpaquePointer, _ free: @escaping Free) {
      self.pix = pix
      self.free = free
    }

    deinit {
      var gone: OpaquePointer? = pix
      free(&gone)
    }
  }

  typealias Pix = OpaquePointer?
  fileprivate typealias Free = @convention(c) (UnsafeMutablePointer<OpaquePointer?>) -> Void
  private typealias Geometry =
    @convention(c) (
      Pix, Int32, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Norm =
    @convention(c) (Pix, Pix, Pix, Int32, Int32, Int32, Int32, Int32, Int32, Int32) -> Pix
  private typealias Sauvola =
    @convention(c) (
      Pix, Int32, Float, Int32, Int32, UnsafeMutablePointer<Pix>?, UnsafeMutablePointer<Pix>
    ) -> Int32

  /// Names of the library in Debian's releases.
  private static let names = ["liblept.so.5", "libleptonica.so.6"]

  /// Pixels of a side, about, of the tiles in which a picture is parted into ink and paper.
  private static let tile = 500

  private let library: UnsafeMutableRawPointer
  private let free: Free

  /// Nil where the machine does not have it.
  init?() {
    guard let library = Self.names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
      let free = dlsym(library, "pixDestroy")
    else { return nil }
    self.library = library
    self.free = unsafeBitCast(free, to: Free.self)
    // It writes what it thinks of a picture to standard error; 6 is silence.
    typealias Severity = @convention(c) (Int32) -> Int32
    _ = symbol("setMsgSeverity", as: Severity.self)?(6)
  }

  func symbol<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(library, name).map { unsafeBitCast($0, to: type) }
  }

  func owned(_ pix: Pix?) -> Picture? { (pix ?? nil).map { Picture($0, free) } }
}

// MARK: Files

extension Leptonica {
  /// Width and height of a picture file, read from its head alone.
  func size(of path: String) -> (width: Int, height: Int)? {
    typealias Head =
      @convention(c) (
        UnsafePointer<CChar>, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>,
        UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
        UnsafeMutablePointer<Int32>?
      ) -> Int32
    var (width, height) = (Int32(0), Int32(0))
    guard let head = symbol("pixReadHeader", as: Head.self),
      head(path, nil, &width, &height, nil, nil, nil) == 0, width > 0, height > 0
    else { return nil }
    return (Int(width), Int(height))
  }

  /// A picture file in 256 greys.
  func grey(_ path: String) -> Picture? {
    typealias Read = @convention(c) (UnsafePointer<CChar>) -> Pix
    typealias Convert = @convention(c) (Pix, Int32) -> Pix
    guard let read = owned(symbol("pixRead", as: Read.self)?(path)) else { return nil }
    return owned(symbol("pixConvertTo8", as: Convert.self)?(read.pix, 0))
  }

  /// A picture file in its own colours.
  func coloured(_ path: String) -> Picture? {
    typealias Read = @convention(c) (UnsafePointer<CChar>) -> Pix
    typealias Convert = @convention(c) (Pix) -> Pix
    guard let read = owned(symbol("pixRead", as: Read.self)?(path)) else { return nil }
    return owned(symbol("pixConvertTo32", as: Convert.self)?(read.pix))
  }

  /// Writes a picture as JPEG, without any note of a camera.
  ///
  /// `quality` goes to 100.
  func writeJPEG(_ picture: Picture, to path: String, quality: Int = 82) -> Bool {
    typealias Write = @convention(c) (UnsafePointer<CChar>, Pix, Int32, Int32) -> Int32
    return symbol("pixWriteJpeg", as: Write.self)?(path, picture.pix, Int32(quality), 0) == 0
  }

  /// Writes a picture as PNG.
  func writePNG(_ picture: Picture, to path: String) -> Bool {
    typealias Write = @convention(c) (UnsafePointer<CChar>, Pix, Int32) -> Int32
    return symbol("pixWrite", as: Write.self)?(path, picture.pix, 3) == 0
  }

  /// A picture turned clockwise by so many quarters.
  func turned(_ picture: Picture, by quarters: Int) -> Picture? {
    typealias Turn = @convention(c) (Pix, Int32) -> Pix
    return owned(symbol("pixRotateOrth", as: Turn.self)?(picture.pix, Int32(quarters)))
  }

  /// Writes a picture as plain TIFF, which costs no time to pack and is read in whole lines.
  func write(_ picture: Picture, to path: String) -> Bool {
    typealias Write = @convention(c) (UnsafePointer<CChar>, Pix, Int32) -> Int32
    return symbol("pixWrite", as: Write.self)?(path, picture.pix, 4) == 0
  }
}

// MARK: Changing a picture

extension Leptonica {
  func width(_ picture: Picture) -> Int { measure("pixGetWidth", picture) }
  func height(_ picture: Picture) -> Int { measure("pixGetHeight", picture) }

  func measure(_ name: String, _ picture: Picture) -> Int {
    typealias Measure = @convention(c) (Pix) -> Int32
    return Int(symbol(name, as: Measure.self)?(picture.pix) ?? 0)
  }

  /// The mean of its greys, 0 for black to 255.
  func mean(_ picture: Picture) -> Double? {
    typealias Mean =
      @convention(c) (Pix, Pix, Int32, Int32, Int32, Int32, UnsafeMutablePointer<Float>) -> Int32
    var mean = Float(0)
    // 1: the mean of the values; every fourth pixel tells enough.
    guard let measure = symbol("pixGetAverageMasked", as: Mean.self),
      measure(picture.pix, nil, 0, 0, 4, 1, &mean) == 0
    else { return nil }
    return Double(mean)
  }

  func scaled(_ picture: Picture, by factor: Double) -> Picture? {
    typealias Scale = @convention(c) (Pix, Float, Float) -> Pix
    return owned(
      symbol("pixScale", as: Scale.self)?(picture.pix, Float(factor), Float(factor)))
  }

  /// The picture as if its paper were evenly lit.
  func evenlyLit(_ picture: Picture) -> Picture? {
    // Tiles of 16 × 24 pixels, of which 80 brighter than 60 make a background of 200.
    owned(
      symbol("pixBackgroundNorm", as: Norm.self)?(
        picture.pix, nil, nil, 16, 24, 60, 80, 200, 2, 1))
  }

  /// Degrees clockwise by which ink has to be turned for its lines to lie level, up to twelve; nil where
  /// no angle stands out.
  func slant(of ink: Picture) -> Double? {
    typealias Find =
      @convention(c) (
        Pix, UnsafeMutablePointer<Float>, UnsafeMutablePointer<Float>, Int32, Int32, Float, Float,
        Float
      ) -> Int32
    var (angle, sureness) = (Float(0), Float(0))
    // The sweep is made in a picture of half the size, or a quarter where that is large enough.
    let sweep: Int32 = max(width(ink), height(ink)) > 2_000 ? 4 : 2
    guard let find = symbol("pixFindSkewSweepAndSearch", as: Find.self),
      find(ink.pix, &angle, &sureness, sweep, sweep / 2, 12, 1, 0.02) == 0, sureness >= 2
    else { return nil }
    return Double(angle)
  }

  /// The picture turned clockwise by a few degrees, on white.
  func rotated(_ picture: Picture, by degrees: Double) -> Picture? {
    typealias Rotate = @convention(c) (Pix, Float, Int32, Int32, Int32, Int32) -> Pix
    // 1: by the areas that pixels cover; 1: white comes in.
    return owned(
      symbol("pixRotate", as: Rotate.self)?(
        picture.pix, Float(degrees * .pi / 180), 1, 1, Int32(width(picture)),
        Int32(height(picture))))
  }

  /// The picture with paper of white and ink of black, out of paper of 200.
  func stretched(_ picture: Picture) -> Picture? {
    typealias Map = @convention(c) (Pix, Pix, Float, Int32, Int32) -> Pix
    return owned(symbol("pixGammaTRC", as: Map.self)?(nil, picture.pix, 1, 20, 190))
  }

  /// What is darker than its surroundings of `reach` pixels by `step` greys, as ink.
  func darker(in picture: Picture, reach: Int, step: Int) -> Picture? {
    typealias Blur = @convention(c) (Pix, Int32, Int32) -> Pix
    typealias Threshold = @convention(c) (Pix, Int32) -> Pix
    guard
      let around = owned(
        symbol("pixBlockconv", as: Blur.self)?(picture.pix, Int32(reach), Int32(reach))),
      let depth = combined("pixSubtractGray", around, picture),
      let paper = owned(
        symbol("pixThresholdToBinary", as: Threshold.self)?(depth.pix, Int32(step)))
    else { return nil }
    return inverted(paper)
  }

  /// The picture with black for white.
  func inverted(_ picture: Picture) -> Picture? {
    typealias Invert = @convention(c) (Pix, Pix) -> Pix
    return owned(symbol("pixInvert", as: Invert.self)?(nil, picture.pix))
  }

  /// The picture without specks of a pixel or two: each pixel as the middle one of those around it.
  func withoutSpecks(_ picture: Picture) -> Picture? {
    typealias Median = @convention(c) (Pix, Int32, Int32) -> Pix
    return owned(symbol("pixMedianFilter", as: Median.self)?(picture.pix, 3, 3))
  }

  /// Ink and paper, by Sauvola's local threshold.
  func ink(_ picture: Picture) -> Picture? {
    let window = max(7, min(width(picture), height(picture)) / 60)
    var result: Pix = nil
    // In tiles the sums of squares stay in memory that is at hand.
    let (across, down) = (max(1, width(picture) / Self.tile), max(1, height(picture) / Self.tile))
    guard let sauvola = symbol("pixSauvolaBinarizeTiled", as: Sauvola.self),
      sauvola(picture.pix, Int32(window), 0.34, Int32(across), Int32(down), nil, &result) == 0
    else { return nil }
    return owned(result)
  }

  /// `pixOpenCompBrick`, `pixDilateCompBrick`: morphology with a brick, long ones in two steps.
  func brick(_ name: String, _ picture: Picture, _ width: Int, _ height: Int) -> Picture? {
    typealias Brick = @convention(c) (Pix, Pix, Int32, Int32) -> Pix
    return owned(
      symbol(name, as: Brick.self)?(nil, picture.pix, Int32(width), Int32(height)))
  }

  /// `pixSubtract`, `pixOr`: two pictures of ink in one.
  func combined(_ name: String, _ one: Picture, _ other: Picture) -> Picture? {
    typealias Combine = @convention(c) (Pix, Pix, Pix) -> Pix
    return owned(symbol(name, as: Combine.self)?(nil, one.pix, other.pix))
  }

  /// Makes white what lies under the ink of a mask.
  func whiten(_ picture: Picture, under mask: Picture) -> Bool {
    typealias Paint = @convention(c) (Pix, Pix, UInt32) -> Int32
    return symbol("pixSetMasked", as: Paint.self)?(picture.pix, mask.pix, 255) == 0
  }

  /// Where the pieces of ink stand that are at least `smallest` pixels wide and high.
  func pieces(_ ink: Picture, smallest: Int) -> [Piece] {
    typealias Boxes = @convention(c) (Pix, Int32) -> Pix
    typealias Count = @convention(c) (Pix) -> Int32
    guard let boxes = symbol("pixConnCompBB", as: Boxes.self)?(ink.pix, 8),
      let count = symbol("boxaGetCount", as: Count.self)?(boxes),
      let geometry = symbol("boxaGetBoxGeometry", as: Geometry.self),
      let destroy = symbol("boxaDestroy", as: Free.self)
    else { return [] }
    var pieces: [Piece] = []
    var (left, top, width, height) = (Int32(0), Int32(0), Int32(0), Int32(0))
    for place in 0..<count where geometry(boxes, place, &left, &top, &width, &height) == 0 {
      guard width >= smallest, height >= smallest else { continue }
      pieces.append(
        Piece(left: Int(left), top: Int(top), width: Int(width), height: Int(height)))
    }
    var gone: OpaquePointer? = boxes
    destroy(&gone)
    return pieces
  }

  /// A piece of ink that hangs together, in pixels from the upper left corner.
  struct Piece {
    var left: Int
    var top: Int
    var width: Int
    var height: Int

    var right: Int { left + width }

    /// Whether it may be a letter by its size and shape.
    var isLetter: Bool {
      height >= 6 && width >= 2 && (0.15...1.6).contains(Double(width) / Double(height))
    }
  }
}
