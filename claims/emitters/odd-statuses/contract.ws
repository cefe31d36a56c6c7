endpoint Odd GET /odd -> { 99 -> String 600 -> String 1000 -> String 999 -> String }
