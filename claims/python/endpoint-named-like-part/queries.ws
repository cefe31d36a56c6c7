endpoint Queries GET /find/{id: String} ? { title: String } # { trace: String } -> { 200 -> String }
