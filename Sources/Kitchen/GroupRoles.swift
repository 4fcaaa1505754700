import Tables

/// What a thing does in a dish that has no place of its own for it, by its id or its groups.
struct GroupRoles: Sendable {
  private let byName: [String: (role: Role, grams: Double)]
  private let byMethod: [String: [String: (role: Role, grams: Double)]]

  init() {
    var byName: [String: (role: Role, grams: Double)] = [:]
    var byMethod: [String: [String: (role: Role, grams: Double)]] = [:]
    TableText.forEachRow(of: "Kitchen/groups") { row in
      let role = (role: row[1], grams: Double(row[2]) ?? 0)
      if row[3].isEmpty {
        byName[row[0]] = role
      } else {
        byMethod[row[3], default: [:]][row[0]] = role
      }
    }
    self.byMethod = byMethod
    self.byName = byName
  }

  /// Roles that the item may take with grams per serving in a way of cooking, the likeliest first.
  func roles(of item: PantryItem, in method: Method) -> [(role: Role, grams: Double)] {
    let special = item.groups.compactMap { byMethod[method.id]?[$0] }
    if !special.isEmpty { return special }
    return roles(of: item).filter { role, _ in
      method.roles.contains(role) && (method.takes[role]?.isDisjoint(with: item.groups) != true)
    }
  }

  /// What a thing does in most dishes.
  func role(of item: PantryItem) -> Role? { roles(of: item).first?.role }

  private func roles(of item: PantryItem) -> [(role: Role, grams: Double)] {
    if let own = byName[item.food] { return [own] }
    if item.traits.contains(.spice) { return [("season", 0.5)] }
    var roles = item.groups.compactMap { byName[$0] }
    // Green leaves are cooked like a vegetable where there is no salad for them.
    if roles.contains(where: { $0.role == "yesil" }) { roles.append(("veg", 40)) }
    return roles
  }
}
