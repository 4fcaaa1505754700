// What is measured and is no glucose: ketones, blood pressure, a laboratory's values.

extension EntryKind {
  package static let measurement = EntryKind(rawValue: "measurement")
}

extension EntryForm {
  package static let measurement = EntryForm(
    .measurement, tool: "logMeasurement", name: "ölçüm",
    fields: [
      EntryField(
        .choice(
          "kind", ["ketone", "bloodPressure", "pulse", "temperature", "hba1c", "lab"],
          "ketone keton, bloodPressure tansiyon, pulse nabız, temperature ateş, hba1c HbA1c, lab "
            + "başka bir tahlil", required: true),
        label: "tür",
        words: [
          "ketone": "keton", "bloodPressure": "tansiyon", "pulse": "nabız", "temperature": "ateş",
          "hba1c": "HbA1c", "lab": "tahlil",
        ], isCorrectable: false),
      EntryField(
        .text("name", "Tahlilin (lab) adı, söylendiği gibi; örn. LDL, ferritin"), label: "ad"),
      EntryField(
        .number(
          "value", "Değer; tansiyonda büyük olan, örn. 12 ya da 120", in: 0...1_000_000,
          required: true),
        label: "değer",
        amount: EntryAmount(
          .other, "", unitField: "unit", pair: "value2", isSaidInTens: true, decimals: 2)),
      EntryField(
        .number("value2", "Yalnızca tansiyonda: küçük olan, örn. 8 ya da 80", in: 0...1_000_000),
        label: "küçük değer", amount: EntryAmount(.other, "", isSaidInTens: true)),
      EntryField(.text("unit", "Söylendiyse birimi; örn. mmol/L, mg/dL, %"), label: "birim"),
      EntryField(
        .choice(
          "sample", ["blood", "urine"], "Söylendiyse neyden bakıldığı: blood kan, urine idrar"),
        label: "örnek", words: ["blood": "kan", "urine": "idrar"]),
    ],
    values: "{name|kind} {value}[ ({sample})]",
    answer: "{Name|Kind} kaydedildi: {value}[, {sample}] ({at}).",
    cues: EntryCues(
      topics: ["keton", "tansiyon", "nabiz", "nabz", "ates", "hba1c", "tahlil", "olcum"],
      stems: [
        "keton", "tansiyon", "nabiz", "nabz", "ates", "derece", "hba1c", "a1c", "tahlil",
        "kolesterol", "ldl", "hdl", "trigliserit", "ferritin", "kreatinin", "vitamin", "tsh", "olc",
        "cikti", "sonuc",
      ], names: ["name"], isLoose: true), isOfMeasures: true, isOfHour: true)
}
