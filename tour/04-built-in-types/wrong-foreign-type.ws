type Copy {
  shelf: String,
  pages: Int,
  weight: Float,
  available: Boolean
}
