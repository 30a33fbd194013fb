/// The version of the package.
public enum DualStripVersion {
  /// Major, minor and patch; the header of a whole trace has it.
  public static let current = "1.0.0"
  /// The edition of the model that runs are computed by.
  public static let model = 4
}
