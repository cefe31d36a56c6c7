type Rating = Integer(0, 6) type Review { others: Rating?, stars: Rating } endpoint Ping GET /ping -> { 200 -> String }
