type Book { title: String } type Map { title: String } type Item = Book | Sheet type Sheet = Map
