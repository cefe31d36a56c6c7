// A printed book
type Book {
  title: String,
  pages: Integer32 @Description("Without the cover")
}
