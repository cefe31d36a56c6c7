type Request { text: String } endpoint Send POST Request /send -> { 200 -> String }
