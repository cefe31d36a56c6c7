enum Genre { NOVEL }

endpoint FindBooks GET /books ? { title: String, tags: String[] } # { trace: String?, places: String[] } -> {
  204 -> Unit
}

endpoint AddGenre POST Genre /genres -> {
  204 -> Unit
}
