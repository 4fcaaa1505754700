import Domain
import Foundation
import Synchronization
import Turkish

/// A thread that lives in memory alone: none of its words are written to the disk, and it ends with the
/// program or as soon as another thread is gone to.
///
/// What the person has recorded in it (meals, readings, lists) is kept as everywhere.
package final class PrivateThread: Sendable {
  fileprivate struct Contents {
    var title = ""
    var isNamed = false
    var messages: [Message] = []
    /// What an answer that is still coming has so far.
    var draft: Message?
    var researches: [PastResearch] = []
    var lastID: Int64 = 0
  }

  /// Below zero, so that it is none of the stored ones, and no other private thread's either.
  let id: Int64
  private let beginning: Date
  private let contents = Mutex(Contents())
  private static let count = Atomic<Int64>(0)

  init(at date: Date) {
    beginning = date
    let number = Self.count.add(1, ordering: .relaxed).newValue
    id = -Int64(date.timeIntervalSince1970 * 1000) - number
  }

  private var all: [Message] {
    contents.withLock { $0.messages + ($0.draft.map { [$0] } ?? []) }
  }

  private var conversation: Conversation {
    let now = contents.withLock(\.self)
    let spoken = now.messages.filter { $0.role != .tool }
    return Conversation(
      id: id, title: now.title, isNamed: now.isNamed,
      preview: spoken.last { !$0.text.isEmpty }?.text ?? "", createdAt: beginning,
      updatedAt: spoken.last?.at ?? beginning, forkedFrom: nil, messageCount: spoken.count)
  }

  private func append(_ message: Message) -> Int64 {
    contents.withLock { now in
      // An answer takes the place of what there was of it; anything else comes after that.
      if message.role != .assistant, let draft = now.draft { now.add(draft) }
      now.draft = nil
      return now.add(message)
    }
  }

  private func rename(_ title: String, isNamed: Bool) {
    contents.withLock { now in
      guard isNamed || !now.isNamed else { return }
      (now.title, now.isNamed) = (title, isNamed)
    }
  }

  private func setState(_ message: Int64, _ state: Message.State) {
    contents.withLock { now in
      guard let place = now.messages.firstIndex(where: { $0.id == message }) else { return }
      now.messages[place].state = state
    }
  }

  private func truncate(from message: Int64) {
    contents.withLock { now in
      now.messages.removeAll { $0.id.map { $0 >= message } ?? false }
      now.draft = nil
    }
  }

  private func clear() { contents.withLock { $0 = Contents() } }
}

extension PrivateThread.Contents {
  @discardableResult
  fileprivate mutating func add(_ message: Message) -> Int64 {
    lastID += 1
    var message = message
    message.id = lastID
    messages.append(message)
    return lastID
  }
}

extension PrivateThread {
  /// The threads of `stored` and this one, in which everything new is said.
  fileprivate func conversations(beside stored: ConversationRecords) -> ConversationRecords {
    ConversationRecords(
      create: { [self] _ in conversation },
      conversation: { [self] in try $0 == id ? conversation : stored.conversation($0) },
      list: stored.list,
      rename: { [self] in
        try $0 == id ? rename($1, isNamed: $2) : stored.rename($0, $1, $2)
      },
      fork: { [self] in
        guard $0 != id else { throw Failure(.usage, Texts.privateNotForked) }
        return try stored.fork($0, $1, $2)
      },
      delete: { [self] in try $0 == id ? clear() : stored.delete($0) },
      messages: { [self] in try $0 == id ? all : stored.messages($0) },
      append: { [self] in try $1 == id ? append($0) : stored.append($0, $1) },
      // A message alone does not tell whose it is: only what is said here is still changed.
      setState: { [self] in setState($0, $1) },
      truncate: { [self] in try $0 == id ? truncate(from: $1) : stored.truncate($0, $1) },
      recall: stored.recall,
      keepDraft: { [self] message, thread in
        guard thread == id else { return try stored.keepDraft(message, thread) }
        contents.withLock { $0.draft = message }
      }, newest: stored.newest,
      lastAnswer: { [self] thread in
        guard thread == id else { return try stored.lastAnswer(thread) }
        return contents.withLock { now in
          now.messages.last { $0.role == .assistant && !$0.text.isEmpty }?.text
        }
      })
  }

