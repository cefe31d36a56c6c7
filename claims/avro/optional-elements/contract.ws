type Book { gaps: String?[], holes: {String?} }
