// A printed book
type Book {
  title: String,
  @Description(Without the cover) pages: Integer32
}
