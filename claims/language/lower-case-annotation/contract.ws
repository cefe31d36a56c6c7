 @internal type Book { title: String }
