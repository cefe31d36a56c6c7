type Book { title: String } typ Loan { due: String }
