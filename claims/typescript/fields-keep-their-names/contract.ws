type Copy { shelf-code: String, weight_grams: Integer32 } endpoint FindCopies GET /copies/{isbn: String} # { `X-Trace-Id`: String } -> { 200 -> String }
