type Book { title: String }
endpoint FindBooks GET /books ? { tags: String[]?, words: {String} } -> { 200 -> {Book} }
