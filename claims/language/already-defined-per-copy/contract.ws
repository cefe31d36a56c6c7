type Book { a: String } type Book { b: String } type Book { c: String }
