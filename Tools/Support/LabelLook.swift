import Domain
import struct Foundation.Date

/// A label on a picture as tesseract reads it and, where the person wants that, as a model sees it.
struct LabelLook {
  let services: KitchenServices
  let context: ToolContext

  /// What was read, and what of it only the answer tells.
  struct Reading {
    var product: Product
    var told: [JSON.Member] = []
    /// Whether it is a product of the archive whose barcode alone is on the picture.
    var isKept = false
  }

  /// Reads a picture; `byModel` says that the person has agreed to a model's look.
  ///
  /// A model on this machine, or one that is allowed once for all, looks without that. A barcode without a
  /// table means the one of the `known` products that has it.
  func reading(
    of path: String, byModel: Bool, knowing known: [Product]
  ) async throws(ToolFailure) -> Reading {
    let sight = services.eyes.sight()
    if byModel, sight == nil { throw ToolFailure(code: "noSight", message: Texts.noSight) }
    var read: Product?
    var failure: ProductFailure?
    do throws(ProductFailure) { read = try await services.scan(path, context.now) } catch {
      guard error.kind != .noFile else { throw ToolFailure(error) }
      failure = error
    }
    if let code = failure?.barcode, let kept = known.first(where: { $0.barcode == code }) {
      return Reading(product: kept, isKept: true)
    }
    if let sight, byModel || sight.isFree { return try await both(read, failure, path, sight) }
    if let read { return Reading(product: read, told: sight.map(Self.offer) ?? []) }
    let words = failure?.message ?? ""
    throw ToolFailure(
      code: failure?.kind.rawValue ?? "unreadable",
      message: sight.map { words + " " + Texts.askModel($0) } ?? words)
  }

  private func both(
    _ read: Product?, _ failure: ProductFailure?, _ path: String, _ sight: Sight
  ) async throws(ToolFailure) -> Reading {
    let telling = sight.telling { [context] in context.tell(Texts.looking(sight)) }
    let seen: SeenPicture
    do throws(ProductFailure) {
      seen = try await services.eyes.see(path, telling, context.now)
    } catch {
      guard var read else {
        throw ToolFailure(
          code: error.kind.rawValue,
          message: [failure?.message, error.message].compactMap(\.self).joined(separator: " "))
      }
      read.warnings.append(Texts.lookFailed(error.message))
      return Reading(product: read)
    }
    return try joined(read, failure, seen, sight)
  }

  private func joined(
    _ read: Product?, _ failure: ProductFailure?, _ seen: SeenPicture, _ sight: Sight
  ) throws(ToolFailure) -> Reading {
    let by = JSON.Member(.seenBy, .string(sight.model))
    switch (read, seen) {
    case (let read?, .label(let seen)):
      let compared = services.eyes.compare(read, seen, sight)
      return Reading(
        product: compared.product,
        told: [by, .init(.compared, .array(compared.pairs.map(\.json)))])
    case (nil, .label(let seen)): return Reading(product: seen, told: [by])
    case (var read?, _):
      read.warnings.append(Texts.noLabelSeen(sight.model))
      read.confidence.overall = min(read.confidence.overall, LabelConfidence.needed - 0.05)
      return Reading(product: read, told: [by])
    case (nil, .meal): throw ToolFailure(code: "isMeal", message: Texts.isMeal(sight.model))
    case (nil, .other):
      throw ToolFailure(
        code: failure?.kind.rawValue ?? "unreadable", message: failure?.message ?? Texts.noSight)
    }
  }

  private static func offer(_ sight: Sight) -> [JSON.Member] {
    [.init(.canLook, [.model: .string(sight.model), .host: .text(sight.host)])]
  }
}

extension ComparedLabel.Pair {
  fileprivate var json: JSON {
    [
      .field: .string(field.rawValue), .read: .figure(read, decimals: 2),
      .seen: .figure(seen, decimals: 2), .agrees: .bool(agrees),
    ]
  }
}

extension ToolFailure {
  /// The same failure as a tool tells it.
  init(_ failure: ProductFailure) {
    self.init(code: failure.kind.rawValue, message: failure.message)
  }
}
