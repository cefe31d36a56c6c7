type Rating = Integer(0, 6) type Review { stars: Rating, others: Rating? } endpoint Ping GET /ping -> { 200 -> String }
