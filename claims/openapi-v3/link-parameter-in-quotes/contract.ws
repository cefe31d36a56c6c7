endpoint Get GET /get -> {
  @Link("Next", operationId: "Get", parameters: {card: "first", `X-Id`: "second", "X-Id": "third"})
  200 -> String
}
