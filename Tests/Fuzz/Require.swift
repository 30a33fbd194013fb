/// What has to hold; unlike a precondition it says what did not, optimized too.
func require(_ condition: Bool, _ message: @autoclosure () -> String = "it does not hold") {
  if !condition { fatalError(message()) }
}
