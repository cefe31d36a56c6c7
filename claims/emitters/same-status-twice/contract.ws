endpoint Both GET /both -> { 200 -> String 200 -> Integer }
