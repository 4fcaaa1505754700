// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "balli",
  products: [.executable(name: "balli", targets: ["balli"])],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    .systemLibrary(name: "CLibedit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(
      name: "CMarkdown", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .target(name: "CTables", exclude: ["Foods", "Language"]),
    module("Tables", needs: ["CTables"]),
    module("Domain"),
    module("Turkish", needs: ["Domain"]),
    module("Nutrition", needs: ["Domain", "Turkish", "Tables"]),
    module("EmbeddedModel", needs: ["Domain", "Turkish", "Tables"]),
    module("AgentLoop", needs: ["Domain", "Turkish"]),
    module("Safety", needs: ["Domain", "Turkish"]),
    module("Store", needs: ["Domain", "Turkish", .product(name: "GRDB", package: "GRDB.swift")]),
    module("Terminal", needs: ["Domain", "Turkish", "CLibedit", "CMarkdown"]),
    module("Tools", needs: ["Domain", "Turkish"], at: "Tools"),
    .executableTarget(
      name: "balli",
      dependencies: [
        "Domain", "Turkish", "Nutrition", "EmbeddedModel", "AgentLoop", "Safety", "Store", "Terminal",
        "Tools", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ]
)

/// A library module of the house: its sources in `Sources/` unless it lives elsewhere.
func module(_ name: String, needs: [Target.Dependency] = [], at path: String? = nil) -> Target {
  .target(name: name, dependencies: needs, path: path ?? "Sources/\(name)")
}

for target in package.targets where target.type != .system && target.name != "CTables" {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
