type Inner { a: String }
type Bond { yield: Inner }
