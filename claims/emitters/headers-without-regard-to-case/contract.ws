endpoint Get GET /get # { `X-Trace`: String } -> { 200 -> String # { `X-Rate`: String } }
