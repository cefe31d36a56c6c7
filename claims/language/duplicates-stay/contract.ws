type Book { title: String, title: Integer } enum Condition { NEW, NEW } type Item = Book | Book
