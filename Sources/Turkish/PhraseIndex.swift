/// Names and phrases of one or more words, found in inflected text.
///
///     index.add("mercimek çorbası", entry: 7, .noun)
///     index.matches(in: ["mercimek", "corbasindan"].map(index.readings), at: 0)  // entry 7, ablative
///
/// The last word of a noun phrase may carry any suffix; those before it stand as they are. A compound
/// (`mercimek çorbası`) is also found without its compound suffix (`mercimek çorba`).
package struct PhraseIndex: Sendable {
  /// A phrase that begins at a word of the text.
  package struct Match: Sendable, Equatable {
    package var entry: Int32
    /// How many words of the text it covers.
    package var count: Int
    package var noun: NounForm?
    package var verb: VerbForm?
    /// Whether a word was read with a letter changed.
    package var isFuzzy = false
  }

  /// An entry that ends at a node; `next` is the one that was added after it.
  private struct End {
    var entry: Int32
    var next: Int32 = -1
  }

  private var lexicon = Lexicon()
  private var words: WordNumbers
  private var edges: Edges
  private var ends: [End] = []
  /// The first of `ends` at each node, -1 for none.
  private var firstEnds: [Int32] = [-1]

  /// An index of about so many phrases: nothing that is filled has to be moved while it grows.
  package init(phrases: Int = 0) {
    words = WordNumbers(phrases: phrases)
    edges = Edges(phrases: phrases)
    lexicon.reserve(stems: phrases)
    ends.reserveCapacity(phrases * 2)
    firstEnds.reserveCapacity(phrases * 2)
  }

  /// Adds a phrase; `phrase` may be folded or not.
  ///
  /// A verb is given by its stem; further stems of the same verb are added as entries of their own.
  package mutating func add(_ phrase: String, entry: Int32, _ inflection: Lexicon.Inflection) {
    Turkish.withFoldedLetters(of: phrase) { add($0, entry, inflection) }
  }

  private mutating func add(
    _ letters: FoldedLetters, _ entry: Int32, _ inflection: Lexicon.Inflection
  ) {
    var node: Int32 = 0
    var start = 0
    var last: FoldedLetters?
    while start < letters.count {
      if Self.parts(letters[start]) {
        start += 1
        continue
      }
      var end = start + 1
      while end < letters.count, !Self.parts(letters[end]) { end += 1 }
      if let before = last { node = step(from: node, word(before, .none)) }
      last = FoldedLetters(rebasing: letters[start..<end])
      start = end
    }
    guard let last else { return }
    end(from: node, word(last, inflection), entry)
    guard inflection == .noun, node != 0 else { return }
    endUncompounded(from: node, last, entry)
  }

  /// What a word of the text can be, stems numbered by this index.
  package func readings(of word: String) -> [Lexicon.Reading] { lexicon.readings(of: word) }

  /// The phrases that begin at word `start`, longest first; none for a word without readings.
  package func matches(in readings: [[Lexicon.Reading]], at start: Int) -> [Match] {
    var found: [Match] = []
    var nodes: [Int32] = [0]
    var place = start
    while place < readings.count, !nodes.isEmpty {
      var next: [Int32] = []
      for node in nodes {
        for reading in readings[place] {
          guard let target = edges[node, reading.entry] else { continue }
          var end = firstEnds[Int(target)]
          while end >= 0 {
            let (entry, count) = (ends[Int(end)].entry, place - start + 1)
            found.append(
              Match(entry: entry, count: count, noun: reading.noun, verb: reading.verb))
            end = ends[Int(end)].next
          }
          if reading.isBare { next.append(target) }
        }
      }
      nodes = next
      place += 1
    }
    found.reverse()
    return found
  }

  /// Readings of a word that nothing else explains, with one letter wrong, missing, doubled or swapped.
  ///
  ///     nearest(to: "yumrta")  // as "yumurta"
  ///
  /// Only for words of five letters and more whose first letter is right; [] where two stems are as near.
  package func nearest(to word: String) -> [Lexicon.Reading] {
    let letters = Array(word.utf8)
    guard letters.count >= 4 else { return [] }
    var best: [Lexicon.Reading] = []
    var bestStem: ArraySlice<UInt8> = []
    var isTied = false
    for number in 0..<Int32(words.count) {
      let stem = words[number]
      guard stem.count >= 5, stem.first == letters[0], stem.count <= letters.count + 1,
        stem.count >= bestStem.count,
        let reading = Self.nearReading(of: letters, stem: stem, entry: number)
      else { continue }
      if stem.count > bestStem.count {
        best = [reading]
        bestStem = stem
        isTied = false
      } else {
        best.append(reading)
        isTied = isTied || stem != bestStem
      }
    }
    return isTied ? [] : best
  }

  private static func nearReading(
    of letters: [UInt8], stem: ArraySlice<UInt8>, entry: Int32
  ) -> Lexicon.Reading? {
    for length in [stem.count, stem.count - 1, stem.count + 1]
    where length <= letters.count && letters[..<length].isOneEdit(from: stem) {
      guard let form = NounSuffixes.form(of: letters, stem: length) else { continue }
      return Lexicon.Reading(entry: entry, noun: form, verb: nil, stemLength: length)
    }
    return nil
  }

  /// Whether a letter parts words of a phrase.
  private static func parts(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "'"), UInt8(ascii: "."),
      UInt8(ascii: ","), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  private mutating func word(
    _ letters: FoldedLetters, _ inflection: Lexicon.Inflection
  ) -> Int32 {
    let (id, isNew) = words.number(of: letters, inflection)
    guard isNew else { return id }
    lexicon.add(letters, entry: id, inflection)
    if inflection == .noun, Self.mayDropVowel(letters),
      let dropped = Self.droppedVowels[String(decoding: letters, as: UTF8.self)]
    {
      lexicon.add(changed: dropped, entry: id, .noun)
    }
    return id
  }

  private mutating func step(from node: Int32, _ word: Int32) -> Int32 {
    let (target, isNew) = edges.target(of: node, word, orNew: Int32(firstEnds.count))
    if isNew { firstEnds.append(-1) }
    return target
  }

  private mutating func end(from node: Int32, _ word: Int32, _ entry: Int32) {
    let target = Int(step(from: node, word))
    let fresh = Int32(ends.count)
    var place = firstEnds[target]
    if place < 0 {
      firstEnds[target] = fresh
    } else {
      while true {
        if ends[Int(place)].entry == entry { return }
        let next = ends[Int(place)].next
        if next < 0 { break }
        place = next
      }
      ends[Int(place)].next = fresh
    }
    ends.append(End(entry: entry))
  }

  /// Ends a phrase without the compound suffix of its last word too: `corbasi` → `corba`; `cekirdegi` →
  /// `cekirdek` and `cekirdeg`; `suyu` → `su`.
  private mutating func endUncompounded(
    from node: Int32, _ letters: FoldedLetters, _ entry: Int32
  ) {
    let count = letters.count
    guard count > 3,
      letters[count - 1] == UInt8(ascii: "i") || letters[count - 1] == UInt8(ascii: "u")
    else { return }
    func stem(_ length: Int) -> FoldedLetters { FoldedLetters(rebasing: letters[..<length]) }
    let before = letters[count - 2]
    if letters[(count - 4)...].elementsEqual("suyu".utf8)
      || before == UInt8(ascii: "s") && letters[count - 3].isVowel
    {
      return end(from: node, word(stem(count - 2), .noun), entry)
    }
    guard !before.isVowel else { return }
    if let hard = Self.hardened(before) {
      let letters = Array(stem(count - 2)) + [hard]
      end(from: node, letters.withUnsafeBufferPointer { word($0, .noun) }, entry)
    }
    end(from: node, word(stem(count - 1), .noun), entry)
  }

  /// What a letter that was softened before a vowel is at the end of a word.
  private static func hardened(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "g"): UInt8(ascii: "k")
    case UInt8(ascii: "b"): UInt8(ascii: "p")
    case UInt8(ascii: "d"): UInt8(ascii: "t")
    default: nil
    }
  }

  /// Whether a noun is of the length and the shape of those of `droppedVowels`: few are looked up.
  private static func mayDropVowel(_ letters: FoldedLetters) -> Bool {
    (3...5).contains(letters.count) && letters[letters.count - 2].isVowel
  }

  /// Folded nouns that drop their last vowel before a vowel, after Göksel & Kerslake.
  private static let droppedVowels: [String: String] = [
    "agiz": "agz", "keyif": "keyf", "kayit": "kayd", "karin": "karn", "burun": "burn",
    "boyun": "boyn", "beyin": "beyn",
    "gogus": "gogs", "alin": "aln", "akil": "akl", "sehir": "sehr", "resim": "resm",
    "isim": "ism", "vakit": "vakt", "koyun": "koyn", "omuz": "omz", "nabiz": "nabz",
    "zehir": "zehr", "kahir": "kahr", "sabir": "sabr", "fikir": "fikr", "metin": "metn",
    "hal": "hal", "his": "hiss", "meyil": "meyl",
  ]
}
