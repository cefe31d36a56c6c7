type Isbn = String(/^9$/g) type Book { isbn: Isbn } endpoint Find POST Book? /find ? { title: String? } -> { 200 -> Book? }
