type Book { title: String }
endpoint Find GET /find -> { 200 -> Book }
channel Lent -> Book
