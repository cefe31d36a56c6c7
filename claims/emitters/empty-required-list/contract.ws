endpoint FindBooks GET /books ? { tags: String[] } -> {
  200 -> String
}
