import Domain
import Foundation
import GRDB
import Support
import Testing

@testable import Store

@Suite("Recall")
struct RecallTests {
  let scratch = Scratch()

  private func found(_ words: String, in store: ProfileStore) throws -> [RecallHit] {
    try store.records.conversations.recall(RecallQuery(words: words))
  }

  @Test("Words find each other in any case, spelling and inflection")
  func forms() throws {
    let store = scratch.store()
    let families = [
      ["yumurtalarımı", "YUMURTA", "yumurta", "Yumurtaları", "YUMURTALARIMI"],
      ["kahvaltida", "KAHVALTI", "kahvaltı", "Kahvaltıda", "kahvaltida"],
      ["insulin", "İnsülin'i", "İNSÜLİN", "insülin", "i\u{307}nsu\u{308}lin’i", "İnsülinʼim"],
      ["ilâç", "ilac", "İLAÇ"],
      ["su"], ["et"], ["8'i", "8"], ["HbA1c'm", "hba1c"],
    ]
    #expect(!families.isEmpty)
    for family in families {
      for said in family {
        let thread = try store.thread("Dün \(said) konusu")
        for asked in family {
          #expect(
            try found(asked, in: store).map(\.conversation) == [thread.id], "\(asked) → \(said)")
        }
        try store.records.conversations.delete(thread.id)
      }
    }
  }

  @Test("What a person types is only words")
  func onlyWords() throws {
    let store = scratch.store()
    let thread = try store.thread("yemek-içmek NOT değil NEAR(a b) and \"tırnak\" col:um 3*4 d'y")
    let cases = [
      "yemek-içmek", "NOT", "and", "AND NOT", "NEAR(a b)", "NEAR", "\"tırnak", "tırnak\"",
      "col:um", "text:", "um*", "^col", "3*4", "(((", "a OR", "{text} : um", "d'y", "'d", "NOT NOT",
      "'; DROP TABLE messages; --", "+um", "-um", "\0um", "um\\",
    ]
    #expect(!cases.isEmpty)
    for words in cases {
      let hits = try found(words, in: store)
      if words != "(((" && words != "text:" && !words.contains("DROP") {
        #expect(hits.map(\.conversation) == [thread.id], "\(words)")
      }
    }
    #expect(try store.records.conversations.messages(thread.id).count == 1)
  }

  @Test(
    "A query without words gives no hits and no failure",
    arguments: ["", "   ", "?!…", "'", "’’", "\"\"", "*", "🍎", "\0", "—"])
  func empty(words: String) throws {
    let store = scratch.store()
    try store.thread("elma ' ’ * 🍎")
    #expect(try found(words, in: store).isEmpty)
    #expect(try store.records.conversations.list("x\(words)").isEmpty)
  }

  @Test("A huge or strange query is answered")
  func strange() throws {
    let store = scratch.store()
    try store.thread("elma")
    #expect(try found(String(repeating: "a", count: 1_000_000), in: store).isEmpty)
    #expect(try found(String(repeating: "b ", count: 100_000) + "elma", in: store).count == 1)
    var random = SplitMix(state: 5)
    let scalars = Array("aı'\"*^:()-{}+NOT AND ş\u{301}’🍎\n\\%_;,.#@/".unicodeScalars)
    for _ in 0..<500 {
      var words = ""
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        words.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a")
      }
      #expect(throws: Never.self) { try found(words, in: store) }
      #expect(throws: Never.self) { try store.records.conversations.list(words) }
    }
  }

  @Test("A snippet shows the original text on one line, with the hits marked")
  func snippets() throws {
    let store = scratch.store()
    let text =
      "bir iki üç dört beş altı yedi sekiz dokuz on on iki on üç on dört on\nKahvaltıda   YUMURTALARIMI haşladım, "
      + "sonra bir\u{1B}[31m daha yumurta yedim ve çay içtim ama süt içmedim bugün hiç"
    try store.thread(text)
    let hit = try #require(try found("yumurta", in: store).first)
    let characters = Array(hit.snippet)
    #expect(hit.marks.map { String(characters[$0]) } == ["YUMURTALARIMI", "yumurta"])
    #expect(hit.snippet.contains("Kahvaltıda YUMURTALARIMI haşladım"))
    #expect(hit.snippet.hasPrefix("…") && hit.snippet.hasSuffix("…"))
    #expect(!hit.snippet.contains("\u{1B}") && !hit.snippet.contains("\n"))
    #expect((12...18).contains(hit.snippet.split(separator: " ").count))
  }

  @Test("Marks count characters, decomposed letters and emoji too")
  func marks() {
    let (text, marks) = Recall.separated(
      "a\u{308} 👩‍🍳 \u{2}yog\u{306}urt\u{3}\u{301}\n\n\u{2}su\u{3}")
    let characters = Array(text)
    #expect(marks.count == 2)
    #expect(marks.map { String(characters[$0]) }.last == "su")
    #expect(marks.first?.lowerBound == 4)
  }

  @Test("The message with all words comes first; with none, any word will do")
  func allThenAny() throws {
    let store = scratch.store()
    let both = try store.thread("süt ve yumurta aldım")
    let one = try store.thread("yumurta haşladım")
    #expect(try found("yumurta süt", in: store).map(\.conversation) == [both.id])
    #expect(
      try Set(found("haşladım aldım", in: store).map(\.conversation)) == [both.id, one.id])
    #expect(try found("haşladım hiçbiryerde", in: store).map(\.conversation) == [one.id])
  }

  @Test("Words that are everywhere do not count where rarer ones are found")
  func rareWords() throws {
    let store = scratch.store()
    for _ in 0..<5 { try store.thread("bugün güzel") }
    let rare = try store.thread("zerdeçal aldım")
    func found(_ words: String) throws -> [Int64] {
      try store.connection.read { db in
        let recall = Recall(db: db, query: RecallQuery(words: words), manageable: 3)
        return try recall.hits().map(\.conversation)
      }
    }
    #expect(try found("bugün zerdeçal") == [rare.id])
    #expect(try found("bugün hiçbiryerde").count == 5)
    #expect(try found("hiçbiryerde hiçbirzaman").isEmpty)
  }

  @Test("Of equals the newer comes first, also among more than are ranked")
  func newerFirst() throws {
    let store = scratch.store()
    let talk = store.records.conversations
    let thread = try talk.create(Sample.now)
    var ids: [Int64] = []
    for day in 0..<120 {
      let message = Sample.said("yine simit yedim", minutes: Double(day) * 1440)
      ids.append(try talk.append(message, thread.id))
    }
    let hits = try found("simit", in: store)
    #expect(hits.map(\.message) == Array(ids.reversed().prefix(10)))
    #expect(hits.map(\.score) == hits.map(\.score).sorted(by: >))
  }

  @Test("A message that is about the word beats a newer one that mentions it")
  func relevance() throws {
    let store = scratch.store()
    let about = try store.thread("börek börek tarifi")
    let filler = String(repeating: "bugün hava çok güzeldi ve uzun uzun yürüdük sonra ", count: 6)
    for _ in 0..<20 { try store.thread("hava güzel", "evet öyle") }
    _ = try store.records.conversations.append(
      Sample.said(filler + "börek", minutes: 60), try store.thread("x").id)
    #expect(try found("börek", in: store).first?.conversation == about.id)
  }

  @Test("An interval and a thread to leave out are kept to; a tool's words are not searched")
  func filters() throws {
    let store = scratch.store()
    let talk = store.records.conversations
    let first = try store.thread("ayran içtim", "ayran kaydedildi")
    let second = try store.thread("ayran sevmem", title: "Ayran üzerine")
    var tool = Sample.said("ayran", .tool)
    tool.results = [ToolResult(id: "1", name: "x", value: ["a": "ayran"])]
    _ = try talk.append(tool, second.id)
    var query = RecallQuery(words: "ayran")
    #expect(try talk.recall(query).count == 3)
    query.excluding = second.id
    #expect(try Set(talk.recall(query).map(\.conversation)) == [first.id])
    query.excluding = nil
    query.between = Sample.now.addingTimeInterval(30)..<Sample.now.addingTimeInterval(90)
    #expect(try talk.recall(query).map(\.role) == [.assistant])
    query.between = nil
    query.limit = 1
    #expect(try talk.recall(query).count == 1)
    query.limit = 0
    #expect(try talk.recall(query).isEmpty)
  }

  @Test("A thread is found by its title, and no longer by its old one")
  func titles() throws {
    let store = scratch.store()
    let thread = try store.thread("selam", "merhaba", title: "Pazar kahvaltısı")
    let hit = try #require(try found("pazar", in: store).first)
    #expect(hit.conversation == thread.id && hit.title == "Pazar kahvaltısı")
    #expect(hit.snippet == "Pazar kahvaltısı" && hit.marks == [0..<5])
    #expect(hit.role == .assistant)
    try store.records.conversations.rename(thread.id, "Salı", true)
    #expect(try found("pazar", in: store).isEmpty)
    #expect(try found("SALI", in: store).count == 1)
  }

  @Test("A deleted thread leaves no word in the index, nor in the files while they are open")
  func deletion() throws {
    let store = scratch.store()
    let talk = store.records.conversations
    let thread = try store.thread("zencefilli kurabiye", "afiyet olsun", title: "Zencefil")
    try store.thread("başka konu")
    try talk.delete(thread.id)
    #expect(try found("zencefilli", in: store).isEmpty)
    #expect(try talk.conversation(thread.id) == nil)
    #expect(try talk.messages(thread.id).isEmpty)
    try Self.checkIndex(store)
    for ending in ["", "-wal"] {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: scratch.file + ending))
      #expect(bytes.range(of: Data("zencefil".utf8)) == nil, "\(ending)")
      #expect(bytes.range(of: Data("Zencefil".utf8)) == nil, "\(ending)")
    }
  }

  @Test("Truncating takes words out of the index")
  func truncation() throws {
    let store = scratch.store()
    let talk = store.records.conversations
    let thread = try store.thread("elma yedim", "kaydedildi", "armut da", "tamam")
    let messages = try talk.messages(thread.id)
    try talk.truncate(thread.id, try #require(messages[2].id))
    #expect(try found("armut", in: store).isEmpty)
    #expect(try found("elma", in: store).count == 1)
    let after = try #require(try talk.conversation(thread.id))
    #expect(after.messageCount == 2 && after.preview == "kaydedildi")
    try Self.checkIndex(store)
  }

  @Test("New stems build the index anew")
  func rebuild() throws {
    let store = scratch.store()
    try store.thread("yumurtaları kırdım", title: "Kırık yumurtalar")
    #expect(try found("yumurta", in: store).count == 1)
    try store.close()
    let other = ProfileStore(file: scratch.file, stems: NoStems.self)
    #expect(try found("yumurta", in: other).isEmpty)
    #expect(try found("yumurtaları", in: other).count == 1)
    try Self.checkIndex(other)
    try other.close()
    #expect(try found("yumurta", in: store).count == 1)
  }

  /// FTS5 compares the index with the texts and throws where they differ.
  private static func checkIndex(_ store: ProfileStore) throws {
    try store.connection.write { db in
      for table in ["recall", "recall_titles"] {
        try db.execute(sql: "INSERT INTO \(table) (\(table), rank) VALUES ('integrity-check', 1)")
      }
    }
  }
}
