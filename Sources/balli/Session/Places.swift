package import Domain

/// The folders in which the program keeps things.
package struct Places: Sendable, Equatable {
  /// Databases: `profiles/` inside it.
  package var data: String
  /// `config.toml`.
  package var configuration: String
  /// The history of typed lines.
  package var history: String
  package var cache: String
  /// A person's own rows of what is known of models, beside `config.toml`.
  package var modelTable: String {
    configuration.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/models.tsv"
  }

  /// Everything in one folder.
  package init(home: String) {
    data = home
    configuration = home + "/config.toml"
    history = home + "/history"
    cache = home + "/cache"
  }

  /// Reads `BALLI_HOME`, or the XDG base directories.
  ///
  /// Throws where there is no home folder at all. Makes nothing on disk.
  package init(environment: (String) -> String?) throws(Failure) {
    if let home = environment("BALLI_HOME") {
      self.init(home: home)
      return
    }
    let home = environment("HOME")
    func base(_ variable: String, _ fallback: String) throws(Failure) -> String {
      // The XDG specification: a path that is not absolute is ignored.
      if let path = environment(variable), path.hasPrefix("/") { return path + "/balli" }
      guard let home else { throw Failure(.configuration, Texts.noHome()) }
      return home + fallback + "/balli"
    }
    self.init(home: "")
    data = try base("XDG_DATA_HOME", "/.local/share")
    configuration = try base("XDG_CONFIG_HOME", "/.config") + "/config.toml"
    history = try base("XDG_STATE_HOME", "/.local/state") + "/history"
    cache = try base("XDG_CACHE_HOME", "/.cache")
  }
}
