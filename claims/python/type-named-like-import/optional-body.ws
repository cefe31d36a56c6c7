type Optional { a: String } endpoint Get POST Optional? /get -> { 200 -> String }
