type Book { title: String } type Loan { id: String } endpoint Find GET /find -> { 200 -> {Book} 201 -> {Loan} }
