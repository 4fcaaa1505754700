package import struct Foundation.Date

/// Who changes records and how that is told when it is undone.
package struct Change: Sendable, Equatable {
  /// The tool: `logMeal`.
  package var tool: String
  /// Turkish, short: `kahvaltı: yumurta, ekmek, süt`.
  package var summary: String
  package var at: Date
  package var conversation: Int64?

  package init(tool: String, summary: String, at: Date, conversation: Int64?) {
    self.tool = tool
    self.summary = summary
    self.at = at
    self.conversation = conversation
  }
}
