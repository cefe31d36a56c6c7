type Item = String | Book type Book { title: String }
