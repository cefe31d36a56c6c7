type Path { title: String } endpoint Get POST Path /get -> { 200 -> Path }
