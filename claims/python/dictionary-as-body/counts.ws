type Book { title: String } endpoint Find GET /books ? { counts: {Integer} } -> { 200 -> Book }
