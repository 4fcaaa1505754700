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

    init(_ answers: [String: @Sendable ([String]) -> OutsidePrograms.Output]) {
      self.answers = answers
    }

    var calls: [[String]] { asked.withLock { $0 } }

    var programs: OutsidePrograms {
      OutsidePrograms(
        run: { [self] name, arguments in
          asked.withLock { $0.append([name] + arguments) }
          return answers[name]?(arguments)
        }, file: { $0.hasSuffix(".jpg") ? $0 : nil })
    }
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
      machine.calls.first == [
        "tesseract", "cips.jpg", "stdout", "-l", "tur+eng", "--psm", "6", "tsv",
      ])
    #expect(machine.calls.count == 2)
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

  @Test("Where no table is seen the words are looked for anywhere, once")
  func secondLayout() async throws {
    let machine = Machine([
      "tesseract": { arguments in Self.said(arguments.contains("11") ? Self.label : "") }
    ])
    #expect(try await scan(machine).per100[.carbs] == 51.5)
    let blank = Machine(["tesseract": { _ in Self.said("") }])
    #expect(try await failure(blank).message.hasPrefix("Etiket okunamadı"))
    #expect(blank.calls.count == 2)
  }

  @Test("A file that is not there, and one that is no picture, are told apart")
  func files() async throws {
    let machine = Machine([
      "tesseract": { _ in Self.said("", status: 1, errors: "Error during processing.\n") }
    ])
    #expect(try await failure(machine, "yok.txt").kind == .noFile)
    #expect(try await failure(machine).message.contains("Error during processing."))
  }

  @Test(
    "A dropped file's path is understood",
    arguments: [
      ("'/a b/cips.jpg'", "/a b/cips.jpg"), ("/a\\ b/cips.jpg ", "/a b/cips.jpg"),
      ("file:///a/cips.jpg\n", "/a/cips.jpg"), ("\"cips.jpg\"", "cips.jpg"),
    ])
  func paths(said: String, path: String) {
    #expect(LabelScanner.cleaned(said) == path)
  }
}
