import Analysis
import Domain
import Turkish

/// Symptoms and moods.
extension Scene {
  // MARK: Symptoms and mood

  func symptom(_ clause: Clause, _ index: Int) -> Proposal? {
    guard !clause.isNegated, !clause.has(.medication), !isHabit(clause) else { return nil }
    if let stool = stool(clause) { return stool }
    var kinds: [String] = []
    for span in clause.spans where span.has(.symptom) && span.food == nil && !span.has(.activity) {
      if let reading = span.reading(.symptom) { kinds.append(reading.phrase) }
    }
    let body = clause.spans.last { $0.has(.body) && $0.number == nil }
    let ache = clause.spans.first { span in
      span.readings.contains { $0.sense == .word(.ache) && ($0.verb.map { $0.isFinite } ?? true) }
        && span.food == nil
    }
    if let ache, kinds.isEmpty || ache.finiteVerb != nil || !ache.has(.symptom) {
      let isVerb =
        ache.finiteVerb?.verb.map {
          $0.mood == .past || $0.mood == .progressive || $0.mood == .reported
        } ?? true
      if isVerb { kinds.append(symptomName(body, ache)) }
    }
    kinds = kinds.filter { !$0.isEmpty }
    let tells = clause.isPastLike || clause.has(.exist) || clause.verbIs(.put, .ache, .feel)
    guard !kinds.isEmpty, tells || ache != nil, !clause.hasRealFood || ache != nil else {
      return nil
    }
    guard !(clause.verbIs(.eat) && clause.hasRealFood) else { return nil }
    let severity = severityName(clause)
    var seen: Set<String> = []
    let calls = kinds.filter { seen.insert($0).inserted }.map { kind in
      PlannedCall(
        "logSymptom", .object([.init("kind", .string(kind))] + severity + particulars(clause)))
    }
    return Proposal(frame: "belirti", score: 0.83, calls: calls)
  }

  /// "süt içince midem bulanıyor": always so, not now.
  private func isHabit(_ clause: Clause) -> Bool {
    guard let form = clause.form, form.mood == .progressive || form.mood == .aorist else {
      return false
    }
    return clause.spans.contains { span in
      let word = sentence.folded(span)
      return ["ince", "inca", "unca", "dikca", "dikce", "dukca", "tikca", "tikce", "tukca"]
        .contains(where: word.hasSuffix)
        && (span.isUnknown || span.readings.contains { $0.verb?.mood == .converb })
    }
  }

  /// "bristol 4", "dışkıda kan var": a stool with its type and whether there was blood.
  private func stool(_ clause: Clause) -> Proposal? {
    let words = clause.spans.map { sentence.folded($0) }
    let isNamed = clause.spans.contains { span in
      span.reading(.symptom).map { Self.stools.contains($0.phrase) } ?? false
    }
    let isTyped = words.contains { $0.hasPrefix("bristol") || $0.hasPrefix("diski") }
    guard isNamed || isTyped, !clause.hasRealFood else { return nil }
    let hasBlood = words.contains { $0 == "kan" || $0.hasPrefix("kanl") || $0.hasPrefix("kanam") }
    let type = clause.spans.indices.first { place in
      guard let value = clause.spans[place].number?.value, (1...7).contains(value),
        value == value.rounded()
      else { return false }
      return place > 0 && (words[place - 1].hasPrefix("tip") || words[place - 1].hasPrefix("brist"))
        || place + 1 < words.count && words[place + 1].hasPrefix("tip")
    }
    guard hasBlood || type != nil else { return nil }
    var members: [JSON.Member] = [.init("kind", "dışkı")]
    if let type, let number = clause.spans[type].number {
      members.append(.init("bristol", .number(number.value)))
    }
    if hasBlood { members.append(.init("blood", true)) }
    return proposal("belirti", 0.85, "logSymptom", members + particulars(clause))
  }

  private static let stools: Set<String> = ["dışkı", "kaka", "tuvalet", "büyük tuvalet"]

  func symptomName(_ body: Span?, _ ache: Span) -> String {
    let part = body?.reading(.body)?.phrase ?? ""
    let verb = ache.reading(.ache)?.phrase ?? ""
    let nouns = SymptomNames.ofBody
    let alone = SymptomNames.alone
    if verb.hasPrefix("bulanık") { return "bulanık görme" }
    if !part.isEmpty, let noun = nouns[verb] { return "\(part) \(noun)" }
    return alone[verb]
      ?? (part.isEmpty
        ? (ache.finiteVerb == nil ? verb : "") : "\(part) \(nouns[verb] ?? "şikâyeti")")
  }

  /// `severity`, where a clause says how strong it is.
  func severityName(_ clause: Clause) -> [JSON.Member] {
    if clause.has(.mild) { return [.init("severity", "mild")] }
    if clause.has(.moderate) { return [.init("severity", "moderate")] }
    if clause.has(.severe) { return [.init("severity", "severe")] }
    return []
  }

  /// Whether a word of mood says how the person is: by its own ending, or because nothing else is said.
  private func isOwnMood(_ phrase: String, _ clause: Clause) -> Bool {
    let isFirstPerson =
      ["im", "ım", "um", "üm", "ik", "oldum"].contains { phrase.hasSuffix($0) }
      || phrase.contains("im ") || phrase.contains("ım ")
    if isFirstPerson || clause.has(.moodnoun) || clause.verbIs(.feel, .put) { return true }
    return clause.spans.allSatisfy { span in
      span.isMark || span.time != nil
        || span.has(.mood, .filler, .severe, .moderate, .mild, .selfword, .be)
    }
  }

