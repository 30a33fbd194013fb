/// The version of the package.
public enum DualStripVersion {
  /// The major, minor and patch version, as in the header of a whole trace.
  public static let current = "1.0.0"
  /// The edition of the model that computes runs.
  public static let model = 4
}
