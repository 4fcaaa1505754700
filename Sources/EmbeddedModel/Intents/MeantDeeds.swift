import Analysis
import Turkish

extension Scene {
  /// "9 saat uyumayı planlıyorum", "akşam yürümeyi düşünüyorum", "erken yatmaya niyetliyim": what somebody
  /// means to do, and did not do.
  func isMeantToDo(_ clause: Clause) -> Bool {
    let words = tokens(of: clause).map { $0.folded + $0.suffix }
    return zip(words, words.dropFirst()).contains { deed, verb in
      deed.fits("meant.deed") && verb.fits("meant.verb")
    }
  }
}
