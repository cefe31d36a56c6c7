type Book { notify: String }
