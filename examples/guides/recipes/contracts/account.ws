type Account { name: String }

type Problem { message: String }

endpoint GetAccount GET /account # {
  authorization: String?
} -> {
  200 -> Account
  401 -> Problem # {`WWW-Authenticate`: String}
}
