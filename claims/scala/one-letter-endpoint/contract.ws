endpoint GetX GET /x -> { 200 -> String }
