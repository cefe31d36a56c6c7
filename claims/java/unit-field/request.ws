endpoint Send POST Unit /send -> { 200 -> String }
