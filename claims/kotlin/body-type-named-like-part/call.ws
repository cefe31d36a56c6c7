type Call { text: String } endpoint Send POST Call /send/{id: String} ? { urgent: Boolean? } # { trace: String? } -> { 200 -> String }
