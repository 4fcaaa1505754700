import CMalloc

/// The program.
@main
struct Balli {
  static func main() async {
    balli_share_heap()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let exit =
      if let quick = Program.quick(arguments) { quick } else { await Program.run(arguments) }
    exit.leave()
  }
}
