import Domain
package import Foundation

/// The words of a page of the web, for the figures in them.
package struct WebPages: Sendable {
  private let call: SourceCall

  package init(world: SourceWorld) {
    call = SourceCall(
      source: "", world: world, waits: [], total: 5, most: 1_500_000, takesPages: true,
      reach: .publicOnly)
  }

  /// The text of a page; nil where it cannot be had, is no page, or would not be read in secret.
  ///
  /// A page is never asked for on this machine, in its neighbourhood or by a bare number, nor where a
  /// name or a redirect turns out to lead there.
  package func text(of url: String, now: Date) async -> String? {
    let address = WebAddress(url)
    guard address.scheme == "https", !address.hasUser, !address.isOnThisMachine,
      address.port.isEmpty || address.port == "443",
      address.host.split(separator: ".").last?.contains(where: \.isLetter) == true,
      address.host.contains("."), !address.host.hasSuffix(".local"),
      !address.host.hasSuffix(".internal")
    else { return nil }
    let key = "page/" + url
    if let kept = call.world.kept(key, now: now, life: SourceWorld.searchLife) {
      return String(decoding: kept, as: UTF8.self)
    }
    guard let body = try? await call.body(of: FetchRequest(url: url), isWhole: { _ in true }),
      !body.starts(with: Array("%PDF".utf8))
    else { return nil }
    let text = String(HTMLPage(body).text.prefix(60_000))
    call.world.cache.save(key, now, Array(text.utf8))
    return text
  }
}
