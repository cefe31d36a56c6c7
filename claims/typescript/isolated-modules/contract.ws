type Book { title: String } endpoint Find POST Book? /find ? { title: String? } -> { 200 -> Book? }
