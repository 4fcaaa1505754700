import Domain
import Foundation
import Testing

@testable import balli

@Suite("The built program", .serialized)
struct ProgramTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var arguments: [String] = []
    var input: [UInt8] = []
    var environment: [String: String] = [:]
    var code: Int32
    var errors: String = ""

    init(
      _ name: String, _ arguments: [String] = [], input: String = "",
      environment: [String: String] = [:], code: Int32, errors: String = ""
    ) {
      testDescription = name
      self.arguments = arguments
      self.input = Array(input.utf8)
      self.environment = environment
      self.code = code
      self.errors = errors
    }
  }

  static let cases: [Case] = [
    Case("version", ["--version"], code: 0),
    Case("help", ["--yardım"], code: 0),
    Case("help of a command", ["yardim", "dışa-aktar"], code: 0),
    Case("empty input", code: 0, errors: "Girdi boş"),
    Case("an unknown command", ["sohbtler"], code: 64, errors: "balli sohbetler?"),
    Case("a missing text", ["sor"], code: 64, errors: "METİN eksik"),
    Case("an empty text", ["sor", ""], code: 64, errors: "METİN eksik"),
    Case("a missing value", ["--profil"], code: 64, errors: "--profil AD"),
    Case("a NUL byte", input: "a\u{0}b\n", code: 65, errors: "NUL"),
    Case("a thread that is not there", ["--sohbet", "5", "sor", "a"], code: 66, errors: "“5”"),
    Case("an export of nothing", ["dışa-aktar"], code: 66, errors: "Henüz bir sohbet yok"),
    Case("a profile that is not there", ["profil", "kullan", "x"], code: 66, errors: "“x”"),
    Case(
      "a bad clock", ["sor", "a"], environment: ["BALLI_NOW": "yarın"], code: 78,
      errors: "BALLI_NOW"),
    Case(
      "a clock without an offset or hour", ["sor", "a"], environment: ["BALLI_NOW": "2026-01-01"],
      code: 78, errors: "BALLI_NOW"),
    Case(
      "a bad clock does not matter to help", ["--help"], environment: ["BALLI_NOW": "yarın"],
      code: 0),
    Case(
      "a service without a key", ["--model", "openai:x", "sor", "a"], code: 78,
      errors: "balli model anahtar openai"),
    Case(
      "a service without a key from outside", ["sor", "a"],
      environment: ["BALLI_MODEL": "gemini:x"],
      code: 78, errors: "balli model anahtar gemini"),
    Case(
      "a place where nothing can be kept", ["sor", "a"],
      environment: ["BALLI_HOME": "/proc/balli"], code: 74, errors: "/proc/balli"),
    Case("the first failure's code", input: "a\u{0}\n/olmayan\n/durum\n", code: 65, errors: "NUL"),
  ]

  @Test("Exit codes are those of the contract", arguments: cases)
  func codes(_ item: Case) throws {
    let outcome = try BuiltProgram.run(
      item.arguments, input: item.input, environment: item.environment)
    #expect(outcome.code == item.code, "\(outcome.errors)")
    if item.errors.isEmpty {
      #expect(outcome.errors == "")
    } else {
      #expect(outcome.errors.contains(item.errors), "\(outcome.errors)")
    }
  }

  @Test("A bad line is named and the next one answered")
  func badEncoding() throws {
    let outcome = try BuiltProgram.run(["--json"], input: [0xFF, 10] + Array("merhaba\n".utf8))
    #expect(outcome.code == 65)
    let types = try outcome.out.split(separator: "\n").map {
      try JSON(reading: String($0))["type"]?.string
    }
    #expect(types.first == "error")
    #expect(types.contains("assistant"))
  }

  @Test("The person's files are for their eyes only")
  func modes() throws {
    let home = BuiltProgram.temporaryHome()
    defer { try? FileManager.default.removeItem(atPath: home) }
    #expect(try BuiltProgram.run(["sor", "merhaba"], in: home).code == 0)
    #expect(try BuiltProgram.run(["dışa-aktar", "--çıktı", home + "/a.md"], in: home).code == 0)
    #expect(try BuiltProgram.run(["profil", "yeni", "Ayşe"], in: home).code == 0)
    #expect(try BuiltProgram.run(["PROFİL", "KULLAN", "AYSE"], in: home).code == 0)
    #expect(try BuiltProgram.run(["profil"], in: home).out.contains("* Ayşe"))
    let files = FileManager.default.enumerator(atPath: home)?.compactMap { $0 as? String } ?? []
    #expect(files.count >= 4)
    for file in files + [""] {
      let attributes = try FileManager.default.attributesOfItem(atPath: home + "/" + file)
      let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
      #expect(mode & 0o077 == 0, "\(file) \(String(mode, radix: 8))")
    }
  }

  @Test("The self-check is content with a fresh home")
  func doctor() throws {
    let outcome = try BuiltProgram.run(["DOKTOR"])
    #expect(outcome.code == 0, "\(outcome.out)")
    #expect(!outcome.out.contains("✗"))
  }

  @Test("A message is answered while the input stays open")
  func streaming() throws {
    let home = BuiltProgram.temporaryHome()
    defer { try? FileManager.default.removeItem(atPath: home) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltProgram.path)
    process.arguments = ["--json"]
    process.environment = ["BALLI_HOME": home]
    let (input, out) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = out
    try process.run()
    input.fileHandleForWriting.write(Data("merhaba\n".utf8))
    var said = Data()
    while !String(decoding: said, as: UTF8.self).contains("\"assistant\"") {
      let piece = out.fileHandleForReading.availableData
      try #require(!piece.isEmpty)
      said += piece
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("A reader that goes away ends the program quietly")
  func closedReader() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let lines = String(repeating: "merhaba\\n", count: 200)
    process.arguments = [
      "-c", "printf '\(lines)' | (\"$0\"; echo \"kod $?\" >&2) | head -1", BuiltProgram.path,
    ]
    let home = BuiltProgram.temporaryHome()
    defer { try? FileManager.default.removeItem(atPath: home) }
    process.environment = ["BALLI_HOME": home, "PATH": "/usr/bin:/bin"]
    let errors = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let complained = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(complained == "kod 0\n")
  }
}
