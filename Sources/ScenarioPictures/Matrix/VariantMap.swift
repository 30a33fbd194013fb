/// The variants of a scenario as a table. Its axes are the two variables with the most values; a cell
/// has all variants with the same values of these two.
///
/// `variants.js` arranges them by the same rule.
struct VariantMap {
  /// A variable and its values, in the order of the matrix; one empty value if there is none.
  struct Axis {
    var name = ""
    var values = [""]
  }

  private(set) var columns = Axis()
  private(set) var rows = Axis()
  /// The variables in which the variants of a cell differ.
  private(set) var others: [String] = []
  /// By row and column, the places of variants in their list.
  private(set) var cells: [[[Int]]] = []

  init(_ variants: [ScenarioVariant]) {
    let names = variants.first?.values.map { $0.name } ?? []
    var places = names.map { _ in [String: Int]() }
    var axes = names.map { Axis(name: $0, values: []) }
    for variant in variants {
      for (number, value) in variant.values.enumerated()
      where places[number][value.value.text] == nil {
        places[number][value.value.text] = axes[number].values.count
        axes[number].values.append(value.value.text)
      }
    }
    let order = axes.indices.filter { axes[$0].values.count > 1 }
      .sorted { (-axes[$0].values.count, $0) < (-axes[$1].values.count, $1) }
    if let first = order.first { columns = axes[first] }
    if order.count > 1 { rows = axes[order[1]] }
    others = order.dropFirst(2).map { axes[$0].name }
    cells = rows.values.map { _ in columns.values.map { _ in [] } }
    for (place, variant) in variants.enumerated() {
      func index(on axis: Int) -> Int {
        guard order.count > axis else { return 0 }
        return places[order[axis]][variant.values[order[axis]].value.text] ?? 0
      }
      cells[index(on: 1)][index(on: 0)].append(place)
    }
  }
}
