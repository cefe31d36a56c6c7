endpoint Odd GET /odd -> { -1 -> String }
