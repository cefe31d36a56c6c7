endpoint Find GET /find -> { 200 -> Book }
type Book { title: String }
