type T { a: String } endpoint Find POST T /find -> { 200 -> String }
