type Book {
  // A printed book
  title: String,
  @Description("Without the cover") pages: Integer32
}
