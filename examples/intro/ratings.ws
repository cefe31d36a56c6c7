type Isbn = String(/^97[89][0-9]{10}$/g)

type Rating = Integer32(0, 6)

type Review {
  isbn: Isbn,
  rating: Rating,
  text: String?,
  helpful: Integer32(0, 100)
}
