import Domain
import Foundation
import Testing

@testable import balli

@Suite("Remedies of a failure")
struct RemedyTests {
  struct Remedy: Sendable, CustomTestStringConvertible {
    var file: String
    var text: String
    var testDescription: String { "\(file): \(text)" }
  }

  /// The pieces of all texts for people that name a slash command in a sentence.
  static let all: [Remedy] = {
    let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/Sources"
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") && $0.contains("Texts") }.flatMap { name in
      let code = (try? String(contentsOfFile: root + "/" + name, encoding: .utf8)) ?? ""
      let pieces = code.split(separator: "\n").filter { !$0.contains("///") }
        .flatMap { $0.split(separator: "\"", omittingEmptySubsequences: false).enumerated() }
      return pieces.filter { $0.offset % 2 == 1 && $0.element.contains(#//(model|yeni|ayar) /#) }
        .map { Remedy(file: name, text: String($0.element)) }
    }
  }()

  @Test("There are remedies")
  func exist() { #expect(Self.all.count > 20) }

  @Test("None names a slash command to somebody who is not in the chat", arguments: all)
  @MainActor func reworded(_ remedy: Remedy) {
    let said = CommandLinePresenter.reworded(remedy.text)
    #expect(said != remedy.text)
    #expect(!said.contains(#//(model|yeni|ayar) /#))
    #expect(!said.contains("`"))
  }

  @Test("What is told by the way is reworded as an error is")
  @MainActor func events() async {
    let (out, errors) = (TextSink(), TextSink())
    let presenter = CommandLinePresenter(PlainPresenter(out: out, errors: errors))
    await presenter.show(.notice("Bağlamı /ayar ile büyütün."))
    await presenter.show(.error(code: "x", message: "Ya da /model ile.", isRetryable: false))
    #expect(errors.take() == "balli: Bağlamı balli ayar ile büyütün.\nballi: Ya da --model ile.\n")
  }

  @Test("What only looks like a command stays")
  @MainActor func paths() {
    for text in ["https://…/model ile", "balli model indir https://…/model.gguf", "1/model "] {
      #expect(CommandLinePresenter.reworded(text) == text)
    }
  }
}
