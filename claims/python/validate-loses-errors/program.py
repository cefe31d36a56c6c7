from library.model import Rating, Review; assert Review(Rating(9), None).validate() == ["stars"], "lost"
