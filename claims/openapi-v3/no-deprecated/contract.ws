@Deprecated endpoint GetBook GET /books -> { 200 -> String }
