import Domain

// What a reply has cost, under the names that services give it.
extension TokenUsage {
  /// Reads what `usage` holds, what it leaves out as `earlier` said; nil where it tells nothing.
  init?(reading json: JSON, after earlier: TokenUsage?) {
    let input = json["prompt_tokens"]?.number ?? json["input_tokens"]?.number
    let output = json["completion_tokens"]?.number ?? json["output_tokens"]?.number
    guard json.members != nil, input != nil || output != nil else { return nil }
    self.init(
      input: Self.count(input) ?? earlier?.input ?? 0,
      output: Self.count(output) ?? earlier?.output ?? 0,
      cached: Self.cached(in: json) ?? earlier?.cached ?? 0)
  }

  /// What the service still knew of the prompt.
  private static func cached(in usage: JSON) -> Int? {
    count(
      usage["prompt_tokens_details"]?["cached_tokens"]?.number
        ?? usage["input_tokens_details"]?["cached_tokens"]?.number
        ?? usage["prompt_cache_hit_tokens"]?.number ?? usage["cached_tokens"]?.number)
  }

  private static func count(_ number: Double?) -> Int? {
    guard let number, number >= 0, number < 1e12 else { return nil }
    return Int(number)
  }
}
