import Labels
import LanguageModels
import Terminal

/// A kept picture on the terminal that there is: by its own protocol, else by chafa's letters.
struct ShownPicture {
  /// A variable of the environment.
  let variable: (String) -> String?

  /// What draws a picture file; nil where nothing here can.
  func rendered(_ path: String) async -> String? {
    var environment: [String: String] = [:]
    for name in ["TERM", "TERM_PROGRAM", "KITTY_WINDOW_ID", "TMUX", "NO_COLOR"] {
      environment[name] = variable(name)
    }
    guard let way = TerminalPicture.Way(environment: environment) else { return nil }
    switch way {
    case .kitty: return Self.png(of: path).map(TerminalPicture.kitty)
    case .iTerm: return (try? Disk.bytes(path)).map(TerminalPicture.iTerm)
    case .sixel: return await chafa(path, "sixels")
    case .symbols: return await chafa(path, "symbols")
    }
  }

  private func chafa(_ path: String, _ format: String) async -> String? {
    let programs = LivePrograms(path: variable("PATH") ?? "", patience: 10)
    let size = "\(TerminalPicture.columns)x\(TerminalPicture.columns / 2)"
    let drawn = await programs.run(
      "chafa", ["--animate", "off", "--size", size, "--format", format, "--", path])
    return drawn.flatMap { $0.status == 0 && !$0.text.isEmpty ? $0.text + "\n" : nil }
  }

  private static func png(of path: String) -> [UInt8]? {
    guard let bytes = try? Disk.bytes(path) else { return nil }
    if MediaFile(sniffing: bytes)?.mime == "image/png" { return bytes }
    return LightPicture.through(path) { library, picture, result in
      library.writePNG(picture, to: result)
    }
  }
}
