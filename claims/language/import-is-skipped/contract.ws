import other namespace library type Book { title: String }