  fileprivate func research(beside stored: ResearchRecords) -> ResearchRecords {
    ResearchRecords(
      add: { [self] past in contents.withLock { $0.researches.append(past) } },
      latest: stored.latest,
      newest: { [self] thread in
        guard thread == id else { return try stored.newest(thread) }
        return contents.withLock { $0.researches.last }
      })
  }

  fileprivate func marks(beside stored: MarkRecords) -> MarkRecords {
    var marks = stored
    marks.highlight = { [id] mark in
      guard mark.conversation != id else { throw Failure(.usage, Texts.privateNotMarked) }
      return try stored.highlight(mark)
    }
    marks.note = { [id] note in
      guard note.conversation != id else { throw Failure(.usage, Texts.privateNotMarked) }
      try stored.note(note)
    }
    return marks
  }
}

extension Records {
  /// The same records while a private thread is open: of its words nothing reaches the disk.
  func keeping(_ thread: PrivateThread) -> Records {
    var records = self
    records.conversations = thread.conversations(beside: conversations)
    records.research = thread.research(beside: research)
    records.marks = thread.marks(beside: marks)
    return records
  }
}

extension PrivateThread: Equatable {
  package static func == (one: PrivateThread, other: PrivateThread) -> Bool { one === other }
}

// `/gizli`, and what ends it.
extension Session {
  /// Whether the words of this talk stay in memory.
  var isPrivate: Bool { privateThread != nil }

  /// Leaves the open thread, which is kept, for one of which nothing is written.
  func startPrivateThread() throws {
    if isPrivate { presenter.hint(Texts.privateEnded) }
    try enter(private: PrivateThread(at: world.clock.now()))
    tell(CommandOutput(.privately, Texts.privateStarted(isRemote: !household.model.traits.isLocal)))
  }

  /// Forgets the private thread, if there is one.
  func endPrivateThread() throws {
    guard isPrivate else { return }
    try enter(private: nil)
    presenter.hint(Texts.privateEnded)
  }

  private func enter(private thread: PrivateThread?) throws {
    household = try opened(thread, model: household.model.name)
    privateThread = thread
    conversation = nil
    pendingTitle = nil
  }

  /// The records of the profile with another model, in the thread that is open.
  func opened(model: String) throws -> Household { try opened(privateThread, model: model) }

  private func opened(_ thread: PrivateThread?, model: String) throws -> Household {
    try world.household(
      HouseholdRequest(profile: household.profile, model: model, privateThread: thread))
  }
}

extension Texts {
  static func privateStarted(isRemote: Bool) -> String {
    "Gizli sohbet açıldı: yazdıklarınız ve yanıtlar diske yazılmaz, aramada çıkmaz; /yeni, /sürdür ya da "
      + "çıkışla silinir. Kaydettiğiniz öğün, ölçüm ve listeler günlüğünüzde kalır."
      + (isRemote ? " Seçtiğiniz model yazdıklarınızı yine görür." : "")
  }
  static let privateEnded = "Gizli sohbet bitti; sözleri silindi."
  static let privateNotForked =
    "Gizli sohbet dallanmaz, çünkü saklanmıyor. Saklanan bir sohbet açmak için /yeni yazın."
  static let privateNotMarked =
    "Gizli sohbette vurgu ve not saklanmaz. Saklamak için /yeni ile sohbet açıp yeniden sorun."
  static let privateThread = "gizli (saklanmıyor)"
  /// In the status line.
  static let privateMark = "gizli"
}
