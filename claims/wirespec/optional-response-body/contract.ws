type Book { title: String } endpoint Get GET /get -> { 200 -> Book? }
