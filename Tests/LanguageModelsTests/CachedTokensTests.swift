import Domain
import LanguageModels
import Testing

@Suite("What a service still knew of a prompt is counted")
struct CachedTokensTests {
  @Test(
    "By every name that services give it",
    arguments: [
      #""prompt_tokens_details":{"cached_tokens":18}"#, #""prompt_cache_hit_tokens":18"#,
      #""input_tokens_details":{"cached_tokens":18}"#, #""cached_tokens":18"#,
    ])
  func compatible(_ member: String) {
    var reply = OpenAIReply()
    var pieces: [ModelPiece] = []
    let body =
      #"data: {"choices":[{"index":0,"delta":{"content":"Evet."},"finish_reason":"stop"}]}"#
      + "\n\n" + #"data: {"choices":[],"usage":{"prompt_tokens":264,"completion_tokens":6,"#
      + member
      + "}}\n\ndata: [DONE]\n\n"
    pieces += reply.feed(Array(body.utf8))
    pieces += reply.finish()
    #expect(pieces.contains(.usage(TokenUsage(input: 264, output: 6, cached: 18))))
  }

  @Test("By Gemini's")
  func gemini() throws {
    var reply = GeminiReply()
    var pieces: [ModelPiece] = []
    let body =
      #"data: {"candidates":[{"content":{"parts":[{"text":"Evet."}]},"finishReason":"STOP"}],"#
      + #""usageMetadata":{"promptTokenCount":90,"candidatesTokenCount":3,"cachedContentTokenCount":64}}"#
      + "\r\n\r\n"
    try reply.feed(Array(body.utf8), into: &pieces)
    try reply.finish(into: &pieces)
    #expect(pieces.contains(.usage(TokenUsage(input: 90, output: 3, cached: 64))))
  }

  @Test("More than was sent it cannot be")
  func bounds() {
    #expect(TokenUsage(input: 5, output: 1, cached: 9).cached == 5)
  }
}
