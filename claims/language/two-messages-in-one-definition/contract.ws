type Book {
  title String,
  @Description("Of the print edition") pages Integer
}
