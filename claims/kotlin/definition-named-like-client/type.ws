type GetBookClient { title: String }
endpoint GetBook GET /a -> { 200 -> String }
endpoint ListBooks GET /b -> { 200 -> GetBookClient }
