package import Domain
package import struct Foundation.Date

/// Reads the label on a picture with tesseract, and its barcode with zbarimg where that is there.
///
///     try await LabelScanner(programs: programs).product(at: "cips.jpg", now: now)
///
/// The picture stays on the machine.
package struct LabelScanner: Sendable {
  private let programs: OutsidePrograms
  private let reader = LabelReader()

  package init(programs: OutsidePrograms) { self.programs = programs }

  /// The product whose label is on the picture, or on the first page that has one.
  package func product(
    at said: String, now: Date
  ) async throws(ProductFailure) -> Product {
    let path = Self.cleaned(said)
    guard let file = programs.file(path) else {
      throw ProductFailure(kind: .noFile, message: Texts.noFile(path))
    }
    let scratch = programs.scratch()
    defer { scratch?.discard() }
    let pictures = try await LabelPictures(programs: programs).all(of: file, in: scratch)
    var product: Product?
    var failure = ProductFailure(kind: .unreadable, message: Texts.unreadable)
    for picture in pictures where product == nil {
      do throws(ProductFailure) { product = try await label(of: picture, scratch, now) } catch {
        guard error.kind == .unreadable else { throw error }
        failure = error
      }
    }
    guard var found = product else { throw failure }
    for picture in pictures where found.barcode == nil {
      found.barcode = await barcode(of: picture)
    }
    return found
  }

  /// A path as a terminal gives a dropped file: in quotes, with escaped blanks, as an address.
  static func cleaned(_ said: String) -> String {
    var path = said.filter { $0 != "\n" && $0 != "\r" }[...]
    while path.first == " " { path = path.dropFirst() }
    while path.last == " " { path = path.dropLast() }
    for quote in ["'", "\""] where path.count > 1 && path.hasPrefix(quote) && path.hasSuffix(quote)
    {
      path = path.dropFirst().dropLast()
    }
    if path.hasPrefix("file://") { path = path.dropFirst("file://".count) }
    return path.split(separator: "\\ ", omittingEmptySubsequences: false).joined(separator: " ")
  }

  // MARK: The label

  /// A picture as it is or cleaned, and how tesseract is to see it: 6 a block of lines, 11 words
  /// anywhere on the page.
  ///
  /// On photos the first reads most, the others find what it has missed. Each costs as much again and
  /// is tried only while nothing is sure and no two readings agree.
  private static let ways = [
    (isCleaned: false, layout: "6"), (isCleaned: true, layout: "6"),
    (isCleaned: false, layout: "11"), (isCleaned: true, layout: "11"),
  ]

  /// Letters of a large photo are too high to be read well, and cost the most time.
  private static let waysOfLarge = [
    (isCleaned: true, layout: "6"), (isCleaned: true, layout: "11"),
    (isCleaned: false, layout: "6"),
  ]

  private func label(
    of file: String, _ scratch: OutsidePrograms.Scratch?, _ now: Date
  ) async throws(ProductFailure) -> Product {
    var failure = ProductFailure(kind: .unreadable, message: Texts.unreadable)
    var readings: [Product] = []
    var clean: String??
    let isLarge = programs.isLarge(file)
    for way in isLarge ? Self.waysOfLarge : Self.ways {
      if way.isCleaned, clean == nil { clean = .some(await cleaned(file, scratch)) }
      guard let picture = way.isCleaned ? clean ?? nil : file else { continue }
      do throws(ProductFailure) {
        let words = LabelWord.words(tsv: try await tsv(of: picture, way.layout))
        readings.append(try reader.product(from: words, now: now))
      } catch {
        guard error.kind == .unreadable else { throw error }
        failure = error
      }
      if let choice = LabelChoice(readings), choice.isSettled { return choice.product }
    }
    guard let choice = LabelChoice(readings) else { throw failure }
    return choice.product
  }

  private func cleaned(
    _ file: String, _ scratch: OutsidePrograms.Scratch?
  ) async -> String? {
    guard let scratch else { return nil }
    let result = scratch.path + "/temiz.pnm"
    return await programs.clean(file, result) ? result : nil
  }

  private func tsv(of file: String, _ layout: String) async throws(ProductFailure) -> String {
    var errors = ""
    for languages in ["tur+eng", "eng"] {
      let arguments = [file, "stdout", "-l", languages, "--psm", layout, "tsv"]
      guard let output = await programs.run("tesseract", arguments) else {
        throw ProductFailure(kind: .toolMissing, message: Texts.noTesseract)
      }
      if output.status == 0 { return output.text }
      errors = output.errors
      // Without the Turkish data the figures can still be read; the words are known in English too.
      guard errors.contains("language") || errors.contains("traineddata") else { break }
    }
    if errors.contains("language") || errors.contains("traineddata") {
      throw ProductFailure(kind: .toolMissing, message: Texts.noLanguage)
    }
    let reason = errors.split(whereSeparator: \.isNewline).last.map(String.init) ?? "tesseract"
    throw ProductFailure(kind: .unreadable, message: Texts.failed(String(reason.prefix(120))))
  }

  // MARK: The barcode

  /// The one barcode on the picture; nil where there is none, or more than one.
  ///
  /// zbarimg also finds codes that are not there and whose check digit is right: two codes are none
  /// (notes/nutrition.md, 5).
  private func barcode(of file: String) async -> String? {
    let arguments = [
      "-q", "--nodbus", "--raw", "-Sdisable", "-Sean13.enable", "-Sean8.enable", "-Supca.enable",
      file,
    ]
    guard let output = await programs.run("zbarimg", arguments), output.status == 0 else {
      return nil
    }
    let codes = Set(
      output.text.split(whereSeparator: \.isNewline).compactMap {
        Barcode(String($0))?.digits
      })
    return codes.count == 1 ? codes.first : nil
  }
}
