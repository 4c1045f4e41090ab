import SegueHost
import Testing

@Suite struct CrashReportTests {
  private let report = CrashReport(
    """
    *** Program crashed: Illegal instruction at 0x00007fa80e76df7f ***

    Thread 0 "segue" crashed:

      0               0x00007fa80e76df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      3 [ra]          0x00007fa80ed1df61 closure #1 in Card.body.getter + 64 in file.so at /a b/Card at home.swift:12:56
      4 [ra]          0x00007fa80ed1dfeb Card.body.getter + 90 in file.so at /a b/Card at home.swift:10:5
      5 [ra] [system] 0x00007fa80ed1df89 protocol witness + 8 in file.so at //<compiler-generated>
      6 [inlined]     0x00007fa80ed1df89 start() in segue at /src/Stage.swift:7:1
      7 [ra]          0x00007fa80ed1df89 Loop.body.getter + 41 in file.so at /src/Loop.swift
    """)

  @Test func `calls with a place in the source are read`() {
    #expect(report.frames.map(\.line) == [12, 10, 7, 0])
    #expect(report.frames[0].function == "closure #1 in Card.body.getter")
    #expect(report.frames[2].function == "start()")
  }

  @Test func `the innermost call of a file is found`() {
    let frame = report.innermost(in: "/a b/Card at home.swift")
    #expect(frame?.line == 12)
    #expect(report.innermost(in: "/a b/Other.swift") == nil)
  }
}
