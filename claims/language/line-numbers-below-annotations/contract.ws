type Shelf { code: String }
@Description("One
Two")
type Book { title String }
