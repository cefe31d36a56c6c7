 @Descripton("text") type Book { title: String }
