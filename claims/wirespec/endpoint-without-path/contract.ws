endpoint Root GET -> { 200 -> String }
