@Description("Said loudly") // Said quietly
type Book { @Description("Said twice") title: String }
