import Domain
import Foundation
import Support
import Testing
import Tools

@Suite struct ToolboxTests {
  /// The folder of the tools, found from this file.
  private var folder: URL {
    URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Tools")
  }

  private func toolFiles() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Toolbox.swift" }
      .sorted { $0.path < $1.path }
  }

  @Test("Every file in Tools is a tool of the toolbox and the other way round")
  func filesAreTools() throws {
    let files = try toolFiles().map { $0.deletingPathExtension().lastPathComponent }
    let types = Desk().tools.map { String(describing: type(of: $0)) }
    #expect(!files.isEmpty)
    #expect(files.sorted() == types.sorted())
  }

  @Test("A tool's name is its type's name with a small first letter")
  func namesFollowTypes() {
    for tool in Desk().tools {
      let type = String(describing: type(of: tool))
      let name = Swift.type(of: tool).name
      #expect(name.prefix(1).uppercased() + name.dropFirst() == type)
    }
  }

  @Test("No tool file names a type that another tool file declares")
  func toolsDontReachIntoEachOther() throws {
    let declaration =
      /(?m)^\s*(?:package |private |fileprivate |final )*(?:struct|enum|class|actor) (\w+)/
    let files = try toolFiles().map {
      (name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
    }
    let nested: Set = ["Arguments", "Item", "Change", "Move", "Key"]
    for file in files {
      let types = file.text.matches(of: declaration).map { String($0.1) }.filter {
        !nested.contains($0)
      }
      #expect(!types.isEmpty)
      for other in files where other.name != file.name {
        let words = Set(
          other.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        let reached = words.intersection(types)
        #expect(reached.isEmpty, "\(other.name) names a type of \(file.name)")
      }
    }
  }

  @Test("Every tool has a brief form that keeps what is required")
  func briefs() {
    var (brief, full) = (0, 0)
    for tool in Desk().tools {
      let type = Swift.type(of: tool)
      let short = type.description(isBrief: true)
      #expect(type.brief != nil && short.summary.count <= 60, "\(type.name)")
      let (named, kept) = (Set(type.brief?.fields ?? []), Self.paths(short.schema.properties))
      #expect(named.isSubset(of: kept.map(\.path)), "\(type.name)")
      for field in Self.paths(type.schema.properties) {
        let isNamed = named.contains { $0 == field.path || $0.hasPrefix(field.path + ".") }
        // What an object requires is told with the object.
        let owner = field.path.split(separator: ".").dropLast().joined(separator: ".")
        let isDue = field.isRequired && (owner.isEmpty || kept.contains { $0.path == owner })
        #expect(
          kept.contains { $0.path == field.path } == (isNamed || isDue),
          "\(type.name): \(field.path)")
      }
      brief += short.summary.count + short.schema.json.text.count
      full += type.summary.count + type.schema.json.text.count
    }
    #expect(brief * 2 < full)
  }

  /// The fields of a schema and what they hold in turn: `items`, `items.name`.
  private static func paths(
    _ properties: [ToolSchema.Property], under prefix: String = ""
  ) -> [(path: String, isRequired: Bool)] {
    properties.flatMap { property in
      var kind = property.kind
      while case .list(let element) = kind { kind = element }
      let path = prefix + property.name
      guard case .object(let inner) = kind else { return [(path, property.isRequired)] }
      return [(path, property.isRequired)] + paths(inner, under: path + ".")
    }
  }

  @Test("The smallest and the largest arguments of every schema decode")
  func schemasDecode() throws {
    let tools = Desk().tools
    #expect(tools.count == 45)
    for tool in tools {
      let schema = type(of: tool).schema
      for isFull in [false, true] {
        let instance = Self.instance(of: .object(schema.properties), isFull: isFull)
        #expect(throws: Never.self, "\(type(of: tool).name): \(instance.text)") {
          try tool.accepts(instance)
        }
      }
    }
  }

  @Test("All tools together fit a window of 13,000 tokens, the kitchen's the least of it")
  func size() {
    func tokens(_ tools: [any Tool]) -> Int {
      TokenEstimate().tokens(
        of: ModelRequest(
          system: "", messages: [], tools: tools.map { type(of: $0).description() },
          now: .distantPast, zone: Desk.zone))
    }
    let kitchen: Set = [
      "scanLabel", "readMealPhoto", "updateProduct", "generateRecipe", "saveRecipe", "updateRecipe",
      "searchArchive", "setFavorite", "deleteFromArchive", "addToShoppingList", "getShoppingList",
      "updateShoppingList",
    ]
    let tools = Desk().tools
    let own = tokens(tools.filter { kitchen.contains(type(of: $0).name) })
    #expect(tokens(tools) < 12_900 && own < 3_300, "\(tokens(tools)), \(own)")
  }

  @Test("Every tool and every argument is explained, and lists of choices are not empty")
  func everythingIsExplained() {
    for tool in Desk().tools {
      #expect(type(of: tool).summary.count > 20)
      for property in type(of: tool).schema.properties {
        #expect(property.help.count > 1, "\(type(of: tool).name).\(property.name)")
        if case .choice(let values) = property.kind { #expect(!values.isEmpty) }
      }
    }
  }

  @Test("Only tools that write log, repeat, set, add, update, delete or undo")
  func writersAreMarked() {
    let verbs = [
      "log", "repeat", "set", "add", "update", "delete", "undo", "write", "save", "scan",
    ]
    for tool in Desk().tools {
      let name = type(of: tool).name
      #expect(type(of: tool).writes == verbs.contains { name.hasPrefix($0) }, "\(name)")
    }
  }

  @Test("Broken records are a storage failure in every tool that needs them")
  func brokenRecordsFail() async throws {
    let desk = Desk()
    desk.fake.breakDown()
    for tool in desk.tools {
      let schema = type(of: tool).schema
      let arguments = Self.instance(of: .object(schema.properties), isFull: false, isPlain: true)
      let failure = try await desk.failure(type(of: tool).name, arguments)
      // A photo and the web are no records: without what looks at them nothing else is asked.
      let expected = ["storage", "invalidArguments", "noSight", "unavailable"]
      #expect(expected.contains(failure.code), "\(type(of: tool).name)")
    }
  }

  /// An instance of a schema: only what is required at its lower bounds, or everything at the upper.
  private static func instance(
    of kind: ToolSchema.Kind, isFull: Bool, isPlain: Bool = false
  ) -> JSON {
    switch kind {
    case .text: "yumurta"
    case .choice(let values): .string((isFull ? values.last : values.first) ?? "")
    case .moment: "2026-11-20T08:30:00+03:00"
    case .number(let range):
      .number(isFull ? range.upperBound : isPlain ? min(range.upperBound, 100) : range.lowerBound)
    case .integer(let range): .number(Double(isFull ? range.upperBound : range.lowerBound))
    case .flag: .bool(isFull)
    case .list(let element):
      .array(isFull || isPlain ? [instance(of: element, isFull: isFull, isPlain: isPlain)] : [])
    case .object(let properties):
      .object(
        properties.filter { isFull || $0.isRequired }.map {
          .init($0.name, instance(of: $0.kind, isFull: isFull, isPlain: isPlain))
        })
    }
  }
}

extension Tool {
  fileprivate func accepts(_ arguments: JSON) throws { _ = try decoded(arguments) }
}
