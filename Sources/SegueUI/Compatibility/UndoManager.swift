/// Remembers how to undo changes, as Foundation of Apple's systems does.
///
/// A class because everybody who registers a change shares one. Undoing what was registered while
/// another change was being undone redoes it.
open class UndoManager {
  private struct Step {
    let name: String
    let undo: () -> Void
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  /// What was registered while something is undone or redone, or in an open group.
  private var collected: [() -> Void] = []
  private var groups = 0
  private var name = ""

  public private(set) var isUndoing = false
  public private(set) var isRedoing = false
  /// How many steps are kept; 0 keeps all.
  public var levelsOfUndo = 0 { didSet { trim() } }
  public var groupsByEvent = true

  public init() {}

  open var canUndo: Bool { !undoSteps.isEmpty }
  open var canRedo: Bool { !redoSteps.isEmpty }
  open var undoActionName: String { undoSteps.last?.name ?? "" }
  open var redoActionName: String { redoSteps.last?.name ?? "" }
  open var undoMenuItemTitle: String { "Undo \(undoActionName)" }
  open var redoMenuItemTitle: String { "Redo \(redoActionName)" }

  /// Registers what undoes a change.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    let undo = { [weak target] in
      if let target { handler(target) }
    }
    if isUndoing || isRedoing || groups > 0 {
      collected.append(undo)
    } else {
      redoSteps = []
      undoSteps.append(Step(name: name, undo: undo))
      trim()
    }
  }

  open func setActionName(_ actionName: String) {
    name = actionName
    guard !isUndoing, !isRedoing, groups == 0, let last = undoSteps.popLast() else { return }
    undoSteps.append(Step(name: actionName, undo: last.undo))
  }

  open func beginUndoGrouping() { groups += 1 }

  open func endUndoGrouping() {
    guard groups > 0 else { return }
    groups -= 1
    guard groups == 0, !collected.isEmpty else { return }
    redoSteps = []
    undoSteps.append(collectedStep(name))
    trim()
  }

  open func undo() {
    guard let step = undoSteps.popLast() else { return }
    isUndoing = true
    name = step.name
    step.undo()
    isUndoing = false
    if !collected.isEmpty { redoSteps.append(collectedStep(step.name)) }
  }

  open func redo() {
    guard let step = redoSteps.popLast() else { return }
    isRedoing = true
    name = step.name
    step.undo()
    isRedoing = false
    if !collected.isEmpty { undoSteps.append(collectedStep(step.name)) }
  }

  open func removeAllActions() {
    undoSteps = []
    redoSteps = []
  }

  /// One step out of all that was collected, the last change undone first.
  private func collectedStep(_ name: String) -> Step {
    let parts = collected
    collected = []
    return Step(name: name) { for part in parts.reversed() { part() } }
  }

  private func trim() {
    if levelsOfUndo > 0, undoSteps.count > levelsOfUndo {
      undoSteps.removeFirst(undoSteps.count - levelsOfUndo)
    }
  }
}
