/// Less to compile than `fatalError()`, which carries file and line.
func _trap() -> Never { fatalError() }
