package import Domain

/// Stores a mood in the person's own words.
///
///     logMood(mood: "gergin")
package struct LogMood: DiaryTool {
  package static let name = "logMood"
  package static let summary = "Ruh hâlini kişinin sözleriyle kaydeder."
  package static let form = EntryForm.mood
  package static let brief: ToolBrief? = ToolBrief("söylenen ruh hâlini kaydeder")

  package let records: Records

  package init(records: Records) { self.records = records }
}
