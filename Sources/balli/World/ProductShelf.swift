import Domain
import Foundation

/// Answers about products, kept as files in the cache folder: the same barcode is asked for once a week.
///
/// What cannot be read or written is as good as not there; a cache that is lost costs a question.
struct ProductShelf: Sendable {
  /// The folder; made with the first answer.
  let folder: String
  var read: @Sendable (_ path: String) -> String? = { try? Disk.read($0) }
  var write: @Sendable (_ text: String, _ path: String) -> Void = { try? Disk.write($0, to: $1) }

  var cache: AnswerCache {
    AnswerCache(load: { load($0) }, save: { save($0, $1, $2) })
  }

  func load(_ key: String) -> (at: Date, body: [UInt8])? {
    guard let text = read(path(of: key)) else { return nil }
    let lines = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3, let seconds = Double(lines[0]), lines[1] == key else { return nil }
    return (Date(timeIntervalSince1970: seconds), Array(lines[2].utf8))
  }

  /// When it came, what was asked, what was said; the question tells two keys of one name apart.
  func save(_ key: String, _ at: Date, _ body: [UInt8]) {
    guard !key.contains("\n"), let said = String(validating: body, as: UTF8.self) else { return }
    write("\(at.timeIntervalSince1970)\n\(key)\n\(said)", path(of: key))
  }

  /// FNV-1a of the key: any key is a good file name then.
  private func path(of key: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "\(folder)/\(String(hash, radix: 16)).json"
  }
}
