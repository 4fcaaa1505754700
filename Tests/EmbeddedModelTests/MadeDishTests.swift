import Domain
import Testing

@testable import EmbeddedModel

@Suite("Foods that were put in, taken away, or only there")
struct MadeDishTests {
  private func items(_ text: String) -> [String] { Engine.calls(text).flatMap(\.items) }

  @Test(
    "What a dish was made of is not eaten besides",
    arguments: [
      ("kek yaptım 3 yumurta 2 bardak un, bir dilimini tattım", ["1 dilim kek"]),
      ("kurabiye yaptım 200 gr un 100 gr şeker, 2 tane yedim", ["2 adet kurabiye"]),
      ("poğaça yoğurdum 1 kg unla, üç tanesini yedim", ["3 adet poğaça"]),
    ])
  func ingredients(_ text: String, _ expected: [String]) {
    #expect(items(text) == expected, "\(Engine.signature(text))")
  }

  @Test(
    "What was there, or what somebody took away, is not what the writer ate",
    arguments: [
      ("kahvaltıda omlet vardı ben simit yedim", ["simit"]),
      ("menemen vardı ama ben peynirle geçiştirdim", ["peynir"]),
      ("tabağımdaki köfteyi oğlan kaptı, 2 dilim ekmek yedim", ["ekmek"]),
    ])
  func others(_ text: String, _ expected: [String]) {
    #expect(Engine.calls(text).flatMap(\.itemNames) == expected, "\(Engine.signature(text))")
  }

  @Test(
    "What was there and nothing set against it was eaten",
    arguments: [
      ("börek vardı, ben 2 dilim yedim, çay içtim", ["börek", "çay"]),
      ("kahvaltıda 2 yumurta vardı", ["yumurta"]),
      ("kahvaltıda omlet vardı, bir de simit yedim", ["omlet", "simit"]),
    ])
  func eaten(_ text: String, _ expected: [String]) {
    #expect(Engine.calls(text).flatMap(\.itemNames) == expected, "\(Engine.signature(text))")
  }
}
