/// Makes a photo of a label easier to read: evenly lit, without rulings, in letters of a good height.
///
/// On the photos at hand this reads one label of seven that the photo itself does not give.
struct CleanPicture {
  let library: Leptonica

  /// Pixels of the longer side at most: beyond it a photo only costs time.
  static let longest = 3_200
  /// Pixels of a picture that is opened at all; a small file can claim to be endless.
  static let mostPixels = 80_000_000
  /// Pixels in which tesseract reads capitals best.
  private static let letters = 30.0
  /// Letters by which the usual height is not told yet.
  private static let fewLetters = 20
  /// How much longer a line has to be that is hardly darker than its paper: blurred letters run together.
  private static let paler = 3

  /// Writes the cleaned picture of `path` to `result`; false where it cannot be made.
  func write(_ path: String, to result: String) -> Bool {
    guard let size = library.size(of: path), size.width * size.height <= Self.mostPixels,
      let cleaned = cleaned(path, longer: max(size.width, size.height))
    else { return false }
    return library.write(cleaned, to: result)
  }

  /// Where the ink of a picture stands that was cleaned.
  func ink(of path: String) -> [Leptonica.Piece] {
    guard let page = library.grey(path), let ink = library.ink(page) else { return [] }
    return library.pieces(ink, smallest: 2)
  }

  /// Writes the picture of `path`, turned clockwise by so many quarters, to `result`.
  func turn(_ path: String, by quarters: Int, to result: String) -> Bool {
    guard let size = library.size(of: path), size.width * size.height <= Self.mostPixels,
      let picture = library.grey(path), let turned = library.turned(picture, by: quarters)
    else { return false }
    return library.write(turned, to: result)
  }

  private func cleaned(_ path: String, longer: Int) -> Leptonica.Picture? {
    guard let photo = library.grey(path),
      let small = library.scaled(photo, by: factor(photo, longer))
    else { return nil }
    let grey = darkOnLight(small)
    var page = library.evenlyLit(grey) ?? grey
    guard var ink = library.ink(page) else { return page }
    if let slant = library.slant(of: ink), abs(slant) > 0.2,
      let level = library.rotated(page, by: slant)
    {
      page = level
      ink = library.ink(page) ?? ink
    }
    var pieces = library.pieces(ink, smallest: 1)
    if Self.areSpecks(pieces), let calm = library.withoutSpecks(page) {
      page = calm
      ink = library.ink(page) ?? ink
      pieces = library.pieces(ink, smallest: 1)
    }
    if let level = levelled(page, pieces) {
      page = level
      ink = library.ink(page) ?? ink
      pieces = library.pieces(ink, smallest: 1)
    }
    var height = Self.letterHeight(pieces)
    if height.count > Self.fewLetters, height.usual < 14, let larger = library.scaled(page, by: 2) {
      page = larger
      ink = library.ink(page) ?? ink
      height.usual *= 2
      pieces = library.pieces(ink, smallest: 1)
    }
    // tesseract parts dark from light at one grey: the white of rulings that are gone must be the paper's.
    page = library.stretched(page) ?? page
    takeRulings(from: page, ink, pieces, height.usual)
    let factor = max(0.5, min(3, Self.letters / Double(max(height.usual, 1))))
    return abs(factor - 1) > 0.15 ? library.scaled(page, by: factor) ?? page : page
  }

  /// How large a photo is to be looked at: as far as its letters allow, every step costs as much as there
  /// are pixels.
  private func factor(_ photo: Leptonica.Picture, _ longer: Int) -> Double {
    let longest = min(1, Double(Self.longest) / Double(longer))
    let glance = longest / 2
    guard let small = library.scaled(photo, by: glance),
      let ink = library.darker(in: darkOnLight(small), reach: 17, step: 20)
    else { return longest }
    let height = Self.letterHeight(library.pieces(ink, smallest: 2))
    guard height.count > Self.fewLetters else { return longest }
    let fitting = Self.letters * glance / Double(max(height.usual, 1))
    return fitting < longest * 2 / 3 ? max(glance, fitting) : longest
  }

