// swift-tools-version: 6.3

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

// Square roots and conversions need it where Foundation is not linked.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
  name: "DualStrip",
  // What an app links works from these versions on; a test checks it. The command needs macOS 15.
  platforms: [.iOS(.v15), .macOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "ScrollPhysics", targets: ["ScrollPhysics"]),
    .library(name: "CollectionLayouts", targets: ["CollectionLayouts"]),
    .library(name: "DualStrip", targets: ["DualStrip"]),
    .library(name: "CollectionGallery", targets: ["CollectionGallery"]),
    .library(name: "ScenarioLanguage", targets: ["ScenarioLanguage"]),
    .library(name: "DualStripScenarios", targets: ["DualStripScenarios"]),
    .library(name: "AppRecording", targets: ["AppRecording"]),
    .library(name: "DualStripTesting", targets: ["DualStripTesting"]),
    .executable(name: "dualstrip", targets: ["DualStripCommand"]),
    .executable(name: "dualstrip-bench", targets: ["DualStripBench"]),
  ],
  targets: [
    .target(name: "Elementary", swiftSettings: strict),
    .target(
      name: "ScrollPhysics", dependencies: ["Elementary"], swiftSettings: strict,
      linkerSettings: mathematics),
    .target(name: "CollectionLayouts", dependencies: ["Elementary"], swiftSettings: strict),
    .target(
      name: "DualStrip", dependencies: ["Elementary", "ScrollPhysics", "CollectionLayouts"],
      swiftSettings: strict),
    .target(
      name: "CollectionGallery", dependencies: ["ScrollPhysics", "CollectionLayouts"],
      swiftSettings: strict),
    .target(
      name: "ScenarioLanguage", dependencies: ["Elementary", "ScrollPhysics", "CollectionLayouts"],
      swiftSettings: strict),
    .target(
      name: "ScenarioReplay", dependencies: ["ScenarioLanguage", "DualStrip", "CollectionGallery"],
      swiftSettings: strict),
    .target(
      name: "ScenarioPictures", dependencies: ["ScenarioReplay"],
      resources: [
        "frames.js", "stage.js", "film.js", "beside.js", "variants.js", "facts.js", "panels.js",
        "player.js", "player.html", "player.css",
      ].map { .embedInCode("Player/\($0)") }, swiftSettings: strict),
    .target(name: "ScenarioRecordings", dependencies: ["ScenarioReplay"], swiftSettings: strict),
    .target(name: "ScenarioFuzzing", dependencies: ["ScenarioReplay"], swiftSettings: strict),
    .target(
      name: "DualStripScenarios",
      dependencies: ["ScenarioPictures", "ScenarioRecordings", "ScenarioFuzzing"],
      swiftSettings: strict),
    .target(
      name: "ScenarioFolders", dependencies: ["DualStripScenarios"], swiftSettings: strict),
    .target(
      name: "DualStripTesting", dependencies: ["DualStripScenarios", "ScenarioFolders"],
      swiftSettings: strict),
    .executableTarget(
      name: "DualStripCommand", dependencies: ["DualStripScenarios", "ScenarioFolders"],
      swiftSettings: strict),
    .target(name: "AppRecording", swiftSettings: strict),
    .target(name: "CDualStrip", path: "Sources/DualStripC/Interface"),
    .target(
      name: "DualStripC", dependencies: ["CDualStrip", "DualStrip", "CollectionGallery"],
      path: "Sources/DualStripC/Doors", swiftSettings: strict),
    .target(name: "AllocationCount"),
    .executableTarget(
      name: "DualStripBench",
      dependencies: ["DualStripScenarios", "CollectionGallery", "DualStripC", "AllocationCount"],
      swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["Elementary", "CollectionLayouts"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics", "Elementary", "TestSupport"],
      resources: [.copy("Resources")], swiftSettings: strict),
    .testTarget(
      name: "CollectionLayoutsTests", dependencies: ["CollectionLayouts", "TestSupport"],
      resources: [.copy("Resources")], swiftSettings: strict),
    .testTarget(
      name: "CollectionGalleryTests",
      dependencies: ["CollectionGallery", "DualStripC", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DualStripTests", dependencies: ["DualStrip", "DualStripC"], swiftSettings: strict),
    .testTarget(
      name: "DualStripScenariosTests",
      dependencies: [
        "DualStripScenarios", "DualStripTesting", "ScenarioFolders", "AppRecording", "TestSupport",
      ],
      resources: [.copy("Resources")], swiftSettings: strict),
    .testTarget(
      name: "DualStripCommandTests", dependencies: ["DualStripCommand", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "TidyTests", swiftSettings: strict),
  ]
)
