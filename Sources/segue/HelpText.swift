/// What `segue help` says.
enum HelpText {
  static let commands = ["play", "preview", "check", "rules", "help", "version"]

  static let all = """
    Plays the transitions of SwiftUI files on Linux, and says why they move or do not.

      segue play FILE.swift    plays a file: pictures, an animation, a timeline, the reasons
      segue preview FILE.swift shows a file live in a browser, again each time it is saved
      segue check PATH…        looks for transitions that cannot work
      segue rules              lists what check looks for
      segue version

    `segue play --help` and `segue preview --help` list the options.
    """

  static let play = """
    segue play FILE.swift… [options]

      --tap LABEL         taps a view by its text, accessibility label or identifier; repeatable;
                          LABEL@0.3 taps at 0.3 s of stage time; without it each button once,
                          and once more where something came that can go
      --preview NAME      which preview, provider, app or view to play
      --size WxH          the stage in points (390x844)
      --scale N           pixels a point (2)
      --fps N             frames a second (60)
      --seconds N         ends a play that does not settle (5)
      --dark  --rtl  --reduce-motion
      --out FOLDER        where the results go (out)
      --html              writes timeline.html too: one page that plays it, step by step
      --webp  --mp4  --gif  writes the film as animation.webp, .mp4, .gif too; mp4 and gif need
                          the program ffmpeg
      --json              prints the timeline in place of the report
      --swift 5|6         the language mode of the file (5)

    Several files, or a folder, are played one by one, each into a folder of its own.
    """

  static let preview = """
    segue preview FILE.swift [options]

    Shows the view in a browser: tap it, drag it, type into it. What moves, and why, is told
    beside it. Saving the file shows it again; Ctrl-C ends it.

      --preview NAME      which preview, provider, app or view to show
      --size WxH          the stage in points (390x844)
      --fps N             frames a second (60)
      --dark  --rtl  --reduce-motion
      --port N            where the page is served, on this machine alone (a port that is free)
      --swift 5|6         the language mode of the file (5)
    """
}
