type Long { text: String } type Pages = Integer(0, 9)
