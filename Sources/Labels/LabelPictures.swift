import Domain

/// Pictures that tesseract can open, made of what a person sends: pages of a PDF, photos of a phone.
struct LabelPictures: Sendable {
  /// What a file is, by its first bytes.
  enum Kind: Sendable, Equatable {
    case ready, pdf, phone

    init(sniffing start: [UInt8]) {
      if start.starts(with: Array("%PDF".utf8)) {
        self = .pdf
      } else if start.count >= 12, start[4..<8].elementsEqual("ftyp".utf8),
        ["hei", "hev", "mif", "msf", "avi"].contains(
          String(decoding: start[8..<11], as: UTF8.self))
      {
        self = .phone
      } else {
        self = .ready
      }
    }
  }

  /// Pages of a document that are looked at.
  static let mostPages = 4

  /// How long a program may take that opens a file.
  static let patience = 60.0

  let programs: OutsidePrograms

  /// The pictures of a file, in their order; fails where no program opens it.
  func all(
    of file: String, in scratch: OutsidePrograms.Scratch?
  ) async throws(ProductFailure) -> [String] {
    let kind = Kind(sniffing: programs.start(file))
    guard kind != .ready else { return [file] }
    guard let scratch else {
      throw ProductFailure(kind: .unreadable, message: Texts.noScratch)
    }
    return kind == .pdf ? try await pages(of: file, scratch) : [try await photo(file, scratch)]
  }

  private func pages(
    of file: String, _ scratch: OutsidePrograms.Scratch
  ) async throws(ProductFailure) -> [String] {
    let pages = scratch.path + "/sayfa"
    let arguments = ["-r", "250", "-png", "-f", "1", "-l", String(Self.mostPages), file, pages]
    guard let output = await programs.run("pdftoppm", arguments, Self.patience) else {
      throw ProductFailure(kind: .toolMissing, message: Texts.noPDFReader)
    }
    let found = scratch.files().filter { $0.hasPrefix("sayfa") }.sorted()
    guard output.status == 0, !found.isEmpty else {
      throw ProductFailure(kind: .unreadable, message: Texts.brokenPDF)
    }
    return found.map { scratch.path + "/" + $0 }
  }

  /// Programs that turn a phone's photo into a PNG, with how they are asked.
  private static let converters: [(name: String, before: [String])] = [
    ("heif-dec", []), ("heif-convert", []), ("magick", []), ("convert", []),
    ("ffmpeg", ["-loglevel", "error", "-y", "-i"]),
  ]

  private func photo(
    _ file: String, _ scratch: OutsidePrograms.Scratch
  ) async throws(ProductFailure) -> String {
    let result = scratch.path + "/foto.png"
    var wasTried = false
    for converter in Self.converters {
      guard
        let output = await programs.run(
          converter.name, converter.before + [file, result], Self.patience)
      else { continue }
      wasTried = true
      if output.status == 0, scratch.files().contains("foto.png") { return result }
    }
    throw ProductFailure(
      kind: wasTried ? .unreadable : .toolMissing,
      message: wasTried ? Texts.brokenPhoto : Texts.noPhotoReader)
  }
}
