type Book { crate: String }
