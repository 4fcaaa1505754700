import Domain
import Turkish

/// The values of the entries that are no meals, for correcting them.
enum EntryFields {
  /// The arguments of a schema that give new values: the fields of all forms, each name once.
  static let properties: [ToolSchema.Property] = {
    var merged: [(property: ToolSchema.Property, help: [String])] = []
    for form in EntryForm.all {
      for field in form.fields where field.isCorrectable {
        let help = "\(form.name): \(field.label)"
        guard let place = merged.firstIndex(where: { $0.property.name == field.name }) else {
          merged.append((field.property, [help]))
          continue
        }
        merged[place].help.append(help)
        // What one kind chooses from a list, another takes as it was said.
        if merged[place].property.kind != field.property.kind {
          merged[place].property.kind = .text
        }
      }
    }
    return merged.map { found in
      var property = found.property
      property.isRequired = false
      property.help = Turkish.capitalised(found.help.joined(separator: "; "))
      return property
    }
  }()

  /// Fails where a field is none of the entry's kind.
  static func check(_ fields: [JSON.Member], for recorded: Recorded) throws(ToolFailure) {
    let form = EntryForm.of(recorded.kind)
    let allowed = form?.fields.filter(\.isCorrectable).map(\.name) ?? []
    let strange = fields.map(\.key).filter { !allowed.contains($0) }
    guard strange.isEmpty else {
      throw .invalid(
        Texts.fieldsNotOf(recorded.name, strange, allowed: allowed + ["at", "person", "note"]))
    }
  }
}
