import SegueMotion

/// Shows a view on a stage, under a name.
///
///     #Preview("Wide", traits: .landscapeLeft) { DetailScreen() }
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SegueMacros", type: "PreviewMacro")

/// Shows a view on a stage with traits, under a name.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SegueMacros", type: "PreviewMacro")

/// Shows a view of the first of several arguments on a stage, under a name.
@freestanding(declaration)
public macro Preview<Arguments: Collection>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: Arguments,
  @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "SegueMacros", type: "PreviewMacro")

/// Lets the body of a `#Preview` keep state.
///
///     #Preview {
///       @Previewable @State var isOn = false
///       Toggle("Sound", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "SegueMacros", type: "PreviewableMacro")

/// Gathers the stored variables of a type in `animatableData`.
///
///     @Animatable struct Wedge: Shape {
///       var start: Angle
///       var end: Angle
///       @AnimatableIgnored var isClockwise: Bool
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "SegueMacros", type: "AnimatableMacro")

/// Leaves a variable out of what `@Animatable` gathers.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "SegueMacros", type: "AnimatableIgnoredMacro")

/// Makes a variable of the environment, a transaction, a container or the focus, with its key.
///
///     extension EnvironmentValues { @Entry var cardRadius: Double = 12 }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SegueMacros", type: "EntryMacro")
