type Copy { shelf-code: String, weight_grams: Integer32, class: String, `2nd`: String } enum Volume { FIRST, 2 } endpoint FindCopies GET /copies # { `X-Trace-Id`: String } -> { 200 -> Copy[] }
