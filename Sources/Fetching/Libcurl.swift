import CLibcurl
import Domain

/// libcurl, opened at the first use; nil where the machine has none.
///
/// Everything that touches libcurl is in this file. The table is written once, before anyone reads it.
private enum Libcurl {
  static var table: UnsafePointer<balli_curl>? { UnsafePointer(bitPattern: address) }

  /// Where the table is, as a number that threads may share; 0 for none.
  private static let address: UInt = {
    let table = UnsafeMutablePointer<balli_curl>.allocate(capacity: 1)
    table.initialize(to: balli_curl())
    return balli_curl_open(table) != 0 ? UInt(bitPattern: table) : 0
  }()
}

/// A URL taken apart by libcurl itself, so that what is checked is what is connected to.
struct URLParts: Sendable, Equatable {
  /// The whole URL, in normal form, without the part after `#`.
  var text: String
  var scheme: String
  /// Without the brackets of an IPv6 address.
  var host: String
  var port: String
  var hasUser: Bool
  /// Whether the host is an address of 127.0.0.0/8 or ::1, or `localhost`.
  var isLoopback: Bool
  /// Whether the host is written as an address that is not of the public internet, or `localhost`.
  var isInner: Bool

  /// Reads a URL, or one relative to `base`; nil where it is none.
  init?(_ text: String, relativeTo base: String? = nil) {
    guard let curl = Libcurl.table, let url = curl.pointee.url() else { return nil }
    defer { curl.pointee.url_cleanup(url) }
    let flags = UInt32(CURLU_NON_SUPPORT_SCHEME | CURLU_URLENCODE)
    if let base, curl.pointee.url_set(url, CURLUPART_URL, base, flags) != CURLUE_OK { return nil }
    guard curl.pointee.url_set(url, CURLUPART_URL, text, flags) == CURLUE_OK else { return nil }
    _ = curl.pointee.url_set(url, CURLUPART_FRAGMENT, nil, 0)
    func part(_ name: CURLUPart, _ flags: Int32 = 0) -> String? {
      var value: UnsafeMutablePointer<CChar>?
      guard curl.pointee.url_get(url, name, &value, UInt32(flags)) == CURLUE_OK, let value else {
        return nil
      }
      defer { curl.pointee.free(value) }
      return String(cString: value)
    }
    guard let whole = part(CURLUPART_URL), let scheme = part(CURLUPART_SCHEME),
      let host = part(CURLUPART_HOST)
    else { return nil }
    self.text = whole
    self.scheme = scheme.lowercased()
    self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host.lowercased()
    port = part(CURLUPART_PORT, CURLU_DEFAULT_PORT) ?? ""
    hasUser = part(CURLUPART_USER) != nil || part(CURLUPART_PASSWORD) != nil
    isLoopback = self.host == "localhost" || balli_is_loopback_address(self.host) != 0
    isInner = isLoopback || balli_is_inner_host(self.host) != 0
  }
}

/// How a transfer ended, as libcurl tells it.
enum TransferEnd: Sendable, Equatable {
  case complete, timedOut, unresolved, proxyUnresolved, refused, proxyFailed, untrusted, tls
  case reset, cutShort, malformed, tooLarge, stopped
  case other(Int)

  fileprivate init(_ code: CURLcode) {
    self =
      switch code {
      case CURLE_OK: .complete
      case CURLE_OPERATION_TIMEDOUT: .timedOut
      case CURLE_COULDNT_RESOLVE_HOST: .unresolved
      case CURLE_COULDNT_RESOLVE_PROXY: .proxyUnresolved
      case CURLE_COULDNT_CONNECT: .refused
      case CURLE_PROXY: .proxyFailed
      case CURLE_PEER_FAILED_VERIFICATION: .untrusted
      case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CIPHER,
        CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_CERTPROBLEM:
        .tls
      case CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_GOT_NOTHING: .reset
      case CURLE_PARTIAL_FILE: .cutShort
      case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_BAD_CONTENT_ENCODING:
        .malformed
      // A line of a head that outgrows libcurl's own limit: 27 until 8.6, 100 since.
      case CURLE_OUT_OF_MEMORY, CURLcode(rawValue: 100): .tooLarge
      case CURLE_WRITE_ERROR: .stopped
      default: .other(Int(code.rawValue))
      }
  }
}

/// libcurl's easy handle: one transfer.
///
/// Not thread-safe: belongs to the thread of its multi handle.
final class EasyHandle {
  private let curl: UnsafePointer<balli_curl>
  fileprivate let handle: UnsafeMutableRawPointer
  private var headers: UnsafeMutablePointer<curl_slist>?

  /// Prepares a transfer whose pieces go to `owner`, which must outlive it; nil where libcurl
  /// refuses.
  init?(_ call: Call, certificates: String?, owner: Transfer) {
    guard let curl = Libcurl.table, let handle = curl.pointee.easy_init() else { return nil }
    self.curl = curl
    self.handle = handle
    for line in call.headerLines {
      guard let longer = curl.pointee.slist_append(headers, line) else { return nil }
      headers = longer
    }
    let pointer = Unmanaged.passUnretained(owner).toOpaque()
    guard balli_easy_set_receiver(curl, handle, takeHead, takeBody, pointer) != 0,
      balli_easy_set_headers(curl, handle, headers) != 0,
      balli_easy_allow_web_only(curl, handle) != 0,
      set(CURLOPT_SSL_VERIFYPEER, 1), set(CURLOPT_SSL_VERIFYHOST, 2),
      set(CURLOPT_URL, call.address.text), setUp(call), setUpRoute(call, certificates)
    else { return nil }
  }

