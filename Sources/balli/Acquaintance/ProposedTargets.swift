import Domain
import Foundation
import Turkish

// Targets by published rules, asked about before they are set.
extension Session {
  /// Asks which of the targets that the rules give are to be set.
  func proposeTargets(after opening: String?) async -> Exit {
    do {
      let all = TargetProposal.all(for: try knownPerson())
      let known = try household.records.targets.all()
      var proposals = all.filter { proposal in !proposal.targets.allSatisfy(known.contains) }
      // One of two ranges was picked; the other is not asked about again.
      let isPicked = all.filter(\.isAlternative).count > proposals.filter(\.isAlternative).count
      proposals.removeAll { isPicked && $0.rule == .glucoseOfAge }
      guard proposals.contains(where: { !$0.isAlternative }) else {
        let text = all.isEmpty ? Texts.noProposals : Texts.proposalsSet
        tell(
          CommandOutput(.acquaint, [opening, text].compactMap(\.self).joined(separator: "\n\n")))
        return .done
      }
      let question = [opening, Texts.proposals(proposals)].compactMap(\.self)
        .joined(separator: "\n\n")
      var wanted = WaitingQuestion(
        id: "hedef", command: .acquaint, question: question, declined: Texts.proposalsDeclined
      ) {
        try self.set(proposals.filter { !$0.isAlternative })
      }
      wanted.choices = (
        proposals.count,
        { places in
          let picked = places.map { proposals[$0] }
          let isOther = picked.contains(where: \.isAlternative)
          try self.set(picked.filter { !isOther || $0.rule != .glucoseOfAge })
        }
      )
      return await ask(wanted)
    } catch {
      return report(error)
    }
  }

  private func set(_ proposals: [TargetProposal]) throws {
    let change = Change(
      tool: "setTarget", summary: Texts.targetsSet(proposals), at: world.clock.now(),
      conversation: conversation)
    try household.records.targets.setAll(proposals.flatMap(\.targets), change)
    tell(CommandOutput(.acquaint, Texts.targetsKept(proposals)))
  }

  /// What the profile and the diary know, as the rules need it.
  private func knownPerson() throws -> TargetProposal.Person {
    let profile = try household.records.profile.all()
    let now = world.clock.now()
    let today = zone.day(at: now)
    var person = TargetProposal.Person()
    person.age = profile["birthYear"]?.number.map { Double(today.parts.year) - $0 }
    person.sex = profile["sex"]?.string.flatMap { ["female": .female, "male": .male][$0] }
    person.centimetres = profile["heightCm"]?.number
    person.kilograms = try household.records.entries.latest(.weight, 20).first(where: \.isOwn)?
      .values["kilograms"]?.number
    person.movement = Texts.movement(profile["activity"]?.string)
    person.wantsToLose = Texts.wantsToLose(profile["goal"]?.string)
    let kind = profile["diabetes"]?.string
    person.hasDiabetes = kind != nil && !["none", "prediabetes"].contains(kind)
    person.eatsFewCarbs = (profile["diet"]?.array ?? []).compactMap(\.string)
      .contains(where: Texts.isLowInCarbs)
    person.isPregnant = ProfileForm.isPregnant(profile, on: today)
    person.week = profile["dueDate"]?.string.flatMap(CivilDay.init(text:)).map { due in
      40 - Double(due.number - today.number) / 7
    }
    return person
  }
}
