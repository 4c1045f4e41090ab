// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of the toolchain's own SwiftSyntax, as the compiler that comes first in PATH reports it.
let host: String = {
  struct Info: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let paths: Paths
  }
  let compiler = Process()
  let output = Pipe()
  compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  compiler.arguments = ["swiftc", "-print-target-info"]
  compiler.standardOutput = output
  guard (try? compiler.run()) != nil,
    let info = try? JSONDecoder().decode(
      Info.self, from: output.fileHandleForReading.readDataToEndOfFile())
  else { fatalError("no swiftc in PATH: put the usr/bin of a Swift 6.3 toolchain first in PATH") }
  let folder = info.paths.runtimeResourcePath + "/host"
  guard FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule") else {
    fatalError("this toolchain has no SwiftSyntax in \(folder): install a Swift 6.3 toolchain")
  }
  return folder
}()

let swift: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let syntax: [SwiftSetting] = swift + [.unsafeFlags(["-I", host])]
let syntaxLink: [LinkerSetting] = [
  .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])
]

let package = Package(
  name: "Segue",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "SegueTesting", targets: ["SegueTesting"]),
    // Apart, so that tests without pictures need neither cairo nor fonts.
    .library(name: "SegueTestingImages", targets: ["SegueTestingImages"]),
    .executable(name: "segue", targets: ["segue"]),
  ],
  targets: [
    .target(name: "SegueGeometry", swiftSettings: swift),
    .target(name: "SegueMotion", dependencies: ["SegueGeometry"], swiftSettings: swift),
    .target(name: "SegueDisplay", dependencies: ["SegueGeometry"], swiftSettings: swift),
    .target(name: "SegueFindings", swiftSettings: swift),
    // Apart from the macro target: tests that depend on a macro would build everything twice.
    .target(name: "SegueExpansions", swiftSettings: syntax, linkerSettings: syntaxLink),
    .macro(
      name: "SegueMacros", dependencies: ["SegueExpansions"], swiftSettings: syntax,
      linkerSettings: syntaxLink),
    // `import Combine` compiles unchanged where there is none: its observable objects and subjects.
    .target(name: "Combine", swiftSettings: swift),
    .target(
      name: "SegueUI",
      dependencies: [
        "Combine", "SegueGeometry", "SegueMotion", "SegueDisplay", "SegueFindings", "SegueMacros",
      ], exclude: ["Views/Symbols/LICENSE-Phosphor.txt"], swiftSettings: swift),
    .target(
      name: "SwiftUI", dependencies: ["Combine", "SegueUI", "SegueGeometry", "SegueMotion"],
      swiftSettings: swift),

    // The examples as a module, so that their twins in Tests/ExampleTests test the very files.
    .target(
      name: "Examples", dependencies: ["SwiftUI"], path: "Examples",
      exclude: ["TestingYourViews", "ci"], swiftSettings: [.swiftLanguageMode(.v6)]),

    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "CPixels", cSettings: [.unsafeFlags(["-O3"])]),
    .target(name: "CClock"),
    .target(name: "CHost"),
    .target(name: "SegueClock", dependencies: ["CClock", "SegueUI"], swiftSettings: swift),
    .target(
      name: "SegueCairo",
      dependencies: ["SegueDisplay", "SegueGeometry", "CCairo", "CPango", "CPixels"],
      swiftSettings: swift),
    .target(
      name: "SegueMedia",
      dependencies: ["SegueDisplay", "SegueGeometry", "CPixels", "CWebP", "CZlib"],
      swiftSettings: swift),
    .target(
      name: "SegueWeb", dependencies: ["SegueDisplay", "SegueGeometry", "SegueFindings"],
      // Bytes in the program: what is installed needs no folder of resources.
      resources: [
        .embedInCode("Page/timeline.html"), .embedInCode("Page/timeline.css"),
        .embedInCode("Page/lists.js"), .embedInCode("Page/colors.js"),
        .embedInCode("Page/painter.js"), .embedInCode("Page/model.js"),
        .embedInCode("Page/freezing.js"), .embedInCode("Page/lanes.js"),
        .embedInCode("Page/timeline.js"),
        .embedInCode("Page/live.html"), .embedInCode("Page/live.css"),
        .embedInCode("Page/live.js"),
      ], swiftSettings: swift),
    .target(
      name: "SegueHost",
      dependencies: [
        "SegueUI", "SegueGeometry", "SegueDisplay", "SegueFindings", "SegueCairo", "SegueMedia",
        "SegueWeb", "SegueClock", "CHost",
      ], swiftSettings: swift),
    .target(
      name: "SegueTesting",
      dependencies: [
        "SegueUI", "SegueGeometry", "SegueMotion", "SegueDisplay", "SegueFindings", "SegueClock",
      ], swiftSettings: swift),
    .target(
      name: "SegueTestingImages",
      dependencies: [
        "SegueTesting", "SegueUI", "SegueGeometry", "SegueDisplay", "SegueCairo", "SegueMedia",
        "CCairo",
      ], swiftSettings: swift),

    .target(
      name: "SegueSource", dependencies: ["SegueFindings"], swiftSettings: syntax,
      linkerSettings: syntaxLink),
    .target(
      name: "SegueLint", dependencies: ["SegueFindings", "SegueSource"], swiftSettings: syntax,
      linkerSettings: syntaxLink),
    .executableTarget(
      name: "segue",
      dependencies: ["SegueHost", "SegueLint", "SegueSource", "SegueFindings", "SwiftUI"],
      swiftSettings: syntax,
      linkerSettings: syntaxLink + [
        // A played file finds the engine in this program; the id tells builds apart.
        .unsafeFlags(["-Xlinker", "--export-dynamic", "-Xlinker", "--build-id=sha1"])
      ]),

    .testTarget(
      name: "SegueMotionTests", dependencies: ["SegueMotion", "SegueGeometry"],
      swiftSettings: swift),
    .testTarget(
      name: "SegueUITests",
      dependencies: [
        "SwiftUI", "SegueUI", "SegueTesting", "SegueDisplay", "SegueMotion", "SegueGeometry",
        "SegueFindings",
      ], swiftSettings: swift, linkerSettings: syntaxLink),
    .testTarget(
      name: "SegueTestingTests",
      dependencies: [
        "SwiftUI", "SegueUI", "SegueTesting", "SegueTestingImages", "SegueDisplay", "SegueFindings",
      ], exclude: ["Snapshots"], swiftSettings: swift, linkerSettings: syntaxLink),
    .testTarget(
      name: "ExampleTests", dependencies: ["Examples", "SwiftUI", "SegueTesting", "SegueFindings"],
      swiftSettings: swift, linkerSettings: syntaxLink),
    .testTarget(
      name: "SegueDrawingTests",
      dependencies: ["SegueCairo", "SegueMedia", "SegueDisplay", "SegueGeometry", "CZlib"],
      exclude: ["Goldens"], swiftSettings: swift),
    .testTarget(
      name: "SegueWebTests", dependencies: ["SegueWeb", "SegueDisplay", "SegueGeometry"],
      swiftSettings: swift),
    .testTarget(
      name: "SegueExpansionsTests", dependencies: ["SegueExpansions"], swiftSettings: syntax,
      linkerSettings: syntaxLink),
    .testTarget(
      name: "SegueHostTests",
      dependencies: [
        "SegueHost", "SegueUI", "SegueMotion", "SegueFindings", "SegueClock", "SegueWeb",
      ],
      swiftSettings: syntax, linkerSettings: syntaxLink),
    .testTarget(
      name: "SegueLintTests", dependencies: ["SegueLint", "SegueSource", "SegueFindings"],
      swiftSettings: syntax, linkerSettings: syntaxLink),
  ]
)
