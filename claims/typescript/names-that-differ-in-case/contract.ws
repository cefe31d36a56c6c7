type Isbn { a: String } type ISBN { b: String }
