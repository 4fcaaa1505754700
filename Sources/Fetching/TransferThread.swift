import Foundation
import Synchronization

/// The thread on which libcurl runs; sleeps in the kernel while there is nothing to do.
final class TransferThread: Sendable {
  /// What a task asks of the thread.
  enum Command: Sendable {
    case start(Exchange), resume(Exchange), cancel(Exchange), stop
  }

  private let commands = Mutex<[Command]>([])
  private let event = WakeEvent()
  private let certificates: String?
  private let peak = Atomic(0)

  /// Starts the thread; nil where the machine has no libcurl.
  init?(certificates: String?) {
    guard MultiHandle.isPossible, event.descriptor >= 0 else { return nil }
    self.certificates = certificates
    let thread = Thread { [self] in
      MultiHandle.blockSignals()
      TransferLoop(multi: MultiHandle(), event: event, certificates: certificates)
        .run { takeCommands() }
    }
    thread.name = "balli-http"
    thread.start()
  }

  /// Asks the thread for something; it is done as soon as it has finished what it is at.
  func submit(_ command: Command) {
    commands.withLock { $0.append(command) }
    event.wake()
  }

  /// Remembers how many bytes an exchange has held.
  func note(held: Int) {
    if held > peak.load(ordering: .relaxed) { peak.max(held, ordering: .relaxed) }
  }

  /// The most bytes that an exchange has held so far.
  var heldAtMost: Int { peak.load(ordering: .relaxed) }

  private func takeCommands() -> [Command] {
    commands.withLock { commands in
      defer { commands = [] }
      return commands
    }
  }
}

/// What the thread does: commands, sockets, clocks, in turn.
private final class TransferLoop {
  /// Milliseconds for which an answer that comes in drops is left to gather: what takes a tenth of a
  /// second seems to come at once, and waking a task for each drop costs more than reading it.
  private static let gathering = 100

  /// Nil where libcurl had no memory for one: then every exchange fails.
  private let multi: MultiHandle?
  private let event: WakeEvent
  private let certificates: String?
  private var running: [ObjectIdentifier: Transfer] = [:]
  private var isStopped = false

  init(multi: MultiHandle?, event: WakeEvent, certificates: String?) {
    self.multi = multi
    self.event = event
    self.certificates = certificates
  }

  /// Runs until it is told to stop; ends what is under way then.
  func run(commands: () -> [TransferThread.Command]) {
    var isWoken = true
    while !isStopped {
      if isWoken { event.clear() }
      for command in commands() { obey(command) }
      multi?.perform()
      let comesInDrops = tellAll()
      while let (transfer, end) = multi?.nextEnded() {
        drop(transfer)
        transfer.finish(end)
      }
      let rest = milliseconds(untilNext: .now)
      isWoken =
        comesInDrops
        ? event.wait(milliseconds: min(rest, Self.gathering)) : wait(milliseconds: rest)
    }
    for transfer in running.values {
      drop(transfer)
      transfer.exchange.end(.cancelled)
    }
  }

  /// Tells every exchange what has come; true where there is nothing but answers that come in drops.
  private func tellAll() -> Bool {
    var others = running.count
    for transfer in running.values where transfer.tell() { others -= 1 }
    return others == 0 && !running.isEmpty
  }

  /// Waits for news; true for a wake.
  private func wait(milliseconds: Int) -> Bool {
    if let multi { return multi.poll(for: event, milliseconds: milliseconds) }
    return event.wait(milliseconds: milliseconds)
  }

  private func obey(_ command: TransferThread.Command) {
    switch command {
    case .start(let exchange):
      let transfer = Transfer(exchange, certificates: certificates)
      guard let easy = transfer.easy, multi?.add(easy) == true else {
        return transfer.finish(.other(0))
      }
      running[ObjectIdentifier(exchange)] = transfer
    case .resume(let exchange): running[ObjectIdentifier(exchange)]?.resume()
    case .cancel(let exchange): running[ObjectIdentifier(exchange)].map(drop)
    case .stop: isStopped = true
    }
  }

  private func drop(_ transfer: Transfer) {
    running[ObjectIdentifier(transfer.exchange)] = nil
    if let easy = transfer.easy { multi?.remove(easy) }
  }

  /// How long the thread may sleep; ends the transfers whose time is up.
  private func milliseconds(untilNext now: ContinuousClock.Instant) -> Int {
    var next = now + .seconds(600)
    for transfer in running.values {
      if let due = transfer.due(at: now) { next = min(next, due) } else { drop(transfer) }
    }
    let (seconds, attoseconds) = (next - now).components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000) + 1
  }
}
