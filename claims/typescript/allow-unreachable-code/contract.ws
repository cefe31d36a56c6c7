endpoint GetTitle GET /title -> { 200 -> String }
