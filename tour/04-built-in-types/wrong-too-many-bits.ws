type Copy {
  shelf: String,
  pages: Integer,
  weight: Number,
  available: Boolean
}
