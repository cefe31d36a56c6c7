type Loan { isbn: String, member: String }

type Refusal = BookLent | MemberBlocked

enum BookLentKind { BOOK_LENT }

type BookLent {
  kind: BookLentKind,
  returns: String
}

enum MemberBlockedKind { MEMBER_BLOCKED }

type MemberBlocked {
  kind: MemberBlockedKind,
  unpaid: Integer32
}

endpoint LendBook POST Loan /loans -> {
  201 -> Loan
  409 -> Refusal
}
