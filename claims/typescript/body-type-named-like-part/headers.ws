type Headers { text: String } endpoint Send POST Headers /send/{id: String} ? { urgent: Boolean? } # { trace: String? } -> { 200 -> String }
