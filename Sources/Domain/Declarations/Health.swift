// What the body tells and what is taken for it: symptoms, medicines, glucose.

extension EntryKind {
  package static let symptom = EntryKind(rawValue: "symptom")
  package static let medication = EntryKind(rawValue: "medication")
  /// Readings have a table of their own, because statistics are made of them.
  package static let glucose = EntryKind(rawValue: "glucose")
}

extension EntryForm {
  private static let severities = ["none", "mild", "moderate", "severe"]
  private static let severityHelp = "none yok, mild hafif, moderate orta, severe şiddetli"
  private static let severityWords = [
    "none": "yok", "mild": "hafif", "moderate": "orta", "severe": "şiddetli",
  ]

  package static let symptom = EntryForm(
    .symptom, tool: "logSymptom", name: "belirti",
    fields: [
      EntryField(
        .text("kind", "Belirtinin adı, yalın hâlde; örn. baş ağrısı", required: true), label: "ad"),
      EntryField(
        .choice("severity", severities, "Şiddeti: " + severityHelp), label: "şiddet",
        words: severityWords),
      EntryField(.integer("bristol", "Dışkının Bristol tipi", in: 1...7), label: "Bristol tipi"),
      EntryField(
        .choice("urgency", severities, "Aciliyet hissi: " + severityHelp), label: "aciliyet",
        words: severityWords),
      EntryField(
        .choice("pain", severities, "Ağrı: " + severityHelp), label: "ağrı", words: severityWords),
      EntryField(.flag("blood", "Kan görüldü mü"), label: "kan", words: ["true": "kanlı"]),
      EntryField(.flag("complete", "Tam boşalma hissi var mı"), label: "tam boşalma"),
    ],
    values: "{kind}[, {severity}][, Bristol {bristol}][, {blood}]",
    line: "{kind}[, Bristol {bristol}][, {blood}]",
    answer: "Belirti kaydedildi: {kind}[, Bristol {bristol}][, {blood}][ ({severity})].",
    cues: EntryCues(
      topics: ["belirti", "agri", "sikayet"], manners: [.ofSelf, .ordered, .stated],
      names: ["kind"], isLoose: true))

  /// The unit of insulin, as records keep it.
  package static let insulinUnit = "ünite"

  package static let medication = EntryForm(
    .medication, tool: "logMedication", name: "ilaç",
    fields: [
      EntryField(
        .text("name", "İlacın adı, söylendiği gibi; örn. metformin", required: true), label: "ad",
        common: [
          "ilaç", "hap", "iğne", "doz", "tablet", "damla", "kapsül", "şurup", "vitamin", "insülin",
        ]),
      EntryField(
        .number("dose", "Söylendiyse miktar; örn. 14", in: 0...100_000), label: "miktar",
        amount: EntryAmount(
          .other, "", unitField: "unit", decimals: 2, sum: "insulinUnits", summedUnit: insulinUnit)),
      EntryField(
        .text("unit", "Söylendiyse birimi; örn. ünite, mg, tablet, damla"), label: "birim",
        synonyms: [
          "unite": insulinUnit, "unt": insulinUnit, "u": insulinUnit, "iu": insulinUnit,
          "unit": insulinUnit, "units": insulinUnit,
        ]),
    ],
    values: "{name}[, {dose}]", line: "{Name}[ {dose}]",
    answer: "İlaç kaydedildi: {Name}[, {dose}] ({at}).",
    cues: EntryCues(
      topics: ["ilac", "insulin", "doz"],
      verbs: [
        "yaptim", "yaptik", "vurdum", "aldim", "ictim", "kullandim", "bastim", "yaptm", "vurdm",
        "verdim", "taktim", "damlattim", "yuttum", "surdum", "yapmistim", "uyguladim",
      ], manners: [.ordered], names: ["name"]), isOfHour: true)

  package static let glucose = EntryForm(
    .glucose, tool: "logGlucose", name: "şeker ölçümü",
    fields: [
      EntryField(
        .number("value", "Ölçülen değer; örn. 112 ya da 6,4", in: 0...1_000_000, required: true),
        label: "değer", amount: EntryAmount(.glucose, "", unitField: "unit")),
      EntryField(
        .choice(
          "unit", [GlucoseUnit.mgdL.rawValue, GlucoseUnit.mmolL.rawValue],
          "Yalnızca söylendiyse; yoksa değerden anlaşılır"), label: "birim"),
      EntryField(
        .choice(
          "context", GlucoseContext.allCases.map(\.rawValue),
          "fasting açlık, beforeMeal yemekten önce, afterMeal tokluk, bedtime yatarken, night gece, "
            + "exercise egzersiz"), label: "ne zamanki",
        words: [
          "fasting": "açlık", "beforeMeal": "yemekten önce", "afterMeal": "tokluk",
          "bedtime": "yatarken", "night": "gece", "exercise": "egzersiz",
        ]),
    ],
    values: "{value}", line: "kan şekeri {value}[ ({context})]",
    answer: "Kan şekeri kaydedildi: {value} ({at}).",
    cues: EntryCues(
      topics: ["seker", "glikoz", "olcum", "glukoz"],
      stems: [
        "seker", "glikoz", "glukoz", "glisemi", "olc", "tokluk", "aclik", "mmol", "mg", "ac ",
        "sekrim", "cikti", "bg", "ks",
      ], manners: [.bare]), isOfHour: true)
}
