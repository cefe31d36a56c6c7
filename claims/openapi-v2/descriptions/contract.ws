@Description("Of a type") type Book { @Description("Lost of a field") isbn: Isbn }
@Description("Lost of a refined type") type Isbn = String
@Description("Of an enum") enum Kind { NOVEL }
// Comment on a type
type Shelf { code: String }
@Description("Of an endpoint")
// Comment below a description
endpoint Find GET /find ? { @Description("Of a query") q: String? } # { @Description("Of a header") trace: String? } -> {
  @Description("Of a response") 200 -> Book # { @Description("Of a response header") total: Integer }
}
// Comment on an endpoint
endpoint List GET /list -> { 200 -> Shelf }
