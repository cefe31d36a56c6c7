# ask the @Owner before a change
type Book { title: String }
