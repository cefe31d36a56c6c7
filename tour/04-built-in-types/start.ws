type Copy {
  shelf: String,
  pages: String,
  weight: String,
  available: String
}
