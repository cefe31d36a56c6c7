type Book { note: null }
