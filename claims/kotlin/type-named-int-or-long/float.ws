type Float { text: String } type Weight = Number32(0.0, 9.0)
