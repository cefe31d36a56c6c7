type Book { @Description("Of a word") title: String, @Description("Of a name") kind: Kind, @Description("Of a list") kinds: Kind[] } // Of an enum
enum Kind { NOVEL } // Of a union
type Item = Book @Description("Of a refined type") type Isbn = String channel Added -> Book endpoint Find GET /find -> { 200 -> Book # { @Description("Of a header") total: Integer, @Description("Lost of a list") tags: String[], @Description("Lost of an enum") kind: Kind } }
