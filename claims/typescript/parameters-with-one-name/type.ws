type Book { title: String } endpoint Put PUT Book /books ? { body: String } -> { 200 -> String }
