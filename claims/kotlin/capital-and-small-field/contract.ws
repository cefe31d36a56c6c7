type Book { `Title`: String, `title`: String }
