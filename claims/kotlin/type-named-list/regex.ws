type Regex { text: String } type Code = String(/^a$/)
