type Book { title: String }
endpoint List_books GET /books -> { 200 -> Book }
