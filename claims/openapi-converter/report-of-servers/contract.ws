endpoint GetLoans GET /loans -> {
  204 -> Unit
}
