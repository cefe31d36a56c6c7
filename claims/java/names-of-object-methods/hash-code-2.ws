endpoint Ping GET /ping ? { hashCode: String } -> { 200 -> String }
