endpoint Get GET /get -> { @Link("Next", operationId: "Missing") 200 -> String }
