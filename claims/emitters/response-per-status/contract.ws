type Book { title: String } type Problem { message: String } endpoint GetBook GET /book -> { 200 -> Book 404 -> Problem }
