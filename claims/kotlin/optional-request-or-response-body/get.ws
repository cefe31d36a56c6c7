type Book { title: String } endpoint Swap GET /swap -> { 200 -> Book? }
