import SegueMotion

/// A view of the library whose states are nobody's concern.
protocol HidesStates {}

/// Generic views of the library that nobody writes.
private let internalParts: Set<String> = [
  "NavigationPage", "PresentationView", "PresentedPage", "PickerBody", "AlertView", "AlertCard",
  "TappableLabel", "StepperLabel", "StyleBody",
]
/// Generic views of the library in whose bodies something comes and goes by itself.
private let partsWithConditions: Set<String> = internalParts.union([
  "NavigationStack", "Menu", "Picker", "NavigationLink", "Slider", "DatePicker",
]).subtracting(["TappableLabel", "StyleBody"])

/// The node of a view with a body.
final class CompositeNode<V: View>: _Node {
  private var view: V
  private var child: _Node?
  private var evaluation: BodyEvaluation?
  /// Present where the view is `Animatable`: interpolates its data, and runs the body with it.
  private var animatable: AnimatableTrack<V>?

  private let list: PropertyList
  private let isAnimatable = V.self is any Animatable.Type

  init(_ view: V, _ context: _NodeContext) {
    self.view = view
    list = PropertyList.of(V.self)
    super.init(context)
    let evaluation = BodyEvaluation(self, list)
    self.evaluation = evaluation
    // What draws a shape interpolates its data, without a body.
    if isAnimatable, (V.Body.self as? any ShapeDrawing.Type)?.draws(V.self) != true {
      animatable = AnimatableTrack(view, owner: self)
    }
    guard stage.mayGrow(self) else { return }
    let body = evaluation.evaluate(&self.view) { $0.body }
    child = V.Body._makeNode(body, context.child(of: self))
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
  override func collectItems(_ items: inout [Item]) { child?.collectItems(&items) }
  override var displayName: String { list.typeName }
  override var namesItem: Bool { true }
  override var isLibraryBody: Bool { list.isLibrary }
  override var ownsConditions: Bool {
    guard list.isLibrary, V.Body.self != AnyView.self, !(V.self is any Shape.Type) else {
      return false
    }
    return !list.isGeneric || partsWithConditions.contains(list.typeName)
  }
  override var isInternalPart: Bool {
    list.isLibrary
      && (list.isGeneric ? internalParts.contains(list.typeName) : !(V.self is any Shape.Type))
  }
  override var hidesStates: Bool { V.self is any HidesStates.Type }
  override var pageRole: PageRole? { (view as? any PageShowing)?.pageRole }
  override func isView<T>(of type: T.Type, name: String) -> Bool { type == V.self }
  override func readAttributes(_ readings: inout [AttributeReading]) {
    animatable?.readAttributes(&readings)
  }

  func update(_ new: V) {
    guard isDirty || !list.areEqual(view, new) else { return }
    if isAnimatable, !stage.isTicking {
      stage.trace.fieldsChanged(self, fields(view, new))
    }
    view = new
    animatable?.setModel(new)
    refresh()
  }

  /// What of a change is not interpolated, for explanations.
  private func fields(_ old: V, _ new: V) -> FieldsRecord? {
    guard let shape = new as? any Shape else { return .value(old, new, scope.resolved()) }
    guard let box = (child as? FramedNode)?.modelFrame else { return nil }
    func compare<S: Shape>(_ shape: S) -> FieldsRecord? {
      (old as? S).flatMap { .shape($0, shape, in: box, scope.resolved()) }
    }
    return compare(shape)
  }

  override func refresh() {
    isDirty = false
    evaluate()
  }

  private func evaluate() {
    guard let evaluation, let child else { return }
    var shown = animatable?.presented(view) ?? view
    let body = evaluation.evaluate(&shown) { $0.body }
    V.Body._updateNode(child, body)
  }

  override func environmentDidChange() {
    if list.readsEnvironment { setNeedsRefresh() }
    super.environmentDidChange()
  }

  override func attributeDidMove(_ attribute: UInt8) { stage.noteAnimatableMoved(self) }

  override func attributeDidEnd(_ attribute: UInt8) {
    animatable?.end()
    stage.noteAnimatableMoved(self)
  }

  override func runAnimatableFrame() { evaluate() }

  override func unmount() {
    guard isMounted else { return }
    animatable?.cancel()
    super.unmount()
    evaluation?.unmount()
  }
}

/// The node of a modifier with a body.
final class ModifierBodyNode<M: ViewModifier, V: View>: _Node {
  private var modifier: M
  private let source: ViewContentSource<V>
  private var child: _Node?
  private var evaluation: BodyEvaluation?
  private var animatable: AnimatableTrack<M>?
  private let list: PropertyList
  private let isAnimatable = M.self is any Animatable.Type

  init(_ modifier: M, _ view: V, _ context: _NodeContext) {
    self.modifier = modifier
    source = ViewContentSource(view)
    list = PropertyList.of(M.self)
    super.init(context)
    let evaluation = BodyEvaluation(self, list)
    self.evaluation = evaluation
    animatable = AnimatableTrack(modifier, owner: self)
    guard stage.mayGrow(self) else { return }
    let body = evaluation.evaluate(&self.modifier) {
      $0.body(content: _ViewModifier_Content(source: source))
    }
    child = M.Body._makeNode(body, context.child(of: self))
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
  override func collectItems(_ items: inout [Item]) { child?.collectItems(&items) }
  override var displayName: String { list.typeName }
  override func readAttributes(_ readings: inout [AttributeReading]) {
    animatable?.readAttributes(&readings)
  }

  func update(_ new: M, _ view: V) {
    source.offer(view)
    if isDirty || !list.areEqual(modifier, new) {
      if !stage.isTicking {
        stage.trace.fieldsChanged(
          self,
          isAnimatable
            ? .value(modifier, new, scope.resolved()) : .plain(modifier, new, scope.resolved()))
      }
      modifier = new
      animatable?.setModel(new)
      refresh()
    }
    source.updateOthers()
  }

  override func refresh() {
    isDirty = false
    evaluate()
  }

  private func evaluate() {
    guard let evaluation, let child else { return }
    var shown = animatable?.presented(modifier) ?? modifier
    let body = evaluation.evaluate(&shown) {
      $0.body(content: _ViewModifier_Content(source: source))
    }
    M.Body._updateNode(child, body)
  }

  override func environmentDidChange() {
    if list.readsEnvironment { setNeedsRefresh() }
    super.environmentDidChange()
  }

  override func attributeDidMove(_ attribute: UInt8) { stage.noteAnimatableMoved(self) }

  override func attributeDidEnd(_ attribute: UInt8) {
    animatable?.end()
    stage.noteAnimatableMoved(self)
  }

  override func runAnimatableFrame() { evaluate() }

  override func unmount() {
    guard isMounted else { return }
    animatable?.cancel()
    super.unmount()
    evaluation?.unmount()
  }
}
