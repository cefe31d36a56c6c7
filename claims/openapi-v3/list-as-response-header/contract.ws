endpoint Get GET /get -> { 200 -> String # { names: String[] } }
