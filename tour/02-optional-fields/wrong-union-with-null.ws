type Book {
  title: String,
  subtitle: String | null
}
