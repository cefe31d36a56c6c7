type Book { title: String } endpoint Swap POST Book? /swap -> { 200 -> Book? }
