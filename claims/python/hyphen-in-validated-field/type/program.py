from library.model import Code, Shelf

Shelf(Code("a")).validate()
