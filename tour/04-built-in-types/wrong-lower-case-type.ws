type Copy {
  shelf: String,
  pages: integer,
  weight: number,
  available: boolean
}
