import Domain
import LanguageModels
import Testing

@Suite("What is known of models by name")
struct ModelTableTests {
  @Test(
    "The longest beginning counts, without provider, folder and capitals",
    arguments: [
      ("gpt-5-mini-2025-08-07", 0.25), ("openai/GPT-5", 1.25),
      ("models/gemini-3-flash-preview", 0.5),
      ("gemini-2.5-flash-lite", 0.1), ("openai/gpt-5-nano-2025-08-07", 0.05), ("gpt-5.4-nano", 0.2),
    ])
  func prices(_ name: String, _ input: Double) {
    let entry = ModelTable.standard.entry(of: name)
    #expect(entry?.price?.input == input)
    #expect(entry?.isSmall == false)
    #expect(entry?.price?.date.isEmpty == false)
  }

  @Test("What the longest row lacks another tells, but never its price")
  func merged() {
    let entry = ModelTable.standard.entry(of: "gemini-9-ultra")
    #expect(entry?.window == 1_048_576 && entry?.price == nil)
    #expect(ModelTable.standard.entry(of: "qwen") == nil)
    #expect(ModelTable.standard.entry(of: "gpt-5")?.window == 400_000)
  }

  @Test("A person's own rows go first, comments and bad rows aside")
  func own() {
    let table = ModelTable.standard.adding(
      "name\tstrength\twindow\tinput\tcached\toutput\tdate\n# not\ngpt-5\t\t\t2,5\t\t20\t2027-01-01\n\t\n"
        + "yerli\tsmall\t4096\n")
    #expect(table.entry(of: "gpt-5")?.price?.input == 2.5)
    #expect(table.entry(of: "gpt-5")?.price?.cached == 2.5)
    #expect(table.entry(of: "gpt-5")?.isSmall == false)
    #expect(table.entry(of: "yerli-7")?.isSmall == true)
    #expect(table.entry(of: "yerli-7")?.window == 4_096)
  }

  @Test("Cached tokens cost what cached tokens cost")
  func cost() {
    let price = ModelTable.Price(input: 2, cached: 0.2, output: 10)
    let tokens = TokenUsage(input: 1_000_000, output: 100_000, cached: 500_000)
    #expect(abs(price.cost(of: tokens) - 2.1) < 1e-9)
  }
}
