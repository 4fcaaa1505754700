/// What the scanner may use of the machine: its programs, and a folder for a moment.
package struct OutsidePrograms: Sendable {
  /// What a program wrote, and how it ended.
  package struct Output: Sendable, Equatable {
    package var status: Int32
    package var text: String
    package var errors: String

    package init(status: Int32, text: String, errors: String) {
      self.status = status
      self.text = text
      self.errors = errors
    }
  }

  /// How large a file is, and the picture in it.
  package struct Extent: Sendable {
    package var bytes: Int
    /// Nil where that cannot be told.
    package var pixels: Int?

    package init(bytes: Int, pixels: Int?) {
      (self.bytes, self.pixels) = (bytes, pixels)
    }
  }

  package typealias Run =
    @Sendable (_ name: String, _ arguments: [String], _ seconds: Double) async -> Output?

  /// A folder that only we can read, until it is discarded.
  package struct Scratch: Sendable {
    package var path: String
    /// Names of the files in it, in their order.
    package var files: @Sendable () -> [String]
    package var discard: @Sendable () -> Void

    package init(
      path: String, files: @escaping @Sendable () -> [String],
      discard: @escaping @Sendable () -> Void
    ) {
      self.path = path
      self.files = files
      self.discard = discard
    }
  }

  /// Runs a program that is looked up on the PATH, for so many seconds; nil where it is not there.
  ///
  /// One that is ended because its time is over has a status under 0.
  package var run: Run
  /// Seconds since some moment; they only ever grow.
  package var uptime: @Sendable () -> Double
  /// The ordinary file that a person means by a path; nil where there is none.
  package var file: @Sendable (_ path: String) -> String?
  /// The first bytes of a file.
  package var start: @Sendable (_ path: String) -> [UInt8]
  /// How large a file is; nil where that cannot be told.
  package var extent: @Sendable (_ path: String) -> Extent?
  /// Nil where no folder can be made.
  package var scratch: @Sendable () -> Scratch?
  /// Whether a picture is so large that the cleaned one is read first.
  package var isLarge: @Sendable (_ picture: String) -> Bool
  /// Writes a picture that is easier to read to `result`; false where that cannot be done here.
  package var clean: @Sendable (_ picture: String, _ result: String) async -> Bool
  /// Where the ink of a cleaned picture stands; empty where that cannot be told.
  package var ink: @Sendable (_ picture: String) async -> [InkPiece]
  /// Quarters clockwise by which a camera says that its picture is to be turned.
  package var quarters: @Sendable (_ picture: String) -> Int
  /// Writes a picture, turned clockwise by so many quarters, to `result`.
  package var turn: @Sendable (_ picture: String, _ quarters: Int, _ result: String) async -> Bool
  /// Writes a picture as a JPEG of at most 2,000 pixels without what the camera wrote into it (place,
  /// time); false where that cannot be done here.
  package var lighten: @Sendable (_ picture: String, _ result: String) async -> Bool

  package init(
    run: @escaping Run,
    uptime: @escaping @Sendable () -> Double = { 0 },
    file: @escaping @Sendable (String) -> String?,
    start: @escaping @Sendable (String) -> [UInt8] = { _ in [] },
    extent: @escaping @Sendable (String) -> Extent? = { _ in nil },
    scratch: @escaping @Sendable () -> Scratch? = { nil },
    isLarge: @escaping @Sendable (String) -> Bool = { _ in false },
    clean: @escaping @Sendable (String, String) async -> Bool = { _, _ in false },
    ink: @escaping @Sendable (String) async -> [InkPiece] = { _ in [] },
    quarters: @escaping @Sendable (String) -> Int = { _ in 0 },
    turn: @escaping @Sendable (String, Int, String) async -> Bool = { _, _, _ in false },
    lighten: @escaping @Sendable (String, String) async -> Bool = { _, _ in false }
  ) {
    self.uptime = uptime
    self.ink = ink
    self.quarters = quarters
    self.turn = turn
    self.lighten = lighten
    self.isLarge = isLarge
    self.run = run
    self.file = file
    self.start = start
    self.extent = extent
    self.scratch = scratch
    self.clean = clean
  }
}
