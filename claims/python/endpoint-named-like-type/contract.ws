type Book { title: String } endpoint Book GET /book -> { 200 -> Book }
