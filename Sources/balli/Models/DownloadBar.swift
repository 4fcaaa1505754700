import Domain
import Terminal
import Turkish

/// The line that shows how far a download is.
///
///     DownloadBar(name: "qwen3:4b").line(FetchedBytes(done: …, total: …), seconds: 3)
///     // qwen3:4b ████░░░░ %42 · 1,1 / 2,6 GB · 12,3 MB/sn · kalan 2 dk
struct DownloadBar {
  let name: String
  /// What was here before the download went on, once it is known.
  private var beginning: Int?

  init(name: String) { self.name = name }

  /// The line after so many seconds.
  mutating func line(_ fetched: FetchedBytes, seconds: Double) -> String {
    guard let done = fetched.done else { return name + " · " + (fetched.step ?? "…") }
    let first = beginning ?? done
    beginning = first
    var parts: [String] = []
    if let total = fetched.total, total > 0 {
      let share = min(100, Int(Double(done) / Double(total) * 100))
      let bar = Bar(value: Double(done), target: Double(total), width: 16).text()
      parts.append("\(name) \(bar) %\(share)")
      parts.append("\(NumberText.fileSize(done)) / \(NumberText.fileSize(total))")
    } else {
      parts += [name, NumberText.fileSize(done)]
    }
    if let step = fetched.step { return (parts + [step]).joined(separator: " · ") }
    let speed = seconds > 0.5 ? Double(done - first) / seconds : 0
    guard speed > 0 else { return parts.joined(separator: " · ") }
    parts.append(NumberText.fileSize(Int(speed)) + "/sn")
    if let total = fetched.total, total > done {
      parts.append("kalan " + Self.time(Double(total - done) / speed))
    }
    return parts.joined(separator: " · ")
  }

  private static func time(_ seconds: Double) -> String {
    if seconds < 90 { return "\(Int(seconds.rounded(.up))) sn" }
    if seconds < 5400 { return "\(Int((seconds / 60).rounded(.up))) dk" }
    return NumberText.plain(min(seconds, 1e9) / 3600) + " sa"
  }
}
