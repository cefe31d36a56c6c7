type Book {
  title: String,
  subtitle: Optional<String>
}
