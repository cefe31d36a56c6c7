type Item = Book | Film type Film { title: String }
