from library.model import Shelf

Shelf([None]).validate()
