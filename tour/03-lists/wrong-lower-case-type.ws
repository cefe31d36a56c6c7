type Book {
  authors: string[],
  titles: {string}
}
