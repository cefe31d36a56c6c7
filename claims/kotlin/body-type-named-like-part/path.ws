type Path { text: String } endpoint Send POST Path /send/{id: String} ? { urgent: Boolean? } # { trace: String? } -> { 200 -> String }
