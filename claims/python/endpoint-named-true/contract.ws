type Book { title: String } endpoint True GET /books -> { 200 -> Book }
