endpoint Put PUT String /put ? { body: String } -> { 200 -> String }
