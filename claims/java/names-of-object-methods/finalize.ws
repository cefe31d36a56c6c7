type Book { finalize: String }
