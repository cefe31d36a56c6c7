endpoint FindCopies GET /copies # { `X-Trace-Id`: String } -> { 200 -> String }
