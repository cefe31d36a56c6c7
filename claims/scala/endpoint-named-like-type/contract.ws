type GetBook { title: String }
endpoint GetBook GET /a -> { 200 -> String }
endpoint ListBooks GET /b -> { 200 -> GetBook }
