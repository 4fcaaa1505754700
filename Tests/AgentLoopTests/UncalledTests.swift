import AgentLoop
import Domain
import Testing

/// A capable model that says it has written something, in whatever words, and has called nothing.
@Suite("A record that a model only tells of")
struct UncalledTests {
  private func stage(_ lines: Script.Line...) -> Stage {
    var guards = Guards()
    guards.model.sure = { request in
      let text = request.messages.last { $0.role == .user }?.text ?? ""
      guard text.hasSuffix("yedim") else { return [] }
      return [.init(.save(String(text.dropLast(6))), question: "Kaydedeyim mi?")]
    }
    return Stage(lines, guards: guards)
  }

  @Test("What the house reads without a doubt is asked about")
  func asked() async {
    let stage = stage(.says("Tamamdır, geçirdim."), .says("Yazdım."))
    let events = await stage.say("elma yedim")
    #expect(
      events.outline == [
        "user", "delta Tamamdır, geçirdim.", "call save", "confirm ?", "delta \n\nKaydedeyim mi?",
        "assistant",
      ])
    _ = await stage.say("evet")
    #expect(stage.shelf.done == ["save elma"])
  }

  @Test("A question of the model's, other talk and what is kept already are left alone")
  func others() async {
    let asking = stage(.says("Kaç elma?"))
    #expect(!(await asking.say("elma yedim").outline.contains("confirm ?")))
    let talking = stage(.says("Merhaba."))
    #expect(!(await talking.say("selam").outline.contains("confirm ?")))
    let twice = stage(.calls(.save("elma")), .says("Yazıldı."), .says("Bu zaten yazılı."))
    _ = await twice.say("elma yedim")
    #expect(!(await twice.say("elma yedim").outline.contains("confirm ?")))
    #expect(twice.shelf.done == ["save elma"])
  }

  @Test("A call that lapses is told of, unless the message brings such a call")
  func lapsed() async {
    let asks = stage(.says("Tamam."), .says("İyisiniz."))
    _ = await asks.say("elma yedim")
    let events = await asks.say("nasılım")
    #expect(events.answer?.text.contains("Şu yapılmadı: save") == true)
    let again = stage(.says("Tamam."), .calls(.save("armut")), .says("Yazıldı."))
    _ = await again.say("elma yedim")
    #expect(await again.say("yok armuttu").answer?.text.contains("yapılmadı") == false)
  }
}
