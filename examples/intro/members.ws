type CardNumber = String(/^LC-[0-9]{6}$/g)

type Member {
  card: CardNumber,
  name: String,
  email: String?
}

endpoint GetMember GET /members/{card: CardNumber} -> {
  200 -> Member
  404 -> Unit
}
