package import Domain

/// How far a download is.
package struct PullProgress: Sendable, Equatable {
  /// What the server says it does: `pulling manifest`, `verifying sha256 digest`, `success`.
  package var status: String
  /// The layer at hand.
  package var digest: String?
  /// Bytes of all layers seen so far, that are here and that there are; nil before the first layer.
  package var completed: Int?
  package var total: Int?

  package init(status: String, digest: String? = nil, completed: Int? = nil, total: Int? = nil) {
    self.status = status
    self.digest = digest
    self.completed = completed
    self.total = total
  }

  /// The Turkish word for what is done now.
  package var step: String { OllamaTexts.step(status) }
}

/// Reads the progress of a download, one JSON object a line, from bytes that arrive in pieces.
///
/// Adds the layers up, so that a bar never runs backwards within a layer.
package struct OllamaPull: Sendable {
  private var lines = Lines()
  private var layers: [(digest: String, completed: Int, total: Int)] = []
  private var model: String
  private var isDone = false

  package init(model: String) { self.model = model }

  /// Adds the progress in `bytes`; throws after it where the server says that it failed.
  package mutating func feed(
    _ bytes: [UInt8], into found: inout [PullProgress]
  ) throws(ModelFailure) {
    for line in try lines.feed(bytes) {
      if let progress = try read(line) { found.append(progress) }
    }
  }

  /// Adds the rest; throws `incomplete` where the server never said `success`.
  package mutating func finish(into found: inout [PullProgress]) throws(ModelFailure) {
    if let line = lines.finish(), (try? JSON(reading: line)) != nil,
      let progress = try read(line)
    {
      found.append(progress)
    }
    guard isDone else {
      throw ModelFailure(code: "incomplete", message: OllamaTexts.noSuccess, isRetryable: true)
    }
  }

  private mutating func read(_ line: [UInt8]) throws(ModelFailure) -> PullProgress? {
    guard line.contains(where: { $0 > 0x20 }) else { return nil }
    guard let json = try? JSON(reading: line), json.members != nil else {
      throw OllamaFailures.unreadable
    }
    if let words = json["error"]?.string {
      throw OllamaPull.failure(words, status: 500, body: line, model: model)
    }
    guard let status = json["status"]?.string else { return nil }
    if status == "success" { isDone = true }
    let digest = json["digest"]?.filledString
    if let digest, let total = json["total"]?.wholeNumber {
      note(digest, completed: json["completed"]?.wholeNumber ?? 0, of: total)
    }
    let sizes = layers.isEmpty ? nil : layers
    return PullProgress(
      status: status, digest: digest,
      completed: sizes?.reduce(0) { OllamaPull.sum($0, $1.completed) },
      total: sizes?.reduce(0) { OllamaPull.sum($0, $1.total) })
  }

  private mutating func note(_ digest: String, completed: Int, of total: Int) {
    let known = layers.firstIndex { $0.digest == digest }
    let place = known ?? layers.count
    if known == nil { layers.append((digest, 0, 0)) }
    layers[place].total = max(layers[place].total, total)
    layers[place].completed = min(
      max(layers[place].completed, completed), layers[place].total)
  }

  /// A server may say any number; a sum of them must not trap.
  private static func sum(_ first: Int, _ second: Int) -> Int {
    let (sum, isTooLarge) = first.addingReportingOverflow(second)
    return isTooLarge ? .max : sum
  }

  /// What a refused download means.
  static func failure(
    _ words: String?, status: Int, body: [UInt8], model: String
  ) -> ModelFailure {
    guard let words else {
      return OllamaFailures.failure(status: status, body: body, model: model)
    }
    func says(_ part: String) -> Bool { words.lowercased().contains(part) }
    if says("file does not exist") || says("manifest unknown") || says("invalid model name") {
      return OllamaFailures.fixed("notFound", OllamaTexts.unknownModel(model))
    }
    if says("no space left") { return OllamaFailures.fixed("serverError", OllamaTexts.disk) }
    let isLost = ["dial tcp", "no such host", "timeout", "connection", "max retries", "eof"]
      .contains(where: says)
    return ModelFailure(
      code: isLost ? "unreachable" : "serverError",
      message: OllamaTexts.pullFailed(ServerWords.short(words, orElse: "\(status)")),
      isRetryable: true)
  }
}
