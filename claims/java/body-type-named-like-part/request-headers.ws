type RequestHeaders { text: String } endpoint Send POST RequestHeaders /send/{id: String} ? { urgent: Boolean? } # { trace: String? } -> { 200 -> String }
