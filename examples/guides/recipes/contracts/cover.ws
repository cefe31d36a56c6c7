endpoint SaveCover PUT Bytes /books/{isbn: String}/cover -> {
  204 -> Unit
}

endpoint GetCover GET /books/{isbn: String}/cover -> {
  200 -> Bytes
  404 -> Unit
}
