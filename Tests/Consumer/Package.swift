// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "Consumer",
  dependencies: [.package(name: "DualStrip", path: "../..")],
  targets: [
    .executableTarget(
      name: "consumer", dependencies: [.product(name: "DualStrip", package: "DualStrip")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "ConsumerTests",
      dependencies: [
        .product(name: "DualStripTesting", package: "DualStrip"),
        .product(name: "AppRecording", package: "DualStrip"),
        .product(name: "CollectionGallery", package: "DualStrip"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ]
)
