type Copy {
  shelf: String,
  pages: Integer32,
  weight: Number,
  available: Boolean
}
