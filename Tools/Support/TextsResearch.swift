import Domain

// Words about research.
extension Texts {
  static let writingAnswer = "Yanıt yazılıyor…"

  /// A tier as people choose it.
  static func tierName(_ tier: ResearchTier) -> String {
    switch tier {
    case .fast: "hızlı"
    case .research: "araştırma"
    case .deep: "derin"
    }
  }
}
