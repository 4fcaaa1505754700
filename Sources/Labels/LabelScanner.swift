package import Domain
package import Foundation

/// Reads the label on a picture with tesseract, and its barcode with zbarimg where that is there.
///
///     try await LabelScanner(programs: programs).product(at: "cips.jpg", now: now)
///
/// The picture stays on the machine. Looking at it takes half a minute at most.
package struct LabelScanner: Sendable {
  private let programs: OutsidePrograms

  package init(programs: OutsidePrograms) { self.programs = programs }

  /// The product whose label is on the picture, or on the first page that has one.
  package func product(
    at said: String, now: Date
  ) async throws(ProductFailure) -> Product {
    let path = Self.cleaned(said)
    guard let file = programs.file(path) else {
      throw ProductFailure(kind: .noFile, message: Texts.noFile(path))
    }
    try LabelLimits(programs: programs).check(file)
    let scratch = programs.scratch()
    defer { scratch?.discard() }
    let pictures = try await LabelPictures(programs: programs).all(of: file, in: scratch)
    let attempts = LabelAttempts(programs: programs, scratch: scratch, now: now)
    // The code of a single picture is looked for while its words are read.
    async let code = pictures.count == 1 ? barcode(of: pictures[0]) : nil
    var read: (product: Product, page: Int)?
    var failure = ProductFailure(kind: .unreadable, message: Texts.unreadable)
    for (page, picture) in pictures.enumerated() where read == nil {
      do throws(ProductFailure) {
        try LabelLimits(programs: programs).check(picture)
        read = (try await attempts.label(of: picture), page + 1)
      } catch {
        guard error.kind == .unreadable else { throw error }
        failure = error
      }
    }
    guard let read else {
      var digits = await code
      for picture in pictures where digits == nil && pictures.count > 1 {
        digits = await barcode(of: picture)
      }
      guard let digits else { throw failure }
      throw ProductFailure(
        kind: .barcodeAlone, message: Texts.barcodeAlone(digits), barcode: digits)
    }
    var found = read.product
    if pictures.count > 1 { found.warnings.append(Texts.otherPages(read.page, pictures.count)) }
    found.barcode = await code ?? found.barcode
    for picture in pictures where found.barcode == nil && pictures.count > 1 {
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
    if path.hasPrefix("file://") {
      path = path.dropFirst("file://".count)
      if let decoded = path.removingPercentEncoding { path = decoded[...] }
    }
    return path.split(separator: "\\ ", omittingEmptySubsequences: false).joined(separator: " ")
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
    guard let output = await programs.run("zbarimg", arguments, 10), output.status == 0 else {
      return nil
    }
    let codes = Set(
      output.text.split(whereSeparator: \.isNewline).compactMap {
        Barcode(String($0))?.digits
      })
    return codes.count == 1 ? codes.first : nil
  }
}
