import Analysis
import Turkish

extension MealIntent.Group {
  /// "kola içtim 1 kutu, normal kola": the kind of what was had, named behind its verb, is no second one.
  ///
  /// Nothing joins the two (`bir de`, `ve`), and no amount stands with the kind.
  func withKind(in message: MessageAnalysis) -> Self {
    guard mentions.count > 1 else { return self }
    let (last, before) = (mentions.count - 1, mentions.count - 2)
    let (kind, told) = (mentions[last], mentions[before])
    let between = heads[before]..<heads[last]
    guard told.hasAmount, !kind.hasAmount,
      Turkish.fold(kind.name).hasSuffix(" " + Turkish.fold(told.name)),
      let verb = between.last(where: { message.spans[$0].finiteVerb != nil }),
      message.spans[verb].has(.eat),
      between.suffix(from: verb).dropFirst().contains(where: { message.spans[$0].isMark }),
      between.suffix(from: verb).dropFirst().allSatisfy({ place in
        let span = message.spans[place]
        return span.isMark || span.number != nil || span.measure != nil || span.readings.isEmpty
          || message.foods.contains { $0.spans.contains(place) }
      }),
      !message.isTold(tooAt: heads[last])
    else { return self }
    var joined = self
    joined.mentions[before].name = kind.name
    joined.mentions.removeLast()
    joined.heads.removeLast()
    return joined
  }
}
