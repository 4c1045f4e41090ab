// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Segue", path: "..")],
  targets: [
    .executableTarget(
      name: "segue-bench",
      dependencies: [
        .product(name: "SwiftUI", package: "Segue"),
        .product(name: "SegueTesting", package: "Segue"),
        .product(name: "SegueTestingImages", package: "Segue"),
      ], swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
