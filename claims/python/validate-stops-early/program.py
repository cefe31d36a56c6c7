from library.model import Rating, Review; assert Review(Rating(1), Rating(9)).validate() == ["stars"], "unchecked"
