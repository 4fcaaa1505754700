import Synchronization
import Tables
import Testing

@Suite("Values that are made when they are first asked for")
struct LazyTests {
  @Test("Made once, also where many ask at the same time, and not before")
  func once() async {
    let count = Mutex(0)
    let value = Lazy {
      count.withLock { count in
        count += 1
        return [count]
      }
    }
    #expect(count.withLock { $0 } == 0)
    let all = await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<200 { group.addTask { value.value } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all.count == 200 && all.allSatisfy { $0 == [1] })
    #expect(count.withLock { $0 } == 1)
  }
}
