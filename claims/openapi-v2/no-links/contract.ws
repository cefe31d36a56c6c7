endpoint Get GET /get -> { @Link("Next", operationId: "Get", server: "https://library.example") 200 -> String } channel Added -> String
