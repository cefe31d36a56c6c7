type Book { first: String } enum Book { SECOND }
