// What is done day by day: drinking, moving, sleeping, weighing, feeling.

extension EntryKind {
  package static let water = EntryKind(rawValue: "water")
  package static let activity = EntryKind(rawValue: "activity")
  package static let sleep = EntryKind(rawValue: "sleep")
  package static let weight = EntryKind(rawValue: "weight")
  package static let mood = EntryKind(rawValue: "mood")
}

extension EntryForm {
  package static let water = EntryForm(
    .water, tool: "logWater", name: "su",
    fields: [
      EntryField(
        .number(
          "milliliters", "Mililitre; örn. 2 bardak için 400", in: 0...1_000_000_000, required: true),
        label: "su", amount: EntryAmount(.volume, "ml", range: 1...20_000, sum: "water"))
    ],
    values: "{milliliters}", line: "{milliliters} su",
    answer: "{milliliters} su kaydedildi[; bugün toplam {today} ml].",
    cues: EntryCues(
      topics: ["su"], words: ["su", "suyu", "suyumu", "sudan", "suyun", "ml"],
      verbs: ["bitir", "bitrd", "dikt", "devird", "iciverd"],
      manners: [.consumed, .ordered, .stated]))

  package static let activity = EntryForm(
    .activity, tool: "logActivity", name: "hareket",
    fields: [
      EntryField(
        .text("kind", "Etkinliğin adı, yalın hâlde; örn. yürüyüş", required: true), label: "ad"),
      EntryField(
        .number("minutes", "Kaç dakika; örn. yarım saat için 30", in: 0...1_000_000_000),
        label: "süre",
        amount: EntryAmount(.time, "dakika", range: 0...1440, sum: "activityMinutes")),
      EntryField(
        .number("steps", "Kaç adım; örn. 8000", in: 0...1_000_000_000), label: "adım sayısı",
        amount: EntryAmount(.steps, "adım", range: 0...200_000, sum: "steps")),
      EntryField(
        .number("calories", "Söylendiyse harcanan kalori (kcal)", in: 0...1_000_000_000),
        label: "harcanan kalori", amount: EntryAmount(.energy, "kcal", range: 0...20_000)),
    ],
    values: "{kind}[, {minutes}][, {steps}][, {calories}]",
    answer: "Hareket kaydedildi: {kind}[, {minutes}][, {steps}].",
    cues: EntryCues(
      topics: ["yuru", "egzersiz", "spor", "etkinlik", "adim", "kosu", "aktivite"],
      verbs: ["yurum"], manners: [.ofSelf, .ordered]))

  package static let sleep = EntryForm(
    .sleep, tool: "logSleep", name: "uyku",
    fields: [
      EntryField(
        .number("hours", "Kaç saat uyundu; örn. 5,5", in: 0...1_000_000, required: true),
        label: "uyku", amount: EntryAmount(.time, "saat", factor: 60, range: 0...24)),
      EntryField(
        .moment("bedtime", "Söylendiyse yatış; örn. 2026-11-20T23:30:00+03:00"), label: "yatış"),
      EntryField(
        .moment("wakeTime", "Söylendiyse kalkış; örn. 2026-11-21T07:00:00+03:00"),
        label: "kalkış"),
    ],
    values: "{hours}", line: "uyku {hours}", answer: "Uyku kaydedildi: {hours}.",
    cues: EntryCues(
      topics: ["uyku", "uyu"], stems: ["uyu", "uyk", "yattim", "yatmis", "kalkt", "uyand"],
      manners: [.ofSelf, .ordered]))

  package static let weight = EntryForm(
    .weight, tool: "logWeight", name: "kilo",
    fields: [
      EntryField(
        .number("kilograms", "Kilogram; örn. 88,4", in: 0...1_000_000, required: true),
        label: "kilo",
        amount: EntryAmount(.mass, "kg", factor: 1000, range: 20...400))
    ],
    values: "{kilograms}", line: "kilo {kilograms}", answer: "Kilonuz kaydedildi: {kilograms}.",
    cues: EntryCues(topics: ["kilo", "tart"], stems: ["kilo", "tart", "kg", "agirlig"]))

  package static let mood = EntryForm(
    .mood, tool: "logMood", name: "ruh hâli",
    fields: [
      EntryField(
        .text("mood", "Ruh hâli, söylendiği gibi; örn. gergin", required: true), label: "ruh hâli")
    ],
    values: "{mood}", line: "ruh hâli: “{mood}”", answer: "Ruh hâliniz kaydedildi: “{mood}”.",
    cues: EntryCues(
      topics: ["ruh", "mod", "duygu"], verbs: ["modum"], manners: [.ofSelf, .ordered],
      names: ["mood"], isLoose: true))
}
