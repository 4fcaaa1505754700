import Foundation
import Terminal
import Testing

@Suite("Pictures on terminals")
struct TerminalPictureTests {
  @Test(
    "A terminal gets pictures in its own way, and one without escape sequences none",
    arguments: [
      (["TERM": "xterm-kitty"], .kitty), (["TERM": "xterm", "KITTY_WINDOW_ID": "1"], .kitty),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iTerm),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iTerm), (["TERM": "foot"], .sixel),
      (["TERM": "xterm-sixel"], .sixel), (["TERM": "xterm-256color"], .symbols),
      (["TERM": "tmux-256color", "TERM_PROGRAM": "iTerm.app"], .symbols), (["TERM": "dumb"], nil),
      ([:], nil), (["TERM": "xterm-kitty", "NO_COLOR": "1"], nil),
    ] as [([String: String], TerminalPicture.Way?)])
  func ways(_ environment: [String: String], _ way: TerminalPicture.Way?) {
    #expect(TerminalPicture.Way(environment: environment) == way)
  }

  @Test(
    "kitty gets pieces of at most 4,096 letters that make the picture again",
    arguments: [3, 10_000])
  func kitty(_ size: Int) {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let parts = TerminalPicture.kitty(png: bytes).components(separatedBy: "\u{1B}\\").dropLast()
    var letters = ""
    for (place, part) in parts.enumerated() {
      let fields = part.components(separatedBy: ";")
      #expect(fields.count == 2 && fields[0].hasPrefix("\u{1B}_G") && fields[1].count <= 4_096)
      #expect(fields[0].hasSuffix("m=\(place == parts.count - 1 ? 0 : 1)"))
      #expect(fields[0].contains("a=T,f=100") == (place == 0))
      letters += fields[1]
    }
    #expect(Data(base64Encoded: letters).map { [UInt8]($0) } == bytes)
  }

  @Test("iTerm2 gets the whole picture with its size")
  func iTerm() {
    let text = TerminalPicture.iTerm([1, 2, 3])
    #expect(text.hasPrefix("\u{1B}]1337;File=inline=1;") && text.contains("size=3:AQID\u{7}"))
  }
}
