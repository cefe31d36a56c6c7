type Book { title: String } endpoint Swap PUT Book? /swap -> { 200 -> String }
