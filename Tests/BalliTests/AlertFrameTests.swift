import Testing

@testable import balli

@Suite("An alert on the screen")
struct AlertFrameTests {
  @Test("What follows the steps is no part of the last one")
  func parted() {
    let text = "Şunu yapın:\n1. Ölçün.\n2. Şeker alın.\nDüzelmiyorsanız 112'yi arayın."
    #expect(
      ScreenPresenter.parted(text)
        == "Şunu yapın:\n1. Ölçün.\n2. Şeker alın.\n\nDüzelmiyorsanız 112'yi arayın.")
  }

  @Test(
    "A step that goes on, and one that stands apart, stay as they are",
    arguments: [
      "1. Ölçün.\n   Yineleyin.", "1. Ölçün.\n\nBekleyin.", "Bekleyin.\nArayın.",
    ])
  func kept(_ text: String) { #expect(ScreenPresenter.parted(text) == text) }
}
