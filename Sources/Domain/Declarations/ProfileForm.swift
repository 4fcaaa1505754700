/// What a person says about themselves and balli keeps, in the order in which it is told.
package enum ProfileForm {
  /// From the first day of the last period to the day that the birth is expected (Naegele's rule).
  package static let daysOfPregnancy = 280

  package static let fields = [
    EntryField(.text("name", "Kişinin adı ya da nasıl anılmak istediği"), label: "ad"),
    EntryField(
      .integer("birthYear", "Doğum yılı; örn. 1981", in: 0...9999), label: "doğum yılı",
      amount: EntryAmount(.other, "")),
    EntryField(
      .choice("sex", ["female", "male", "other"], "female kadın, male erkek, other başka"),
      label: "cinsiyet", words: ["female": "kadın", "male": "erkek", "other": "başka"]),
    EntryField(
      .number("heightCm", "Boy, santimetre; örn. 172", in: 0...100_000), label: "boy",
      amount: EntryAmount(.length, "cm", range: 50...250)),
    EntryField(
      .choice(
        "diabetes", ["type1", "type2", "gestational", "prediabetes", "other", "none"],
        "type1 tip 1, type2 tip 2, gestational gebelik diyabeti, prediabetes gizli şeker, other başka "
          + "bir tür, none yok"),
      label: "diyabet",
      words: [
        "type1": "tip 1", "type2": "tip 2", "gestational": "gebelik diyabeti",
        "prediabetes": "prediyabet", "other": "başka bir tür", "none": "yok",
      ]),
    EntryField(
      .integer("diagnosedYear", "Tanı konan yıl; örn. 2015", in: 0...9999), label: "tanı yılı",
      amount: EntryAmount(.other, "")),
    EntryField(
      .flag("pregnant", "Gebe mi"), label: "gebelik", words: ["true": "var", "false": "yok"]),
    EntryField(
      .text("dueDate", "Gebelikte tahminî doğum günü; örn. 2027-03-13"), label: "tahminî doğum"),
    EntryField(
      .list(
        "medications", of: .text, "Sürekli kullandığı ilaçlar, söylendiği gibi; listeye eklenir"),
      label: "ilaçlar"),
    EntryField(
      .list("diet", of: .text, "Nasıl beslendiği; örn. vejetaryen. Listeye eklenir"),
      label: "beslenme"),
    EntryField(
      .list("allergies", of: .text, "Alerjileri; örn. yer fıstığı. Listeye eklenir"),
      label: "alerjiler"),
    EntryField(.text("activity", "Ne kadar hareket ettiği, söylendiği gibi"), label: "hareket"),
    EntryField(.text("goal", "Amacı, söylendiği gibi; örn. kilo vermek"), label: "amaç"),
    EntryField(
      .text("tone", "Kendisiyle nasıl konuşulmasını istediği; örn. kısa ve net"), label: "üslup"),
  ]

  package static subscript(_ field: String) -> EntryField? { fields.first { $0.name == field } }

  package static subscript(_ field: JSON.Key) -> EntryField? { self[field.text] }

  /// How many days after the expected one a pregnancy is taken to be over, though nobody has said so.
  private static let patience = 21

  /// Whether a profile is that of somebody who expects a child on `today`.
  package static func isPregnant(_ profile: JSON, on today: CivilDay) -> Bool {
    let due = profile["dueDate"]?.string.flatMap(CivilDay.init(text:))
    return profile["pregnant"]?.bool == true
      && due.map { today.number - $0.number < patience } ?? true
  }

  /// Whether it is that of somebody with gestational diabetes whose pregnancy nobody has called over.
  package static func hasGestational(_ profile: JSON, on today: CivilDay) -> Bool {
    let due = profile["dueDate"]?.string.flatMap(CivilDay.init(text:))
    return profile["diabetes"]?.string == "gestational" && profile["pregnant"]?.bool != false
      && due.map { today.number - $0.number < patience } ?? true
  }
}
