public import Foundation
public import SegueGeometry

/// Functions of a shading language, by their names.
///
/// Nothing on a stage compiles them: what would use one is drawn as it is, and says so once.
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  public static let `default` = ShaderLibrary()
  public init(data: Data) {}
  public init(url: URL) {}
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
  private init() {}

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// A function of a shading language.
@dynamicCallable
public struct ShaderFunction: Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A function of a shading language with its arguments.
public struct Shader: Sendable, ShapeStyle {
  public struct Argument: Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func float2(_ vector: CGVector) -> Argument { Argument() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument { Argument() }
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    public static var boundingRect: Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static func data(_ data: Data) -> Argument { Argument() }
  }

  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    StageRegistry.notDrawn("the shader \(function.name), in place of which stands the foreground,")
    return ForegroundStyle()._resolved(in: environment)
  }
}

extension View {
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    accepted("colorEffect(\(shader.function.name))", if: isEnabled)
  }

  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    accepted("distortionEffect(\(shader.function.name))", if: isEnabled)
  }

  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    accepted("layerEffect(\(shader.function.name))", if: isEnabled)
  }
}

extension VisualEffect {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    if isEnabled { StageRegistry.notDrawn("colorEffect(\(shader.function.name))") }
    return self
  }

  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    if isEnabled { StageRegistry.notDrawn("distortionEffect(\(shader.function.name))") }
    return self
  }

  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    if isEnabled { StageRegistry.notDrawn("layerEffect(\(shader.function.name))") }
    return self
  }
}
