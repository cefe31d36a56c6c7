endpoint Lend POST /loans -> { @Link(operationId: "Show") 201 -> String }
endpoint Show GET /loans -> { 200 -> String }
