import Foundation

/// A picture as the escape sequences of a terminal that can show one.
///
///     TerminalPicture.Way(environment: ["TERM": "xterm-kitty"])  // .kitty
///
/// Writes nothing itself; a terminal that is not known to show pictures gets none from here.
package enum TerminalPicture {
  /// How a terminal takes pictures.
  package enum Way: Sendable, Equatable {
    case kitty, iTerm, sixel
    /// Coloured letters, by a program.
    case symbols

    /// By what a terminal says of itself; nil for one without escape sequences.
    ///
    /// Inside tmux and screen only letters come through.
    package init?(environment: [String: String]) {
      let term = environment["TERM"] ?? ""
      let program = environment["TERM_PROGRAM"] ?? ""
      guard !term.isEmpty, term != "dumb", (environment["NO_COLOR"] ?? "").isEmpty else {
        return nil
      }
      if term.hasPrefix("tmux") || term.hasPrefix("screen") || environment["TMUX"] != nil {
        self = .symbols
      } else if term.contains("kitty") || environment["KITTY_WINDOW_ID"] != nil
        || term.contains("ghostty") || program == "ghostty"
      {
        self = .kitty
      } else if ["iTerm.app", "WezTerm"].contains(program) {
        self = .iTerm
      } else if term.contains("sixel")
        || ["foot", "mlterm", "contour"].contains(where: term.hasPrefix)
      {
        self = .sixel
      } else {
        self = .symbols
      }
    }
  }

  /// Columns of a picture.
  package static let columns = 40

  /// A PNG by kitty's protocol: base64 in pieces of 4,096 letters.
  package static func kitty(png: [UInt8]) -> String {
    let letters = Array(Data(png).base64EncodedString().utf8)
    let pieces = stride(from: 0, to: letters.count, by: 4_096).map {
      String(decoding: letters[$0..<min($0 + 4_096, letters.count)], as: UTF8.self)
    }
    let lines = pieces.enumerated().map { number, piece in
      let head = number == 0 ? "a=T,f=100,c=\(columns)," : ""
      return "\u{1B}_G\(head)m=\(number == pieces.count - 1 ? 0 : 1);\(piece)\u{1B}\\"
    }
    return lines.joined() + "\n"
  }

  /// Any picture by iTerm2's protocol.
  package static func iTerm(_ bytes: [UInt8]) -> String {
    "\u{1B}]1337;File=inline=1;width=\(columns);preserveAspectRatio=1;size=\(bytes.count):"
      + Data(bytes).base64EncodedString() + "\u{7}\n"
  }
}
