type Double { text: String } type Weight = Number(0.0, 9.0)
