type Book { `2nd`: String }
