import Foundation
import SegueFindings
import SegueSource
import Synchronization

/// Checks the files of one plan over all cores.
struct CheckRun {
  /// What came out for one file.
  struct FileResult: Sendable {
    var findings: [Finding] = []
    /// The fixes that were applied, or would be.
    var applied: [Finding] = []
    var patch = ""
    var ignoredCount = 0
    var problem: SegueFindings.SourceLocation?
    /// Why the file could not be read or written.
    var failure: String?
  }

  let plan: CheckPlan
  let options: CheckOptions
  let console: Console

  /// The largest file that is read, in bytes.
  static let largestFile = 64 << 20

  func run(_ files: [String]) -> [FileResult] {
    let project = plan.isProject ? index(files) : nil
    let results = Results(count: files.count)
    let progress = Progress(total: files.count, console: console, isQuiet: options.isQuiet)
    DeepStack.forEach(files.count, threads: options.jobs) { index in
      results.store(self.check(files[index], project: project), at: index)
      progress.step()
    }
    progress.end()
    return results.all
  }

  private func index(_ files: [String]) -> ProjectIndex {
    let merged = Mutex(ProjectIndex())
    let boxed = Box(merged)
    DeepStack.forEach(files.count, threads: options.jobs) { index in
      guard case .success(let bytes) = self.read(files[index]),
        let part = self.plan.linter.index(name: files[index], bytes: bytes)
      else { return }
      boxed.mutex.withLock { $0.merge(part) }
    }
    return boxed.mutex.withLock { $0 }
  }

  private func check(_ path: String, project: ProjectIndex?) -> FileResult {
    switch read(path) {
    case .failure(let failure): return FileResult(failure: failure.text)
    case .success(let bytes): return check(path, bytes, project)
    }
  }

  private func check(_ path: String, _ bytes: [UInt8], _ project: ProjectIndex?) -> FileResult {
    let name = path == "-" ? options.inputName : path
    let first = plan.linter.check(name: name, bytes: bytes, project: project)
    var result = FileResult(
      findings: plan.adjusted(first.findings), ignoredCount: first.ignoredCount,
      problem: first.problem)
    guard options.fixes || options.showsDiff,
      result.findings.contains(where: { $0.fixes.contains(where: \.isSafe) })
    else {
      if options.fixes, path == "-" { result.patch = String(decoding: bytes, as: UTF8.self) }
      return result
    }
    let outcome = fix(name, bytes, project)
    result.applied = outcome.applied
    if options.showsDiff {
      result.patch = UnifiedDiff.text(file: name, old: bytes, new: outcome.bytes)
      return result
    }
    if path == "-" {
      result.patch = String(decoding: outcome.bytes, as: UTF8.self)
    } else if !FileManager.default.isWritableFile(atPath: path)
      || (try? Data(outcome.bytes).write(to: URL(fileURLWithPath: path))) == nil
    {
      result.failure = "\(name): the file cannot be written"
      result.applied = []
      return result
    }
    let left = plan.linter.check(name: name, bytes: outcome.bytes, project: project)
    result.findings = plan.adjusted(left.findings)
    return result
  }

  private func fix(
    _ name: String, _ bytes: [UInt8], _ project: ProjectIndex?
  ) -> FixApplier.Outcome {
    var outcome = FixApplier.Outcome(bytes: bytes, applied: [])
    for _ in 0..<10 {
      let findings = plan.linter.check(name: name, bytes: outcome.bytes, project: project).findings
      let next = FixApplier.apply(plan.adjusted(findings), to: outcome.bytes)
      if next.applied.isEmpty { break }
      outcome = .init(bytes: next.bytes, applied: outcome.applied + next.applied)
    }
    return outcome
  }

  private struct Failure: Error { let text: String }

  private func read(_ path: String) -> Swift.Result<[UInt8], Failure> {
    if path == "-" { return .success(console.input()) }
    guard let data = FileManager.default.contents(atPath: path) else {
      return .failure(Failure(text: "\(path): the file cannot be read"))
    }
    guard data.count <= Self.largestFile else {
      return .failure(Failure(text: "\(path): the file is larger than 64 MB"))
    }
    return .success(Array(data))
  }

  /// Holds a lock that threads share; a class, because locks cannot be copied.
  private final class Box: Sendable {
    let mutex: Mutex<ProjectIndex>
    init(_ mutex: consuming Mutex<ProjectIndex>) { self.mutex = mutex }
  }

  /// Collects results from threads; a class, because they share it.
  private final class Results: Sendable {
    private let stored: Mutex<[FileResult]>

    init(count: Int) { stored = Mutex(Array(repeating: FileResult(), count: count)) }

    func store(_ result: FileResult, at index: Int) { stored.withLock { $0[index] = result } }

    var all: [FileResult] { stored.withLock { $0 } }
  }
}
