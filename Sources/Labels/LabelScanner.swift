package import Domain
package import struct Foundation.Date

/// Programs of the system that the scanner may start.
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

  /// Runs a program that is looked up on the PATH; nil where it is not there.
  package var run: @Sendable (_ name: String, _ arguments: [String]) async -> Output?
  /// The ordinary file that a person means by a path; nil where there is none.
  package var file: @Sendable (_ path: String) -> String?

  package init(
    run: @escaping @Sendable (String, [String]) async -> Output?,
    file: @escaping @Sendable (String) -> String?
  ) {
    self.run = run
    self.file = file
  }
}

/// Reads the label on a picture with tesseract, and its barcode with zbarimg where that is there.
///
///     try await LabelScanner(programs: programs).product(at: "cips.jpg", now: now)
///
/// The picture stays on the machine.
package struct LabelScanner: Sendable {
  private let programs: OutsidePrograms
  private let reader = LabelReader()

  package init(programs: OutsidePrograms) { self.programs = programs }

  /// The product whose label is on the picture.
  package func product(
    at said: String, now: Date
  ) async throws(ProductFailure) -> Product {
    let path = Self.cleaned(said)
    guard let file = programs.file(path) else {
      throw ProductFailure(kind: .noFile, message: Texts.noFile(path))
    }
    var product = try await label(of: file, now)
    product.barcode = await barcode(of: file)
    return product
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

  /// How tesseract is to see the page: a block of lines, then words anywhere on it.
  ///
  /// On 14 photos the first read most, the second found what the first had missed
  /// (notes/nutrition.md, 4.4). The second costs as much again and is tried only where the first failed.
  private static let layouts = ["6", "11"]

  private func label(of file: String, _ now: Date) async throws(ProductFailure) -> Product {
    var failure = ProductFailure(kind: .unreadable, message: Texts.unreadable)
    for layout in Self.layouts {
      let words = LabelWord.words(tsv: try await tsv(of: file, layout))
      do throws(ProductFailure) { return try reader.product(from: words, now: now) } catch {
        failure = error
      }
    }
    throw failure
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
