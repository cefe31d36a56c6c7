type Book { title: String } type Shelf { @Description("Of a list") books: Book[], @Description("Of a dictionary") byTitle: {Book}, @Description("Of a word") name: String }
