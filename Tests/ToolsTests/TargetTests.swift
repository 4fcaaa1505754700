import Domain
import Support
import Testing
import Tools

@Suite struct TargetTests {
  struct Setting: Sendable {
    var arguments: JSON
    var target: JSON
  }

  static let settings = [
    Setting(
      arguments: ["kind": "carbs", "value": 180],
      target: ["kind": "carbs", "value": 180, "unit": "g"]),
    Setting(
      arguments: ["kind": "carbs", "min": 150, "max": 180],
      target: ["kind": "carbs", "min": 150, "max": 180, "unit": "g"]),
    Setting(
      arguments: ["kind": "calories", "max": 1800],
      target: ["kind": "calories", "max": 1800, "unit": "kcal"]),
    Setting(
      arguments: ["kind": "water", "value": 2.5],
      target: ["kind": "water", "value": 2500, "unit": "ml"]),
    Setting(
      arguments: ["kind": "water", "value": 2500],
      target: ["kind": "water", "value": 2500, "unit": "ml"]),
    Setting(
      arguments: ["kind": "glucoseHigh", "value": 10],
      target: ["kind": "glucoseHigh", "value": 180, "unit": "mg/dL"]),
    Setting(
      arguments: ["kind": "glucoseLow", "value": 80],
      target: ["kind": "glucoseLow", "value": 80, "unit": "mg/dL"]),
    Setting(
      arguments: ["kind": "sleep", "value": 7.5],
      target: ["kind": "sleep", "value": 7.5, "unit": "saat"]),
  ]

  @Test("A target is kept in its unit and told with all others", arguments: settings)
  func settingTargets(setting: Setting) async throws {
    let desk = Desk()
    let answer = try await desk.call("setTarget", setting.arguments)
    #expect(answer["changed"] == setting.target)
    #expect(answer["targets"] == .array([setting.target]))
    #expect(try await desk.call("getTargets") == ["targets": .array([setting.target])])
  }

  static let impossible: [JSON] = [
    ["kind": "carbs"], ["kind": "carbs", "value": 5], ["kind": "carbs", "value": 1001],
    ["kind": "calories", "value": 300], ["kind": "calories", "value": 9000],
    ["kind": "carbs", "value": 100, "min": 50], ["kind": "carbs", "min": 180, "max": 150],
    ["kind": "water", "value": 50], ["kind": "sleep", "value": 30],
    ["kind": "glucoseLow", "value": 54], ["kind": "glucoseHigh", "value": 100],
    ["kind": "glucoseHigh", "min": 150, "max": 180], ["kind": "happiness", "value": 3],
  ]

  @Test("A target that cannot be meant fails and is not kept", arguments: impossible)
  func impossibleTargets(arguments: JSON) async throws {
    let desk = Desk()
    #expect(try await desk.failure("setTarget", arguments).code == "invalidArguments")
    #expect(desk.fake.content.targets.isEmpty)
  }

  @Test("A new value takes the old one's place, and undo brings it back")
  func replacing() async throws {
    let desk = Desk()
    try await desk.call("setTarget", ["kind": "steps", "value": 8000])
    try await desk.call("setTarget", ["kind": "steps", "value": 9500])
    #expect(desk.fake.content.targets.map(\.value) == [9500])
    #expect(desk.fake.changes.last?.summary == "adım hedefi (9.500 adım)")
    try await desk.call("undo")
    #expect(desk.fake.content.targets.map(\.value) == [8000])
  }
}
