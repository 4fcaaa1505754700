/// A form as `multipart/form-data`, the way in which files are sent.
struct MultipartForm {
  private var parts: [(head: String, bytes: [UInt8])] = []

  mutating func add(_ name: String, _ value: String) {
    parts.append(("Content-Disposition: form-data; name=\"\(name)\"", Array(value.utf8)))
  }

  mutating func add(_ name: String, _ file: MediaFile, called fileName: String) {
    let head =
      "Content-Disposition: form-data; name=\"\(name)\"; filename=\"\(fileName)\"\r\n"
      + "Content-Type: \(file.mime)"
    parts.append((head, file.bytes))
  }

  /// The body and the value of its `Content-Type`, the same for the same parts.
  func encoded() -> (type: String, body: [UInt8]) {
    let boundary = boundary()
    var body: [UInt8] = []
    for part in parts {
      body += Array("--\(boundary)\r\n\(part.head)\r\n\r\n".utf8)
      body += part.bytes
      body += Array("\r\n".utf8)
    }
    body += Array("--\(boundary)--\r\n".utf8)
    return ("multipart/form-data; boundary=\(boundary)", body)
  }

  /// A line that stands in none of the parts.
  private func boundary() -> String {
    var number = 1
    while parts.contains(where: { holds("--balli-form-\(number)", in: $0.bytes) }) { number += 1 }
    return "balli-form-\(number)"
  }

  private func holds(_ text: String, in bytes: [UInt8]) -> Bool {
    let sought = Array(text.utf8)
    var start = bytes.startIndex
    while let place = bytes[start...].firstIndex(of: UInt8(ascii: "-")) {
      if bytes[place...].starts(with: sought) { return true }
      start = place + 1
    }
    return false
  }
}
