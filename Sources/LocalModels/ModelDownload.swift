package import Domain
import Glibc

/// Fetches a GGUF file into a folder: goes on where it was cut, checks size and SHA-256, and gives
/// the file its name only when it is whole.
package struct ModelDownload: Sendable {
  let fetcher: Fetcher
  /// Where models are kept.
  let folder: String
  /// Bytes free where a path is.
  let freeBytes: @Sendable (String) -> Int
  let files: Files
  /// Left free after a download, so that the diary can still be written.
  static let reserve = 200_000_000

  /// Takes the way out, the folder of models and how much room is where a path is.
  package init(
    fetcher: Fetcher, folder: String, files: Files,
    freeBytes: @escaping @Sendable (String) -> Int = ModelFiles.freeBytes
  ) {
    (self.fetcher, self.folder) = (fetcher, folder)
    (self.files, self.freeBytes) = (files, freeBytes)
  }

  /// Downloads the file; throws `Failure`, `FetchFailure` or cancellation, and leaves the part for
  /// the next time unless it is no good.
  package func fetch(
    _ address: ModelAddress, progress: @Sendable (FetchedBytes) -> Void
  ) async throws -> DownloadedModel {
    let name = try Self.fileName(of: address.url)
    if let digest = address.digest, !Self.isDigest(digest) {
      throw Failure(.usage, Texts.badDigest(digest))
    }
    try files.makeFolder(folder)
    var wanted = address.digest?.lowercased()
    if wanted == nil { wanted = await publishedDigest(of: address.url) }
    let part = folder + "/" + name + ".part"
    let mark = PartMark(path: part + ".kaynak", files: files)
    let body = try await body(address.url, part: part, mark: mark, progress: progress)
    return try finish(body, name: name, mark: mark, wanted: wanted)
  }

  /// The bytes on disk, how many there should be and what they digest to.
  private struct Body {
    var part: String
    var bytes: Int
    var total: Int?
    var digest: String
    var isGGUF: Bool
  }

  private func body(
    _ url: String, part: String, mark: PartMark, progress: @Sendable (FetchedBytes) -> Void
  ) async throws -> Body {
    let known = try mark.read(for: url)
    let file = try PartFile(part, keepsBeginning: known != nil)
    do {
      return try await body(url, into: file, mark: mark, known: known, progress: progress)
    } catch {
      // A part without a byte is nothing that could go on.
      if file.bytes == 0 {
        unlink(part)
        mark.remove()
      }
      throw Self.resumable(error, after: file.bytes)
    }
  }

  /// Says that what has come is kept, where the connection failed in the middle.
  private static func resumable(_ error: any Error, after bytes: Int) -> any Error {
    guard bytes > 0, let fault = error as? FetchFailure else { return error }
    return Failure(.tryLater, Texts.cutOff(fault.message))
  }

  private func body(
    _ url: String, into file: PartFile, mark: PartMark, known: String?,
    progress: @Sendable (FetchedBytes) -> Void
  ) async throws -> Body {
    var total: Int?
    var response = try await open(url, from: file.bytes, tag: known)
    if response.status == 416 {
      // All is here already, or the file has become shorter: the size decides.
      total = Self.total(response)
      response.close()
      if total != file.bytes { response = try await open(url, from: 0, tag: nil) }
    }
    if response.status != 416 {
      defer { response.close() }
      guard response.status == 200 || response.status == 206 else {
        throw Failure(
          response.status == 429 || response.status >= 500 ? .tryLater : .noInput,
          Texts.refused(response.status))
      }
      if response.status == 200 || Self.start(response) != file.bytes {
        guard response.status == 200 else { throw Failure(.tryLater, Texts.badRange) }
        // The server begins anew, or its file has changed.
        try file.empty()
      }
      try mark.write(url, tag: response.header("ETag"))
      total = Self.total(response)
      if let total { try checkSpace(total - file.bytes) }
      progress(FetchedBytes(done: file.bytes, total: total))
      while let piece = try await response.next() {
        try file.append(piece)
        progress(FetchedBytes(done: file.bytes, total: total))
      }
    }
    progress(FetchedBytes(step: Texts.checking, done: file.bytes, total: total))
    return Body(
      part: file.path, bytes: file.bytes, total: total, digest: try file.finish(),
      isGGUF: file.isGGUF())
  }

  private func finish(
    _ body: Body, name: String, mark: PartMark, wanted: String?
  ) throws -> DownloadedModel {
    if let total = body.total, body.bytes < total {
      throw Failure(.tryLater, Texts.wrongSize(wanted: total, found: body.bytes))
    }
    func drop(_ message: String) -> Failure {
      unlink(body.part)
      mark.remove()
      return Failure(.badData, message)
    }
    guard body.isGGUF else { throw drop(Texts.notGGUF) }
    if let wanted, wanted != body.digest {
      throw drop(Texts.wrongDigest(wanted: wanted, found: body.digest))
    }
    let path = folder + "/" + name
    guard rename(body.part, path) == 0 else {
      throw Failure(.inputOutput, Texts.cannotWrite(path, errno))
    }
    mark.remove()
    let file = ModelFile(String(name.dropLast(".gguf".count)), path: path, bytes: body.bytes)
    return DownloadedModel(file: file, digest: body.digest, isVerified: wanted != nil)
  }

  private func checkSpace(_ needed: Int) throws {
    let free = freeBytes(folder)
    guard needed + Self.reserve <= free else {
      throw Failure(.inputOutput, Texts.noSpace(needed: needed + Self.reserve, free: free))
    }
  }

  private func open(_ url: String, from start: Int, tag: String?) async throws -> FetchResponse {
    // Without an encoding, or ranges would count compressed bytes.
    var headers = [FetchHeader("Accept-Encoding", "identity")]
    if start > 0 {
      headers.append(FetchHeader("Range", "bytes=\(start)-"))
      if let tag, !tag.isEmpty { headers.append(FetchHeader("If-Range", tag)) }
    }
    let limits = FetchLimits(connect: 30, idle: 60, total: 7 * 86_400, body: nil)
    return try await fetcher.open(FetchRequest(url: url, headers: headers, limits: limits))
  }
}