  /// The picture with its lines level, where they slant, fan out or bow.
  private func levelled(
    _ page: Leptonica.Picture, _ pieces: [Leptonica.Piece]
  ) -> Leptonica.Picture? {
    let (width, height) = (library.width(page), library.height(page))
    return LineShape(of: pieces, width: width, height: height).flatMap {
      library.levelled(page, from: $0)
    }
  }

  /// Makes the lines of a table white: drawn ones, pale ones, rows of dots.
  private func takeRulings(
    from page: Leptonica.Picture, _ ink: Leptonica.Picture, _ pieces: [Leptonica.Piece],
    _ letter: Int
  ) {
    library.whiten(page, under: DottedLines(among: pieces, letter: letter).marks)
    if let rulings = rulings(ink, letter) { _ = library.whiten(page, under: rulings) }
    guard let pale = library.darker(in: page, reach: 12, step: 14),
      let rulings = rulings(pale, letter, times: Self.paler)
    else { return }
    _ = library.whiten(page, under: rulings)
  }

  /// A picture whose print is light on dark, turned round.
  ///
  /// What is mostly dark is turned where more that looks like letters is lighter than what is around it
  /// than is darker.
  private func darkOnLight(_ grey: Leptonica.Picture) -> Leptonica.Picture {
    guard let small = library.scaled(grey, by: min(1, 1_000 / Double(library.width(grey)))),
      let mean = library.mean(small), mean < 128, let turned = library.inverted(small)
    else { return grey }
    func letters(_ picture: Leptonica.Picture) -> Int {
      guard let ink = library.darker(in: picture, reach: 17, step: 20) else { return 0 }
      return library.pieces(ink, smallest: 2).count(where: \.isLetter)
    }
    return letters(turned) > letters(small) ? library.inverted(grey) ?? grey : grey
  }

  /// Whether most pieces of ink are dust: then there is far more of it than there are letters.
  private static func areSpecks(_ pieces: [Leptonica.Piece]) -> Bool {
    let dust = pieces.count { $0.width <= 2 && $0.height <= 2 }
    return dust > 200 && dust > pieces.count(where: \.isLetter) * 3
  }

  private static func letterHeight(_ pieces: [Leptonica.Piece]) -> (usual: Int, count: Int) {
    let heights = pieces.filter(\.isLetter).map(\.height).sorted()
    return (heights.isEmpty ? 20 : heights[heights.count / 2], heights.count)
  }

  /// The lines of a table, longer than words are and thin; a little slant and waves are theirs.
  ///
  /// Pale ones are looked for so many `times` longer.
  private func rulings(
    _ ink: Leptonica.Picture, _ letter: Int, times: Int = 1
  ) -> Leptonica.Picture? {
    let (width, height) = (max(50, letter * 5) * times, max(45, letter * 7 / 2) * times)
    let thick = times == 1 ? letter : letter / 2
    let across = lines(ink, thick: (1, 3), long: (width, 1), fat: (1, thick))
    let down = lines(ink, thick: (3, 1), long: (1, height), fat: (thick, 1))
    guard let across, let down else { return across ?? down }
    return library.combined("pixOr", across, down)
  }

  private func lines(
    _ ink: Leptonica.Picture, thick: (Int, Int), long: (Int, Int), fat: (Int, Int)
  ) -> Leptonica.Picture? {
    func half(_ size: Int) -> Int { size == 1 ? 1 : max(8, size / 2) }
    guard let swollen = library.brick("pixDilateCompBrick", ink, thick.0, thick.1),
      let found = library.brick("pixOpenCompBrick", swollen, long.0, long.1),
      // What is as thick as letters is a picture, or ink that glare has run together.
      let areas = library.brick("pixOpenCompBrick", found, half(fat.0), half(fat.1)),
      let around = library.brick("pixDilateCompBrick", areas, 5, 5),
      let thin = library.combined("pixSubtract", found, around)
    else { return nil }
    return library.brick("pixDilateCompBrick", thin, 3, 3)
  }
}
