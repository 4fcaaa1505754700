import Testing

@testable import LocalModels

@Suite("Digests of files and keys")
struct FileDigestTests {
  @Test("Digests are those of FIPS 180-4")
  func digests() throws {
    #expect(
      try FileDigest.hex(of: "this is my long pass phrase", .sha1)
        == "b723e97aa97846eb92d5264f084b2823f57c4aa1")
    #expect(
      try FileDigest.hex(of: "abc", .sha256)
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }
}
