type Member {
  name: String
}
