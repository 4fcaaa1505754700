import Domain

// What the person tells first hand, and what they only copy or repeat.
extension Turn {
  /// Whether something of the newest message is not said first hand.
  var repeatsWords: Bool {
    let own = own[heard ?? words]
    return own.firsthand != own.words || own.hasOutside
  }

  /// A call of our own engine, with a question where the person's words say it at second hand only.
  ///
  /// What a tool takes as data from outside, as the text of a label, may be second-hand.
  func examinedOwn(_ call: ToolCall) async -> Request {
    var request = await Request(call, among: agent.tools, in: context)
    guard request.writes, request.fault == nil, request.question == nil, repeatsWords,
      ToolDeclaration.of(request.call.name)?.bringsOutsideWords != true,
      !agent.guards.model.reads(request.call, asRead)
    else { return request }
    if let speaker = own[heard ?? words].speaker, request.isOfPersons,
      request.call.arguments[.person] == nil
    {
      request.call.arguments = request.call.arguments.setting(.person, to: .string(speaker))
    }
    request.question = agent.guards.model.doubt(request.call, evidence(for: call), false)
    return request
  }

  /// Whether a reading is told to us, and not only by a text that was copied or by another of themselves.
  func isFirsthand(_ reading: Emergency.Reading) -> Bool {
    let own = own[words]
    guard repeatsWords, own.hasOutside || reading.person == nil else { return true }
    return agent.guards.emergency(own.firsthand, guardContext([]))?.reading == reading
  }
}
