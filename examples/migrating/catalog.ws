type Isbn = String(/^97[89][0-9]{10}$/)

// The values that have always been on the wire
type CopyState = String(/^(on-shelf|lent|in-repair)$/)

type Pages = Integer32(1, 5000)

type Copy {
  id: Integer,
  isbn: Isbn,
  state: CopyState,
  pages: Pages,
  shelfNote: String?,
  returnedAt: String?,
  holder: Holder,
  labels: {String}
}

type Holder = Person | School

type Person {
  cardNumber: String
}

type School {
  name: String,
  classes: String[]
}

type Problem {
  message: String,
  code: Integer32?
}

endpoint FindCopies GET /copies ? {
  isbn: Isbn,
  state: CopyState?
} -> {
  200 -> Copy[]
  400 -> Problem
  500 -> Problem
}

endpoint ReplaceCopy PUT Copy /copies/{id: Integer} -> {
  204 -> Unit
  404 -> Problem
}
