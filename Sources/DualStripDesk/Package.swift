// swift-tools-version: 6.3

import PackageDescription

let debian = "libadwaita-1-dev libpoppler-glib-dev libsane-dev"

let package = Package(
  name: "DualStripDesk",
  dependencies: [.package(name: "DualStrip", path: "../..")],
  targets: [
    .systemLibrary(name: "CDesk", pkgConfig: "libadwaita-1", providers: [.apt([debian])]),
    .systemLibrary(name: "CPoppler", pkgConfig: "poppler-glib", providers: [.apt([debian])]),
    .systemLibrary(name: "CSane", pkgConfig: "sane-backends", providers: [.apt([debian])]),
    .executableTarget(
      name: "DualStripDesk",
      dependencies: [
        "CDesk", "CPoppler", "CSane",
        .product(name: "DualStrip", package: "DualStrip"),
        .product(name: "AppRecording", package: "DualStrip"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
  ]
)
