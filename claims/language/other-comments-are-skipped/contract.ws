# all books
-- of the library
; and more
/* not closed
type Book { title: String }
