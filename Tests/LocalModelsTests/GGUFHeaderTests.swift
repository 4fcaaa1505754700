import Testing

@testable import LocalModels

@Suite("The head of a GGUF file")
struct GGUFHeaderTests {
  private func number<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }
  private func text(_ text: String) -> [UInt8] {
    number(UInt64(text.utf8.count)) + Array(text.utf8)
  }

  private var head: [UInt8] {
    var bytes = Array("GGUF".utf8) + number(UInt32(3)) + number(UInt64(2)) + number(UInt64(5))
    bytes += text("general.architecture") + number(UInt32(8)) + text("qwen2")
    bytes += text("general.size_label") + number(UInt32(8)) + text("1.5B")
    bytes += text("general.file_type") + number(UInt32(4)) + number(UInt32(15))
    bytes += text("qwen2.context_length") + number(UInt32(4)) + number(UInt32(32_768))
    bytes += text("tokenizer.ggml.tokens") + number(UInt32(9)) + number(UInt32(8))
    return bytes + number(UInt64(151_936))
  }

  @Test("Tells context, quantisation and size")
  func reads() {
    let header = GGUFHeader(head)
    #expect(header?.context == 32_768)
    #expect(header?.quantisation == "Q4_K_M")
    #expect(header?.parameters == "1.5B")
  }

  @Test("A head cut anywhere tells less and nothing wrong")
  func cuts() {
    for count in 0...head.count {
      let header = GGUFHeader(Array(head.prefix(count)))
      #expect(header?.context == nil || header?.context == 32_768)
    }
    #expect(GGUFHeader(Array("GGUF".utf8) + [UInt8](repeating: 0xFF, count: 60)) == nil)
  }
}
