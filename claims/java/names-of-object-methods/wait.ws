type Book { wait: String }
