type Copy { shelf-code: String, class: String, `2nd`: String } endpoint FindCopies GET /copies # { `X-Trace-Id`: String } -> { 200 -> String }
