type Request { text: String } endpoint Send POST Request /send/{id: String} ? { urgent: Boolean? } # { trace: String? } -> { 200 -> String }
