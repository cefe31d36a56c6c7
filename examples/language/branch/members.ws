type MemberNumber = Integer(1000, 99999)

type Member {
  number: MemberNumber,
  name: String,
  email: String?
}
