type Book { title: String } endpoint Send POST Book? /send -> { 200 -> Book }
