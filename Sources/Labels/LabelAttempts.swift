import Domain
import struct Foundation.Date

/// Looks at one file's pictures in several ways until a label is read surely, or the time is over.
///
/// On photos the first way reads most, the others find what it has missed. Each costs as much again and
/// is tried only while nothing is sure and no two readings agree.
struct LabelAttempts {
  /// Seconds of tesseract for one file in all: a picture of noise takes it minutes.
  static let patience = 30.0
  /// Seconds of one look, so that a way that gets lost in creases leaves time for the others.
  private static let patienceForLook = 12.0

  private let programs: OutsidePrograms
  private let scratch: OutsidePrograms.Scratch?
  private let now: Date
  private let end: Double
  private let reader = LabelReader()

  init(programs: OutsidePrograms, scratch: OutsidePrograms.Scratch?, now: Date) {
    self.programs = programs
    self.scratch = scratch
    self.now = now
    end = programs.uptime() + Self.patience
  }

  /// A picture as it is or cleaned, and how tesseract is to see it: 6 a block of lines, 11 words
  /// anywhere on the page; with which languages.
  private struct Way: Hashable {
    var isCleaned: Bool
    var layout: String
    var languages: String
  }

  /// The Turkish data alone take far fewer units for a 9 than both do; both know English words better.
  private static let ways = [
    Way(isCleaned: true, layout: "6", languages: "tur"),
    Way(isCleaned: false, layout: "6", languages: "tur+eng"),
    Way(isCleaned: true, layout: "11", languages: "tur"),
    Way(isCleaned: true, layout: "6", languages: "tur+eng"),
    Way(isCleaned: false, layout: "11", languages: "tur+eng"),
  ]

  /// Letters of a large photo are too high to be read well as it is, and cost the most time.
  private static let waysOfLarge = [
    Way(isCleaned: true, layout: "6", languages: "tur"),
    Way(isCleaned: true, layout: "11", languages: "tur+eng"),
    Way(isCleaned: false, layout: "6", languages: "tur+eng"),
  ]

  /// Seconds in which another look is taken for less than the carbohydrate.
  private static let patienceForDetails = 4.0

  /// The label of a picture; fails where there is none on it.
  func label(of picture: String) async throws(ProductFailure) -> Product {
    let file = await turned(picture, programs.quarters(picture)) ?? picture
    let isLarge = programs.isLarge(file)
    let ways = isLarge ? Self.waysOfLarge : Self.ways
    let start = programs.uptime()
    var look = Look(file: file)
    defer { look.stop() }
    // Seldom is one look at a large photo enough, and few machines have one core alone.
    if isLarge { for way in ways.prefix(2) { _ = await begin(&look, way) } }
    for (place, way) in ways.enumerated() where place == 0 || isTimeLeft {
      let isLegible = try await read(&look, way)
      if place == 0, look.readings.isEmpty, !isLegible {
        try await tryTurned(&look, way)
      }
      let isLate = isLarge || programs.uptime() - start > Self.patienceForDetails
      if let choice = choice(of: look), choice.isSettled, choice.isComplete || isLate { break }
    }
    guard let choice = choice(of: look) else { throw look.failure }
    return choice.product
  }

  private func choice(of look: Look) -> LabelChoice? {
    let together = LabelReading.joined(look.readings).map { reader.product(of: $0, now: now) }
    return LabelChoice(look.readings.map { reader.product(of: $0, now: now) }, together: together)
  }

  /// What tesseract writes of a picture.
  private typealias Glance = Task<Result<String, ProductFailure>, Never>

  /// What was found of a picture so far.
  private struct Look {
    var file: String
    /// Quarters by which we turned it to see whether it has a label then.
    var quarters = 0
    /// Nil before it was tried; then nil where there is none.
    var clean: (picture: String?, ink: LabelInk)?
    var tried: Set<Way> = []
    /// What tesseract is at, or was, before it was asked for.
    var begun: [Way: Glance] = [:]
    var readings: [LabelReading] = []
    var failure = ProductFailure(kind: .unreadable, message: Texts.unreadable)

    /// Ends what nobody waits for any more.
    func stop() { for glance in begun.values { glance.cancel() } }
  }

  private var isTimeLeft: Bool { !Task.isCancelled && end - programs.uptime() > 1 }

