/* @Description("Without the cover") pages: Integer32 */
type Book {
  title: String,
  pages: Integer32
}
