type Book { title: String } endpoint Find GET /books -> { 200 -> {Book} }
