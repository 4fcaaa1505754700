package import Domain
import Glibc

/// Digests by OpenSSL's libcrypto, which every machine with libcurl has.
///
/// Opened at the first use: linked, it would cost every start. All that touches it is in this file.
package final class FileDigest {
  private let library: Libcrypto
  private let state: OpaquePointer

  /// Which digest; SHA-1 is no seal any more, and Nightscout asks for it all the same.
  package enum Kind: Sendable { case sha1, sha256 }

  /// Throws where the machine has no libcrypto.
  init(_ kind: Kind = .sha256) throws(Failure) {
    guard let library = Libcrypto.shared, let state = library.make(),
      library.begin(state, kind == .sha1 ? library.sha1() : library.sha256(), nil) == 1
    else { throw Failure(.unavailable, Texts.noCrypto) }
    (self.library, self.state) = (library, state)
  }

  /// The digest of a text's UTF-8.
  package static func hex(of text: String, _ kind: Kind) throws(Failure) -> String {
    let digest = try FileDigest(kind)
    Array(text.utf8).withUnsafeBytes { digest.feed($0) }
    return digest.finish()
  }

  deinit { library.free(state) }

  func feed(_ bytes: UnsafeRawBufferPointer) {
    _ = library.update(state, bytes.baseAddress, bytes.count)
  }

  /// The digest in lower-case hexadecimal; to be asked for once.
  func finish() -> String {
    var digest = [UInt8](repeating: 0, count: 64)
    var count: UInt32 = 0
    guard library.end(state, &digest, &count) == 1 else { return "" }
    return digest.prefix(Int(count)).map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }.joined()
  }
}

/// The few functions of libcrypto that a digest needs (EVP, the same since OpenSSL 1.1).
private struct Libcrypto: Sendable {
  typealias Make = @convention(c) () -> OpaquePointer?
  typealias Free = @convention(c) (OpaquePointer?) -> Void
  typealias Begin = @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Int32
  typealias Update = @convention(c) (OpaquePointer?, UnsafeRawPointer?, Int) -> Int32
  typealias End =
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt32>?) ->
    Int32

  let make: Make
  let free: Free
  let sha1: Make
  let sha256: Make
  let begin: Begin
  let update: Update
  let end: End

  static let shared = Libcrypto()

  private init?() {
    let names = ["libcrypto.so.3", "libcrypto.so.1.1"]
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
      let make = dlsym(library, "EVP_MD_CTX_new"), let free = dlsym(library, "EVP_MD_CTX_free"),
      let sha1 = dlsym(library, "EVP_sha1"), let sha256 = dlsym(library, "EVP_sha256"),
      let begin = dlsym(library, "EVP_DigestInit_ex"),
      let update = dlsym(library, "EVP_DigestUpdate"),
      let end = dlsym(library, "EVP_DigestFinal_ex")
    else { return nil }
    self.make = unsafeBitCast(make, to: Make.self)
    self.free = unsafeBitCast(free, to: Free.self)
    self.sha1 = unsafeBitCast(sha1, to: Make.self)
    self.sha256 = unsafeBitCast(sha256, to: Make.self)
    self.begin = unsafeBitCast(begin, to: Begin.self)
    self.update = unsafeBitCast(update, to: Update.self)
    self.end = unsafeBitCast(end, to: End.self)
  }
}
