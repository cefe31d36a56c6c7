@Description("a \"b\"") type Note { a: String }
