type Loan { previous: Loan?, book: Book, others: Book[], kind: Kind }
type Book { title: String, kinds: {Kind} }
enum Kind { TAKEN, RETURNED }
