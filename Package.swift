// swift-tools-version: 6.2
import PackageDescription

/// What tests of the whole program look into.
let programParts: [Target.Dependency] = [
  "balli", "Support", "Domain", "Turkish", "Store", "AgentLoop", "LanguageModels", "Fetching",
  "GlucoseFiles", "Labels", "LocalModels", "Services", "Tools", "Terminal",
]

let package = Package(
  name: "balli",
  products: [.executable(name: "balli", targets: ["balli"])],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CLibedit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(
      name: "CMarkdown", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "CLibcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .target(
      name: "CTables",
      exclude: ["Files", "Foods", "Kitchen", "Labels", "Language", "Models", "Research"]),
    module("Tables", needs: ["CTables"]),
    module("Domain"),
    module("Turkish", needs: ["Domain"]),
    module("Nutrition", needs: ["Domain", "Turkish", "Tables"]),
    module("Kitchen", needs: ["Domain", "Turkish", "Tables"]),
    module("Labels", needs: ["Domain", "Turkish", "Tables"]),
    module("Research", needs: ["Domain", "Turkish", "Tables", "Analysis"]),
    module("GlucoseFiles", needs: ["Domain", "Turkish", "Tables"]),
    module("Services", needs: ["Domain", "Turkish"]),
    module("Analysis", needs: ["Domain", "Turkish", "Tables"]),
    module("EmbeddedModel", needs: ["Domain", "Turkish", "Tables", "Analysis"]),
    module("AgentLoop", needs: ["Domain", "Turkish"]),
    module("LanguageModels", needs: ["Domain", "Turkish", "Tables"]),
    module("LocalModels", needs: ["Domain", "Turkish"]),
    module("Fetching", needs: ["Domain", "CLibcurl"]),
    module("Safety", needs: ["Domain", "Tables", "Turkish", "Analysis"]),
    module("Store", needs: ["Domain", "Turkish", .product(name: "GRDB", package: "GRDB.swift")]),
    module("Terminal", needs: ["Domain", "Turkish", "CLibedit", "CMarkdown"]),
    module("Tools", needs: ["Domain", "Turkish", "Analysis"], at: "Tools"),
    .executableTarget(
      name: "balli",
      dependencies: [
        "Domain", "Turkish", "Nutrition", "Kitchen", "Labels", "Research", "GlucoseFiles",
        "EmbeddedModel",
        "LanguageModels", "LocalModels", "AgentLoop", "Safety", "Store", "Services", "Fetching",
        "Terminal",
        "Tools", "CMalloc",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // The toolchain's linker parts what is read from what is run, so that less of it is resident, and
      // packs relocations, so that a start reads less.
      linkerSettings: [
        .unsafeFlags(
          ["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"],
          .when(configuration: .release))
      ]),
    .executableTarget(
      name: "Understanding", dependencies: ["Domain", "Nutrition", "EmbeddedModel", "Safety"],
      path: "Benchmarks/Understanding"),
    .executableTarget(
      name: "Recipes", dependencies: ["Domain", "Nutrition", "Kitchen"], path: "Benchmarks/Recipes"),
    .executableTarget(
      name: "Corpus",
      dependencies: [
        "Analysis", "Domain", "Nutrition", "EmbeddedModel", "Kitchen", "Safety", "Tools", "Support",
      ],
      path: "Benchmarks/Corpus", exclude: ["train"]),
    .executableTarget(
      name: "LineEditorProbe", dependencies: ["Terminal"], path: "Tests/LineEditorProbe"),
    .executableTarget(
      name: "SensorServers", dependencies: ["Domain", "Support"], path: "Tests/SensorServers"),
    .target(name: "Support", dependencies: ["Domain", "Turkish"], path: "Tests/Support"),
    tests("DomainTests", of: ["Domain"]),
    tests("TurkishTests", of: ["Domain", "Turkish", "Support"]),
    tests("NutritionTests", of: ["Domain", "Turkish", "Nutrition", "Tables"]),
    tests("ServicesTests", of: ["Domain", "Services", "Support"]),
    tests("ResearchTests", of: ["Domain", "Turkish", "Labels", "Research", "Services", "Support"]),
    tests("GlucoseFilesTests", of: ["Domain", "GlucoseFiles"]),
    tests("LabelTests", of: ["Domain", "Turkish", "Labels"]),
    tests(
      "KitchenTests",
      of: ["Domain", "Turkish", "Nutrition", "Kitchen", "Tables", "Support"]),
    tests(
      "EmbeddedModelTests",
      of: [
        "Domain", "Turkish", "Nutrition", "Kitchen", "Analysis", "EmbeddedModel", "Tools",
        "Safety", "Support",
      ]),
    tests("AgentLoopTests", of: ["Domain", "Turkish", "AgentLoop"]),
    tests("LanguageModelsTests", of: ["Domain", "Turkish", "LanguageModels", "Support"]),
    tests("LocalModelsTests", of: ["Domain", "LocalModels", "Fetching", "Support"]),
    tests("FetchingTests", of: ["Domain", "Fetching", "Support"]),
    tests("SafetyTests", of: ["Domain", "Turkish", "Safety"]),
    tests(
      "StoreTests",
      of: ["Domain", "Store", "Support", .product(name: "GRDB", package: "GRDB.swift")]),
    tests("ToolsTests", of: ["Domain", "Turkish", "Tools", "Support", "Kitchen", "Nutrition"]),
    tests("TerminalTests", of: ["Terminal", "Support", "LineEditorProbe"]),
    tests("BalliTests", of: programParts),
    tests("ReplTests", of: programParts),
    tests("ConversationTests", of: programParts),
  ]
)

/// A folder of tests.
func tests(_ name: String, of needs: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: needs)
}

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

/// The modules that read the language, which every test of the program goes through.
let readers: Set = [
  "Domain", "Turkish", "Nutrition", "Tables", "Analysis", "EmbeddedModel", "Safety",
]

// Optimised in debug builds too: unoptimised, they took most of the time of the tests.
for target in package.targets where readers.contains(target.name) {
  target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
}
