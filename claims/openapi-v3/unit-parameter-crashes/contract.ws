endpoint Ping GET /ping ? {nothing: Unit} -> { 200 -> String }