// MARK: What addresses and heads say

extension ModelDownload {
  /// The file's name in an address; throws for one that is no GGUF file.
  package static func fileName(of url: String) throws(Failure) -> String {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789._-+".contains(Character(scalar)))
    }
    guard isPlain, name.lowercased().hasSuffix(".gguf"), !name.hasPrefix("."), name.count <= 200
    else { throw Failure(.usage, Texts.noFileName(url)) }
    return String(name.dropLast(".gguf".count)) + ".gguf"
  }

  static func isDigest(_ text: String) -> Bool {
    text.utf8.count == 64 && text.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// The size of the whole file: `Content-Range: bytes 100-199/200`, or `Content-Length`.
  static func total(_ response: FetchResponse) -> Int? {
    if let range = response.header("Content-Range") {
      return range.split(separator: "/").last.flatMap { Int($0) }
    }
    guard response.status == 200 else { return nil }
    return response.header("Content-Length").flatMap { Int($0) }
  }

  /// Where the bytes of a 206 begin.
  static func start(_ response: FetchResponse) -> Int? {
    guard let range = response.header("Content-Range"), range.hasPrefix("bytes ") else {
      return nil
    }
    return range.dropFirst("bytes ".count).split(separator: "-").first.flatMap { Int($0) }
  }

  /// The SHA-256 that a site publishes: Hugging Face gives the pointer of a large file under `raw`.
  private func publishedDigest(of url: String) async -> String? {
    let prefix = "https://huggingface.co/"
    guard url.hasPrefix(prefix), url.contains("/resolve/") else { return nil }
    let pointer = url.replacing("/resolve/", with: "/raw/", maxReplacements: 1)
    let limits = FetchLimits(connect: 10, idle: 10, total: 20, body: 4096)
    let request = FetchRequest(url: pointer, limits: limits, retryWaits: [])
    guard let response = try? await fetcher.open(request), response.status == 200,
      let body = try? await response.body()
    else { return nil }
    return Self.digest(inPointer: String(decoding: body, as: UTF8.self))
  }

  /// The digest in a pointer of Git LFS: a line `oid sha256:…`.
  static func digest(inPointer text: String) -> String? {
    let mark = "oid sha256:"
    let line = text.split(separator: "\n").first { $0.hasPrefix(mark) }
    let digest = line.map { $0.dropFirst(mark.count).filter { !$0.isWhitespace } }
    return digest.flatMap { isDigest($0) ? $0.lowercased() : nil }
  }
}

/// Which address a part came from, so that parts of two files are never put together.
struct PartMark: Sendable {
  let path: String
  let files: Files

  /// The version of the file that the part belongs to, empty where the site named none; nil where
  /// the part is of another address.
  func read(for url: String) throws -> String? {
    guard let lines = try files.read(path)?.split(separator: "\n"), lines.first ?? "" == url else {
      return nil
    }
    return lines.count > 1 ? String(lines[1]) : ""
  }

  /// A weak tag names no exact bytes and is not kept.
  func write(_ url: String, tag: String?) throws {
    let exact = tag.flatMap { $0.hasPrefix("W/") ? nil : $0 }
    try files.write(url + "\n" + (exact.map { $0 + "\n" } ?? ""), path)
  }

  func remove() { unlink(path) }
}
