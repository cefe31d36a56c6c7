type Path { text: String } endpoint Send POST Path /send/{id: String} -> { 200 -> String }