  /// Reads a picture in one way; false where hardly a word was found on it.
  private func read(_ look: inout Look, _ way: Way) async throws(ProductFailure) -> Bool {
    let way = await possible(way, &look)
    guard look.tried.insert(way).inserted else { return true }
    let clean = way.isCleaned ? look.clean : nil
    let glance = await begin(&look, way)
    do throws(ProductFailure) {
      let tsv = try await withTaskCancellationHandler {
        await glance.value
      } onCancel: {
        glance.cancel()
      }.get()
      let words = LabelWord.words(tsv: tsv)
      do throws(ProductFailure) {
        look.readings.append(try reader.reading(of: clean?.ink.refined(words) ?? words))
      } catch {
        look.failure = error
      }
      return Self.isLegible(words)
    } catch {
      guard error.kind == .unreadable else { throw error }
      look.failure = error
      return true
    }
  }

  /// The way as it can be gone: what cannot be cleaned here is read as it is.
  private func possible(_ way: Way, _ look: inout Look) async -> Way {
    if way.isCleaned, look.clean == nil { look.clean = await cleaned(look) }
    var way = way
    if look.clean?.picture == nil { way.isCleaned = false }
    return way
  }

  /// Lets tesseract begin with a way, where it has not.
  private func begin(_ look: inout Look, _ way: Way) async -> Glance {
    let way = await possible(way, &look)
    if let begun = look.begun[way] { return begun }
    let file = (way.isCleaned ? look.clean?.picture : nil) ?? look.file
    let glance = Glance {
      do throws(ProductFailure) {
        return .success(try await tsv(of: file, way))
      } catch {
        return .failure(error)
      }
    }
    look.begun[way] = glance
    return glance
  }

  /// Letters that lie on their side or stand on their head make words of a few signs.
  private static func isLegible(_ words: [LabelWord]) -> Bool {
    words.count { $0.confidence >= 0.7 && $0.text.count(where: \.isLetter) >= 4 } >= 6
  }

  /// The picture turned by quarters, as soon as it has a label then.
  private func tryTurned(_ look: inout Look, _ way: Way) async throws(ProductFailure) {
    for quarters in [1, 3, 2] where isTimeLeft {
      guard let file = await turned(look.file, quarters) else { return }
      var other = Look(file: file, quarters: quarters)
      _ = try await read(&other, way)
      if !other.readings.isEmpty {
        look.stop()
        look = other
        return
      }
    }
  }

  private func turned(_ file: String, _ quarters: Int) async -> String? {
    guard quarters != 0, let scratch else { return nil }
    let name = file.split(separator: "/").last.map(String.init) ?? ""
    let result = "\(scratch.path)/donuk-\(quarters)-\(name).tif"
    return await programs.turn(file, quarters, result) ? result : nil
  }

  private func cleaned(_ look: Look) async -> (picture: String?, ink: LabelInk) {
    guard let scratch else { return (nil, LabelInk([])) }
    let result = scratch.path + (look.quarters == 0 ? "/temiz.tif" : "/temiz-\(look.quarters).tif")
    guard await programs.clean(look.file, result) else { return (nil, LabelInk([])) }
    return (result, LabelInk(await programs.ink(result)))
  }

  private func tsv(of file: String, _ way: Way) async throws(ProductFailure) -> String {
    var lacksLanguage = false
    // Without the Turkish data the figures can still be read; the words are known in English too.
    for languages in [way.languages, "eng"] {
      let arguments = [file, "stdout", "-l", languages, "--psm", way.layout, "tsv"]
      let seconds = min(max(end - programs.uptime(), 1), Self.patienceForLook)
      guard let output = await programs.run("tesseract", arguments, seconds) else {
        throw ProductFailure(kind: .toolMissing, message: Texts.noTesseract)
      }
      if output.status == 0 { return output.text }
      guard output.status > 0 else {
        throw ProductFailure(kind: .unreadable, message: Texts.tookTooLong)
      }
      lacksLanguage = ["language", "traineddata"].contains(where: output.errors.contains)
      guard lacksLanguage else { break }
    }
    guard !lacksLanguage else {
      throw ProductFailure(kind: .toolMissing, message: Texts.noLanguage)
    }
    throw ProductFailure(kind: .unreadable, message: Texts.broken)
  }
}
