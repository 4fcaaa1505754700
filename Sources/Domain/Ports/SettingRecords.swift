/// A person's settings; never a secret.
package struct SettingRecords: Sendable {
  package var value: @Sendable (_ key: String) throws -> String?
  /// Nil removes the setting.
  package var set: @Sendable (_ key: String, _ value: String?) throws -> Void
  /// By key.
  package var all: @Sendable () throws -> [(key: String, value: String)]

  package init(
    value: @escaping @Sendable (String) throws -> String?,
    set: @escaping @Sendable (String, String?) throws -> Void,
    all: @escaping @Sendable () throws -> [(key: String, value: String)]
  ) {
    self.value = value
    self.set = set
    self.all = all
  }
}
