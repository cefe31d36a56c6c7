type Handler { text: String } endpoint Send POST Handler /send/{id: String} ? { urgent: Boolean? } # { trace: String? } -> { 200 -> String }
