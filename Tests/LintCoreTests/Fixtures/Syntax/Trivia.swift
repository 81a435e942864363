// A line comment, then /* no block */
/// Documentation of the type.
/* A block /* nested */ still inside */
struct Commented /* before the brace */ {
    /** Documentation as a block. */
    let value: Int // trailing
    // MARK: - Unicode
    let größe = "naïve café ☕️"
    let `class` = 1, `two words` = 2
    func 数える() -> Int { `class` + /* inside */ value }
}

let spaced   =   1   ;   let other = 2; func tight() {}
let operators = a+b - -c * !d
let prefixed = [-1, +2, ~3, &x]
let chain = value
    // a comment inside the chain
    .first /* and another */
    .second()

#sourceLocation(file: "generated.swift", line: 10)
let placeholder: <#Type#> = <#value#>
#sourceLocation()

#warning("to do")
let divided = a / b / c, quotient = (a) / 2

enum `Type` { case `default`, `self` }

/// The last one.
func finish() -> Never { fatalError("""
    over
    """) }
