@Internal @Description("a") // Said in vain
type Book { @Internal title: String }
