// A printed book
type Book {
  title: String,
  @Description(text: "Without the cover") pages: Integer32
}
