endpoint Ping GET /ping ? { notifyAll: String } -> { 200 -> String }
