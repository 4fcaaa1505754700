import Domain
import Foundation
import Labels
import Synchronization
import Testing

@testable import Labels

@Suite("Scanning a label with the programs of the system")
struct ScannerTests {
  /// Programs that answer as they are told and write down what they were asked.
  final class Machine: Sendable {
    private let asked = Mutex<[[String]]>([])
    let answers: [String: @Sendable ([String]) -> OutsidePrograms.Output]

    init(
      _ answers: [String: @Sendable ([String]) -> OutsidePrograms.Output],
      making made: [String] = [], cleans canClean: Bool = false, quarters: Int = 0,
      each seconds: Double = 0
    ) {
      self.quarters = quarters
      self.seconds = seconds
      self.answers = answers
      self.made = made
      self.canClean = canClean
    }

    var calls: [[String]] { asked.withLock { $0 } }

    var programs: OutsidePrograms {
      OutsidePrograms(
        run: { [self] name, arguments, _ in
          asked.withLock { $0.append([name] + arguments) }
          clock.withLock { $0 += seconds }
          return answers[name]?(arguments)
        }, uptime: { [self] in clock.withLock { $0 } },
        file: { path in Self.starts.keys.contains { path.hasSuffix($0) } ? path : nil },
        start: { path in
          Array((Self.starts.first { path.hasSuffix($0.key) }?.value ?? "").utf8)
        },
        scratch: { [self] in
          .init(path: "/s", files: { self.made }, discard: { self.discards.withLock { $0 += 1 } })
        },
        isLarge: { [self] _ in canClean && !made.isEmpty }, clean: { [self] _, _ in canClean },
        quarters: { [self] picture in picture.hasPrefix("/s/") ? 0 : quarters },
        turn: { [self] picture, quarters, _ in
          asked.withLock { $0.append(["turn", picture, "\(quarters)"]) }
          return true
        })
    }

    /// What files begin with, by their ending.
    static let starts = [".jpg": "", ".pdf": "%PDF-1.7", ".heic": "\0\0\0\u{18}ftypheic"]
    /// Files that the programs leave in the folder for a moment.
    let made: [String]
    let canClean: Bool
    /// What the camera says of the picture.
    let quarters: Int
    /// How long each program takes.
    let seconds: Double
    private let clock = Mutex(0.0)
    let discards = Mutex(0)
  }

  private static let label = DrawnLabel(
    style: .turkish, serving: 25, figures: LabelReaderTests.foods[0]
  ).tsv()

  private static func said(_ text: String, status: Int32 = 0, errors: String = "")
    -> OutsidePrograms.Output
  { .init(status: status, text: text, errors: errors) }

  private func scan(_ machine: Machine, _ path: String = "cips.jpg") async throws -> Product {
    try await LabelScanner(programs: machine.programs).product(at: path, now: .distantPast)
  }

  private func failure(_ machine: Machine, _ path: String = "cips.jpg") async throws
    -> ProductFailure
  {
    try await #require(throws: ProductFailure.self) { _ = try await scan(machine, path) }
  }

