import Domain
import Foundation
import Support
import Synchronization
import Testing

@Suite(
  "What a talk costs on the wire, and what a model that nobody knows is asked first", .serialized)
struct WireTests {
  /// One reply: words, or calls by name and arguments.
  private enum Line: Sendable {
    case says(String)
    case calls([(String, String)])

    var reply: ScriptedReply {
      switch self {
      case .says(let text): return .says(text)
      case .calls(let calls):
        let parts = calls.enumerated().map { index, call in
          let arguments = JSON.string(call.1).text
          return #"{"index":\#(index),"id":"k\#(UUID().uuidString.prefix(8))","type":"function","#
            + #""function":{"name":"\#(call.0)","arguments":\#(arguments)}}"#
        }
        let delta = #"{"tool_calls":["# + parts.joined(separator: ",") + "]}"
        let events =
          ScriptedReply.event(delta) + ScriptedReply.event("{}", #""tool_calls""#)
          + "data: [DONE]\n\n"
        return .stream(events, ending: .cut)
      }
    }
  }

  private static let talk: [(String, [Line])] = [
    (
      "Kahvaltıda iki yumurta ve bir dilim ekmek yedim",
      [
        .calls([
          (
            "logMeal",
            #"{"items":[{"name":"yumurta","quantity":2,"unit":"adet"},{"name":"ekmek","quantity":1,"unit":"dilim"}],"mealType":"breakfast"}"#
          )
        ]), .says("Afiyet olsun, kaydettim."),
      ]
    ),
    ("Şekerim 142", [.calls([("logGlucose", #"{"value":142}"#)]), .says("142 kaydedildi.")]),
    ("Sizce yürüyüş iyi gelir mi?", [.says("Evet, yemekten sonra kısa bir yürüyüş iyi gelir.")]),
    (
      "Ekmek iki dilimdi",
      [
        .calls([
          (
            "updateMeal",
            #"{"which":"last","items":[{"name":"ekmek","quantity":2,"unit":"dilim"}]}"#
          )
        ]), .says("Düzelttim."),
      ]
    ),
    (
      "Günlük karbonhidrat hedefim 150 gram olsun",
      [.calls([("setTarget", #"{"kind":"carbs","value":150}"#)]), .says("Hedefiniz kaydedildi.")]
    ),
    (
      "Bugün ne kadar aldım?",
      [
        .calls([("getNutrition", #"{"period":"today"}"#)]),
        .says("Toplamı yukarıda görebilirsiniz."),
      ]
    ),
    ("Teşekkürler", [.says("Rica ederim, iyi günler dilerim.")]),
  ]

  /// The bodies of all requests of a talk, and what was shown.
  private static func bodies(
    _ talk: [(String, [Line])], model: String = "gpt-5-mini"
  ) throws -> (bodies: [String], firstOfTurns: [Int], out: String) {
    let replies = Mutex(talk.flatMap(\.1).map(\.reply))
    let server = try ScriptedServer.chat { _ in
      replies.withLock { $0.isEmpty ? .says("Bitti.") : $0.removeFirst() }
    }
    let input = "/ayar yönlendirme hep-model\n" + talk.map { $0.0 + "\n" }.joined()
    let outcome = try BuiltProgram.run(
      ["--model", "openai:" + model], Array(input.utf8), in: Home(),
      // After midnight a breakfast would be of the day before, and asked about.
      ["OPENAI_BASE_URL": server.url + "/v1", "BALLI_NOW": "2026-11-21T09:00:00+03:00"])
    let bodies = server.requests.filter { $0.target.hasSuffix("/completions") }.map(\.text)
    var first: [Int] = []
    var place = 0
    for (_, lines) in talk {
      first.append(place)
      place += lines.count
    }
    return (bodies, first, outcome.out + outcome.errors)
  }

  private static func share(_ earlier: String, _ later: String) -> Double {
    let (one, two) = (Array(earlier.utf8), Array(later.utf8))
    let common = zip(one, two).prefix { $0 == $1 }.count
    return Double(common) / Double(max(one.count, two.count))
  }

  @Test("Requests of consecutive turns share nine tenths of their bytes as a prefix")
  func prefix() throws {
    let (bodies, first, shown) = try Self.bodies(Self.talk)
    #expect(bodies.count == Self.talk.flatMap(\.1).count, "\(shown)")
    for (earlier, later) in zip(bodies, bodies.dropFirst()) {
      #expect(Self.share(earlier, later) >= 0.9)
      // All of the earlier one but its end is there.
      #expect(later.hasPrefix(earlier.dropLast(2)))
    }
    for (earlier, later) in zip(first, first.dropFirst()) {
      #expect(Self.share(bodies[earlier], bodies[later]) >= 0.9)
    }
  }

  @Test("A hello costs less than three fifths of what it did: 34,351 bytes for 30 tools")
  func hello() throws {
    let (bodies, _, _) = try Self.bodies([("merhaba", [.says("Merhaba!")])])
    let body = try #require(bodies.first)
    let tools = try #require(try JSON(reading: body)["tools"]?.array?.count)
    #expect(tools == 45)
    #expect(body.utf8.count < 34_351 * tools / 30 * 3 / 5, "\(body.utf8.count)")
  }

  // MARK: The exam

  private static let known = #"{"data":[{"id":"bilinmez"}]}"#

  /// Takes the exam as a capable model does, or as one that only talks, and answers all else.
  private static func examined(_ request: SeenRequest, passes: Bool) -> ScriptedReply {
    let last =
      (try? JSON(reading: request.text))?["messages"]?.array?.last?["content"]?.string ?? ""
    guard request.text.contains("updateMeal"), !request.text.contains("recallConversations") else {
      return .says("Merhaba!")
    }
    guard passes else { return .says("Anladım.") }
    func meal(_ name: String, _ food: String, _ count: Int) -> (String, String) {
      (name, #"{"items":[{"name":"\#(food)","quantity":\#(count)}]}"#)
    }
    if last.contains("elma") { return Line.calls([meal("logMeal", "elma", 2)]).reply }
    if last.contains("118") {
      return Line.calls([meal("logMeal", "yumurta", 1), ("logGlucose", #"{"value":118}"#)]).reply
    }
    if last.contains("üç") { return Line.calls([meal("updateMeal", "ekmek", 3)]).reply }
    return .says("Lif yavaş sindirilir.")
  }

  @Test("It is taken once, kept, told, and can be overruled", arguments: [true, false])
  func exam(_ passes: Bool) throws {
    let server = try ScriptedServer.chat(models: Self.known) { Self.examined($0, passes: passes) }
    let home = Home()
    func run(_ input: String) throws -> (BuiltProgram.Outcome, Int) {
      let before = server.requests.count
      let outcome = try BuiltProgram.run(
        ["--model", "openai:bilinmez"], Array(input.utf8), in: home,
        ["OPENAI_BASE_URL": server.url + "/v1"])
      let asked = server.requests.dropFirst(before).filter { $0.target.hasSuffix("/completions") }
      return (outcome, asked.count)
    }
    let strength = passes ? "güçlü" : "küçük"
    let (first, asked) = try run("/ayar yönlendirme hep-model\nselam\n/durum\n")
    #expect(asked == 5, "\(first.out) \(first.errors)")
    #expect(first.errors.contains("dört kısa soruyla ölçülüyor"))
    #expect(first.out.contains("\(strength) (sınavda 4 sorunun \(passes ? 4 : 1) tanesini bildi)"))
    let (again, later) = try run("selam\n/ayar model-gücü \(passes ? "küçük" : "güçlü")\n/durum\n")
    #expect(later == 1 && !again.errors.contains("ölçülüyor"))
    #expect(again.out.contains("\(passes ? "küçük" : "güçlü") (ayarınız)"))
  }

  @Test("A model that gives no answer is not judged, and not asked again in this talk")
  func silentExam() throws {
    let server = try ScriptedServer.chat(models: Self.known) { request in
      request.text.contains("recallConversations") ? .says("Merhaba!") : .whole(400, [], "{}")
    }
    let outcome = try BuiltProgram.run(
      ["--model", "openai:bilinmez"],
      Array("/ayar yönlendirme hep-model\nselam\nnasılsın\n/durum\n".utf8), in: Home(),
      ["OPENAI_BASE_URL": server.url + "/v1"])
    let asked = server.requests.filter { $0.target.hasSuffix("/completions") }
    #expect(asked.count == 3, "\(outcome.out) \(outcome.errors)")
    #expect(outcome.out.contains("güçlü (ölçülmedi"))
    #expect(outcome.errors.contains("ölçülemedi; güçlü sayılıyor"))
    #expect(outcome.out.contains("Merhaba!"))
  }

  @Test("A model into which all tools do not fit gets few, unless the person says otherwise")
  func narrow() throws {
    let list = #"{"data":[{"id":"llama-70b","owned_by":"llamacpp","meta":{"n_ctx":13300}}]}"#
    let server = try ScriptedServer.chat(models: list) { _ in .says("Merhaba!") }
    let input = "/ayar yönlendirme hep-model\nselam\n/durum\n/ayar model-gücü güçlü\nselam\n"
    let outcome = try BuiltProgram.run(
      ["--model", "openai:llama-70b"], Array(input.utf8), in: Home(),
      ["OPENAI_BASE_URL": server.url + "/v1"])
    let bodies = server.requests.filter { $0.target.hasSuffix("/completions") }.map(\.text)
    #expect(outcome.out.contains("küçük (bağlamı bütün işlevlere dar"))
    // What was said before is summed up first where it does not fit beside all tools.
    let (few, all) = (try #require(bodies.first), try #require(bodies.last))
    #expect(few.utf8.count < 8_000 && all.utf8.count > 15_000, "\(outcome.errors)")
  }

  @Test("Ollama tells how big a model is and how much it reads; a setting goes before that")
  func ollama() throws {
    let server = try ScriptedServer { request in
      if request.target == "/api/show" {
        return .whole(
          200, [("Content-Type", "application/json")],
          #"{"details":{"parameter_size":"70.6B"},"model_info":{"llama.context_length":13400}}"#)
      }
      let line = #"{"message":{"role":"assistant","content":"Merhaba!"},"done":true}"# + "\n"
      return .whole(200, [("Content-Type", "application/x-ndjson")], line)
    }
    let outcome = try BuiltProgram.run(
      ["--model", "ollama:bilinmez"],
      Array("/ayar yönlendirme hep-model\nselam\n/ayar bağlam 32768\nselam\n/durum\n".utf8),
      in: Home(), ["OLLAMA_HOST": server.url])
    let bodies = server.requests.filter { $0.target == "/api/chat" }.map(\.text)
    let windows = try bodies.map { try JSON(reading: $0)["options"]?["num_ctx"]?.number }
    #expect(windows == [13_400, 32_768], "\(outcome.out) \(outcome.errors)")
    #expect(try JSON(reading: bodies[0])["tools"]?.array?.count == 45)
    #expect(outcome.out.contains("/ 32.768 belirteç") && outcome.out.contains("güçlü (adından"))
  }

  @Test(
    "A model known by name or size is not examined", arguments: ["gpt-5", "qwen-1.5b", "llama-70b"])
  func known(_ model: String) throws {
    let list = #"{"data":[{"id":"\#(model)","owned_by":"llamacpp"}]}"#
    let server = try ScriptedServer.chat(models: list) { _ in .says("Merhaba!") }
    let outcome = try BuiltProgram.run(
      ["--model", "openai:" + model], Array("/ayar yönlendirme hep-model\nselam\n/durum\n".utf8),
      in: Home(), ["OPENAI_BASE_URL": server.url + "/v1"])
    #expect(server.requests.filter { $0.target.hasSuffix("/completions") }.count == 1)
    #expect(outcome.out.contains(model.contains("1.5b") ? "küçük (adından" : "güçlü (adından"))
  }
}
