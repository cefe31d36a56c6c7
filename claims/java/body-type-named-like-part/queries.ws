type Queries { text: String } endpoint Send POST Queries /send/{id: String} ? { urgent: Boolean? } # { trace: String? } -> { 200 -> String }