  @Test("Label and barcode of one picture make one product")
  func both() async throws {
    let machine = Machine([
      "tesseract": { _ in Self.said(Self.label) }, "zbarimg": { _ in Self.said("8690000000005\n") },
    ])
    let product = try await scan(machine)
    #expect(product.per100[.carbs] == 51.5 && product.barcode == "8690000000005")
    #expect(
      machine.calls.first { $0[0] == "tesseract" } == [
        "tesseract", "cips.jpg", "stdout", "-l", "tur", "--psm", "6", "tsv",
      ])
    #expect(machine.calls.count { $0[0] == "zbarimg" } == 1)
  }

  @Test("Two barcodes, or one whose check digit is wrong, are none")
  func doubtfulBarcodes() async throws {
    for codes in ["8690000000005\n0042500007745\n", "8690000000004\n", ""] {
      let machine = Machine([
        "tesseract": { _ in Self.said(Self.label) }, "zbarimg": { _ in Self.said(codes) },
      ])
      #expect(try await scan(machine).barcode == nil)
    }
  }

  @Test("A picture of a barcode alone tells its digits and what can be done with them")
  func barcodeAlone() async throws {
    let machine = Machine([
      "tesseract": { _ in Self.said("") }, "zbarimg": { _ in Self.said("8690000000005\n") },
    ])
    let failure = try await failure(machine)
    #expect(failure.kind == .barcodeAlone && failure.barcode == "8690000000005")
    #expect(failure.message.contains("8690000000005") && failure.message.contains("arayayım mı"))
  }

  @Test("What is missing is said with the command that brings it")
  func missing() async throws {
    let none = try await failure(Machine([:]))
    #expect(none.kind == .toolMissing && none.message.contains("sudo apt install tesseract-ocr"))
    let machine = Machine([
      "tesseract": { _ in
        Self.said("", status: 1, errors: "Error opening data file tur.traineddata\n")
      }
    ])
    let language = try await failure(machine)
    #expect(language.message.contains("tesseract-ocr-tur"))
  }

  @Test("Without the Turkish data the English one is used")
  func english() async throws {
    let machine = Machine([
      "tesseract": { arguments in
        arguments.contains("eng")
          ? Self.said(Self.label)
          : Self.said("", status: 1, errors: "Failed loading language 'tur'")
      }
    ])
    #expect(try await scan(machine).per100[.carbs] == 51.5)
  }

  @Test("Where no table is seen the words are looked for anywhere, each way once")
  func secondLayout() async throws {
    let machine = Machine([
      "tesseract": { arguments in Self.said(arguments.contains("11") ? Self.label : "") }
    ])
    #expect(try await scan(machine).per100[.carbs] == 51.5)
    let blank = Machine(["tesseract": { _ in Self.said("") }])
    #expect(try await failure(blank).message.hasPrefix("Etiket okunamadı"))
    #expect(blank.calls.count { $0[0] == "tesseract" && $0[1] == "cips.jpg" } == 4)
  }

  @Test("A file that is not there, and one that is no picture, are told apart")
  func files() async throws {
    let machine = Machine([
      "tesseract": { _ in Self.said("", status: 1, errors: "Error during processing.\n") }
    ])
    #expect(try await failure(machine, "yok.txt").kind == .noFile)
    #expect(try await failure(machine).message.contains("Resim açılamadı"))
  }

  @Test(
    "A dropped file's path is understood",
    arguments: [
      ("'/a b/cips.jpg'", "/a b/cips.jpg"), ("/a\\ b/cips.jpg ", "/a b/cips.jpg"),
      ("file:///a/cips.jpg\n", "/a/cips.jpg"),
      ("file:///a/%C3%A7ikolata%20etiketi.png", "/a/çikolata etiketi.png"),
      ("/a/100%25.png", "/a/100%25.png"),
      ("\"cips.jpg\"", "cips.jpg"),
    ])
  func paths(said: String, path: String) {
    #expect(LabelScanner.cleaned(said) == path)
  }

  @Test("The cleaned picture is read before the photo itself")
  func cleaned() async throws {
    let machine = Machine(
      ["tesseract": { Self.said($0[0] == "/s/temiz.tif" ? Self.label : "") }], cleans: true)
    #expect(try await scan(machine).per100[.carbs] == 51.5)
    #expect(machine.calls.first { $0[0] == "tesseract" }?[1] == "/s/temiz.tif")
    #expect(machine.discards.withLock { $0 } == 1)
  }

  @Test(
    "The pages of a PDF are read until one has a label; without the program for it that is said")
  func pages() async throws {
    let machine = Machine(
      [
        "pdftoppm": { _ in Self.said("") },
        "tesseract": { Self.said($0[0] == "/s/sayfa-2.png" ? Self.label : "") },
      ], making: ["sayfa-1.png", "sayfa-2.png"])
    let product = try await scan(machine, "kutu.pdf")
    #expect(product.per100[.carbs] == 51.5)
    #expect(product.warnings.contains { $0.contains("2 sayfasından 2. sayfadaki") })
    #expect(machine.calls.first?.last == "/s/sayfa")
    let none = try await failure(Machine([:]), "kutu.pdf")
    #expect(none.kind == .toolMissing && none.message.contains("poppler-utils"))
    let broken = Machine(["pdftoppm": { _ in Self.said("", status: 1) }])
    #expect(try await failure(broken, "kutu.pdf").message.contains("PDF açılamadı"))
  }

  @Test("A phone's photo goes through the first converter that can open it")
  func phonePhotos() async throws {
    let machine = Machine(
      [
        "heif-convert": { _ in Self.said("", status: 1) }, "ffmpeg": { _ in Self.said("") },
        "tesseract": { Self.said($0[0] == "/s/foto.png" ? Self.label : "") },
      ], making: ["foto.png"])
    #expect(try await scan(machine, "cips.heic").per100[.carbs] == 51.5)
    let none = try await failure(Machine([:]), "cips.heic")
    #expect(none.kind == .toolMissing && none.message.contains("libheif-examples"))
    let broken = Machine(["magick": { _ in Self.said("", status: 1) }])
    #expect(try await failure(broken, "cips.heic").message.contains("çevrilemedi"))
  }

  @Test("A photo is turned as its camera says, before it is read")
  func camera() async throws {
    let machine = Machine(["tesseract": { _ in Self.said(Self.label) }], quarters: 1)
    #expect(try await scan(machine).per100[.carbs] == 51.5)
    let calls = machine.calls.filter { $0[0] != "zbarimg" }
    #expect(calls.first == ["turn", "cips.jpg", "1"])
    #expect(calls[1][1] == "/s/donuk-1-cips.jpg.tif")
  }

  @Test("A picture on which hardly a word is found is tried on its sides and on its head")
  func turned() async throws {
    let machine = Machine([
      "tesseract": { Self.said($0[0] == "/s/donuk-2-cips.jpg.tif" ? Self.label : "") }
    ])
    #expect(try await scan(machine).per100[.carbs] == 51.5)
    #expect(machine.calls.filter { $0[0] == "turn" }.map(\.last) == ["1", "3", "2"])
  }

  @Test("Half a minute of tesseract is the most, and what it has not read by then is said")
  func timeLimit() async throws {
    let machine = Machine(["tesseract": { _ in Self.said("", status: -1) }], cleans: true, each: 20)
    let failure = try await failure(machine)
    #expect(failure.message.contains("yarım dakika"))
    #expect(machine.calls.count { $0[0] == "tesseract" } <= 2)
  }

  @Test("Whoever stops a scan stops the looks that are under way, and no other begins")
  func stopped() async {
    let (looks, begun) = AsyncStream<Void>.makeStream()
    let machine = Machine([:], making: ["x"], cleans: true)
    var programs = machine.programs
    let calls = Mutex(0)
    programs.run = { name, _, _ in
      guard name == "tesseract" else { return nil }
      calls.withLock { $0 += 1 }
      begun.yield()
      // As long as it is wanted.
      let (held, _) = AsyncStream<Void>.makeStream()
      for await _ in held {}
      return Self.said("", status: -1)
    }
    let scan = Task { [programs] in
      try await LabelScanner(programs: programs).product(at: "cips.jpg", now: .distantPast)
    }
    var waiting = 2
    for await _ in looks {
      waiting -= 1
      if waiting == 0 { break }
    }
    scan.cancel()
    await #expect(throws: ProductFailure.self) { _ = try await scan.value }
    #expect(calls.withLock { $0 } == 2)
  }

  @Test("Of a large photo the cleaned picture is read, in two ways at once")
  func large() async throws {
    let machine = Machine(
      ["tesseract": { _ in Self.said(Self.label) }], making: ["x"], cleans: true)
    #expect(try await scan(machine).per100[.carbs] == 51.5)
    let looks = machine.calls.filter { $0[0] == "tesseract" }
    #expect(looks.allSatisfy { $0[1] == "/s/temiz.tif" } && (1...2).contains(looks.count))
    let other = Machine(
      ["tesseract": { Self.said($0.contains("11") ? Self.label : "") }], making: ["x"],
      cleans: true)
    #expect(try await scan(other).per100[.carbs] == 51.5)
    #expect(other.calls.count { $0[1] == "/s/temiz.tif" } == 2)
  }
}
