from library.model import Isbn, Shelf

Shelf(Isbn("97")).validate()
