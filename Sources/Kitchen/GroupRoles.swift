import Tables

/// What a thing does in a dish that has no place of its own for it, by its id or its groups.
struct GroupRoles: Sendable {
  private let byName: [String: (role: Role, grams: Double)]

  init() {
    var byName: [String: (role: Role, grams: Double)] = [:]
    TableText.forEachRow(of: "Kitchen/groups") { row in
      byName[row[0]] = (row[1], Double(row[2]) ?? 0)
    }
    self.byName = byName
  }

  /// Roles that the item may take with grams per serving, the likeliest first.
  func roles(of item: PantryItem) -> [(role: Role, grams: Double)] {
    if let own = byName[item.food] { return [own] }
    if item.traits.contains(.spice) { return [("season", 0.5)] }
    var roles = item.groups.compactMap { byName[$0] }
    // Green leaves are cooked like a vegetable where there is no salad for them.
    if roles.contains(where: { $0.role == "yesil" }) { roles.append(("veg", 40)) }
    return roles
  }
}
