type Request { text: String } endpoint Send POST Request /send/{id: String} -> { 200 -> String }
