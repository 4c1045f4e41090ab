import SegueHost

/// `segue preview FILE`: shows a file live in a browser.
enum PreviewCommand {
  static func run(_ arguments: [String]) -> Int32 {
    guard !arguments.contains("--help"), !arguments.contains("-h") else {
      Output.text(HelpText.preview + "\n")
      return ExitStatus.done.rawValue
    }
    do {
      let options = try PreviewOptions(arguments: arguments)
      let session = try PreviewSession(
        options, installation: try .current(), outline: FileOutline.init(path:text:),
        errors: Output.error)
      Output.text("\(options.file) is shown at\n\(session.address)\nCtrl-C ends it\n")
      session.run()
      return ExitStatus.done.rawValue
    } catch let error as HostError {
      Output.error("\(error)")
      return error.status.rawValue
    } catch {
      Output.error("segue: \(error)")
      return ExitStatus.fault.rawValue
    }
  }
}
