type Response200 { text: String } endpoint Send POST Response200 /send/{id: String} ? { urgent: Boolean? } # { trace: String? } -> { 200 -> String }