  deinit {
    curl.pointee.easy_cleanup(handle)
    curl.pointee.slist_free_all(headers)
  }

  /// Bytes of the request's body sent so far.
  var sent: Int { balli_easy_sent(curl, handle) }

  /// Whether a proxy has refused to pass the request on.
  var isRefusedByProxy: Bool { balli_easy_proxy_status(curl, handle) >= 300 }

  /// How long after its start the transfer had its connection; nil while it has none.
  var connectedAfter: Duration? {
    let microseconds = balli_easy_connected(curl, handle)
    return microseconds > 0 ? .microseconds(microseconds) : nil
  }

  /// Lets a transfer go on that paused itself.
  func resume() { _ = curl.pointee.easy_pause(handle, CURLPAUSE_CONT) }

  private func setUp(_ call: Call) -> Bool {
    if call.method == "HEAD" { return set(CURLOPT_NOBODY, 1) }
    if call.method == "GET" && call.body.isEmpty { return set(CURLOPT_HTTPGET, 1) }
    let hasBody = !call.body.isEmpty || ["POST", "PUT", "PATCH"].contains(call.method)
    // libcurl reads a body at nil as "from a stream", so that one of no bytes needs a place too.
    let body = call.body.isEmpty ? [0] : call.body
    let isBodySet = body.withUnsafeBytes { bytes in
      !hasBody || balli_easy_set_body(curl, handle, bytes.baseAddress, call.body.count) != 0
    }
    return isBodySet && set(CURLOPT_CUSTOMREQUEST, call.method)
  }

  private func setUpRoute(_ call: Call, _ certificates: String?) -> Bool {
    // A big buffer halves the cost of large bodies; QUICK_EXIT (7.87) keeps a slow name server from
    // holding up the thread when a transfer is cancelled, and may be missing.
    _ = set(CURLOPT_QUICK_EXIT, 1)
    _ = set(CURLOPT_BUFFERSIZE, 65_536)
    _ = set(CURLOPT_TCP_KEEPALIVE, 1)
    _ = balli_easy_keep_from_children(curl, handle)
    let connect = Int(min(max(call.limits.connect, 0.001), 86_400) * 1000)
    return set(CURLOPT_NOSIGNAL, 1) && set(CURLOPT_FOLLOWLOCATION, 0)
      && set(CURLOPT_CONNECTTIMEOUT_MS, connect) && set(CURLOPT_ACCEPT_ENCODING, "")
      && set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
      && set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
      && (!call.address.isLoopback || set(CURLOPT_NOPROXY, "*"))
      && (certificates.map { set(CURLOPT_CAINFO, $0) } ?? true)
      && (call.reach == .anywhere || balli_easy_reach_public_only(curl, handle) != 0)
  }

  private func set(_ option: CURLoption, _ value: Int) -> Bool {
    balli_easy_set_number(curl, handle, option, value) != 0
  }

  private func set(_ option: CURLoption, _ value: String) -> Bool {
    balli_easy_set_text(curl, handle, option, value) != 0
  }
}

/// libcurl's multi handle: the sockets of all transfers, and the connections kept for reuse.
///
/// Not thread-safe: belongs to the thread that makes it.
final class MultiHandle {
  private let curl: UnsafePointer<balli_curl>
  private let handle: UnsafeMutableRawPointer

  init?() {
    guard let curl = Libcurl.table, let handle = curl.pointee.multi_init() else { return nil }
    self.curl = curl
    self.handle = handle
  }

  deinit { _ = curl.pointee.multi_cleanup(handle) }

  /// Whether the machine has libcurl.
  static var isPossible: Bool { Libcurl.table != nil }

  /// Keeps the program's signals from the thread that calls.
  static func blockSignals() { balli_block_signals() }

  /// Begins a transfer; false where libcurl refuses it.
  func add(_ easy: EasyHandle) -> Bool {
    curl.pointee.multi_add_handle(handle, easy.handle) == CURLM_OK
  }

  /// Ends a transfer; closes its connection unless the response was read to its end.
  func remove(_ easy: EasyHandle) { _ = curl.pointee.multi_remove_handle(handle, easy.handle) }

  /// Does what can be done without waiting.
  func perform() {
    var running: Int32 = 0
    _ = curl.pointee.multi_perform(handle, &running)
  }

  /// Waits for a socket, one of libcurl's own timers or a wake, at most so long; true for a wake.
  func poll(for event: WakeEvent, milliseconds: Int) -> Bool {
    balli_multi_poll(curl, handle, event.descriptor, Int32(clamping: milliseconds)) != 0
  }

  /// The next transfer that has ended, and how.
  func nextEnded() -> (transfer: Transfer, end: TransferEnd)? {
    var code = CURLE_OK
    guard let owner = balli_multi_next_ended(curl, handle, &code) else { return nil }
    return (Unmanaged<Transfer>.fromOpaque(owner).takeUnretainedValue(), TransferEnd(code))
  }
}

private let takeHead: balli_receive_function = { bytes, size, count, owner in
  guard let bytes, let owner else { return 0 }
  let transfer = Unmanaged<Transfer>.fromOpaque(owner).takeUnretainedValue()
  let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
  return transfer.receive(headLine: line) ? line.count : line.count &+ 1
}

private let takeBody: balli_receive_function = { bytes, size, count, owner in
  guard let bytes, let owner else { return 0 }
  let transfer = Unmanaged<Transfer>.fromOpaque(owner).takeUnretainedValue()
  let piece = UnsafeRawBufferPointer(start: bytes, count: size * count)
  return switch transfer.receive(body: piece) {
  case .taken: piece.count
  case .later: Int(CURL_WRITEFUNC_PAUSE)
  case .stop: piece.count &+ 1
  }
}
