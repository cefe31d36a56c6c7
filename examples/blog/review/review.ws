type Isbn = String(/^97[89][0-9]{10}$/g)

type Stars = Integer32(1, 5)

type Review {
  isbn: Isbn,
  stars: Stars,
  text: String?
}
