// swift-tools-version: 6.2
import PackageDescription

// A package of your own: its views compile against Segue's SwiftUI on Linux, and its tests run with
// a plain `swift test`.
let package = Package(
  name: "TestingYourViews",
  dependencies: [.package(name: "Segue", path: "../..")],
  targets: [
    .target(
      name: "Screens", dependencies: [.product(name: "SwiftUI", package: "Segue")]),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens", .product(name: "SegueTesting", package: "Segue"),
        .product(name: "SegueTestingImages", package: "Segue"),
      ], exclude: ["Snapshots"]),
  ]
)
