import Domain
import Testing

@testable import balli

@Suite("The address that NCBI is told")
struct ContactMailTests {
  @Test("An address is taken as it is written", arguments: ["a@b.co", "ayse.k+ncbi@posta.com.tr"])
  func taken(text: String) throws {
    #expect(ContactMail.validated(text) == text)
    #expect(try SettingDefinition.named("e-posta").validated(text) == text)
  }

  @Test(
    "What is none is refused",
    arguments: [
      "", "a", "a@", "@b.co", "a@b", "a@.co", "a@b.", "a b@c.co", "a@b@c.co", "a@b.co&api_key=x",
      "a@b.co\n",
    ])
  func refused(text: String) {
    #expect(ContactMail.validated(text) == nil)
    #expect(throws: Failure.self) { try SettingDefinition.named("e-posta").validated(text) }
  }
}
