/// The program.
@main
struct Balli {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let exit =
      if let quick = Program.quick(arguments) { quick } else { await Program.run(arguments) }
    exit.leave()
  }
}