  /// "keyfim çok yerinde", "modum yerlerde": a word for the mood that is one's own, and how it is.
  private static let moodStates: Set<String> = [
    "yerinde", "yerlerde", "bozuk", "iyi", "kotu", "super", "dusuk", "yuksek", "harika", "berbat",
    "sifir", "fena", "kacik",
    "yok", "mukemmel", "bozuldu", "duzeldi", "coktu", "yukseldi", "dustu", "cok iyi", "sahane",
    "guzel", "stabil", "normal",
  ]

  private func moodState(_ clause: Clause) -> String? {
    guard
      let start = clause.spans.firstIndex(where: { span in
        span.reading(.moodnoun)?.noun.map { $0.possessor == 1 } ?? false
      })
    else { return nil }
    guard
      let end = clause.spans[start...].lastIndex(where: {
        Self.moodStates.contains(sentence.folded($0))
      })
    else { return nil }
    return Turkish.lowercased(
      sentence.source(clause.spans[start].tokens.lowerBound..<clause.spans[end].tokens.upperBound))
  }

  func mood(_ clause: Clause) -> Proposal? {
    if let state = moodState(clause) {
      return proposal(
        "ruh hali", 0.8, "logMood", [.init("mood", .string(state))] + particulars(clause))
    }
    guard let reading = clause.first(.mood), !clause.hasFood,
      !clause.isNegated || reading.phrase.contains("yok")
    else { return nil }
    let span = clause.spans.first { $0.has(.mood) }
    guard isOwnMood(reading.phrase, clause) else { return nil }
    let said =
      span.map {
        Turkish.fold(reading.phrase) == sentence.folded($0)
          ? reading.phrase : Turkish.lowercased(sentence.source($0))
      } ?? reading.phrase
    return proposal(
      "ruh hali", 0.8, "logMood", [.init("mood", .string(said))] + particulars(clause))
  }
}

/// What symptoms are called, by the verb or phrase that tells of them.
private enum SymptomNames {
  /// After a part of the body: baş + ağrı → baş ağrısı.
  static let ofBody: [String: String] = [
    "ağrı": "ağrısı", "sancı": "sancısı", "zonkla": "ağrısı", "şiş": "şişkinliği",
    "bulan": "bulantısı", "dön": "dönmesi",
    "yan": "yanması", "kaşın": "kaşıntısı", "uyuş": "uyuşması", "karıncalan": "karıncalanması",
    "sızla": "sızlaması",
    "kas": "kasılması", "tutul": "tutulması", "kızar": "kızarıklığı", "karar": "kararması",
    "ekşi": "ekşimesi", "batma": "batması", "bat": "batması",
    "çarp": "çarpıntısı", "titre": "titremesi", "çınla": "çınlaması",
    "bulanık görüyor": "bulanık görme", "bulanık görüyorum": "bulanık görme",
    "bulanık": "bulanık görme",
    "şişkinleş": "şişkinliği", "kabar": "kabarması", "kramp gir": "krampı", "kasıl": "kasılması",
    "sıkış": "sıkışması", "gaz yap": "gazı",
  ]

  /// Without a part of the body.
  static let alone: [String: String] = [
    "titre": "titreme", "terle": "terleme", "kus": "kusma", "bayıl": "bayılma",
    "şiş": "şişkinlik", "kaşın": "kaşıntı", "üşü": "üşüme",
    "öksür": "öksürük", "bulan": "mide bulantısı", "halsizim": "halsizlik",
    "halsizleş": "halsizlik", "yorgunum": "yorgunluk", "bitkinim": "bitkinlik",
    "çok yorgunum": "yorgunluk", "ishalim": "ishal", "ishal ol": "ishal", "ishal oldum": "ishal",
    "ishal": "ishal", "kabızım": "kabızlık", "kabız ol": "kabızlık", "kabız oldum": "kabızlık",
    "başım dönüyor": "baş dönmesi", "gaz var": "gaz", "gazım var": "gaz", "ateşim var": "ateş",
    "çok susadım": "susuzluk", "susadım": "susuzluk", "susuzum": "susuzluk",
    "ağzım kuru": "ağız kuruluğu", "ağzım kuruyor": "ağız kuruluğu",
    "gözüm karardı": "göz kararması", "fenalaş": "fenalık", "uyuş": "uyuşma",
    "karıncalan": "karıncalanma",
    "iştahım yok": "iştahsızlık", "nefesim daralıyor": "nefes darlığı",
    "midem kötü": "mide rahatsızlığı", "hapşır": "hapşırık", "terliyim": "terleme",
    "kötüyüm": "kendini kötü hissetme", "hastayım": "hastalık hâli", "şişkinim": "şişkinlik",
    "uykusuzum": "uykusuzluk", "dermansızım": "halsizlik", "kramp gir": "kramp",
    "ter bas": "ter basması", "gaz yap": "gaz",
    "susa": "susuzluk", "çok susuyorum": "susuzluk", "ağzım kupkuru": "ağız kuruluğu",
    "kupkuru": "ağız kuruluğu", "ağzım çok kuru": "ağız kuruluğu",
    "sancı": "sancı", "ağrı": "ağrı", "kasıl": "kasılma", "çarpıntı yap": "çarpıntı",
  ]
}
